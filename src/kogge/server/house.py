"""The house: the tables in memory, who listens to them, and what changes them.

Truth is the store. A change is judged on a copy of a table, written on the condition that nobody
else has written since, and only then shown; who loses the race reads again and judges again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from . import metrics, shelf, tell, wire
from .broadcast import Broadcast, Listener
from .denied import Denied
from .judge import Judge
from .store import Conflict, Store
from .table import Noticed, Table

RACES = 20  # lost in a row before somebody is told to try again
Work = Callable[[Judge], None]

log = logging.getLogger("kogge.house")


def clock_time() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    broadcast: Broadcast = field(default_factory=Broadcast)
    used: int = 0  # when anybody last asked for it
    thinking: asyncio.Task[None] | None = None  # a bot at work
    elsewhere: dict[int, int] = field(default_factory=dict)  # when seats were seen elsewhere
    gone: dict[int, int] = field(default_factory=dict)  # since when a seat that is asked is away


class House:
    """All tables of this process."""

    def __init__(self, store: Store, now: Callable[[], int] = clock_time) -> None:
        self.store, self.now = store, now
        self.name = secrets.token_hex(4)  # of this process, among several on one database
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.moved: Callable[[Live], None] = lambda _: None  # called when a table has changed
        self.tasks: set[asyncio.Task[None]] = set()

    async def live(self, id: str) -> Live:
        """Return a table, read from the store if it is not in memory."""
        live = self.tables.get(id)
        if live is None:
            if id not in self.loading:  # several may ask for it while it is being read
                self.loading[id] = asyncio.get_running_loop().create_task(self._load(id))
            live = await asyncio.shield(self.loading[id])
        live.used = self.now()
        return live

    async def _load(self, id: str) -> Live:
        try:
            live = Live(await shelf.load(self.store, id), used=self.now())
            self.tables[id] = live
            return live
        finally:
            self.loading.pop(id, None)

    async def create(self, table: Table, work: Work) -> Live:
        """Open a new table."""
        judge = Judge(table, self.now())
        work(judge)
        await self.store.write(*shelf.creation(judge), announce=self._announcement(judge.draft))
        live = Live(judge.draft, used=judge.now)
        self.tables[judge.draft.id] = live
        self.moved(live)
        return live

    async def change(self, id: str, work: Work, command: str = "") -> Table:
        """Change a table, durably; a command that was done before is not done again."""
        live = await self.live(id)
        async with live.lock:
            for _ in range(RACES):
                if command and done_before(live.table, command):
                    return live.table
                judge = Judge(live.table, self.now())
                work(judge)
                try:
                    await self._commit(live, judge)
                except Conflict:
                    metrics.RACES.inc()
                    await self._follow(live)
                else:
                    return live.table
        raise Denied("busy", "the table is busy, try again", status=503)

    async def _commit(self, live: Live, judge: Judge) -> None:
        old, new = live.table, judge.draft
        new.version, new.changed = old.version + 1, judge.now
        started = time.perf_counter()
        writes = shelf.changes(old, judge)
        await self.store.write(*writes, announce=self._announcement(new))
        metrics.COMMIT.observe(time.perf_counter() - started)
        live.table = new
        self._show(live, old, judge.noticed)

    def _announcement(self, table: Table) -> str:
        return f"table {self.name} {table.id}"

    def _show(self, live: Live, old: Table, noticed: list[Noticed]) -> None:
        live.broadcast.show(old, live.table, noticed, self.now())
        self.moved(live)

    # Following what others have written.

    def heard(self, announced: str) -> None:
        """Take note of what another process has announced."""
        kind, _, rest = announced.partition(" ")
        name, _, rest = rest.partition(" ")
        if not kind or kind == "all":
            self.follow_all()
        elif name != self.name and kind == "table":
            if (live := self.tables.get(rest)) is not None:
                self._soon(live)
        elif name != self.name and kind == "here":
            id, _, seats = rest.partition(" ")
            if (live := self.tables.get(id)) is not None:
                live.elsewhere.update({int(seat): self.now() for seat in seats.split(",")})

    def follow_all(self) -> None:
        """Read all tables again, after something may have been missed."""
        for live in list(self.tables.values()):
            self._soon(live)

    def _soon(self, live: Live) -> None:
        task = asyncio.get_running_loop().create_task(self._catch_up(live))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _catch_up(self, live: Live) -> None:
        try:
            async with live.lock:
                await self._follow(live)
        except Denied:
            self.tables.pop(live.table.id, None)  # it is gone
            live.broadcast.close()
        except Exception:
            log.exception("a table could not be followed", extra={"table": live.table.id})

    async def _follow(self, live: Live) -> None:
        """Bring a table up to what the store says."""
        old = live.table
        live.table, noticed = await shelf.follow(self.store, old.id, old)
        if live.table.version != old.version:
            self._show(live, old, noticed)

    # Listening.

    async def listen(self, live: Live, listener: Listener, seen: dict[int, int]) -> None:
        """Let somebody hear all that happens from now on, after what he has missed."""
        async with live.lock:
            missed = await self._missed(live, listener, seen)
            card = tell.card(live.table, listener.person, self.here(live))
            listener.send(wire.Welcome(table=card, seats=listener.own))
            for seat in listener.seats:
                fresh = [
                    n for n in missed.get(seat, []) if n.number <= live.table.numbers.get(seat, 0)
                ]
                now = tell.state(live.table, seat, self.now())
                listener.send(wire.Update(seat=seat, news=fresh, state=now))
            live.broadcast.add(listener, live.table, self.now())
        self._seats(live)

    async def _missed(
        self, live: Live, listener: Listener, seen: dict[int, int]
    ) -> dict[int, list[wire.News]]:
        """Return the news of each seat that came after those it has seen."""
        behind = {
            seat: number for seat, number in seen.items()
            if seat in listener.seats and number < live.table.numbers.get(seat, 0)
        }  # fmt: skip
        if not behind:
            return {}
        table, noticed = await shelf.history(self.store, live.table.id)
        return {
            seat: [
                news for each in noticed
                if each.numbers.get(seat, 0) > number
                and (news := tell.news(each, table.game, seat)) is not None
            ]
            for seat, number in behind.items()
        }  # fmt: skip

    def forget(self, live: Live, listener: Listener) -> None:
        """Let somebody leave."""
        live.broadcast.remove(listener)
        live.used = self.now()
        self._seats(live)

    def _seats(self, live: Live) -> None:
        """Tell all who is here."""
        here = self.here(live)
        if live.broadcast.here_changed(here):  # of those who watch nobody is told
            for listener in live.broadcast.listeners:
                card = tell.card(live.table, listener.person, here)
                listener.send(wire.Seats(table=card))

    def here(self, live: Live) -> set[int]:
        """Return the seats whose owners are connected, to this process or another."""
        late = self.now() - ELSEWHERE
        far = {seat for seat, at in live.elsewhere.items() if at > late}
        return far | {seat for listener in live.broadcast.listeners for seat in listener.own}

    async def close(self) -> None:
        """Tell everybody that the house closes, and finish what is under way."""
        for live in self.tables.values():
            live.broadcast.close()
            if live.thinking is not None:
                live.thinking.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


ELSEWHERE = 60_000  # for so long a seat that was seen at another process counts as here


def done_before(table: Table, command: str) -> bool:
    """Tell whether a command was done already."""
    return command in table.commands or any(k.command == command for k in table.sealed.values())
