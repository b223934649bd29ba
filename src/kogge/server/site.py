"""A site: everything that one server process has, put together once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from .circle.circle import Circle
from .contest.director import Director
from .contest.hall import Hall
from .correspondence.absence import Absence
from .correspondence.since import Since
from .correspondence.trials import Trials
from .deals.dealer import Dealer
from .door.limits import Buckets, Gate
from .live.caretaker import Caretaker
from .live.house import House
from .live.lobby import Lobby
from .live.sitetime import wall_time
from .live.thinking import Bots
from .picture.gallery import Gallery
from .post.office import Office
from .reviewing.reviews import Reviews
from .settings import Settings
from .standing.almanac import Almanac
from .standing.clerk import Clerk
from .store import Store, open_store
from .store.people import People
from .watch import metrics
from .watch.pulse import Pulse


class Site:
    """What the routes need."""

    def __init__(
        self, settings: Settings, store: Store, now: Callable[[], int] = wall_time
    ) -> None:
        self.settings, self.store, self.now = settings, store, now
        self.house = House(store, now, settings.post)
        metrics.TABLES.set_function(lambda: len(self.house.memory.tables))
        self.people = People(store, now, settings.browsers)
        self.pulse = Pulse(store, now)
        self.lobby = Lobby(self.house, settings.limits.tables)
        self.circle = Circle(self.house, self.lobby, self.people, now)
        self.bots = Bots(self.house)
        self.house.memory.moved = self.bots.look
        self.house.presence.waiting = self.bots.waiting
        self.caretaker = Caretaker(self.house, self.bots, settings)
        self.director = Director(self.house, settings.post)
        self.hall = Hall(self.director)
        self.gallery, self.reviews = Gallery(), Reviews(store, now)
        self.clerk = Clerk(store, self.house.bench)
        self.almanac, self.dealer = Almanac(store, now), Dealer(self.house)
        self.absence, self.trials = Absence(self.house), Trials(self.bots.tries)
        self.office = Office(settings, store, now, Since(self.house).told)
        self.buckets, self.gate = Buckets(), Gate(settings.limits.sockets)
        self.house.time.turned = self.house.turn
        self.tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings) -> Site:
        """Open the store, and wake what waits in it."""
        site = cls(settings, await open_store(settings.database))
        site.store.listen(site.house.heard)
        await site.house.time.look()
        run = asyncio.get_running_loop().create_task
        site.tasks = [
            run(site.house.time.run()),
            run(site.caretaker.run()),
            run(site.director.run()),
            run(site.clerk.run(site.house.ended)),
        ]
        if settings.post.on:
            site.tasks.append(run(site.office.postman.run()))
        if settings.warm:
            site.bots.warm_up()
        return site

    async def close(self) -> None:
        """Stop in order: new visitors, bots, tables, and the store last."""
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.reviews.close()
        await self.bots.close()
        await self.house.close()
        with contextlib.suppress(Exception):  # the time of the last moments, if it can be kept
            await self.house.time.beat(self.house.time.since)
        await self.store.close()
