"""What a bot is, and how it is found by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from kogge.core.carrier.record import Record
from kogge.core.error import Broken
from kogge.core.game import Game, Position

from .guild import Member
from .level import NAMES
from .time.budget import Budget
from .yardsticks.farsighted import Farsighted
from .yardsticks.greedy import Greedy
from .yardsticks.random import Random
from .yardsticks.search import Search


class Bot(Protocol):
    """Anything that chooses an action from a view."""

    def choose(self, view: Position) -> int:
        """Return the number of a legal action of the seat whose view this is."""


BOTS: dict[str, Callable[[Game, Record, bytes, Budget | None], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "planner": Farsighted,
    "search": Search,
    **{name: partial(Member, name=name) for name in NAMES},
}
COMPILED = frozenset({"search", *NAMES})  # bots that wait for compiled code


def make(name: str, game: Game, box: Record, key: bytes, budget: Budget | None = None) -> Bot:
    """Return the bot of that name for a game; equal keys and views give equal choices.

    A budget in milliseconds bounds those that search; then only their strength is reproducible.
    """
    if name not in BOTS:
        raise Broken("", "no bot is called '{name}'", "{names}", name=name, names=", ".join(BOTS))
    return BOTS[name](game, box, key, budget)
