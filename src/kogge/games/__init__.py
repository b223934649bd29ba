"""The games. Each folder holds one whole game; nothing outside it knows a rule.

Another package adds a game through an entry point of the group ``kogge.games`` that names its
``GAME``.
"""

from importlib.metadata import entry_points

from kogge.core.error import Broken
from kogge.core.game import Game

from .haithabu import GAME as HAITHABU
from .riga import GAME as RIGA
from .visby import GAME as VISBY

GAMES: dict[str, Game] = {game.name: game for game in (VISBY, RIGA, HAITHABU)}
for point in entry_points(group="kogge.games"):
    added: Game = point.load()
    GAMES.setdefault(added.name, added)  # an added game never replaces one of these


def find(name: str) -> Game:
    """Return the game of that name.

    >>> find("visby").seats
    range(2, 7)
    """
    if name not in GAMES:
        raise Broken("", "no game is called '{name}'", "{names}", name=name, names=", ".join(GAMES))
    return GAMES[name]
