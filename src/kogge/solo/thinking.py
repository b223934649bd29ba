"""Thinking: the turns of bots, one at a time, and hints."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from kogge import wire
from kogge.ahead.native import is_there
from kogge.bots.advice.adviser import WISEST, advice, turn
from kogge.bots.bot import COMPILED
from kogge.core.error import KoggeError
from kogge.core.game import Position
from kogge.core.match import Match
from kogge.table.judging.commands import play_for
from kogge.table.judging.turns import FALLBACK, bots_asked, check_hint, hinted, key_of, ready
from kogge.table.table import Table

from .parlour import Held, Parlour

CAP = 4000  # milliseconds of a turn: one machine does everything, and it may be a phone

T = TypeVar("T")
Way = Callable[[Match, str, Position, bytes], T]  # of thinking about a view
log = logging.getLogger("kogge.bots")


def waiting(game: str) -> list[str]:
    """Return the bots of a game that wait for compiled code."""
    return [] if is_there(game) else sorted(COMPILED)


def next_turn(parlour: Parlour) -> Held | None:
    """Return a table where a bot has to play; those where somebody listens come first."""
    found = [held for held in parlour.tables.values() if asked(held)]
    return max(found, key=lambda held: len(held.broadcast.listeners), default=None)


def asked(held: Held) -> bool:
    """Return whether a bot has to play, and can."""
    return bool(bots_asked(held.table)) and held.stuck != held.table.number


def take_turn(parlour: Parlour, held: Held) -> None:
    """Let a bot choose for its seat, and play it; one whose choice is refused is asked no more."""
    table = held.table
    seat = bots_asked(table)[0]
    name = _ready(table, table.bot_of(seat))
    actions = _think(table, seat, name, partial(turn, cap=CAP))
    deed = partial(play_for, seat=seat, moment=table.moments.get(seat, 0), actions=actions)
    try:
        parlour.make(held, deed)
    except KoggeError:
        held.stuck = table.number
        log.exception("a bot was refused", extra={"table": table.id, "bot": name})


def hint(table: Table, command: wire.Hint) -> wire.Hinted:
    """Return what the best of the bots would do in a seat's place."""
    check_hint(table, command)
    name = _ready(table, WISEST)
    return hinted(command.id, name, _think(table, command.seat, name, partial(advice, cap=CAP)))


def _ready(table: Table, name: str) -> str:
    return ready(name, warm=name not in COMPILED or is_there(table.setup.game))


def _think(table: Table, seat: int, name: str, way: Way[T]) -> T:
    match, key = table.playing, key_of(table, seat)
    try:
        return way(match, name, match.view(seat), key)
    except Exception:  # whatever the error, the game goes on
        log.exception("a bot has failed", extra={"table": table.id, "bot": name})
        return way(match, FALLBACK, match.view(seat), key)
