"""What will be played: every seed in every rotation of the seats."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kogge.bots.time.budget import Budget
from kogge.core.edition import Edition
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.games import find

from . import guests
from .origin import origin


@dataclass(frozen=True, slots=True)
class Bout:
    """One game: which seed, and by how many seats the bots are shifted."""

    seed: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Contest:
    """The bots, the game they play, how often, and from which seed."""

    game: str
    bots: tuple[str, ...]  # as many as there are seats; a name may occur several times
    games: int
    seed: int = 1
    budget: Budget | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    edition: Edition | None = None  # in place of the game's own

    def __post_init__(self) -> None:
        game = find(self.game)
        game.check_seats(len(self.bots))
        game.read_options(self.options, len(self.bots))
        for name in self.bots:
            check(name, game)

    @property
    def rules(self) -> Game:
        return find(self.game)

    @property
    def heroes(self) -> list[str]:
        """The bots by name, each once, in their order."""
        return list(dict.fromkeys(self.bots))

    def bouts(self) -> Iterator[Bout]:
        """Yield all games, whole seeds only: a seed is fair when every seat has had its turn."""
        turns = len(self.bots)
        for number in range(-(-self.games // turns)):
            for rotation in range(turns):
                yield Bout(self.seed + number, rotation)

    def seated(self, bout: Bout) -> list[str]:
        """Return which bot sits where in a game.

        >>> contest = Contest("visby", ("greedy", "random"), 2)
        >>> [contest.seated(bout) for bout in contest.bouts()]
        [['greedy', 'random'], ['random', 'greedy']]
        """
        turns = len(self.bots)
        return [self.bots[(seat - bout.rotation) % turns] for seat in range(turns)]

    @property
    def origin(self) -> dict[str, object]:
        """What the contest is played with here and now."""
        return origin(self.game, self.bots)

    def told(self) -> dict[str, object]:
        """Return everything but the number of games, with what the contest is played with."""
        return {
            "game": self.game,
            "rules": self.rules.version,
            "edition": (self.edition or self.rules.edition).digest,
            "bots": list(self.bots),
            "seed": self.seed,
            "budget": str(self.budget) if self.budget else None,
            "options": dict(self.options),
            **self.origin,
        }

    @property
    def digest(self) -> str:
        """A name for what a stored run must match to be continued."""
        return hashlib.sha256(json.dumps(self.told(), sort_keys=True).encode()).hexdigest()[:16]


def check(entry: str, game: Game) -> None:
    """Refuse an entry that names no bot, a net of another game, or an invalid budget."""
    _, net, budget = guests.parted(entry)
    whole, _, last = net.rpartition("/")
    if whole and not Path(net).exists() and (whole == guests.HAND or Path(whole).is_file()):
        budget = last  # with a sign that no budget ends with
    try:
        if budget:
            Budget.of(budget)
    except Broken as error:
        raise Broken(f"--bots {entry}", error.trouble, error.expected, **error.figures) from error
    guests.check(entry, game, "--bots")
