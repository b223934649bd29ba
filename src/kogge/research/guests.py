"""Bots that come from elsewhere: they play in the arena, and are not offered at tables."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

from kogge.bots.bot import BOTS, Bot
from kogge.bots.bot import make as own
from kogge.bots.budget import Budget
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.record import Record

Maker = Callable[[Game, Record, bytes, Budget | None], Bot]


def _mcts() -> Maker:
    from .searchers import Mcts

    return Mcts


def _ismcts() -> Maker:
    from .searchers import Ismcts

    return Ismcts


GUESTS: dict[str, Callable[[], Maker]] = {"openspiel-mcts": _mcts, "openspiel-ismcts": _ismcts}


def check(name: str, place: str = "") -> str:
    """Return the name of a bot of ours, or of a guest who can come."""
    if name not in BOTS and name not in GUESTS:
        names = ", ".join([*BOTS, *GUESTS])
        raise Broken(place, "no bot is called '{name}'", "{names}", name=name, names=names)
    if name in GUESTS and find_spec("pyspiel") is None:
        trouble = "'{name}' needs OpenSpiel, which is not installed"
        raise Broken(place, trouble, 'pip install "kogge[research]"', name=name)
    return name


def make(name: str, game: Game, box: Record, key: bytes, budget: Budget | None = None) -> Bot:
    """Return the bot of that name for a game, ours or a guest's."""
    if check(name) not in GUESTS:
        return own(name, game, box, key, budget)
    return GUESTS[name]()(game, box, key, budget)
