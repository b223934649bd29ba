"""The house: the tables in memory, who listens to them, and what changes them.

Truth is the store. A change is judged on a copy of a table, written on the condition that nobody
else has written since, and only then shown; who loses the race reads again and judges again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from kogge import wire
from kogge.table import views
from kogge.table.bounds import untold
from kogge.table.denied import Denied
from kogge.table.happened import Noticed
from kogge.table.judging.commands import Deed
from kogge.table.judging.judge import Judge
from kogge.table.table import Table

from ..store import Away, Conflict, Store, Unknown, shelf
from ..store.bench import Bench
from ..store.trouble import of_store
from ..watch import metrics
from .broadcast import Broadcast, Listener
from .sitetime import SiteTime, wall_time

RACES = 20  # lost in a row before somebody is told to try again

log = logging.getLogger("kogge.house")


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    broadcast: Broadcast = field(default_factory=Broadcast)
    used: int = 0  # when anybody last asked for it
    thinking: asyncio.Task[None] | None = None  # a bot at work
    elsewhere: dict[str, tuple[set[int], int]] = field(default_factory=dict)  # process: seats, when
    watched: dict[str, tuple[int, int]] = field(default_factory=dict)  # process: how many, when
    announced: int = 0  # how many watch here, as other processes know
    counting: bool = False  # whether it will be told soon how many watch
    gone: dict[int, int] = field(default_factory=dict)  # since when a seat that is asked is away


class House:
    """All tables of this process."""

    def __init__(self, store: Store, wall: Callable[[], int] = wall_time) -> None:
        self.store, self.wall = store, wall
        self.time = SiteTime(store, wall)
        self.now = self.time.now  # by which clocks run
        self.name = secrets.token_hex(4)  # of this process, among several on one database
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.moved: Callable[[Live], None] = lambda _: None  # called when a table has changed
        self.tasks: set[asyncio.Task[None]] = set()
        self.bench = Bench()
        self.looking = asyncio.Semaphore(1)  # looking back takes long: one at a time
        self.pause = PAUSE

    async def live(self, id: str) -> Live:
        """Return a table as it stands, read from the store if it is not in memory."""
        live = self.tables.get(id)
        if live is None:
            return await self._held(id)
        if self.store.shared:
            await self._refresh(live)
        live.used = self.now()
        return live

    async def _refresh(self, live: Live) -> None:
        """Follow another process even before its announcement is here."""
        sql = "SELECT version FROM tables WHERE id = ?"
        if await self.store.fetch(sql, live.table.id) != [(live.table.version,)]:
            async with live.lock:
                await self._follow(live)

    async def _held(self, id: str) -> Live:
        """Return a table as this process knows it."""
        live = self.tables.get(id)
        if live is None:
            if id not in self.loading:  # several may ask for it while it is being read
                self.loading[id] = asyncio.get_running_loop().create_task(self._load(id))
            live = await asyncio.shield(self.loading[id])
        live.used = self.now()
        return live

    async def _load(self, id: str) -> Live:
        try:
            live = Live(await shelf.load(self.store, self.bench, id), used=self.now())
            self.tables[id] = live
            self.soon(shelf.keep(self.store, live.table))
            self.soon(self._catch_up(live))  # what was announced while it was read
            self.soon(self._announce(f"who {self.name} {id}"))
            return live
        finally:
            self.loading.pop(id, None)

    async def create(self, table: Table, deed: Deed) -> Live:
        """Open a new table."""
        self.refuse_maintenance()
        judge = Judge(table, self.now(), self.wall())
        deed(judge)
        await self.store.write(*shelf.creation(judge), announce=self._announcement(judge.draft))
        live = Live(judge.draft, used=judge.now)
        self.tables[judge.draft.id] = live
        self.moved(live)
        return live

    async def change(self, id: str, deed: Deed, command: str = "") -> Table:
        """Change a table, durably; a command that was done before is not done again."""
        self.refuse_maintenance()
        live = await self._held(id)
        async with live.lock:
            for _ in range(RACES):
                if command and done_before(live.table, command):
                    return live.table
                judge = Judge(live.table, self.now(), self.wall())
                judge.tell_absence(self.time.gaps)
                try:
                    deed(judge)
                    judge.settle()
                    await self._commit(live, judge)
                except Conflict:
                    metrics.RACES.inc()
                    await self._follow(live)
                except Unknown:
                    await self._find_out(live, command)
                except Denied:
                    if not self.store.shared or not await self._follow(live):
                        raise  # nobody has changed what it was judged by
                else:
                    return live.table
        raise Denied("busy", "the table is busy, try again", status=503)

    async def _find_out(self, live: Live, command: str) -> None:
        """Look what became of a change that was lost; one without a name nobody can tell."""
        try:
            await self._follow(live)
        except Away as error:
            raise Unknown from error
        if not command:
            raise of_store(Unknown())

    async def tell_absence(self, live: Live) -> None:
        """Tell a table that the site was away, if that was not told yet."""
        if untold(live.table, self.time.gaps) and not self.time.since:
            await self.change(live.table.id, lambda _judge: None)

    def refuse_maintenance(self) -> None:
        """Refuse to change anything while the site is being maintained."""
        if self.time.since:
            trouble = "the site is being maintained: the clocks stand still until that is over"
            raise Denied("maintenance", trouble, status=503)

    async def _commit(self, live: Live, judge: Judge) -> None:
        old, new = live.table, judge.draft
        new.version = old.version + 1
        new.changed = old.changed if is_secret(old, judge) else judge.wall
        started = time.perf_counter()
        writes = shelf.changes(old, judge)
        await self.store.write(*writes, announce=self._announcement(new))
        metrics.COMMIT.observe(time.perf_counter() - started)
        live.table = new
        self._show(live, old, judge.noticed)

    def _announcement(self, table: Table) -> str:
        return f"table {self.name} {table.id}"

    def _show(self, live: Live, old: Table, noticed: list[Noticed]) -> None:
        watchers = live.broadcast.watchers()
        live.broadcast.show(old, live.table, noticed, self.now())
        if live.broadcast.watchers() != watchers:  # somebody who watched has sat down
            self._count_soon(live)
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
                self.soon(self._catch_up(live))
        elif name != self.name and kind in ("here", "watch", "who"):
            id, _, told = rest.partition(" ")
            if (live := self.tables.get(id)) is not None:
                self._heard_of(live, kind, name, told)

    def _heard_of(self, live: Live, kind: str, name: str, told: str) -> None:
        """Take note of who is at another process, or tell it who is here."""
        if kind == "who":
            self.soon(self._announce(*self.present(live)))
        elif kind == "watch":
            live.watched[name] = (int(told), self.now())
            self._count_soon(live)
        else:
            live.elsewhere[name] = ({int(seat) for seat in told.split(",") if seat}, self.now())
            self._seats(live)

    def follow_all(self) -> None:
        """Read all tables again, after something may have been missed."""
        for live in list(self.tables.values()):
            self.soon(self._catch_up(live))

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what is under way."""
        task = asyncio.get_running_loop().create_task(work)
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

    async def _follow(self, live: Live) -> bool:
        """Bring a table up to what the store says; tell whether that was anything new."""
        old = live.table
        live.table, noticed = await shelf.follow(self.store, self.bench, old.id, old)
        if live.table.version == old.version:
            return False
        if shelf.replaced(old, live.table):  # nobody is told how: they come again, and see
            live.broadcast.close()
            self.moved(live)
        else:
            self._show(live, old, noticed)
        return True

    # Listening.

    async def listen(self, live: Live, listener: Listener, seen: dict[int, int]) -> None:
        """Let somebody hear all that happens from now on, after what he has missed."""
        version, listener.own = live.table.version, live.table.seats_of(listener.person)
        missed = await self._missed(live, listener, seen)  # it may take long: not under the lock
        async with live.lock:
            if live.table.version != version:
                listener.own = live.table.seats_of(listener.person)
                missed = await self._missed(live, listener, seen)
            card = views.card(live.table, listener.person, self.here(live))
            watching = self.watching(live) + (not listener.own)
            stands = bool(self.time.since)
            listener.send(
                wire.Welcome(table=card, seats=listener.own, watching=watching, maintenance=stands)
            )
            for seat in listener.seats:
                fresh = [
                    n for n in missed.get(seat, []) if n.number <= live.table.numbers.get(seat, 0)
                ]
                now = views.state(live.table, seat, self.now())
                listener.send(wire.Update(seat=seat, news=fresh, state=now))
            live.broadcast.add(listener)
        self._come_and_go(live, listener)

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
        table, noticed = await shelf.history(self.store, self.bench, live.table.id, behind)
        return {
            seat: [
                news for each in noticed
                if each.numbers.get(seat, 0) > number
                and (news := views.news(each, table.game, seat)) is not None
            ]
            for seat, number in behind.items()
        }  # fmt: skip

    def forget(self, live: Live, listener: Listener) -> None:
        """Let somebody leave."""
        live.broadcast.remove(listener)
        live.used = self.now()
        self._come_and_go(live, listener)

    def _come_and_go(self, live: Live, listener: Listener) -> None:
        self._seats(live)
        if listener.own:
            self.soon(self._announce(self._present(live)))
        else:
            self._count_soon(live)

    def _seats(self, live: Live) -> None:
        """Tell all who is here."""
        here = self.here(live)
        if live.broadcast.here_changed(here):
            for listener in live.broadcast.listeners:
                card = views.card(live.table, listener.person, here)
                listener.send(wire.Seats(table=card))

    def here(self, live: Live) -> set[int]:
        """Return the seats whose owners are connected, to this process or another."""
        late = self.now() - ELSEWHERE
        far = [seats for seats, at in live.elsewhere.values() if at > late]
        return near(live).union(*far)

    def present(self, live: Live) -> list[str]:
        """Return what other processes are told again and again of those who are here."""
        seated = [self._present(live)] if near(live) else []
        return [*seated, self._watched(live)] if live.broadcast.watchers() else seated

    def _present(self, live: Live) -> str:
        return f"here {self.name} {live.table.id} {','.join(map(str, sorted(near(live))))}"

    def _watched(self, live: Live) -> str:
        return f"watch {self.name} {live.table.id} {live.broadcast.watchers()}"

    async def _announce(self, *announcements: str) -> None:
        if self.store.shared:
            with contextlib.suppress(Exception):  # it is told again after a while
                for words in announcements:
                    await self.store.write(announce=words)

    def watching(self, live: Live) -> int:
        """Return how many watch a table, here and at other processes."""
        late = self.now() - ELSEWHERE
        far = sum(count for count, at in live.watched.values() if at > late)
        return live.broadcast.watchers() + far

    def _count_soon(self, live: Live) -> None:
        """Have it told in a moment how many watch: once, however many come and go until then."""
        if not live.counting:
            live.counting = True
            asyncio.get_running_loop().call_later(self.pause, self._count, live)

    def _count(self, live: Live) -> None:
        live.counting = False
        live.broadcast.tell(wire.Watching(count=self.watching(live)))
        if live.announced != live.broadcast.watchers():
            live.announced = live.broadcast.watchers()
            self.soon(self._announce(self._watched(live)))

    def turn(self) -> None:
        """Tell everybody that maintenance has begun or ended, and how the clocks stand then."""
        for live in self.tables.values():
            live.broadcast.tell(wire.Maintenance(on=bool(self.time.since)))
            live.broadcast.refresh(live.table, self.now())

    async def close(self) -> None:
        """Tell everybody that the house closes, and finish what is under way."""
        for live in self.tables.values():
            live.broadcast.close()
            if live.thinking is not None:
                live.thinking.cancel()
        self.bench.close()
        await asyncio.gather(*self.tasks, return_exceptions=True)


PAUSE = 1.0  # seconds between two tellings of how many watch
ELSEWHERE = 60_000  # for so long a seat that was seen at another process counts as here


def near(live: Live) -> set[int]:
    """Return the seats whose owners are connected to this process."""
    return {seat for listener in live.broadcast.listeners for seat in listener.own}


def done_before(table: Table, command: str) -> bool:
    """Tell whether a command was done already."""
    sealed = table.sealed.values()
    return command in table.commands or any(command in (k.command, *k.earlier) for k in sealed)


def is_secret(old: Table, judge: Judge) -> bool:
    """Tell whether somebody has only changed a sealed choice, which is nobody else's business."""
    before, after = old.sealed, judge.draft.sealed
    return not judge.noticed and before != after and before.keys() == after.keys()
