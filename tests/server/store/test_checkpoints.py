"""Checkpoints skip what was replayed before, are never trusted blindly, and make no one wait."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Generator
from typing import Any

import pytest
from msgspec.structs import replace
from worlds import ID, World, moved, run, taken_back

from kogge.core.game import Game
from kogge.games import GAMES
from kogge.server.erasure import forget
from kogge.server.store import Write, shelf
from kogge.server.store.bench import Bench
from kogge.server.store.people import Somebody
from kogge.table import bounds, checkpoint, ledger
from kogge.table.ledger import written
from kogge.table.table import Table

KEPT = "SELECT number, data FROM checkpoints"
SAME = (
    *checkpoint.AS_IT_IS, "version", "state", "sealed", "proposal", "resigned", "muted", "commands"
)  # fmt: skip


def told(table: Table) -> dict[str, Any]:
    """Return everything that follows from the records of a table."""
    match = table.playing
    same = {name: getattr(table, name) for name in SAME}
    return {**same, "entries": match.entries, "notes": match.notes, "position": match.position}


async def played(world: World, rounds: int) -> None:
    """Let a bit of everything happen at a table."""
    for number in range(rounds):
        if world.table.state != "playing":
            return
        asked = world.table.asked()
        await moved(world)
        if number % 3 == 1:
            await taken_back(world, asked[0])
        if number % 4 == 2:
            await world.order(1, "say", words="Moin")
            await world.order(0, "pause", paused=True)


def watch(monkeypatch: pytest.MonkeyPatch, notice: Callable[[], None]) -> None:
    """Call a function whenever a record is replayed."""
    apply = Table.apply

    def watched(table: Table, record: ledger.Any) -> Any:
        notice()
        return apply(table, record)

    monkeypatch.setattr(Table, "apply", watched)


async def read(world: World) -> tuple[Table, Table]:
    """Return a table read from its checkpoint, and from its first record on."""
    store, bench = world.site.store, Bench()
    kept = await shelf.load(store, bench, ID)
    fresh, _ = await shelf.history(store, bench, ID)
    fresh.sealed, fresh.state = kept.sealed, kept.state
    bench.close()
    return kept, fresh


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_checkpoint_says_what_the_records_say(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "EVERY", 7)

    async def story() -> None:
        world = await World(game, 2).open()
        for _ in range(12):
            await played(world, 3)
            kept, fresh = await read(world)
            assert told(kept) == told(fresh) == told(world.table)
        [(number, _)] = await world.site.store.fetch(KEPT)
        assert kept.kept == number > 7
        await world.close()

    run(story())


def forged(data: str, world: World) -> dict[str, str]:
    """Return checkpoints that must not be trusted."""
    whole = checkpoint.read(data)
    other = world.table.playing.at(2).position.pack()
    past = {"position": other, "entries": whole.entries[:2], "seen": whole.seen[:2]}
    return {
        "no checkpoint": "{}",
        "other sources": data.replace(whole.source, "0" * 16),
        "another position": written(replace(whole, position=other)),
        "another past": written(replace(whole, **past)),
        "bytes": written(replace(whole, position=b"no position")),
    }


def test_a_checkpoint_that_does_not_fit_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "EVERY", 7)

    async def story() -> None:
        world = await World(GAMES["haithabu"], 2).open()
        await played(world, 8)
        store = world.site.store
        [(_, data)] = await store.fetch(KEPT)
        while world.table.number == world.table.kept:
            await moved(world)  # a wrong past shows at the next record
        for name, wrong in forged(data, world).items():
            await store.write(Write("UPDATE checkpoints SET data = ?", (wrong,)))
            again, fresh = await read(world)
            assert told(again) == told(fresh), name
        await world.close()

    run(story())


def test_of_whom_is_forgotten_no_checkpoint_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "EVERY", 7)

    async def story() -> None:
        world = await World(GAMES["haithabu"], 3).open()
        world.site.house.memory.moved = lambda _: None  # no bot plays on while we read
        await played(world, 8)
        await world.order(1, "resign")
        assert "Berta" in str(await world.site.store.fetch(KEPT))
        await forget(world.site, Somebody("person-1", "Berta", account=False, session=""))
        assert "Berta" not in str(await world.site.store.fetch(KEPT))
        kept, fresh = await read(world)
        assert told(kept) == told(fresh)
        await world.close()

    run(story())


def test_whoever_comes_back_is_told_from_the_checkpoint_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "EVERY", 7)
    applied: list[int] = []

    async def story() -> None:
        world = await World(GAMES["haithabu"], 2).open()
        await played(world, 8)
        last = world.table.numbers[0]
        await world.order(1, "say", words="Moin")
        watch(monkeypatch, lambda: applied.append(1))
        assert "Moin" in "".join(await world.resume(0, last))
        assert len(applied) < world.table.number
        await world.close()

    run(story())


# Off the event loop.


async def lengthened(world: World, rounds: int) -> None:
    """Take the same move back again and again."""
    for _ in range(rounds):
        seat = world.table.asked()[0]
        await moved(world)
        await taken_back(world, seat)


def test_a_long_table_is_replayed_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "UNDOS", 1000)
    threads: set[int] = set()

    async def story() -> None:
        world = await World(GAMES["haithabu"], 2).open()
        await lengthened(world, 40)
        watch(monkeypatch, lambda: threads.add(threading.get_ident()))
        await read(world)
        assert threads.isdisjoint({threading.get_ident()})
        assert threads
        await world.close()

    run(story())


def steps(count: int, done: list[int]) -> Generator[None, None, int]:
    """Do a job in a number of steps."""
    for _ in range(count):
        threading.Event().wait(0.001)
        yield
    done.append(count)
    return count


def test_what_is_short_does_not_wait_for_what_is_long() -> None:
    async def story() -> None:
        bench, done = Bench(), list[int]()
        long = [asyncio.ensure_future(bench.do(steps(500, done), 500)) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert await bench.do(steps(20, done), 20) == 20
        assert done == [20]
        assert await asyncio.gather(*long) == [500] * 3
        bench.close()

    run(story())


def test_what_goes_wrong_on_the_bench_is_told_to_whoever_waits() -> None:
    def wrong() -> Generator[None, None, None]:
        yield
        raise ValueError("wrong")

    async def story() -> None:
        bench, done = Bench(), list[int]()
        with pytest.raises(ValueError, match="wrong"):
            await bench.do(wrong(), 100)
        gone = asyncio.ensure_future(bench.do(steps(200, done), 200))
        await asyncio.sleep(0.02)
        gone.cancel()
        assert await bench.do(steps(11, done), 11) == 11
        bench.close()

    run(story())


def test_an_undo_late_in_a_game_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        world = await World(GAMES["haithabu"], 2).open()
        await played(world, 12)
        seat, before = -1, None
        while seat < 0 or bounds.takes_back(world.table, seat)[0] != "free":
            seat, before = world.table.asked()[0], world.table.playing.position
            await moved(world)
        monkeypatch.setattr("kogge.core.match.Match.at", None)
        assert (await taken_back(world, seat))["type"] == "done"
        assert world.table.playing.position == before
        await world.close()

    run(story())
