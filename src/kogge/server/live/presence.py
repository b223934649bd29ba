"""Presence: who listens at a table, who is there, and how many watch, here and elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from kogge import wire
from kogge.table import views
from kogge.table.telling.welcome import behind, greet, missed

from ..store import Store, shelf
from ..store.bench import Bench
from .announcing import Announcement, Announcer
from .errands import Errands
from .listener import Listener
from .live import Live
from .sitetime import SiteTime

PAUSE = 1.0  # seconds between two messages about the number of watchers
ELSEWHERE = 60_000  # milliseconds for which a person seen at another process counts as here


class Presence:
    """Everyone who is at the tables of a house."""

    def __init__(
        self, store: Store, bench: Bench, time: SiteTime, announcer: Announcer, errands: Errands
    ) -> None:
        self.store, self.bench, self.time = store, bench, time
        self.announcer, self.errands = announcer, errands
        self.pause = PAUSE
        self.waiting: Callable[[str], list[str]] = lambda _: []  # bots of a game that wait

    async def listen(self, live: Live, listener: Listener, seen: dict[int, int]) -> None:
        """Send a listener everything that happens from now on, after what it has missed."""
        version, listener.own = live.table.version, live.table.seats_of(listener.person)
        news = await self._missed(live, listener, seen)  # it may take long: not under the lock
        async with live.lock:
            if live.table.version != version:
                listener.own = live.table.seats_of(listener.person)
                news = await self._missed(live, listener, seen)
            self._welcome(live, listener, news)
            live.broadcast.add(listener)
        self._come_and_go(live, listener)

    def _welcome(self, live: Live, listener: Listener, news: dict[int, list[wire.News]]) -> None:
        """Send a listener the state of a table, and what it has missed."""
        welcome = wire.Welcome(
            table=views.card(live.table, listener.person, self.here(live)),
            seats=listener.own,
            watching=self.watching(live) + (not listener.own),
            maintenance=bool(self.time.since),
            waiting=self.waiting(live.table.setup.game),
        )
        greet(listener, welcome, live.table, news, self.time.now())

    async def _missed(
        self, live: Live, listener: Listener, seen: dict[int, int]
    ) -> dict[int, list[wire.News]]:
        """Return the news of each seat that came after those it has seen."""
        late = behind(live.table, listener, seen)
        if not late:
            return {}
        table, noticed = await shelf.history(self.store, self.bench, live.id, late)
        return missed(table.game, noticed, late)

    def forget(self, live: Live, listener: Listener) -> None:
        """Remove a listener."""
        live.broadcast.remove(listener)
        live.used = self.time.now()
        self._come_and_go(live, listener)

    def _come_and_go(self, live: Live, listener: Listener) -> None:
        live.broadcast.show_here(live.table, self.here(live))
        if listener.own:
            self.errands.soon(self.announcer.announce(self.announcer.seated(live)))
        else:
            self.count_soon(live)

    def here(self, live: Live) -> set[int]:
        """Return the seats whose owners are connected, to this process or another."""
        late = self.time.now() - ELSEWHERE
        far = [seats for seats, at in live.elsewhere.values() if at > late]
        return live.near().union(*far)

    def watching(self, live: Live) -> int:
        """Return the number of watchers of a table, here and at other processes."""
        late = self.time.now() - ELSEWHERE
        far = sum(count for count, at in live.watched.values() if at > late)
        return live.broadcast.watchers() + far

    def count_soon(self, live: Live) -> None:
        """Send the number of watchers in a moment: once, however many come and go until then."""
        if not live.counting:
            live.counting = True
            asyncio.get_running_loop().call_later(self.pause, self._count, live)

    def _count(self, live: Live) -> None:
        live.counting = False
        live.broadcast.send_all(wire.Watching(count=self.watching(live)))
        if live.announced != live.broadcast.watchers():
            live.announced = live.broadcast.watchers()
            self.errands.soon(self.announcer.announce(self.announcer.watching(live)))

    # Other processes.

    def ask_others(self, live: Live) -> None:
        """Ask other processes who is at a table."""
        self.errands.soon(self.announcer.announce(self.announcer.question(live)))

    def heard(self, live: Live, announced: Announcement) -> None:
        """Note who is at another process, or tell it who is here."""
        now = self.time.now()
        if announced.kind == "who":
            self.errands.soon(self.announcer.announce(*self.announcer.present(live)))
        elif announced.kind == "watch":
            live.watched[announced.process] = (int(announced.figures), now)
            self.count_soon(live)
        elif announced.kind == "here":
            seats = {int(seat) for seat in announced.figures.split(",") if seat}
            live.elsewhere[announced.process] = (seats, now)
            live.broadcast.show_here(live.table, self.here(live))
