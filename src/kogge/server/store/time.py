"""The site's time as it is kept, and whether the site is being maintained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from kogge.table.ledger import written
from kogge.table.time.clock import Gap

from . import Store, Write

READ = "SELECT life, ticks, beat, gaps FROM site_time"
BEGIN = "INSERT INTO site_time (life, ticks, beat, gaps) VALUES (?, ?, ?, '[]')"
WRITE = """
UPDATE site_time SET ticks = CASE WHEN ticks > ? THEN ticks ELSE ? END, beat = ?, gaps = ?
WHERE life = ? AND gaps = ?"""
NEWEST = "SELECT max(changed) FROM tables"
SINCE = "SELECT max(since) FROM maintenance"
read_gaps = msgspec.json.Decoder(list[Gap]).decode


@dataclass(frozen=True, slots=True)
class Beat:
    """How far time had come when it was last written down."""

    life: int  # changes when a backup replaces everything
    ticks: int  # the site's time
    wall: int  # when that was by the wall clock
    noted: str = "[]"  # when the site was away, as it is written

    @property
    def gaps(self) -> list[Gap]:
        """When the site was away."""
        return read_gaps(self.noted)


async def read(store: Store) -> Beat | None:
    """Return the last beat, if there was any."""
    rows = await store.fetch(READ)
    return Beat(*rows[0]) if rows else None


async def begin(store: Store, beat: Beat) -> None:
    """Write down the first beat."""
    await store.write(Write(BEGIN, (beat.life, beat.ticks, beat.wall), 1))


async def write(store: Store, last: Beat, ticks: int, wall: int, gaps: Sequence[Gap]) -> None:
    """Write down the next beat; a conflict says that another process has noted an absence."""
    values = (ticks, ticks, wall, written(gaps), last.life, last.noted)
    await store.write(Write(WRITE, values, 1))


async def newest_change(store: Store) -> int | None:
    """Return when any table was last changed."""
    [(newest,)] = await store.fetch(NEWEST)
    return newest  # type: ignore[no-any-return]


async def maintenance(store: Store) -> int:
    """Return since when the site is being maintained, by the wall clock; 0 if it is not."""
    [(since,)] = await store.fetch(SINCE)
    return since or 0


async def begin_maintenance(store: Store, wall: int) -> None:
    """Write down that maintenance has begun."""
    await store.write(Write("INSERT INTO maintenance (since) VALUES (?)", (wall,)))


async def end_maintenance(store: Store) -> None:
    """Write down that maintenance is over."""
    await store.write(Write("DELETE FROM maintenance"))
