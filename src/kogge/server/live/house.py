"""The house: its tables in memory, the people at them, and what changes them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from kogge import wire
from kogge.table.judging.absent import note_vacations, unnoted

from ..settings import SILENT, Post
from ..store import Store
from ..store.bench import Bench
from ..store.correspondence import vacations
from .announcing import Announcement, Announcer
from .changes import Changes
from .errands import Errands
from .memory import Memory
from .presence import Presence
from .rounds import Rounds
from .sitetime import SiteTime, wall_time


class House:
    """Everything that a process holds of the tables of a site."""

    def __init__(
        self, store: Store, wall: Callable[[], int] = wall_time, post: Post = SILENT
    ) -> None:
        self.store, self.wall = store, wall
        self.time = SiteTime(store, wall)
        self.now = self.time.now  # the time by which clocks run
        self.bench, self.errands, self.announcer = Bench(), Errands(), Announcer(store)
        self.rounds = Rounds()
        self.presence = Presence(store, self.bench, self.time, self.announcer, self.errands)
        self.memory = Memory(store, self.bench, self.time, self.presence, self.errands)
        self.changes = Changes(self.memory, self.time, self.announcer, wall, post)
        self.ended = self.changes.ended  # rings when a match has ended
        self.looking = asyncio.Semaphore(1)  # looking back takes long: one at a time

    def heard(self, text: str) -> None:
        """Act on what another process has announced."""
        announced = Announcement.read(text)
        if announced.of_all:
            self.memory.follow_all()
        elif announced.process == self.announcer.name:
            return
        elif announced.kind == "table":
            self.memory.changed(announced.table)
        elif (live := self.memory.tables.get(announced.table)) is not None:
            self.presence.heard(live, announced)

    def turn(self) -> None:
        """Tell everyone that maintenance has begun or ended, and how the clocks stand."""
        for live in self.memory.tables.values():
            live.broadcast.send_all(wire.Maintenance(on=bool(self.time.since)))
            live.broadcast.refresh(live.table, self.now())

    async def note_vacations(self, id: str) -> None:
        """Write at a table by letter when its people are away, if that is not noted yet."""
        live = await self.memory.live(id)
        people = {chair.person for chair in live.table.chairs if chair.person}
        away = await vacations.spans(self.store, people)
        if unnoted(live.table, away):
            await self.changes.make(id, partial(note_vacations, away=away))

    async def close(self) -> None:
        """Hang up on everyone, and finish what is under way."""
        for live in self.memory.tables.values():
            live.hang_up()
            if live.thinking is not None:
                live.thinking.cancel()
        self.bench.close()
        await self.errands.finish()
