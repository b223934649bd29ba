"""The store: all or nothing, one winner, and every earlier schema."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from kogge import wire
from kogge.core.error import Broken
from kogge.server.settings import Settings
from kogge.server.site import Site
from kogge.server.store import Conflict, Store, Write, base, open_store, shelf
from kogge.server.store import postgres as server_side
from kogge.server.store.archive import TABLES
from kogge.server.store.bench import Bench
from kogge.table.table import Table

SCHEMAS = base.migrations()
PERSON = "INSERT INTO people VALUES (?, ?, NULL, '', '', 0, 0)"
RENAME = "UPDATE people SET name = ? WHERE id = ? AND name = ?"
NAMES = "SELECT name FROM people ORDER BY id"

UNFIT = (OverflowError, ValueError, sqlite3.Error, asyncpg.DataError)


def person(name: str) -> Write:
    return Write(PERSON, (name.lower(), name), 1)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await open_store(database, serving=False)
    try:
        yield store
    finally:
        await store.close()


async def names(store: Store) -> list[str]:
    return [name for (name,) in await store.fetch(NAMES)]


# Writing.


def test_a_change_is_written_whole_or_not_at_all(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.write(person("Anna"), person("Berta"))
            with pytest.raises(Conflict):
                await store.write(person("Carl"), person("Anna"))

            assert await names(store) == ["Anna", "Berta"]

    asyncio.run(story())


def test_a_change_that_touches_other_rows_than_it_should_is_not_made(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.write(person("Anna"), person("Berta"))
            for rows, values in ((1, ("X", "carl", "Carl")), (0, ("X", "anna", "Anna"))):
                with pytest.raises(Conflict):
                    await store.write(person("Dora"), Write(RENAME, values, rows))

            assert await names(store) == ["Anna", "Berta"]

    asyncio.run(story())


def test_of_many_who_want_to_be_first_one_is(database: str) -> None:
    async def attempt(store: Store, name: str) -> str:
        try:
            await store.write(person(name), Write(RENAME, (name, "anna", "Anna"), 1))
        except Conflict:
            return ""
        return name

    async def story() -> None:
        async with opened(database) as here, opened(database) as there:
            await here.write(person("Anna"))
            tries = [attempt(s, f"N{n}{i}") for n in range(15) for i, s in enumerate((here, there))]
            [winner] = [name for name in await asyncio.gather(*tries) if name]

            assert await names(there) == [winner, winner]

    asyncio.run(story())


def test_a_value_that_cannot_be_stored_harms_nobody_else(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            for value in (2**70, "\ud800", object()):
                with pytest.raises(UNFIT):
                    await store.write(person("Carl"), Write(PERSON, (value, "Dora")))
            await asyncio.wait_for(store.write(person("Anna")), 10)

            assert await names(store) == ["Anna"]

    asyncio.run(story())


def test_what_is_poured_half_leaves_nothing_behind(database: str) -> None:
    def drops() -> Iterator[Write]:
        yield person("Anna")
        raise Broken("file", "the checksum does not fit")

    async def story() -> None:
        async with opened(database) as store:
            with pytest.raises(Broken, match="checksum"):
                await store.pour(drops())

            assert await names(store) == []

    asyncio.run(story())


def test_a_snapshot_shows_one_moment(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store, store.snapshot() as fetch:
            before = [row async for row in fetch(NAMES)]
            await store.write(person("Anna"))
            after = [row async for row in fetch(NAMES)]

            assert before == after == []
            assert await names(store) == ["Anna"]

    asyncio.run(story())


# Among several processes.


def test_a_change_that_is_called_off_leaves_nothing_behind(postgres: str) -> None:
    async def story() -> None:
        loop, troubles = asyncio.get_running_loop(), list[str]()
        loop.set_exception_handler(lambda _, context: troubles.append(context["message"]))
        async with opened(postgres) as store:
            slow = asyncio.create_task(store.write(person("Anna"), Write("SELECT pg_sleep(30)")))
            await asyncio.sleep(0.3)
            slow.cancel()
            with pytest.raises(asyncio.CancelledError):
                await slow

            assert await names(store) == []
        assert troubles == []

    asyncio.run(story())


def test_one_process_at_a_time_holds_a_lease(postgres: str) -> None:
    async def story() -> None:
        async with opened(postgres) as here:
            here.listen(lambda _: None)
            await until(lambda: here.lease("table 1"))
            async with opened(postgres) as there:
                there.listen(lambda _: None)
                await until(lambda: there.lease("table 2"))

                assert not await there.lease("table 1")
                assert not await here.lease("table 2")
                await here.release("table 1")
                assert await there.lease("table 1")
            await until(lambda: here.lease("table 1"))  # a process that has left holds nothing

    asyncio.run(story())


def test_a_line_that_was_lost_comes_back_and_says_so(postgres: str) -> None:
    heard: list[str] = []

    async def story() -> None:
        async with opened(postgres) as store:
            store.listen(heard.append)
            await until(lambda: store.lease("table 1"))
            await shut_out(postgres)
            await until(lambda: asyncio.sleep(0, "" in heard))
            await until(lambda: store.lease("table 1"))
            await store.write(announce="table of ours")
            await until(lambda: asyncio.sleep(0, "table of ours" in heard))

    asyncio.run(story())


def test_a_line_that_has_fallen_silent_is_given_up(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(server_side, "ALIVE", 0.2)
    monkeypatch.setattr(server_side, "PATIENCE", 1.0)

    async def story() -> None:
        store = await server_side.PostgresStore.open(postgres)
        store.listen(heard.append)
        await until(lambda: store.lease("table 1"))
        stuck = store.line.get_server_pid()
        os.kill(stuck, signal.SIGSTOP)
        await until(lambda: asyncio.sleep(0, "" in heard))
        os.kill(stuck, signal.SIGCONT)
        await until(lambda: store.lease("table 1"))
        await store.close()

    asyncio.run(story())


async def shut_out(address: str) -> None:
    """Let a database hang up on everyone, and let no one in for a while."""
    *server, name = address.rpartition("/")
    connection = await asyncpg.connect("".join(server) + "postgres")
    await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
    await connection.execute(others, name)
    await asyncio.sleep(1.2)  # long enough for one vain attempt
    await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    await connection.close()


async def until(wanted: Callable[[], Any]) -> None:
    """Ask again and again until the answer is yes."""
    for _ in range(400):
        if await wanted():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("waited in vain")


# Schemas.


@pytest.mark.parametrize("schema", [number for number, _ in SCHEMAS])
def test_a_database_of_every_earlier_schema_is_brought_forward(
    database: str, schema: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        table, rows = await furnished(str(tmp_path / "new.sqlite"))
        with monkeypatch.context() as earlier:
            earlier.setattr(base, "migrations", lambda: SCHEMAS[:schema])
            async with opened(database) as store:
                await store.write(*[w for n, r in rows.items() for w in await kept(store, n, r)])
        async with opened(database) as store:
            again = await shelf.load(store, Bench(), table.id)

            assert await store.fetch(base.READ_VERSION) == [(SCHEMAS[-1][0],)]
            assert await names(store) == ["Anna"]
            assert again.playing.entries == table.playing.entries
            assert (again.chairs, again.setup) == (table.chairs, table.setup)

    asyncio.run(story())


async def furnished(database: str) -> tuple[Table, dict[str, list[dict[str, Any]]]]:
    """Return a table at which a match has begun, and all rows of the database with it."""
    site = Site(Settings(database), await open_store(database))
    anna = await site.people.known(await site.people.guest("Anna"))
    assert anna is not None
    chairs = [wire.Chair(kind="me"), wire.Chair(kind="me")]
    live = await site.lobby.open(anna, wire.NewTable(game="riga", chairs=chairs))
    rows = {}
    for name, columns in TABLES.items():
        found = await site.store.fetch(f"SELECT {columns} FROM {name}")
        rows[name] = [dict(zip(columns.split(", "), row, strict=True)) for row in found]
    await site.close()
    return live.table, rows


async def kept(store: Store, name: str, rows: list[dict[str, Any]]) -> list[Write]:
    """Return the statement that writes rows in a schema that may not know all their columns."""
    writes = []
    for row in rows:
        known = {column: row[column] for column in row if await knows(store, name, column)}
        marks = ", ".join("?" * len(known))
        sql = f"INSERT INTO {name} ({', '.join(known)}) VALUES ({marks})"
        writes.append(Write(sql, tuple(known.values()), 1))
    return writes


async def knows(store: Store, name: str, column: str) -> bool:
    try:
        await store.fetch(f"SELECT {column} FROM {name}")
    except (sqlite3.Error, asyncpg.PostgresError):
        return False
    return True


def test_several_may_open_a_new_database_at_once(database: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(open_store(database, serving=False) for _ in range(4)))
        assert await stores[0].fetch("SELECT count(*) FROM schema_version") == [(len(SCHEMAS),)]
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_a_database_of_a_newer_kogge_is_left_alone(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.write(person("Anna"), Write(base.WRITE_VERSION, (999,)))
        with pytest.raises(Broken, match="the database was made by a newer Kogge") as broken:
            await open_store(database, serving=False)

        assert str(broken.value).endswith(f"(expected: schema {SCHEMAS[-1][0]} or older)")

    asyncio.run(story())
