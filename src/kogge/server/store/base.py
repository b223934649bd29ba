"""What a store can do. All SQL is written once, in the words that both databases share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, NamedTuple, Protocol
from urllib.parse import urlsplit

from kogge.core.error import Broken

Row = tuple[Any, ...]
Fetch = Callable[..., AsyncIterator[Row]]  # (sql, *values): the rows as of one moment
Heard = Callable[[str], None]  # called with what another process has announced

MIGRATIONS = Path(__file__).parent / "migrations"


class Away(Exception):
    """The database does not answer; nothing has changed."""


class Unknown(Exception):
    """The database was lost at the very moment of writing: the change may be written, or not."""


class Conflict(Exception):
    """Another process has written first: read again, and judge again."""


class Write(NamedTuple):
    """One statement of a change; it may insist on touching exactly ``rows`` rows."""

    sql: str  # question marks stand for the values
    values: tuple[Any, ...] = ()
    rows: int | None = None


class Store(Protocol):
    """A database: what was written lasts, even if the machine stops right after."""

    shared: bool  # whether other processes may serve from it at the same time

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        """Read rows."""

    async def write(self, *writes: Write, announce: str = "") -> None:
        """Write all changes or none; they are durable when this returns."""

    async def pour(self, writes: Iterable[Write], announce: str = "") -> None:
        """Write a large amount, all or nothing, without holding it all in memory."""

    def listen(self, heard: Heard) -> None:
        """Call this for what other processes announce; an empty text says that some was missed."""

    async def lease(self, name: str) -> bool:
        """Claim a name for this process until it ends; False if another process has it."""

    async def release(self, name: str) -> None:
        """Give a claim back."""

    def snapshot(self) -> AbstractAsyncContextManager[Fetch]:
        """Read at length, as everything stood at one moment."""

    async def foreign(self) -> bool:
        """Return whether a program other than the servers has written since this was last asked."""

    async def close(self) -> None:
        """Finish what is under way."""


def migrations() -> list[tuple[int, list[str]]]:
    """Return the numbered steps of the schema, each as its statements."""
    return [
        (int(path.stem), [part for part in path.read_text("utf-8").split(";\n") if part.strip()])
        for path in sorted(MIGRATIONS.glob("*.sql"))
    ]


def pending(version: int) -> list[tuple[int, list[str]]]:
    """Return the steps that a database still needs; one of a newer Kogge is left alone."""
    newest = migrations()[-1][0]
    if version > newest:
        trouble = "the database was made by a newer Kogge"
        raise Broken("--database", trouble, "schema {count} or older", count=newest)
    return [(number, statements) for number, statements in migrations() if number > version]


VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)"
READ_VERSION = "SELECT max(version) FROM schema_version"
WRITE_VERSION = "INSERT INTO schema_version VALUES (?)"


def hidden(address: str) -> str:
    """Return an address without its password.

    >>> hidden("postgresql://kogge:secret@db:5432/kogge")
    'postgresql://kogge@db:5432/kogge'
    """
    try:
        parts = urlsplit(address)
        host = parts.netloc.rpartition("@")[2]
        name = f"{parts.username}@" if parts.username else ""
        return parts._replace(netloc=f"{name}{host}", query="").geturl()
    except ValueError:
        return address.partition("://")[0] + "://..."
