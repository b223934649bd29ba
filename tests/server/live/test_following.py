"""Processes that follow each other: right even when an announcement is late, or never comes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kogge import wire
from kogge.server.settings import Settings
from kogge.server.site import Site
from kogge.server.store import open_store, shelf
from kogge.table.judging.judge import Judge
from kogge.table.table import Table


@asynccontextmanager
async def deaf(database: str) -> AsyncIterator[Site]:
    """Give a site that hears no announcements."""
    site = Site(Settings(database), await open_store(database))
    try:
        yield site
    finally:
        await site.close()


async def opened(site: Site) -> Table:
    """Return a table whose seats are both Anna's."""
    anna = await site.people.known(await site.people.guest("Anna"))
    assert anna is not None
    chairs = [wire.Chair(kind="me"), wire.Chair(kind="me")]
    return (await site.lobby.open(anna, wire.NewTable(game="haithabu", chairs=chairs))).table


async def act(site: Site, table: Table, command: str) -> Table:
    """Play the first legal action at a table as a process knows it."""
    [seat] = table.asked()
    match = table.playing
    action = match.game.legal_actions(match.box, match.position, seat)[0]

    def work(judge: Judge) -> None:
        judge.act(seat, table.moments[seat], [action], command)

    return await site.house.changes.make(table.id, work, command)


def test_a_process_that_hears_nothing_still_does_nothing_wrong(postgres: str) -> None:
    async def story() -> None:
        async with deaf(postgres) as one, deaf(postgres) as other:
            table = await opened(one)
            await other.house.memory.live(table.id)
            for number in range(4):
                first = await act(one, table, f"0 first {number}")
                second = await act(one, first, f"0 second {number}")
                third = await act(other, second, f"0 third {number}")
                again = await act(one, second, f"0 third {number}")  # repeated elsewhere
                table = third

                assert again.playing.entries == third.playing.entries
            live = await one.house.memory.live(table.id)

            assert live.table.version == table.version == 12

    asyncio.run(story())


def test_what_is_announced_while_a_table_is_read_is_not_missed(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with deaf(postgres) as one, deaf(postgres) as other:
            table, read = await opened(one), other.store.fetch
            rows: list[Any] = []

            async def fetch(sql: str, *values: Any) -> list[Any]:
                found = await read(sql, *values)
                rows.append(sql)
                if sql == shelf.READ and rows.count(shelf.READ) == 2:  # it is nearly done
                    await act(one, table, "0 late")
                    other.house.heard(f"table {one.house.announcer.name} {table.id}")
                return found

            monkeypatch.setattr(other.store, "fetch", fetch)
            live = await other.house.memory.live(table.id)
            await asyncio.gather(*other.house.errands.tasks)

            assert live.table.version == 1

    asyncio.run(story())
