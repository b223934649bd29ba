"""Thinking: the turns of bots, one at a time, and hints."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from kogge import wire
from kogge.ahead.native import is_there
from kogge.bots.advice.adviser import WISEST, turn
from kogge.bots.bot import COMPILED
from kogge.core.game import Position
from kogge.core.match import Match
from kogge.review.lines.comparing import advised
from kogge.table.grounds import hinted, speaker
from kogge.table.judging.commands import play_for
from kogge.table.judging.turns import FALLBACK, bots_asked, check_hint, key_of, ready
from kogge.table.table import Table

from .parlour import Held, Parlour

CAP = 4000  # milliseconds of a turn: one machine does everything, and it may be a phone

T = TypeVar("T")
Way = Callable[[Match, str, Position, bytes], T]  # of thinking about a view
log = logging.getLogger("kogge.bots")


def waiting(held: Held) -> list[str]:
    """Return the bots that wait for compiled code at a table, and remember that they do."""
    held.cold = not is_there(held.table.setup.game)
    return sorted(COMPILED) if held.cold else []


def take_over(parlour: Parlour) -> None:
    """Tell where bots no longer wait, once the code of their game is there."""
    for held in parlour.tables.values():
        if held.cold and not waiting(held):
            held.broadcast.send_all(wire.Waiting(bots=[]))


def next_turn(parlour: Parlour) -> Held | None:
    """Return a table where a bot has to play; those where somebody listens come first."""
    found = [held for held in parlour.tables.values() if asked(held)]
    return max(found, key=lambda held: len(held.broadcast.listeners), default=None)


def asked(held: Held) -> bool:
    """Return whether a bot has to play, and can."""
    return bool(bots_asked(held.table)) and held.stuck != held.table.number


def take_turn(parlour: Parlour, held: Held) -> None:
    """Let a bot choose for its seat, and play it."""
    table = held.table
    seat = bots_asked(table)[0]
    try:
        actions = choose(table, seat)
        deed = partial(play_for, seat=seat, moment=table.moments.get(seat, 0), actions=actions)
        parlour.make(held, deed)
    except Exception:  # whatever the error, other tables must not wait for this one
        held.stuck = table.number
        log.exception("a bot cannot go on", extra={"table": table.id})


def choose(table: Table, seat: int) -> list[int]:
    """Return what the bot of a seat does: its whole turn, as far as it can be foreseen."""
    name = _ready(table, table.bot_of(seat))
    return _think(table, seat, name, partial(turn, cap=CAP))


def hint(table: Table, command: wire.Hint, language: str) -> wire.Hinted:
    """Return what the best of the bots would do in a seat's place."""
    check_hint(table, command)
    name = _ready(table, WISEST)
    found = _think(table, command.seat, name, partial(advised, cap=CAP))
    return hinted(command.id, name, found, speaker(table, command.seat, language))


def _ready(table: Table, name: str) -> str:
    return ready(name, warm=name not in COMPILED or is_there(table.setup.game))


def _think(table: Table, seat: int, name: str, way: Way[T]) -> T:
    match, key = table.playing, key_of(table, seat)
    try:
        return way(match, name, match.view(seat), key)
    except Exception:  # whatever the error, the game goes on
        log.exception("a bot has failed", extra={"table": table.id, "bot": name})
        return way(match, FALLBACK, match.view(seat), key)
