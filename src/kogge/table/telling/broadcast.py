"""Telling each listener at a table what has changed for them, and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import msgspec

from kogge import wire
from kogge.core.game import NOBODY

from .. import views
from ..happened import Noticed
from ..table import Table
from .steps import Steps


@dataclass(slots=True, eq=False)
class Listener(ABC):
    """Someone at a table: who it is, and the seats they listen for."""

    person: str
    own: list[int]  # seats of this person
    steps: bool = field(default=False, init=False)  # whether it is told how the table stood between

    @property
    def seats(self) -> list[int]:
        """The seats it listens for; without any, it hears what all may know."""
        return self.own or [NOBODY]

    def send(self, message: wire.Messages) -> None:
        self.post(wire.encode(message))

    @abstractmethod
    def post(self, message: bytes) -> None:
        """Put a message on its way."""


L = TypeVar("L", bound=Listener)


class Broadcast(Generic[L]):
    """All listeners at one table."""

    __slots__ = ("here", "listeners", "tellings")

    def __init__(self) -> None:
        self.listeners: list[L] = []
        self.here: frozenset[int] = frozenset()
        self.tellings: dict[int, views.Telling] = {}

    def add(self, listener: L) -> None:
        """Add a listener that has just been sent the state of the table."""
        self.listeners.append(listener)

    def remove(self, listener: L) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
        if not self.listeners:
            self.tellings = {}  # a table that is left takes little room

    def watchers(self) -> int:
        """Return the number of listeners without a seat."""
        return sum(not listener.own for listener in self.listeners)

    def near(self) -> set[int]:
        """Return the seats whose owners listen here."""
        return {seat for listener in self.listeners for seat in listener.own}

    def send_all(self, message: wire.Messages) -> None:
        """Send everyone the same message."""
        data = wire.encode(message)
        for listener in self.listeners:
            listener.post(data)

    def show_here(self, table: Table, here: set[int]) -> None:
        """Tell all listeners who is here, if that has changed since they were last told."""
        before, self.here = self.here, frozenset(here)
        if before != self.here:
            self._show_seats(table)

    def _show_seats(self, table: Table) -> None:
        for listener in self.listeners:
            card = views.card(table, listener.person, set(self.here))
            listener.send(wire.Seats(table=card))

    def show(self, old: Table, table: Table, noticed: list[Noticed], now: int) -> None:
        """Send all listeners what has changed."""
        if old.chairs != table.chairs:
            self.reseat(table)  # a player who has just sat down hears the rest as that seat
        by_seat: dict[int, list[L]] = defaultdict(list)
        for listener in self.listeners:
            for seat in listener.seats:
                by_seat[seat].append(listener)
        choosing = old.choosing() != table.choosing()
        steps = Steps(old, noticed)
        for seat, listeners in by_seat.items():
            wanted = any(listener.steps for listener in listeners)
            telling = self._telling(table, seat)  # it hears the steps before what they lead to
            after = steps.told_to(seat, telling) if wanted else None
            message = self._message(seat, old, table, noticed, now, choosing=choosing)
            if message is not None:
                post(message, listeners, after)
        if _card(old) != _card(table):
            self._show_seats(table)

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
        state = views.state(table, seat, now, self._telling(table, seat))
        if not news and not own and _same(views.state(old, seat, now), state):
            return None
        return wire.Update(seat=seat, news=news, state=state)

    def _telling(self, table: Table, seat: int) -> views.Telling:
        """Return what a seat was told last; where all see the same, it is what anybody was told."""
        key = NOBODY if table.game.open else seat
        if key not in self.tellings:
            self.tellings[key] = views.Telling()
        return self.tellings[key]

    def refresh(self, table: Table, now: int) -> None:
        """Send all listeners the state of the table, though nothing has happened."""
        for listener in self.listeners:
            for seat in listener.seats:
                listener.send(wire.Update(seat=seat, news=[], state=views.state(table, seat, now)))

    def reseat(self, table: Table) -> None:
        """Determine afresh which seats each listener listens for."""
        for listener in self.listeners:
            listener.own = table.seats_of(listener.person)


def post(
    message: wire.Update | wire.Choosing,
    listeners: Sequence[Listener],
    after: list[wire.Change] | None,
) -> None:
    """Send listeners for one seat a message, with steps to those who want them."""
    wishes, whole = {listener.steps for listener in listeners}, message
    if after and isinstance(message, wire.Update) and message.state:
        whole = msgspec.structs.replace(message, after=after)
    data = {wish: wire.encode(whole if wish else message) for wish in wishes}
    for listener in listeners:
        listener.post(data[listener.steps])


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
