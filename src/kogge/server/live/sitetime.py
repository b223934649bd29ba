"""The site's own time: it runs only while the site is up, and no clock on a wall can move it.

Decision 0016 says how several processes share it, and what a restart, a pause or a jump means.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

import msgspec

from kogge.table.clock import MOST, Gap
from kogge.table.ledger import written

from ..store import Conflict, Store, Write

LOOK = 1.0  # seconds between two looks whether maintenance has begun or ended
BEAT = 5_000  # milliseconds between two beats
WORTH = 60_000  # milliseconds of absence that are worth telling
REMEMBERED = 20  # absences

READ = "SELECT life, ticks, beat, gaps FROM site_time"
BEGIN = "INSERT INTO site_time (life, ticks, beat, gaps) VALUES (?, ?, ?, '[]')"
WRITE = """
UPDATE site_time SET ticks = CASE WHEN ticks > ? THEN ticks ELSE ? END, beat = ?, gaps = ?
WHERE life = ? AND gaps = ?"""
NEWEST = "SELECT max(changed) FROM tables"
STANDS = "SELECT since FROM maintenance"

log = logging.getLogger("kogge.time")


def wall_time() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady_time() -> int:
    """Return milliseconds that nobody can set, and that pass while the machine sleeps too."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


read_gaps = msgspec.json.Decoder(list[Gap]).decode


class SiteTime:
    """The time by which clocks run; before it is opened, simply the wall's."""

    def __init__(
        self, store: Store, wall: Callable[[], int], steady: Callable[[], int] = steady_time
    ) -> None:
        self.store, self.wall, self.steady = store, wall, steady
        self.life = 0  # changes when a backup takes the place of everything
        self.ticks, self.beaten = 0, 0  # at the last beat: the site's time, the steady time
        self.gaps: list[Gap] = []
        self.since = 0  # when maintenance began, by the wall's clock
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
        rows = await self.store.fetch(STANDS)
        since = max((row[0] for row in rows), default=0)
        if since != self.since or not self.life or self.steady() - self.beaten >= BEAT:
            await self.beat(since)

    async def beat(self, since: int) -> None:
        """Write down how far time has come, or follow whoever is ahead; else it stands still."""
        now, steady, missed = self.now(), self.steady(), self._missed(since)
        rows = await self.store.fetch(READ) or [await self._begin()]
        [(life, ticks, beat, gaps)] = rows
        if life != self.life:
            now, missed = ticks, self.wall() - beat
        elif ticks > now:  # another process was there meanwhile
            now, missed = ticks, 0
        told = read_gaps(gaps) if since else self._told(read_gaps(gaps), now, missed)
        values = (now, now, self.wall(), written(told), life, gaps)
        try:
            await self.store.write(Write(WRITE, values, 1))
        except Conflict:  # somebody else has just told of the same
            return
        self.life, self.ticks, self.beaten, self.gaps = life, now, steady, told
        turned, self.since = bool(since) != bool(self.since), since
        if turned:
            self.turned()

    def _missed(self, since: int) -> int:
        """Return how long the site was away since the last beat, maintenance included."""
        if self.since:
            return 0 if since else self.wall() - self.since
        return self.steady() - self.beaten

    def _told(self, gaps: list[Gap], now: int, missed: int) -> list[Gap]:
        """Add an absence that is worth telling, unless another process has told of it."""
        told = self.store.shared and gaps and now - gaps[-1].tick <= MOST
        if missed < WORTH or told:
            return gaps
        number = gaps[-1].number + 1 if gaps else 1
        return [*gaps, Gap(number, now, missed)][-REMEMBERED:]

    async def _begin(self) -> tuple[int, int, int, str]:
        """Let time begin: where the tables were left that had only the wall's."""
        [(newest,)] = await self.store.fetch(NEWEST)
        ticks = min(newest or self.wall(), self.wall())
        row = (secrets.randbits(48) + 1, ticks, self.wall())
        await self.store.write(Write(BEGIN, row, 1))
        return (*row, "[]")


async def turn(store: Store, state: str) -> bool:
    """Begin or end maintenance; tell whether it is under way. All servers see it within seconds."""
    stands = bool(await store.fetch(STANDS))
    if state == "on" and not stands:
        await store.write(Write("INSERT INTO maintenance (since) VALUES (?)", (wall_time(),)))
    elif state == "off":
        await store.write(Write("DELETE FROM maintenance"))
    return state == "on" or (stands and state != "off")
