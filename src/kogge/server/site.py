"""A site: everything that one server process has, put together once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from . import metrics
from .caretaker import Caretaker
from .house import House, clock_time
from .limits import Buckets, Gate, Turns
from .lobby import Lobby
from .people import People
from .pulse import Pulse
from .settings import Settings
from .store import Store, open_store
from .thinking import Bots


class Site:
    """What the routes need."""

    def __init__(
        self, settings: Settings, store: Store, now: Callable[[], int] = clock_time
    ) -> None:
        self.settings, self.store, self.now = settings, store, now
        self.house = House(store, now)
        metrics.TABLES.set_function(lambda: len(self.house.tables))
        self.people = People(store, now, settings.browsers)
        self.pulse = Pulse(store, now)
        self.lobby = Lobby(self.house, settings.limits.tables)
        self.bots = Bots(self.house)
        self.house.moved = self.bots.look
        self.caretaker = Caretaker(self.house, self.bots, settings)
        self.buckets, self.gate = Buckets(), Gate(settings.limits.sockets)
        self.turns, self.trying = Turns(), ThreadPoolExecutor(1, "try")  # many would slow us all
        self.care: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Site:
        """Open the store, and wake what waits in it."""
        site = cls(settings, await open_store(settings.database))
        site.store.listen(site.house.heard)
        site.care = asyncio.get_running_loop().create_task(site.caretaker.run())
        if settings.warm:
            site.bots.warm_up()
        return site

    async def close(self) -> None:
        """Stop in order: nobody new, bots, tables, and the store last."""
        if self.care is not None:
            self.care.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.care
        await self.bots.close()
        self.trying.shutdown(wait=False, cancel_futures=True)
        await self.house.close()
        await self.store.close()
