"""The levels of the guild: how each plays each game."""

from __future__ import annotations

from dataclasses import dataclass

from kogge.core.game import Game

from .time.level import SMALLEST, Level


@dataclass(frozen=True, slots=True, kw_only=True)
class Rank:
    """A level in each game, calibrated by the arena (docs/bots.md), and in any other game.

    A rank that misses a game, or names one that is not declared here, cannot be imported.
    """

    visby: Level
    riga: Level
    haithabu: Level
    other: Level


# fmt: off
RANKS = {  # from the weakest to the strongest
    "apprentice": Rank(
        visby=Level(100, 0.09, larger=Level(40, 0.22)),
        riga=Level(9, 0.058, larger=Level(16, 0.05)),
        haithabu=Level(12, 0.0165, larger=Level(12, 0.0288)), other=Level(10, 0.1),
    ),
    "journeyman": Rank(
        visby=Level(200, 0.06, larger=Level(180, 0.1)),
        riga=Level(18, 0.0355, larger=Level(28, 0.034)),
        haithabu=Level(25, 0.0135, larger=Level(25, 0.0216)), other=Level(30, 0.06),
    ),
    "craftsman": Rank(
        visby=Level(700, 0.04, larger=Level(500, 0.062)),
        riga=Level(40, 0.0182, larger=Level(50, 0.0215)),
        haithabu=Level(50, 0.0115, larger=Level(50, 0.0175)), other=Level(100, 0.04),
    ),
    "merchant": Rank(
        visby=Level(3000, 0.02, larger=Level(1200, 0.042)),
        riga=Level(80, 0.0108, larger=Level(90, 0.0145)),
        haithabu=Level(110, 0.0098, larger=Level(110, 0.0157)), other=Level(300, 0.02),
    ),
    "master": Rank(
        visby=Level(3000, 0.04, solves=True, larger=Level(3000, 0.022)),
        riga=Level(180, 0.0064, larger=Level(180, 0.008)),
        haithabu=Level(240, 0.0052, larger=Level(240, 0.0105)), other=Level(800, 0.01),
    ),
    "alderman": Rank(
        visby=Level(60_000, 0.0, solves=True, larger=Level(60_000, 0.0, reads=4)),
        riga=Level(1000, 0.0),
        haithabu=Level(800, 0.0), other=Level(2000, 0.0),
    ),
}
# fmt: on
NAMES = tuple(RANKS)


def level_of(game: Game, name: str, seats: int = SMALLEST) -> Level:
    """Return how a member of the guild plays a game at a table of some size."""
    rank = RANKS[name]
    level: Level = getattr(rank, game.name, rank.other)
    return level.at(seats)
