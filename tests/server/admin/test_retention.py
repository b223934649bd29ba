"""How long a house keeps things, as its rules say; and what a backup brings along of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from kogge import wire
from kogge.server.admin.council import Council
from kogge.server.broom import Broom
from kogge.server.settings import DAY, Settings
from kogge.server.site import Site
from kogge.server.store import Write, archive, open_store
from kogge.server.store.admin import deeds, lists, notes, rules
from kogge.server.store.people import Somebody

START = 1_700_000_000_000
CHAIRS = [wire.Chair(kind="me"), wire.Chair(kind="open")]


def lived(database: str, test: Callable[[Site, list[int]], Awaitable[None]]) -> None:
    """Run a test on a site whose clock it sets."""

    async def run() -> None:
        now = [START]
        site = Site(Settings(database, warm=False), await open_store(database), lambda: now[0])
        site.store.listen(site.house.heard)
        try:
            for _ in range(1200):
                if await site.store.lease("broom"):  # until then the line is being opened
                    break
                await asyncio.sleep(0.05)
            await test(site, now)
        finally:
            await site.close()

    asyncio.run(run())


async def anna_of(site: Site) -> Somebody:
    person = await site.people.known(await site.people.guest("Anna"))
    assert person is not None
    return person


async def opened(site: Site, person: Somebody) -> str:
    return (await site.lobby.open(person, wire.NewTable(game="visby", chairs=CHAIRS))).id


def test_finished_tables_are_deleted_when_the_house_says_so(database: str) -> None:
    async def test(site: Site, now: list[int]) -> None:
        anna = await anna_of(site)
        over, waiting = [await opened(site, anna) for _ in range(2)]
        await site.lobby.close(anna, over)
        now[0] += 40 * DAY
        await Broom(site).sweep()
        assert {table.id for table in await lists.tables(site.store)} == {over, waiting}

        await Council(site).decide({"table_days": 30})
        await Broom(site).sweep()
        assert [table.id for table in await lists.tables(site.store)] == [waiting]
        left = await site.store.fetch("SELECT count(*) FROM sittings WHERE at_table = ?", over)
        assert left == [(0,)]

    lived(database, test)


def test_deeds_leave_the_audit_list(database: str) -> None:
    async def test(site: Site, now: list[int]) -> None:
        await Council(site).announce("Moin", 1)
        now[0] += 366 * DAY
        await Council(site).decide({"audit_days": 365})
        await Broom(site).sweep()

        assert [deed.deed for deed in await deeds.listed(site.store)] == ["rules"]
        assert await notes.current(site.store, now[0]) == []

    lived(database, test)


def test_guests_are_forgotten_as_the_house_says_and_not_as_the_server_was_started(
    database: str,
) -> None:
    async def test(site: Site, now: list[int]) -> None:
        await anna_of(site)
        await Council(site).decide({"guest_days": 0})
        now[0] += 400 * DAY
        await Broom(site).sweep()
        assert len(await lists.people(site.store, now[0])) == 1
        await Council(site).decide({"guest_days": 7})
        await Broom(site).sweep()
        assert await lists.people(site.store, now[0]) == []

    lived(database, test)


def test_a_table_that_nobody_can_open_is_closed_all_the_same(database: str) -> None:
    async def test(site: Site, now: list[int]) -> None:
        table = await opened(site, await anna_of(site))
        sql = "UPDATE tables SET setup = replace(setup, '\"visby\"', '\"chess\"') WHERE id = ?"
        await site.store.write(Write(sql, (table,), 1))
        site.house.memory.tables.clear()
        await Council(site).close_table(table)

        [listed] = await lists.tables(site.store)
        assert (listed.game, listed.state) == ("chess", "closed")

    lived(database, test)


def test_a_backup_holds_what_the_house_has_decided(tmp_path: Path) -> None:
    file, other = tmp_path / "kogge.backup", str(tmp_path / "other.sqlite")

    async def test(site: Site, now: list[int]) -> None:
        anna = await anna_of(site)
        await Council(site).ban(anna, 3, "shouting")
        await Council(site).decide({"invited": 1})
        await Council(site).invite("Chess club", 3, 14)
        await archive.backup(site.store, file, lambda _name, _rows: None)
        again = await open_store(other, serving=False)
        await archive.restore(again, file, lambda _name, _rows: None)

        assert await lists.people(again, now[0]) == await lists.people(site.store, now[0])
        assert (await rules.read(again)).invited
        assert [each.label for each in await notes.passes(again, now[0])] == ["Chess club"]
        assert len(await deeds.listed(again)) == 3
        await again.close()

    lived(str(tmp_path / "kogge.sqlite"), test)
