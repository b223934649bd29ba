"""PostgreSQL: several server processes on one database, which notify each other at once."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from functools import lru_cache, partial
from typing import Any

import asyncpg

from kogge.core.error import Broken

from .base import (
    READ_VERSION,
    VERSION_TABLE,
    WRITE_VERSION,
    Away,
    Conflict,
    Fetch,
    Heard,
    Row,
    Unknown,
    Write,
    hidden,
    pending,
)

CHANNEL = "kogge"
POOL = 8  # connections of one process, besides the one that listens
CHUNK = 500  # rows that a snapshot reads at a time
AGAIN = 0.5  # seconds before a lost connection is tried again
ALIVE = 30.0  # seconds between two checks that the listening connection is alive
PATIENCE = 10.0  # seconds for an answer on that line
LIMIT = 5.0  # seconds for one question or one change; a connection that takes longer is given up
MIGRATING = 0x6B6F676765  # the lock under which one process migrates and the others wait

log = logging.getLogger("kogge.store")
LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)  # also while it starts or stops
GONE = (  # what says that the database is away, not that a statement is wrong
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InterfaceError,
    OSError,  # including timeouts
)


class PostgresStore:
    """A database that several processes share."""

    shared = True

    def __init__(self, address: str, pool: Any) -> None:
        self.address, self.pool = address, pool
        self.heard: Heard = lambda _: None
        self.line: Any = None  # the connection that listens and holds the leases
        self.leases: set[str] = set()
        self.keeper: asyncio.Task[None] | None = None
        self.turn = asyncio.Lock()  # one statement at a time on the line

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """Connect, and bring the database to the newest schema."""
        try:
            pool = await asyncpg.create_pool(address, min_size=1, max_size=POOL, timeout=10)
        except (*LOST, ValueError, TimeoutError) as error:
            why = type(error).__name__ if "://" in str(error) else str(error)
            raise Broken(hidden(address), "cannot be opened: {why}", why=why) from error
        try:
            async with pool.acquire() as connection:
                await migrate(connection)
        except BaseException:
            await pool.close()
            raise
        return cls(address, pool)

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        async with self._connection() as connection, asyncio.timeout(LIMIT):
            return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]

    async def write(self, *writes: Write, announce: str = "") -> None:
        await self._pour(writes, announce, LIMIT)

    async def pour(self, writes: Iterable[Write], announce: str = "") -> None:
        await self._pour(writes, announce, None)

    async def _pour(self, writes: Iterable[Write], announce: str, limit: float | None) -> None:
        async with self._connection() as connection:
            change = connection.transaction()
            try:
                async with asyncio.timeout(limit):
                    await change.start()
                    for write in writes:
                        await self._write(connection, write)
                    if announce:
                        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, announce)
            except Exception as error:
                if not isinstance(error, GONE):
                    await change.rollback()
                raise
            await commit(change, limit)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """Lend a connection; one that does not answer is not used again."""
        try:
            connection = await self.pool.acquire(timeout=LIMIT)
        except GONE as error:
            raise Away from error
        try:
            yield connection
        except GONE as error:
            give_up(connection)
            raise Away from error
        except (Unknown, asyncio.CancelledError):  # who knows how far it had come
            give_up(connection)
            raise
        finally:
            with suppress(*GONE):  # the work is done, though the connection is lost now
                await self.pool.release(connection, timeout=LIMIT)

    async def _write(self, connection: Any, write: Write) -> None:
        try:
            done = await connection.execute(numbered(write.sql), *write.values)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict from error
        if write.rows is not None and int(done.rpartition(" ")[2]) != write.rows:
            raise Conflict

    def listen(self, heard: Heard) -> None:
        self.heard = heard
        self.keeper = asyncio.get_running_loop().create_task(self._keep_line())

    async def _keep_line(self) -> None:
        """Keep listening; whenever the line was lost, announce that messages were missed."""
        for attempt in itertools.count():
            with suppress(*LOST, TimeoutError):
                self.line = await asyncpg.connect(self.address, timeout=PATIENCE)
                await self.line.add_listener(CHANNEL, self._hear)
                if attempt:
                    self.heard("")
                await self._stay()
            if self.line is not None:
                self.line.terminate()
            self.leases.clear()
            log.warning("the line to the database was lost")
            await asyncio.sleep(AGAIN)

    async def _stay(self) -> None:
        """Wait until the line ends; a server that no longer answers has ended it too."""
        closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.line.add_termination_listener(partial(end, closed))
        while not closed.done():
            await asyncio.wait([closed], timeout=ALIVE)
            async with self.turn:
                await self.line.fetchval("SELECT 1", timeout=PATIENCE)

    def _hear(self, _connection: Any, _process: int, _channel: str, announced: str) -> None:
        self.heard(announced)

    async def lease(self, name: str) -> bool:
        if name in self.leases:
            return True
        with suppress(*LOST, AttributeError):
            async with self.turn:
                sql = "SELECT pg_try_advisory_lock($1)"
                if await self.line.fetchval(sql, key(name), timeout=PATIENCE):
                    self.leases.add(name)
                    return True
        return False

    async def release(self, name: str) -> None:
        if name in self.leases:
            self.leases.discard(name)
            with suppress(*LOST, AttributeError):
                async with self.turn:
                    sql = "SELECT pg_advisory_unlock($1)"
                    await self.line.execute(sql, key(name), timeout=PATIENCE)

    async def foreign(self) -> bool:
        """A program that writes from outside announces it like a server."""
        return False

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Fetch]:
        async with (
            self.pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):

            async def rows(sql: str, *values: Any) -> AsyncIterator[Row]:
                async for row in connection.cursor(numbered(sql), *values, prefetch=CHUNK):
                    yield tuple(row)

            yield rows

    async def close(self) -> None:
        if self.keeper is not None:
            self.keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self.keeper
        if self.line is not None:
            with suppress(*LOST, TimeoutError):
                await self.line.close(timeout=2)
        await self.pool.close()


def give_up(connection: Any) -> None:
    """Close a connection for good, unless it has ended by itself."""
    with suppress(asyncpg.InterfaceError):
        connection.terminate()


async def commit(change: Any, limit: float | None) -> None:
    """Commit a change; if the database is lost now, it is unknown whether it lasts."""
    try:
        async with asyncio.timeout(limit):
            await change.commit()
    except GONE as error:
        raise Unknown from error


def end(closed: asyncio.Future[None], _connection: object) -> None:
    """Notice that a connection has ended."""
    if not closed.done():
        closed.set_result(None)


@lru_cache(256)
def numbered(sql: str) -> str:
    """Number the places of the values, as PostgreSQL wants them.

    >>> numbered("SELECT name FROM people WHERE id = ? AND created > ?")
    'SELECT name FROM people WHERE id = $1 AND created > $2'
    """
    count = itertools.count(1)
    return re.sub(r"\?", lambda _: f"${next(count)}", sql)


def key(name: str) -> int:
    """Return the number of an advisory lock."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big", signed=True)


async def migrate(connection: Any) -> None:
    """Bring a database to the newest schema, step by step, all or nothing."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute(VERSION_TABLE)
        version = await connection.fetchval(READ_VERSION) or 0
        for number, statements in pending(version):
            for statement in statements:
                await connection.execute(statement)
            await connection.execute(numbered(WRITE_VERSION), number)
