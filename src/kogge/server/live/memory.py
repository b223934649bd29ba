"""Memory: the tables in use, read from the store once and following what it says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from kogge.table.denied import Denied
from kogge.table.happened import Noticed
from kogge.table.table import Table

from ..store import Store, shelf
from ..store.bench import Bench
from ..watch.logs import failed
from .errands import Errands
from .live import Live
from .presence import Presence
from .sitetime import SiteTime

log = logging.getLogger("kogge.house")


class Memory:
    """The tables of this process. The store is the truth: what others write there is followed."""

    def __init__(
        self, store: Store, bench: Bench, time: SiteTime, presence: Presence, errands: Errands
    ) -> None:
        self.store, self.bench, self.now = store, bench, time.now
        self.presence, self.errands = presence, errands
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.moved: Callable[[Live], None] = lambda _: None  # called when a table has changed

    async def live(self, id: str) -> Live:
        """Return a table as it stands, read from the store if it is not in memory."""
        live = self.tables.get(id)
        if live is None:
            return await self.held(id)
        if self.store.shared:
            await self._refresh(live)
        live.used = self.now()
        return live

    async def _refresh(self, live: Live) -> None:
        """Follow another process even before its announcement arrives."""
        if await shelf.version(self.store, live.id) != live.table.version:
            async with live.lock:
                await self.follow(live)

    async def held(self, id: str) -> Live:
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
            live = self.hold(await shelf.load(self.store, self.bench, id))
            self.errands.soon(shelf.keep(self.store, live.table))
            self.errands.soon(self._catch_up(live))  # for what was announced while it was read
            self.presence.ask_others(live)
            return live
        finally:
            self.loading.pop(id, None)

    def hold(self, table: Table) -> Live:
        """Keep a table in memory."""
        live = self.tables[table.id] = Live(table, used=self.now())
        return live

    async def release(self, live: Live) -> None:
        """Drop a table from memory; another process may then look after it."""
        self.tables.pop(live.id, None)
        await self.store.release(f"table {live.id}")

    def show(self, live: Live, old: Table, noticed: list[Noticed]) -> None:
        """Send all listeners what has changed."""
        watchers = live.broadcast.watchers()
        live.broadcast.show(old, live.table, noticed, self.now())
        if live.broadcast.watchers() != watchers:  # a watcher has sat down
            self.presence.count_soon(live)
        self.moved(live)

    # Following what others have written.

    def changed(self, id: str) -> None:
        """Follow a table that another process has changed, if it is in memory here."""
        if (live := self.tables.get(id)) is not None:
            self.errands.soon(self._catch_up(live))

    def follow_all(self) -> None:
        """Read all tables again, after an announcement may have been missed."""
        for id in list(self.tables):
            self.changed(id)

    async def _catch_up(self, live: Live) -> None:
        try:
            async with live.lock:
                await self.follow(live)
        except Denied:
            self.tables.pop(live.id, None)  # it is gone
            live.hang_up()
        except Exception as error:  # noqa: BLE001 - the next announcement finds it again
            failed(log, "a table could not be followed", error, table=live.id)

    async def follow(self, live: Live) -> bool:
        """Bring a table up to what the store says; return whether there was anything new."""
        old = live.table
        live.table, noticed = await shelf.follow(self.store, self.bench, old.id, old)
        if live.table.version == old.version:
            return False
        if shelf.replaced(old, live.table):  # clients are not shown how: they reconnect, and see
            live.hang_up()
            self.moved(live)
        else:
            self.show(live, old, noticed)
        return True
