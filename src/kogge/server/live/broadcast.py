"""Telling each listener at a table what has changed for them, and nothing else."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from kogge import wire
from kogge.core.game import NOBODY
from kogge.table import views
from kogge.table.happened import Noticed
from kogge.table.table import Table

from ..watch import metrics

BACKLOG = 400  # messages that may queue for a slow reader


@dataclass(slots=True, eq=False)
class Listener:
    """A socket at a table: its owner, and the seats it listens for."""

    person: str
    own: list[int]  # seats of this person
    hang_up: Callable[[], None] = lambda: None
    queue: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)
    session: str = ""  # the digest of the secret that identifies its owner
    gone: bool = False  # whether it was cut off for reading too slowly

    @property
    def seats(self) -> list[int]:
        """The seats it listens for; without any, it hears what all may know."""
        return self.own or [NOBODY]

    def send(self, message: wire.Messages) -> None:
        self.post(wire.encode(message))

    def post(self, message: bytes) -> None:
        """Put a message on its way; a reader that is too slow is cut off, and can resume."""
        if self.gone:
            return
        if self.queue.qsize() >= BACKLOG:
            self.gone = True
            metrics.SLOW.inc()
            self.hang_up()
            return
        self.queue.put_nowait(message)
        metrics.SENT.inc()


class Broadcast:
    """All listeners at one table."""

    __slots__ = ("here", "listeners", "telling")

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.here: frozenset[int] = frozenset()
        self.telling = views.Telling()

    def add(self, listener: Listener) -> None:
        """Add a listener that has just been sent the state of the table."""
        self.listeners.append(listener)

    def remove(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
        if not self.listeners:
            self.telling = views.Telling()  # a table that is left takes little room

    def watchers(self) -> int:
        """Return the number of listeners without a seat."""
        return sum(not listener.own for listener in self.listeners)

    def send_all(self, message: wire.Messages) -> None:
        """Send everyone the same message."""
        data = wire.encode(message)
        for listener in self.listeners:
            listener.post(data)

    def here_changed(self, here: set[int]) -> bool:
        """Return whether the people present have changed since this was last asked."""
        before, self.here = self.here, frozenset(here)
        return before != self.here

    def show(self, old: Table, table: Table, noticed: list[Noticed], now: int) -> None:
        """Send all listeners what has changed."""
        if [chair.person for chair in old.chairs] != [chair.person for chair in table.chairs]:
            self.reseat(table)  # a player who has just sat down hears the rest as that seat
        by_seat: dict[int, list[Listener]] = defaultdict(list)
        for listener in self.listeners:
            for seat in listener.seats:
                by_seat[seat].append(listener)
        choosing = old.choosing() != table.choosing()
        for seat, listeners in by_seat.items():
            message = self._message(seat, old, table, noticed, now, choosing=choosing)
            if message is not None:
                data = wire.encode(message)
                for listener in listeners:
                    listener.post(data)
        if _card(old) != _card(table):
            for listener in self.listeners:
                card = views.card(table, listener.person, set(self.here))
                listener.send(wire.Seats(table=card))

    def _message(
        self,
        seat: int,
        old: Table,
        table: Table,
        noticed: list[Noticed],
        now: int,
        *,
        choosing: bool,
    ) -> wire.Update | wire.Choosing | None:
        """Return what one seat is sent: nothing about what it has not seen."""
        news = [seen for each in noticed if (seen := views.news(each, table.game, seat))]
        if news and all(each.kind == "say" for each in news):
            return wire.Update(seat=seat, news=news, state=None)
        own = old.sealed.get(seat) != table.sealed.get(seat)
        if not noticed and not own:
            return wire.Choosing(seat=seat, choosing=table.choosing()) if choosing else None
        state = views.state(table, seat, now, self.telling)
        if not news and not own and _same(views.state(old, seat, now), state):
            return None
        return wire.Update(seat=seat, news=news, state=state)

    def refresh(self, table: Table, now: int) -> None:
        """Send all listeners the state of the table, though nothing has happened."""
        for listener in self.listeners:
            for seat in listener.seats:
                listener.send(wire.Update(seat=seat, news=[], state=views.state(table, seat, now)))

    def reseat(self, table: Table) -> None:
        """Determine afresh which seats each listener listens for."""
        for listener in self.listeners:
            listener.own = table.seats_of(listener.person)

    def close(self) -> None:
        """Hang up on all listeners; they can resume elsewhere."""
        for listener in list(self.listeners):
            listener.hang_up()


def _card(table: Table) -> tuple[object, ...]:
    """Return what the lobby shows about a table, to notice when it changes."""
    chairs = [(chair.name, chair.bot) for chair in table.chairs]
    return (
        table.state, chairs, table.away, table.resigned, table.muted, table.host, table.rematch,
    )  # fmt: skip


def _same(old: wire.State | None, new: wire.State | None) -> bool:
    """Return whether a seat sees the same as before, apart from passing time."""
    return _without_time(old) == _without_time(new)


def _without_time(state: wire.State | None) -> tuple[object, ...]:
    if state is None:
        return ()
    left = state.timer.left if state.timer is not None else None
    return msgspec.structs.replace(state, timer=None), left
