"""The broom: sessions that have ended and guests who stay away are not kept forever."""

from __future__ import annotations

import asyncio
import logging

from .erasure import forget
from .site import Site
from .store import upkeep
from .watch.logs import failed

EVERY = 60.0  # seconds between two rounds
SESSIONS = 500  # that one round deletes, at most
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
        if not await site.store.lease("broom"):
            return
        now = site.now()
        await upkeep.sweep_sessions(site.store, now, SESSIONS)
        await site.dealer.prepare()
        await site.dealer.mark(site.bots.warm)
        if site.settings.guests:
            await self._guests(now - site.settings.guests)

    async def _guests(self, late: int) -> None:
        """Forget guests who were last here before a time, and have no game under way."""
        gone = await upkeep.gone_guests(self.site.store, late, GUESTS)
        for guest in gone:
            await forget(self.site, guest)
            await asyncio.sleep(0)  # so that no table waits for the whole round
        if gone:
            log.info("guests were forgotten", extra={"count": len(gone)})
