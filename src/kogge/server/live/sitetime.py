"""The site's own time: it runs only while the site is up, and no wall clock can move it.

Decision 0016 says how several processes share it, and what a restart, a pause or a jump means.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

from kogge.table.time.clock import MOST, Gap

from ..store import Conflict, Store
from ..store import time as kept

LOOK = 1.0  # seconds between two checks whether maintenance has begun or ended
BEAT = 5_000  # milliseconds between two beats
WORTH = 60_000  # milliseconds of absence that are worth noting
REMEMBERED = 20  # absences

log = logging.getLogger("kogge.time")


def wall_time() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady_time() -> int:
    """Return milliseconds of a clock that cannot be set, and that runs while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class SiteTime:
    """The time by which clocks run; before it is opened, simply the wall clock's."""

    def __init__(
        self, store: Store, wall: Callable[[], int], steady: Callable[[], int] = steady_time
    ) -> None:
        self.store, self.wall, self.steady = store, wall, steady
        self.life = 0  # changes when a backup replaces everything
        self.ticks, self.beaten = 0, 0  # at the last beat: the site's time, the steady time
        self.gaps: list[Gap] = []
        self.since = 0  # when maintenance began, by the wall clock
        self.turned: Callable[[], None] = lambda: None  # called when maintenance begins or ends

    def now(self) -> int:
        """Return the site's time in milliseconds."""
        if not self.life:
            return self.wall()
        passed = 0 if self.since else self.steady() - self.beaten
        return self.ticks + min(MOST, max(0, passed))

    async def run(self) -> None:
        """Beat until the server stops."""
        while True:
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001 - a store that is away comes back
                log.debug("no beat", extra={"why": str(error)})
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Beat if it is time, or if maintenance has begun or ended."""
        since = await kept.maintenance(self.store)
        if since != self.since or not self.life or self.steady() - self.beaten >= BEAT:
            await self.beat(since)

    async def follow(self) -> None:
        """Read how far time has come, without keeping it: for programs beside the servers."""
        self.since = await kept.maintenance(self.store)
        if (last := await kept.read(self.store)) is not None:
            self.life, self.ticks, self.beaten = last.life, last.ticks, self.steady()

    async def beat(self, since: int) -> None:
        """Write down how far time has come, or follow a process ahead; else it stands still."""
        now, steady, missed = self.now(), self.steady(), self._missed(since)
        last = await kept.read(self.store) or await self._begin()
        if last.life != self.life:
            now, missed = last.ticks, self.wall() - last.wall
        elif last.ticks > now:  # another process was up meanwhile
            now, missed = last.ticks, 0
        gaps = last.gaps if since else self._noted(last.gaps, now, missed)
        try:
            await kept.write(self.store, last, now, self.wall(), gaps)
        except Conflict:  # another process has just noted the same
            return
        self.life, self.ticks, self.beaten, self.gaps = last.life, now, steady, gaps
        turned, self.since = bool(since) != bool(self.since), since
        if turned:
            self.turned()

    def _missed(self, since: int) -> int:
        """Return how long the site was away since the last beat, maintenance included."""
        if self.since:
            return 0 if since else self.wall() - self.since
        return self.steady() - self.beaten

    def _noted(self, gaps: list[Gap], now: int, missed: int) -> list[Gap]:
        """Add an absence that is worth noting, unless another process has noted it."""
        noted = self.store.shared and gaps and now - gaps[-1].tick <= MOST
        if missed < WORTH or noted:
            return gaps
        number = gaps[-1].number + 1 if gaps else 1
        return [*gaps, Gap(number, now, missed)][-REMEMBERED:]

    async def _begin(self) -> kept.Beat:
        """Let time begin where tables that knew only the wall clock were left."""
        newest = await kept.newest_change(self.store)
        ticks = min(newest or self.wall(), self.wall())
        first = kept.Beat(secrets.randbits(48) + 1, ticks, self.wall())
        await kept.begin(self.store, first)
        return first


async def turn(store: Store, state: str) -> bool:
    """Begin or end maintenance; return whether it is under way. All servers notice in seconds."""
    stands = bool(await kept.maintenance(store))
    if state == "on" and not stands:
        await kept.begin_maintenance(store, wall_time())
    elif state == "off":
        await kept.end_maintenance(store)
    return state == "on" or (stands and state != "off")
