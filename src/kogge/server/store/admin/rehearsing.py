"""A backup as a store of its own, for reading it table by table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from .. import Store, archive
from ..base import Row
from ..shelf import COLUMNS, RECORDS, SEALED
from ..sqlite import SqliteStore

COUNT = "SELECT count(*) FROM tables"
ALL = f"SELECT {COLUMNS} FROM tables ORDER BY created, id"


class Stored(NamedTuple):
    """A table as it is stored: nothing of it is read yet, since that may fail."""

    row: Row
    records: list[str]
    sealed: list[Row]


@asynccontextmanager
async def unpacked(file: Path, progress: archive.Progress) -> AsyncIterator[Store]:
    """Unpack a backup into a folder that vanishes afterwards: memory need not hold it."""
    archive.check(file)
    with TemporaryDirectory(prefix="kogge-upgrade-") as folder:
        store = await SqliteStore.open(Path(folder) / "backup.sqlite", serving=False)
        try:
            await archive.restore(store, file, progress)
            yield store
        finally:
            await store.close()


async def count_tables(store: Store) -> int:
    """Return how many tables there are."""
    [(count,)] = await store.fetch(COUNT)
    return int(count)


async def every_table(store: Store) -> AsyncIterator[Stored]:
    """Yield all tables as they are stored, the oldest first."""
    async with store.snapshot() as fetch:
        async for row in fetch(ALL):
            records = await store.fetch(RECORDS, row[0], 0)
            yield Stored(row, [data for (data,) in records], await store.fetch(SEALED, row[0]))
