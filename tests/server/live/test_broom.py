"""The broom: what has ended goes, what is alive stays, and games stay whole."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from players import wait_for
from runner import typed
from served import Client, serving

from kogge import wire
from kogge.server import broom
from kogge.server.broom import Broom
from kogge.server.settings import DAY, Settings
from kogge.server.site import Site
from kogge.server.store import Write, open_store
from kogge.server.store.people import Somebody, digest

START = 1_700_000_000_000


class Years:
    """A clock that can be set."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> int:
        return self.time


def swept(database: str, test: Callable[[Site, Years], Awaitable[None]], **wishes: Any) -> None:
    """Run a test on a site whose clock it sets."""

    async def run() -> None:
        years = Years()
        settings = Settings(database, **{"guests": 30 * DAY, "browsers": 10 * DAY, **wishes})
        site = Site(settings, await open_store(database), years)
        site.store.listen(site.house.heard)
        try:
            for _ in range(1200):
                if await site.store.lease("broom"):  # until then the line is being opened
                    break
                await asyncio.sleep(0.05)
            await test(site, years)
        finally:
            await site.close()

    asyncio.run(run())


async def guest(site: Site, name: str) -> tuple[Somebody, str]:
    """Return a new guest, and the guest's secret."""
    secret = await site.people.guest(name)
    person = await site.people.known(secret)
    assert person is not None
    return person, secret


async def names(site: Site) -> list[str]:
    return [name for (name,) in await site.store.fetch("SELECT name FROM people ORDER BY name")]


def table(*chairs: str) -> wire.NewTable:
    kinds = [wire.Chair(kind=chair) for chair in chairs]  # type: ignore[arg-type]
    return wire.NewTable(game="visby", chairs=kinds)


def test_sessions_that_have_ended_are_deleted_and_others_are_not(database: str) -> None:
    async def test(site: Site, years: Years) -> None:
        anna, old = await guest(site, "Anna")
        await site.people.make_token(anna, "bot")
        years.time += 9 * DAY
        _, young = await guest(site, "Berta")
        years.time += 2 * DAY
        await Broom(site).sweep()
        left = {row[0] for row in await site.store.fetch("SELECT digest FROM sessions")}
        assert digest(old) not in left
        assert digest(young) in left
        assert len(left) == 2, "a token lasts"

    swept(database, test)


def test_a_guest_who_stays_away_is_forgotten(database: str) -> None:
    async def test(site: Site, years: Years) -> None:
        anna, _ = await guest(site, "Anna")
        berta, _ = await guest(site, "Berta")
        account, _ = await guest(site, "Carl")
        await site.people.make_account(account, "Carl", "long enough")
        live = await site.lobby.open(anna, table("me", "open"))
        await site.lobby.join(berta, live.table.id, wire.Join())
        await site.house.changes.make(live.table.id, lambda judge: judge.resign(0, ""))
        years.time += 29 * DAY
        await Broom(site).sweep()
        assert await names(site) == ["Anna", "Berta", "Carl"]
        years.time += 2 * DAY
        await Broom(site).sweep()
        assert await names(site) == ["Carl"]
        kept = (await site.house.memory.live(live.table.id)).table
        assert [chair.name for chair in kept.chairs] == ["N. N. 1", "N. N. 2"]
        assert kept.state == "over"

    swept(database, test)


def test_whoever_comes_back_is_not_forgotten(database: str) -> None:
    async def test(site: Site, years: Years) -> None:
        secrets = [(await guest(site, name))[1] for name in ("Anna", "Berta")]
        for _ in range(8):
            years.time += 9 * DAY
            assert await site.people.known(secrets[0]) is not None
            await Broom(site).sweep()
        assert await names(site) == ["Anna"]

    swept(database, test, browsers=1000 * DAY)


@pytest.mark.parametrize("state", ["open", "playing"])
def test_whoever_has_a_game_under_way_is_not_forgotten(database: str, state: str) -> None:
    async def test(site: Site, years: Years) -> None:
        anna, _ = await guest(site, "Anna")
        await site.lobby.open(anna, table("me", "open" if state == "open" else "me"))
        years.time += 1000 * DAY
        await Broom(site).sweep()
        assert await names(site) == ["Anna"]

    swept(database, test)


def test_an_operator_may_keep_guests_for_ever(tmp_path: Path) -> None:
    async def test(site: Site, years: Years) -> None:
        await guest(site, "Anna")
        years.time += 10_000 * DAY
        await Broom(site).sweep()
        assert await names(site) == ["Anna"]

    swept(str(tmp_path / "x.sqlite"), test, guests=0)


def test_one_round_takes_a_small_portion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broom, "GUESTS", 2)
    monkeypatch.setattr(broom, "SESSIONS", 3)

    async def test(site: Site, years: Years) -> None:
        for number in range(7):
            await guest(site, f"guest {number}")
        years.time += 40 * DAY
        counts = []
        for _ in range(4):
            await Broom(site).sweep()
            counts.append(len(await names(site)))
        assert counts == [5, 3, 1, 0]
        assert await site.store.fetch("SELECT count(*) FROM sessions") == [(0,)]

    swept(str(tmp_path / "x.sqlite"), test)


def test_whoever_was_there_before_anybody_wrote_it_down_has_time(tmp_path: Path) -> None:
    async def test(site: Site, years: Years) -> None:
        await guest(site, "Anna")
        await site.store.write(Write("UPDATE people SET seen = 0"))
        await Broom(site).sweep()
        assert await names(site) == ["Anna"]
        years.time += 31 * DAY
        await Broom(site).sweep()
        assert await names(site) == []

    swept(str(tmp_path / "x.sqlite"), test)


def test_the_operator_sets_the_times(tmp_path: Path) -> None:
    database = tmp_path / "kogge.sqlite"
    with housed(database) as server:
        server.client("Walburga")
    with sqlite3.connect(database) as store:
        store.execute("UPDATE people SET seen = 1")
        store.execute("DELETE FROM sessions")
    store.close()
    with serving(database, "--session-days", "3", "--guest-days", "2") as server:
        answer = Client(server.port).ask("POST", "/api/me", {"name": "Anna"})
        assert f"max-age={3 * DAY // 1000}" in answer.headers["set-cookie"].lower()
        wait_for(lambda: any("forgotten" in line for line in server.lines))
        server.stop()
    with sqlite3.connect(database) as store:
        [(created, expires)] = store.execute("SELECT created, expires FROM sessions")
        assert expires - created == 3 * DAY
        assert list(store.execute("SELECT name FROM people")) == [("Anna",)]
    store.close()


@pytest.mark.parametrize("option", ["--session-days", "--guest-days"])
def test_a_time_that_is_none_is_refused(option: str, tmp_path: Path) -> None:
    done = typed("serve", option, "-1", "--database", tmp_path / "x.sqlite")
    assert done.code != 0
