"""Welcoming a listener: how the table stands, and what has happened since they last listened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kogge import wire
from kogge.core.game import Game

from .. import views
from ..happened import Noticed
from ..table import Table
from .broadcast import Listener


def greet(
    listener: Listener,
    welcome: wire.Welcome,
    table: Table,
    missed: Mapping[int, list[wire.News]],
    now: int,
) -> None:
    """Send a listener the state of a table, and what it has missed."""
    listener.send(welcome)
    for seat in listener.seats:
        last = table.numbers.get(seat, 0)
        fresh = [news for news in missed.get(seat, []) if news.number <= last]
        listener.send(wire.Update(seat=seat, news=fresh, state=views.state(table, seat, now)))


def behind(table: Table, listener: Listener, seen: Mapping[int, int]) -> dict[int, int]:
    """Return the last news of those seats that have missed any."""
    return {
        seat: number for seat, number in seen.items()
        if seat in listener.seats and number < table.numbers.get(seat, 0)
    }  # fmt: skip


def missed(
    game: Game, noticed: Sequence[Noticed], late: Mapping[int, int]
) -> dict[int, list[wire.News]]:
    """Return the news of each seat that came after those it has seen."""
    return {
        seat: [
            news for each in noticed
            if each.numbers.get(seat, 0) > number
            and (news := views.news(each, game, seat)) is not None
        ]
        for seat, number in late.items()
    }  # fmt: skip
