"""Tables that become long: what is bounded, how they end, and that no one else waits for them."""

from __future__ import annotations

import json

import pytest
from worlds import ID, START, World, moved, run, taken_back

from kogge.games import GAMES
from kogge.server.store import Write, shelf
from kogge.table import bounds, ledger
from kogge.table.ledger import written
from kogge.wire import LONGEST


async def lengthened(world: World, count: int) -> None:
    """Fill a table until it holds a number of records."""
    note = written(ledger.Noted(at=START, seat=0, note="unmuted"))
    start, store = world.table.number, world.site.store
    rows = [Write(shelf.RECORD, (ID, n, START, note), 1) for n in range(start + 1, count + 1)]
    await store.write(*rows, Write("UPDATE tables SET version = version + 1"))
    await world.site.house.memory._catch_up(world.site.house.memory.tables[ID])  # noqa: SLF001
    assert world.table.number == count


def test_a_long_table_is_played_on_though_nothing_more_is_said() -> None:
    async def story() -> None:
        world = await World(GAMES["haithabu"], 2).open()
        await lengthened(world, LONGEST // 2 - 1)
        said = [await world.order(0, "say", words="blah") for _ in range(2)]
        assert [answer["type"] for answer in said] == ["done", "refused"]
        assert said[1]["refusal"]["reason"] == "too-long"
        assert {answer["type"] for answer in await moved(world)} == {"done"}
        assert (await world.order(0, "pause", paused=True))["refusal"]["reason"] == "too-long"
        assert (await world.order(1, "resign"))["type"] == "done"
        assert world.table.state == "over"
        await world.close()

    run(story())


def test_the_longest_table_ends_and_all_are_told_why() -> None:
    async def story() -> None:
        world = await World(GAMES["haithabu"], 2).open()
        await lengthened(world, LONGEST - bounds.SPARE - 4)
        while world.table.state == "playing":
            assert {answer["type"] for answer in await moved(world)} == {"done"}
        assert world.table.number <= LONGEST
        for ear in world.ears.values():
            state = ear.states()[-1]
            assert (state["over"], state["why"], state["places"]) == (True, "too-long", None)
            assert '"note":"too-long"' in "".join(ear.said)
        assert world.match.ended
        assert (await world.order(0, "resign"))["refusal"]["reason"] == "not-playing"
        seen = {seat: world.table.numbers[seat] for seat in (0, 1)}
        assert max(seen.values()) > LONGEST // 2
        resumed = await world.resume(0, seen[0])
        assert json.loads(resumed[0])["type"] == "welcome"
        assert (await world.ask(0, f"/api/tables/{ID}/match.txt"))[0] == 200
        assert (await world.ask(0, f"/api/tables/{ID}/verify"))[0] == 200
        await world.close()

    run(story())


@pytest.mark.parametrize("undo", ["free", "consent"])
def test_in_one_turn_so_much_is_taken_back_and_no_more(undo: str) -> None:
    async def story() -> None:
        world = await World(GAMES["haithabu"], 2, undo=undo).open()
        seat = world.table.asked()[0]
        for _ in range(bounds.UNDOS):
            await moved(world)
            assert (await taken_back(world, seat))["type"] == "done"
            if undo == "consent":
                assert (await world.order(1 - seat, "agree", agreed=True))["type"] == "done"
        assert world.table.asked() == [seat]
        await moved(world)
        refused = (await taken_back(world, seat))["refusal"]
        assert refused["reason"] == "undone-enough"
        assert str(bounds.UNDOS) in refused["sentence"]
        while world.table.asked() == [seat]:
            await moved(world)
        await moved(world)  # the other player has moved
        while world.table.asked() != [seat]:
            await moved(world)
        await moved(world)
        assert (await taken_back(world, seat))["type"] == "done"
        await world.close()

    run(story())
