"""The caretaker: clocks that run out, bots that are asked, people who are gone, idle tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

from msgspec import MsgspecError

from kogge.core.error import KoggeError
from kogge.table.denied import Denied
from kogge.table.judging.commands import replace_absent
from kogge.table.judging.judge import Judge

from ..settings import Settings
from ..store import Away, Conflict, Unknown, upkeep
from ..watch.logs import failed
from .house import House
from .live import Live
from .sitetime import steady_time
from .thinking import Bots

MOST = 200  # tables looked after in one round
SHUT = 60_000  # milliseconds until a table that cannot be opened is tried again
KNOWN = 5_000  # milliseconds between two looks at the sessions of listeners
ROUND = 50  # tables in memory that are looked at in one go
PRESENT = 20_000  # milliseconds between two announcements of presence

log = logging.getLogger("kogge.caretaker")


class Caretaker:
    """Looks after all tables of the store, unless another process does."""

    def __init__(self, house: House, bots: Bots, settings: Settings) -> None:
        self.house, self.bots, self.settings = house, bots, settings
        self.checked = 0  # when sessions of sockets were last looked at
        self.announced = 0  # when other processes last heard who is here
        self.shut: dict[str, int] = {}  # tables that cannot be opened, and when that was tried

    async def run(self) -> None:
        """Look around until the server stops."""
        while True:
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - a store that is away comes back
                failed(log, "the caretaker stumbled", error)
            await asyncio.sleep(self.settings.tick)

    async def look(self) -> None:
        """Make one round."""
        house = self.house
        if await house.store.foreign():
            house.memory.follow_all()
        late = steady_time() - SHUT
        self.shut = {id: at for id, at in self.shut.items() if at > late}
        for id in await upkeep.due(house.store, house.now(), MOST + len(self.shut)):
            if id in house.memory.tables:
                await self._due(id)
            elif id not in self.shut and id not in house.memory.loading:
                house.errands.soon(self._read(id))
        for number, live in enumerate(list(house.memory.tables.values()), 1):
            if live.broadcast.listeners:
                if gone := self._gone(live):
                    await self._replace(live, gone)
            elif self._is_left(live):
                await house.memory.release(live)
            if not number % ROUND:
                await asyncio.sleep(0)  # so that no table waits for the whole house
        await self._strangers()
        await self._announce()

    async def _read(self, id: str) -> None:
        """Look after a table that must be read first, without making others wait."""
        with contextlib.suppress(Away, Conflict, Unknown):  # it stays due
            await self._due(id)

    async def _due(self, id: str) -> None:
        """Let time run out at a table, and wake its bots."""
        if not await self.house.store.lease(f"table {id}"):
            return
        try:
            live = await self.house.memory.live(id)
        except (KoggeError, MsgspecError) as error:  # the other tables must not wait for it
            log.warning("a table cannot be opened", extra={"table": id, "why": str(error)})
            self.shut[id] = steady_time()
            await self.house.store.release(f"table {id}")
            return
        with contextlib.suppress(Denied):
            due = live.table.due(self.house.now())
            if due is not None and due <= self.house.now() and live.table.overdue(self.house.now()):
                await self.house.note_vacations(id)  # if they could not be noted when declared
                await self.house.changes.make(id, Judge.late)
            self.bots.look(live)

    def _gone(self, live: Live) -> list[int]:
        """Return the seats whose owners have been away from a live table for long."""
        table, now = live.table, self.house.now()
        here, people = self.house.presence.here(live), table.people()
        if not here or here.issuperset(people):  # as nearly always
            live.gone = {}
            return []
        others = [seat for seat in people if seat in here]
        away = [seat for seat in table.choosing() if not table.bot_of(seat) and seat not in here]
        if table.setup.clock.kind == "days" or table.paused or not others:
            away = []
        live.gone = {seat: live.gone.get(seat, now) for seat in away}
        return [seat for seat, since in live.gone.items() if now - since >= self.settings.patience]

    async def _replace(self, live: Live, gone: list[int]) -> None:
        """Let bots play for those who are gone."""
        for seat in gone:
            with contextlib.suppress(Denied):
                await self.house.changes.make(live.id, partial(replace_absent, seat=seat))

    def _is_left(self, live: Live) -> bool:
        """Return whether a table at which nobody is has been quiet for a while."""
        live.gone.clear()
        quiet = self.house.now() - live.used > self.settings.idle
        return quiet and not live.thinking and not live.lock.locked()

    async def _strangers(self) -> None:
        """Hang up on people who are no longer known: logged out, or with a new password."""
        if steady_time() - self.checked < KNOWN:
            return
        self.checked = steady_time()
        lines = [
            line for live in self.house.memory.tables.values() for line in live.broadcast.listeners
            if line.session
        ]  # fmt: skip
        digests = sorted({line.session for line in lines})
        known = await upkeep.known_sessions(self.house.store, self.house.wall(), digests)
        for line in lines:
            if line.session not in known:
                line.hang_up()

    async def _announce(self) -> None:
        """Tell other processes who is here."""
        now = steady_time()
        if not self.house.store.shared or now - self.announced < PRESENT:
            return
        self.announced = now
        for live in list(self.house.memory.tables.values()):
            await self.house.announcer.announce(*self.house.announcer.present(live))
