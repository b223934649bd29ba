"""The site's own time: downtime, jumps of the wall clock and maintenance cost nobody any time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from runner import typed
from served import Server
from tables import Told

from kogge import wire
from kogge.server.live.listener import Listener
from kogge.server.live.sitetime import BEAT, SiteTime, turn
from kogge.server.settings import Settings
from kogge.server.site import Site
from kogge.server.store import Store, archive, open_store
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge
from kogge.table.time.clock import MINUTE, MOST, SECOND

START = 1_800_000_000_000


@dataclass
class Clocks:
    """The two clocks of a machine."""

    wall: int = START
    steady: int = 0

    def go(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds

    def time(self, store: Store) -> SiteTime:
        return SiteTime(store, lambda: self.wall, lambda: self.steady)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await open_store(database)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def begun(database: str) -> AsyncIterator[tuple[Clocks, Store, SiteTime]]:
    """Give a site's time as it has just begun, with its clocks and its store."""
    clocks = Clocks()
    async with opened(database) as store:
        time = clocks.time(store)
        await time.look()
        yield clocks, store, time


async def lived(time: SiteTime, clocks: Clocks, milliseconds: int) -> None:
    """Let a site be up for some time."""
    for _ in range(milliseconds // BEAT):
        clocks.go(BEAT)
        await time.look()


def test_time_goes_on_where_the_site_stopped(database: str) -> None:
    async def story() -> None:
        async with begun(database) as (clocks, store, first):
            await lived(first, clocks, MINUTE)
            stopped = first.now()
            clocks.wall, clocks.steady = clocks.wall + 20 * MINUTE, 7  # another boot
            again = clocks.time(store)
            await again.look()
            assert again.now() == stopped
            assert [gap.lasted for gap in again.gaps] == [20 * MINUTE]
            await lived(again, clocks, MINUTE)
            assert again.now() == stopped + MINUTE

    asyncio.run(story())


@pytest.mark.parametrize("jump", [-60 * MINUTE, 60 * MINUTE])
def test_nobody_can_set_it(database: str, jump: int) -> None:
    async def story() -> None:
        async with begun(database) as (clocks, _, time):
            before = time.now()
            clocks.wall += jump
            await lived(time, clocks, MINUTE)
            assert time.now() == before + MINUTE
            assert time.gaps == []

    asyncio.run(story())


def test_a_machine_that_slept_or_lost_its_store_was_away(database: str) -> None:
    async def story() -> None:
        async with begun(database) as (clocks, _, time):
            before = time.now()
            clocks.go(30 * MINUTE)
            assert time.now() == before + MOST
            await time.look()
            assert time.now() == before + MOST
            assert [gap.lasted for gap in time.gaps] == [30 * MINUTE]

    asyncio.run(story())


def test_as_long_as_no_beat_can_be_written_time_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with begun(str(tmp_path / "kogge.sqlite")) as (clocks, store, time):
            before = time.now()
            with monkeypatch.context() as away:
                away.setattr(store, "write", lost)
                for _ in range(100):
                    clocks.go(BEAT)
                    with pytest.raises(OSError, match="away"):
                        await time.look()
                assert time.now() == before + MOST
            await time.look()
            assert time.now() == before + MOST
            assert len(time.gaps) == 1

    asyncio.run(story())


async def lost(*_writes: Any, announce: str = "") -> None:
    raise OSError(f"away {announce}")


def test_several_processes_share_one_time(postgres: str) -> None:
    async def story() -> None:
        clocks, other = Clocks(), Clocks(START + 30 * SECOND, 99)  # clocks that do not agree
        async with opened(postgres) as store, opened(postgres) as far:
            first, second = clocks.time(store), other.time(far)
            await first.look()
            await second.look()
            for _ in range(10):
                clocks.go(BEAT)
                other.go(BEAT)
                await first.look()
                await second.look()
            assert abs(first.now() - second.now()) <= BEAT
            clocks.go(10 * MINUTE)  # the first is stopped, the second is not
            await lived(second, other, 10 * MINUTE)
            await first.look()
            assert abs(first.now() - second.now()) <= BEAT
            assert first.gaps == second.gaps == []

    asyncio.run(story())


def test_in_maintenance_time_stands_for_all_processes_and_over_restarts(postgres: str) -> None:
    async def story() -> None:
        clocks = Clocks()
        async with opened(postgres) as store, opened(postgres) as far:
            first, second = clocks.time(store), clocks.time(far)
            await first.look()
            await second.look()
            assert await turn(store, "on")
            await first.look()
            await second.look()
            stood = first.now()
            await lived(first, clocks, 30 * MINUTE)
            restarted = clocks.time(far)
            await restarted.look()
            assert (first.now(), restarted.now()) == (stood, stood)
            clocks.wall = first.since + 30 * MINUTE
            assert not await turn(store, "off")
            await first.look()
            await second.look()
            assert [gap.lasted for gap in second.gaps] == [30 * MINUTE]
            await lived(first, clocks, MINUTE)
            assert first.now() == stood + MINUTE

    asyncio.run(story())


# At a table.


@asynccontextmanager
async def site(database: str, clocks: Clocks) -> AsyncIterator[Site]:
    site = Site(Settings(database), await open_store(database), lambda: clocks.wall)
    site.house.time.steady = lambda: clocks.steady
    site.store.listen(site.house.heard)
    for _ in range(400):  # PostgreSQL lends nothing before the line is there
        if await site.store.lease("a table"):
            break
        await asyncio.sleep(0.05)
    await site.house.time.look()
    try:
        yield site
    finally:
        await site.close()


async def table_of(site: Site, **wishes: Any) -> tuple[str, str]:
    """Open a table of Anna's with ten minutes on each clock; return it and her."""
    anna = await site.people.known(await site.people.guest("Anna"))
    assert anna is not None
    chairs, clock = [wire.Chair(kind="me")] * 2, wire.Clock(kind="live", minutes=10, increment=0)
    wish = wire.NewTable(game="haithabu", chairs=chairs, clock=clock, **wishes)
    return (await site.lobby.open(anna, wish)).table.id, anna.id


def first_move(judge: Judge) -> None:
    """Take the first legal action."""
    table = judge.draft
    [seat] = table.asked()
    action = table.game.legal_actions(table.playing.box, table.playing.view(seat), seat)[0]
    judge.act(seat, table.moments[seat], [action], "")


async def heard(site: Site, table: str, person: str) -> list[Any]:
    """Return what a person who comes to a table is sent."""
    live = await site.house.memory.live(table)
    await site.house.changes.note_absence(live)
    line = Told()
    await site.house.presence.listen(
        live, Listener(person, live.table.seats_of(person), line), {0: 0, 1: 0}
    )
    return [json.loads(message) for message in line.told]


def test_downtime_is_told_and_charged_to_nobody(database: str) -> None:
    async def story() -> None:
        clocks = Clocks()
        async with site(database, clocks) as up:
            table, anna = await table_of(up)
            clocks.go(BEAT)
            await up.house.time.look()
        clocks.wall, clocks.steady = clocks.wall + 20 * MINUTE, 3
        async with site(database, clocks) as up:
            await up.caretaker.look()
            await asyncio.gather(*up.house.errands.tasks)
            told = await heard(up, table, anna)
            assert (await up.house.memory.live(table)).table.away == {}, "no bot took the seat"
            state = told[1]["state"]
            assert state["timer"]["elapsed"] <= BEAT
            [note] = [news for news in told[1]["news"] if news.get("note") == "down"]
            assert note["lasted"] == 20 * MINUTE
            assert note["at"] == clocks.wall
            again = await heard(up, table, anna)
            assert len(again[1]["news"]) == len(told[1]["news"]), "it is told once"
            await lived(up.house.time, clocks, 11 * MINUTE)
            await up.caretaker.look()
            assert (await up.house.memory.live(table)).table.away, "but time does run out"

    asyncio.run(story())


def test_an_hour_back_gives_nobody_an_hour(database: str) -> None:
    async def story() -> None:
        clocks = Clocks()
        async with site(database, clocks) as up:
            table, _ = await table_of(up)
            clocks.wall -= 60 * MINUTE
            await lived(up.house.time, clocks, MINUTE)
            [seat] = (await up.house.memory.live(table)).table.asked()
            moved = await up.house.changes.make(table, first_move)
            assert moved.left[seat] == 9 * MINUTE

    asyncio.run(story())


def test_a_restored_table_has_the_time_that_was_left(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        clocks, file = Clocks(), tmp_path / "kogge.backup"
        async with site(database, clocks) as up:
            table, _ = await table_of(up)
            await lived(up.house.time, clocks, MINUTE)
            await archive.backup(up.store, file, lambda _name, _rows: None)
            await lived(up.house.time, clocks, 60 * MINUTE)
            await archive.restore(up.store, file, lambda _name, _rows: None)
            up.house.memory.tables.clear()
            clocks.go(BEAT)
            await up.house.time.look()
            [seat] = (await up.house.memory.live(table)).table.asked()
            moved = await up.house.changes.make(table, first_move)
            assert abs(moved.left[seat] - 9 * MINUTE) <= 10 * SECOND

    asyncio.run(story())


def test_in_maintenance_nothing_is_played_and_nobody_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        clocks = Clocks()
        async with site(str(tmp_path / "kogge.sqlite"), clocks) as up:
            table, _ = await table_of(up)
            await turn(up.store, "on")
            await up.house.time.look()
            with pytest.raises(Denied, match="maintenance"):
                await up.house.changes.make(table, first_move)
            with pytest.raises(Denied, match="maintenance"):
                await table_of(up)
            await turn(up.store, "off")
            await up.house.time.look()
            await up.house.changes.make(table, first_move)

    asyncio.run(story())


def turned(database: str, state: str) -> None:
    done = typed("maintenance", state, "--database", database)
    assert done.code == 0, done


def test_an_operator_stops_all_clocks_while_people_play(database: str) -> None:
    clock = {"kind": "live", "minutes": 10}
    with housed(database) as server:
        anna = server.client("Anna")
        table = anna.open("haithabu", "me", "me", clock=clock)["id"]
        line = anna.sit(table)
        turned(database, "on")
        assert line.until(lambda m: m["type"] == "maintenance")["on"]
        [seat] = line.states[0]["asked"]
        refused = line.act(seat, line.states[seat]["legal"][0]["action"])
        assert refused["refusal"]["reason"] == "maintenance"
        server.stop()
        server.start()
        line = anna.sit(table)
        assert line.welcome["maintenance"]
        turned(database, "off")
        assert not line.until(lambda m: m["type"] == "maintenance")["on"]
        line.wait(lambda: line.states[seat]["legal"])
        assert line.act(seat, line.states[seat]["legal"][0]["action"])["type"] == "done"
        assert_quiet(server)


def assert_quiet(server: Server) -> None:
    assert not [line for line in server.lines if '"level": "error"' in line]
