"""Changes: whatever alters a table is durable, or has not happened.

A change is judged on a copy of a table, written on condition that no other process has written
since, and only then shown; a process that loses the race reads again and judges again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from kogge.table.bounds import unnoted
from kogge.table.denied import Denied
from kogge.table.judging.commands import Deed, done_before
from kogge.table.judging.judge import Judge
from kogge.table.orders.firing import follow_orders
from kogge.table.table import Table

from ..bell import Bell
from ..settings import SILENT, Post
from ..store import Away, Conflict, Unknown, Write, shelf
from ..store.post import outbox
from ..store.trouble import of_store
from ..watch import metrics
from .announcing import Announcer
from .live import Live
from .memory import Memory
from .sitetime import SiteTime

RACES = 20  # lost in a row before a client is asked to try again


class Changes:
    """Everything that changes tables goes through here."""

    def __init__(
        self, memory: Memory, site_time: SiteTime, announcer: Announcer, wall: Callable[[], int],
        post: Post = SILENT,
    ) -> None:  # fmt: skip
        self.memory, self.store = memory, memory.store
        self.time, self.announcer, self.wall, self.post = site_time, announcer, wall, post
        self.ended = Bell(shared=self.store.shared)

    async def create(self, table: Table, deed: Deed, *more: Write) -> Live:
        """Open a new table, with whatever else is to be written then."""
        self.refuse_maintenance()
        judge = self._judge(table)
        deed(judge)
        announced = self.announcer.change(table.id)
        await self.store.write(*shelf.creation(judge), *more, announce=announced)
        live = self.memory.hold(judge.draft)
        self.memory.moved(live)
        return live

    async def make(self, id: str, deed: Deed, command: str = "") -> Table:
        """Change a table, durably; a command already carried out is not repeated."""
        self.refuse_maintenance()
        live = await self.memory.held(id)
        async with live.lock:
            for _ in range(RACES):
                if command and done_before(live.table, command):
                    return live.table
                if await self._tried(live, deed, command):
                    return live.table
        raise Denied("busy", "the table is busy, try again", status=503)

    async def _tried(self, live: Live, deed: Deed, command: str) -> bool:
        """Try to change a table; if it must be judged again, first follow what others wrote."""
        judge = self._judge(live.table)
        judge.note_absence(self.time.gaps)
        try:
            deed(judge)
            follow_orders(judge)
            judge.settle()
            await self._commit(live, judge)
        except Conflict:
            metrics.RACES.inc()
            await self.memory.follow(live)
        except Unknown:
            await self._find_out(live, command)
        except Denied:
            if not self.store.shared or not await self.memory.follow(live):
                raise  # what it was judged by has not changed
        else:
            return True
        return False

    def _judge(self, table: Table) -> Judge:
        return Judge(table, self.time.now(), self.wall())

    async def _find_out(self, live: Live, command: str) -> None:
        """Find out what became of a lost change; for one without a name that is impossible."""
        try:
            await self.memory.follow(live)
        except Away as error:
            raise Unknown from error
        if not command:
            raise of_store(Unknown())

    async def _commit(self, live: Live, judge: Judge) -> None:
        old, new = live.table, judge.draft
        new.version = old.version + 1
        new.changed = old.changed if is_secret(old, judge) else judge.wall
        started = time.perf_counter()
        writes = [*shelf.changes(old, judge), *self._notices(live, judge)]
        await self.store.write(*writes, announce=self.announcer.change(new.id))
        metrics.COMMIT.note(time.perf_counter() - started)
        live.table = new
        self.memory.show(live, old, judge.noticed)
        if new.state != old.state and new.state in ("over", "closed"):
            self.ended.ring()

    def _notices(self, live: Live, judge: Judge) -> Iterable[Write]:
        """Return what people elsewhere are to be told of a change, if they can be told at all."""
        if not self.post.on:
            return ()
        here = self.memory.presence.here(live)
        return outbox.arising(live.table, judge, here, self.post)

    async def note_absence(self, live: Live) -> None:
        """Write at a table that the site was away, if that is not noted yet."""
        if unnoted(live.table, self.time.gaps) and not self.time.since:
            await self.make(live.id, lambda _judge: None)

    def refuse_maintenance(self) -> None:
        """Refuse to change anything while the site is being maintained."""
        if self.time.since:
            trouble = "the site is under maintenance: clocks are stopped until it is over"
            raise Denied("maintenance", trouble, status=503)


def is_secret(old: Table, judge: Judge) -> bool:
    """Return whether only a sealed choice or an order has changed, which concerns no one else."""
    before, after = old.sealed, judge.draft.sealed
    changed = before != after or old.orders != judge.draft.orders
    return not judge.noticed and changed and before.keys() == after.keys()
