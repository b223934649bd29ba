"""The broom: sessions that have ended and guests who stay away are not kept forever."""

from __future__ import annotations

import asyncio
import logging

from .erasure import forget
from .settings import DAY
from .site import Site
from .store import upkeep
from .store.admin import deeds, lists, rules
from .watch.logs import failed

EVERY = 60.0  # seconds between two rounds
SESSIONS = 500  # that one round deletes, at most
DEEDS = 500  # of the audit list, the same
TABLES = 20  # that one round deletes, at most: each may have thousands of records
GUESTS = 10  # that one round forgets, at most: each may have sat at many tables

log = logging.getLogger("kogge.broom")


class Broom:
    """Sweeps a little every minute, alongside everything else."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def run(self) -> None:
        """Sweep until the server stops."""
        while True:
            try:
                await self.sweep()
            except Exception as error:  # noqa: BLE001 - a store that is away comes back
                failed(log, "the broom stumbled", error)
            await asyncio.sleep(EVERY)

    async def sweep(self) -> None:
        """Sweep once; of several processes on one database only one does it."""
        site = self.site
        await site.people.write_seen()
        await site.circle.write()
        if not await site.store.lease("broom"):
            return
        now = site.now()
        await upkeep.sweep_sessions(site.store, now, SESSIONS)
        await site.dealer.prepare()
        decided = await rules.read(site.store)
        if guests := site.settings.guests if decided.guest_days < 0 else decided.guest_days * DAY:
            await self._guests(now - guests)
        if decided.table_days:
            await self._tables(now - decided.table_days * DAY)
        if decided.audit_days:
            await deeds.sweep(site.store, now - decided.audit_days * DAY, DEEDS)
        await site.dealer.mark(site.bots.warm)  # a whole match: nothing else waits for it

    async def _guests(self, late: int) -> None:
        """Forget guests who were last here before a time, and have no game under way."""
        gone = await upkeep.gone_guests(self.site.store, late, GUESTS)
        for guest in gone:
            await forget(self.site, guest)
            await asyncio.sleep(0)  # so that no table waits for the whole round
        if gone:
            log.info("guests were forgotten", extra={"count": len(gone)})

    async def _tables(self, late: int) -> None:
        """Delete tables that were over before a time, as the rules of the house say."""
        old = await lists.old_tables(self.site.store, late, TABLES)
        for id in old:
            changed = self.site.house.announcer.change(id)
            await lists.delete_table(self.site.store, id, changed)
            self.site.house.memory.changed(id)
        if old:
            log.info("old tables were deleted", extra={"count": len(old)})
