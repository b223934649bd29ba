"""One SQLite file: a thread that writes, and commits for many at once; a thread that reads."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any

from kogge.core.error import Broken

from .base import (
    READ_VERSION,
    VERSION_TABLE,
    WRITE_VERSION,
    Conflict,
    Fetch,
    Heard,
    Row,
    Write,
    pending,
)

GROUP = 256  # changes that share a commit; those decided together always do
PATIENCE = 20.0  # seconds to wait for another process that writes to the same file
PAUSE = 0.01  # seconds between two looks, where SQLite itself does not wait
CHUNK = 500  # rows that a snapshot reads at a time

Job = tuple[Iterable[Write], "asyncio.Future[None]"]


class SqliteStore:
    """A file; every change is on disk before it is announced."""

    shared = False

    def __init__(self, path: Path, lock: IO[str] | None) -> None:
        self.path, self.lock = path, lock
        self.jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.decided: list[Job] = []  # in this turn of the loop
        self.reader = ThreadPoolExecutor(1, "store-reader")
        self.reading = connect(path)
        self.missed = False  # whether the writer has seen a commit from outside
        self.thread = threading.Thread(target=self._run, name="store-writer", daemon=True)

    @classmethod
    async def open(cls, path: Path, *, serving: bool) -> SqliteStore:
        """Open a file, or make one."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = claim(path) if serving else None
            await asyncio.to_thread(migrate, path)
            store = cls(path, lock)
        except OSError as error:
            trouble, why = "cannot be opened: {why}", error.strerror or str(error)
            raise Broken(str(path), trouble, "--database FILE", why=why) from error
        except sqlite3.Error as error:
            raise Broken(str(path), "cannot be opened: {why}", why=str(error)) from error
        store.thread.start()
        return store

    async def fetch(self, sql: str, *values: Any) -> list[Row]:
        run = asyncio.get_running_loop().run_in_executor
        return await run(self.reader, self._fetch, sql, values)

    def _fetch(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        return self.reading.execute(sql, values).fetchall()

    async def write(self, *writes: Write, announce: str = "") -> None:
        if writes:
            await self._decided(writes)

    async def pour(self, writes: Iterable[Write], announce: str = "") -> None:
        await self._decided(writes)

    def _decided(self, writes: Iterable[Write]) -> asyncio.Future[None]:
        """Have a change written, together with all others of this turn of the loop."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if not self.decided:
            loop.call_soon(self._hand_over)
        self.decided.append((writes, done))
        return done

    def _hand_over(self) -> None:
        if self.decided:
            self.jobs.put(self.decided)
            self.decided = []

    def listen(self, heard: Heard) -> None:
        """Do nothing: no other process serves from this file."""

    async def lease(self, name: str) -> bool:
        return True

    async def release(self, name: str) -> None:
        """Do nothing: no other process waits for it."""

    async def foreign(self) -> bool:
        await self.pour(())  # the writer checks whenever it is given work
        missed, self.missed = self.missed, False
        return missed

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Fetch]:
        connection = connect(self.path)
        with suppress(sqlite3.Error):
            connection.execute("BEGIN")

        async def rows(sql: str, *values: Any) -> AsyncIterator[Row]:
            cursor = connection.execute(sql, values)
            while chunk := cursor.fetchmany(CHUNK):
                for row in chunk:
                    yield row
                await asyncio.sleep(0)

        try:
            yield rows
        finally:
            connection.close()

    async def close(self) -> None:
        self._hand_over()
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.reader.shutdown()
        self.reading.close()
        if self.lock is not None:
            self.lock.close()

    # The writer's thread.

    def _run(self) -> None:
        connection = connect(self.path)
        version = seen(connection)
        while group := self._group():
            now = seen(connection)  # counts others' commits only, not this connection's
            self.missed, version = self.missed or now != version, now
            settle(connection, group)
        connection.close()

    def _group(self) -> list[Job]:
        """Wait for changes; return as many as are there."""
        group: list[Job] = []
        jobs = self.jobs.get()
        while jobs is not None:
            group += jobs
            if self.jobs.empty() or len(group) >= GROUP:
                return group
            jobs = self.jobs.get()
        if group:
            self.jobs.put(None)  # first what came before the end
        return group


def settle(connection: sqlite3.Connection, group: Sequence[Job]) -> None:
    """Write a group of changes with one commit, then report to each how it went."""
    troubles: list[Exception | None] = [None] * len(group)
    try:
        if any(writes != () for writes, _ in group):
            connection.execute("BEGIN IMMEDIATE")
            if not fit(connection, group):
                troubles = [attempt(connection, writes) for writes, _ in group]
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        troubles = [error] * len(group)
    waiting = [done for _, done in group]
    with suppress(RuntimeError):  # the loop may have ended, and no one is waiting
        waiting[0].get_loop().call_soon_threadsafe(answer, waiting, troubles)  # wakes it only once


def answer(waiting: Iterable[asyncio.Future[None]], troubles: Iterable[Exception | None]) -> None:
    """Tell the callers that still wait how their changes went."""
    for done, trouble in zip(waiting, troubles, strict=True):
        if done.done():  # the caller was cancelled
            continue
        if trouble is None:
            done.set_result(None)
        else:
            done.set_exception(trouble)


def fit(connection: sqlite3.Connection, group: Sequence[Job]) -> bool:
    """Write all changes of a group, as nearly always can be done; else leave everything as it was.

    A savepoint for each of them would take the processor as long as half of what is written.
    """
    if not all(isinstance(writes, tuple) for writes, _ in group):
        return False  # what is poured comes only once
    cursor = connection.cursor()
    try:
        for writes, _ in group:
            for write in writes:
                run(cursor, write)
    except Exception:  # noqa: BLE001 - whose it was is found out one by one
        with suppress(sqlite3.Error):  # some errors have ended it themselves
            cursor.execute("ROLLBACK")
        cursor.execute("BEGIN IMMEDIATE")
        return False
    return True


def attempt(connection: sqlite3.Connection, writes: Iterable[Write]) -> Exception | None:
    """Write one change whole or not at all; return what was in the way."""
    connection.execute("SAVEPOINT change")
    try:
        for write in writes:
            run(connection, write)
    except Exception as error:  # noqa: BLE001 - whatever the error, the thread goes on for others
        connection.execute("ROLLBACK TO change")
        return Conflict() if isinstance(error, sqlite3.IntegrityError) else error
    finally:
        connection.execute("RELEASE change")
    return None


def run(line: sqlite3.Connection | sqlite3.Cursor, write: Write) -> None:
    """Run one statement; it must touch the expected number of rows."""
    touched = line.execute(write.sql, write.values).rowcount
    if write.rows is not None and touched != write.rows:
        raise Conflict


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection whose commits wait for the disk."""
    connection = sqlite3.connect(
        path, PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=256
    )
    log_ahead(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # forgotten people leave no trace in the file
    return connection


def log_ahead(connection: sqlite3.Connection) -> None:
    """Let changes go to a log first; wait if another process is creating the file.

    SQLite refuses at once here, since two processes waiting to change its mode would deadlock.
    """
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not busy(error) or time.monotonic() > end:
                raise
            time.sleep(PAUSE)
        else:
            return


def busy(error: sqlite3.Error) -> bool:
    """Return whether another process was in the way; the upper bits say how."""
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


def seen(connection: sqlite3.Connection) -> int:
    """Return a number that moves when another connection commits."""
    return int(connection.execute("PRAGMA data_version").fetchone()[0])


def migrate(path: Path) -> None:
    """Bring a file to the newest schema, step by step, all or nothing."""
    connection = connect(path)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(VERSION_TABLE)
        version = connection.execute(READ_VERSION).fetchone()[0] or 0
        for number, statements in pending(version):
            for statement in statements:
                connection.execute(statement)
            connection.execute(WRITE_VERSION, (number,))
        connection.execute("COMMIT")
    finally:
        connection.close()
    path.chmod(0o600)


def claim(path: Path) -> IO[str]:
    """Claim a file for this process; the system gives it back when the process ends."""
    lock = path.with_name(f"{path.name}.lock").open("w", encoding="utf-8")
    try:
        import fcntl  # not on every system; elsewhere nothing keeps a second process away

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError as error:
        lock.close()
        trouble = "another server is running on this file"
        raise Broken(str(path), trouble, "its own file, or PostgreSQL") from error
    return lock
