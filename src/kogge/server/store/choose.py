"""Finding the store that an address names."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from kogge.core.error import Broken

from .base import Store, hidden

POSTGRES = ("postgresql", "postgres")


async def open_store(address: str, *, serving: bool = True) -> Store:
    """Open a database, brought to the newest schema.

    The address is ``postgresql://...``, or the path of an SQLite file, with or without
    ``sqlite://`` before it. Serving from an SQLite file is for one process at a time.
    """
    scheme, separator, rest = address.partition("://")
    if separator and scheme in POSTGRES:
        if find_spec("asyncpg") is None:
            raise Broken("--database", "asyncpg is not installed", 'pip install "kogge[postgres]"')
        from .postgres import PostgresStore

        return await PostgresStore.open(address)
    if separator and scheme != "sqlite":
        expected = "postgresql://... or the path of a file"
        raise Broken("--database", "'{data}' is not a database", expected, data=hidden(address))
    from .sqlite import SqliteStore

    return await SqliteStore.open(Path(rest if separator else address), serving=serving)
