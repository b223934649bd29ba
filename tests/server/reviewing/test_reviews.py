"""Reviews at a server: one after the other, kept with the match, and never of a match under way."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from worlds import ID, World, moved

from kogge import wire
from kogge.core.game import EVERYBODY
from kogge.games import find
from kogge.review.findings import Finding, Moment, Parts
from kogge.server.live.desk import MOST, Asker
from kogge.server.reviewing import reviews as room
from kogge.server.reviewing.reader import Errand
from kogge.server.reviewing.reviews import Reviews
from kogge.server.store.school import reviews as kept
from kogge.table.denied import Denied
from kogge.table.past.replay import entry_before, steps_of
from kogge.table.past.reviewing import FORM, Study, line_of
from strategies import played

REVIEW = f"/api/tables/{ID}/review"
WAIT = 60.0  # seconds for what must happen at all


class Slow:
    """A reader that finds one thing each time it is told to go on, and what was read, in order."""

    def __init__(self) -> None:
        self.read: list[int] = []
        self.found, self.going_on = threading.Semaphore(0), threading.Semaphore(0)

    @contextmanager
    def __call__(self, errand: Errand) -> Iterator[Slow]:
        self.read.append(errand.seat)
        yield self

    def findings(self) -> Iterator[Finding | Moment]:
        for entry in range(2):
            self.found.release()
            assert self.going_on.acquire(timeout=WAIT)
            yield Finding(entry, 2, [Parts(even=0.5)] * 2)

    def stop(self) -> None:
        """Do nothing: nothing runs."""

    async def go_on(self, times: int = 1) -> None:
        """Wait until it has come so far, and let it find something."""
        for _ in range(times):
            await asyncio.to_thread(self.found.acquire)
            self.going_on.release()


async def over() -> World:
    """Return a server whose only match has come to its end."""
    world = await World(find("visby"), 2).open()
    while world.table.state == "playing":
        await moved(world)
    return world


async def until(ready: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(WAIT):
        while not await ready():  # noqa: ASYNC110  another thread reads
            await asyncio.sleep(0)


def told(story: Callable[[World], Awaitable[None]]) -> None:
    """Run a story at a server whose match is over."""

    async def whole() -> None:
        world = await over()
        try:
            await story(world)
        finally:
            await world.site.reviews.close()
            await world.close()

    asyncio.run(whole())


@pytest.fixture(autouse=True)
def _compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests are about who comes when: nothing is searched."""
    monkeypatch.setattr(room, "is_there", lambda _game: True)


def slowly(world: World) -> tuple[Reviews, Slow]:
    slow = Slow()
    world.site.reviews = Reviews(world.site.store, lambda: world.time, slow)
    return world.site.reviews, slow


async def look(world: World, seat: int, first: int = 0, person: int = 0) -> Any:
    status, content = await world.ask(person, REVIEW, f"seat={seat}&first={first}")
    assert status == 200, content
    return json.loads(content)


async def want(world: World, seat: int, person: int = 0) -> Any:
    status, content = await world.ask(person, REVIEW, method="POST", body={"seat": seat})
    assert status == 200, content
    return json.loads(content)


def test_findings_are_told_as_they_come_and_kept_for_the_next_visitor() -> None:
    async def story(world: World) -> None:
        _, slow = slowly(world)
        assert (await look(world, 0))["state"] == "none"
        first = await want(world, 0)
        assert (first["state"], first["ahead"]) == ("waiting", 0)

        await slow.go_on()
        await until(lambda: _has(world, 1))
        half = await look(world, 0)
        assert half["state"] == "working"
        assert half["entries"] == len(world.match.entries) == len(half["steps"]) - 1
        await slow.go_on()
        await until(lambda: _is(world, "done"))

        rest = await look(world, 0, first=1, person=1)
        assert [each["entry"] for each in rest["found"]] == [1]
        assert (await want(world, 0, person=1))["state"] == "done"
        assert slow.read == [0], "what is kept is not made again"
        assert world.site.reviews.jobs == {}

    async def _has(world: World, count: int) -> bool:
        return len((await look(world, 0))["found"]) == count

    async def _is(world: World, state: str) -> bool:
        return bool((await look(world, 0))["state"] == state)

    told(story)


def test_everyone_waits_for_one_review_and_is_told_how_many_come_first() -> None:
    async def story(world: World) -> None:
        reviews, slow = slowly(world)
        tables = [world.table.copy() for _ in range(5)]
        for number, table in enumerate(tables):
            table.id = f"table {number}"
        one, two, three = (Asker(f"address {n}", f"person {n}") for n in range(3))
        await reviews.want(tables[0], 0, one)
        await asyncio.to_thread(slow.found.acquire)  # it is being read
        await reviews.want(tables[1], 0, one)
        await reviews.want(tables[2], 0, two)
        await reviews.want(tables[3], 0, three)
        await asyncio.sleep(0)
        assert [await _ahead(reviews, tables[n]) for n in (1, 2, 3)] == [0, 1, 2]

        await reviews.want(tables[4], 0, two)  # in place of the one that waits, and in its turn
        await until(lambda: _gone(reviews, "table 2"))
        assert (await reviews.look(tables[2], 0, 0)).state == "none"
        assert [await _ahead(reviews, tables[n]) for n in (1, 4, 3)] == [0, 1, 2]

    async def _ahead(reviews: Reviews, table: Any) -> int:
        return (await reviews.look(table, 0, 0)).ahead

    async def _gone(reviews: Reviews, id: str) -> bool:
        await asyncio.sleep(0)
        return (id, 0) not in reviews.jobs

    told(story)


def test_nothing_is_read_for_somebody_who_has_left() -> None:
    async def story(world: World) -> None:
        reviews, slow = slowly(world)
        await want(world, 0)
        await slow.go_on()
        await want(world, 1, person=1)
        await asyncio.to_thread(slow.found.acquire)  # it looks for the next finding
        world.time += room.PATIENCE + 1
        slow.going_on.release()
        await until(lambda: _empty(reviews))
        assert slow.read == [0], "the second was never begun"
        assert (await look(world, 0))["state"] == "none", "half a review is not kept"

    async def _empty(reviews: Reviews) -> bool:
        await asyncio.sleep(0)
        return not reviews.jobs

    told(story)


def test_a_queue_has_an_end() -> None:
    async def story(world: World) -> None:
        reviews, _ = slowly(world)
        reviews.desk.count = MOST
        status, content = await world.ask(0, REVIEW, method="POST", body={"seat": 0})
        assert (status, json.loads(content)["reason"]) == (503, "busy")
        reviews.desk.count = 0

    told(story)


def test_a_review_that_fails_leaves_room_for_another(caplog: pytest.LogCaptureFixture) -> None:
    async def story(world: World) -> None:
        @contextmanager
        def broken(_errand: Errand) -> Iterator[Any]:
            raise RuntimeError("no machine")
            yield

        world.site.reviews = Reviews(world.site.store, lambda: world.time, broken)
        await want(world, 0)
        await until(lambda: _none(world))
        assert "a review has failed" in caplog.text

    async def _none(world: World) -> bool:
        return bool((await look(world, 0))["state"] == "none")

    told(story)


def test_a_match_under_way_has_no_review() -> None:
    async def story() -> None:
        world = await World(find("riga"), 2).open()
        try:
            for person in (0, 1, -1):
                for query in ("seat=0", "seat=1&first=3"):
                    status, content = await world.ask(person, REVIEW, query)
                    assert (status, json.loads(content)["reason"]) == (403, "not-over")
                line = await world.ask(person, f"/api/tables/{ID}/line", "eyes=0&step=0")
                assert line[0] == 403
            refused, _ = await world.ask(0, REVIEW, method="POST", body={"seat": 0})
            stranger, _ = await world.ask(-1, REVIEW, method="POST", body={"seat": 0})
            assert (refused, stranger) == (403, 401)
            assert world.site.reviews.jobs == {}
        finally:
            await world.close()

    asyncio.run(story())


def test_a_private_match_is_reviewed_for_its_own_people_alone() -> None:
    async def story(world: World) -> None:
        slowly(world)
        live = world.site.house.memory.tables[ID]
        live.table.private = True
        await kept.keep(world.site.store, ID, 0, Study([0, 1]))
        assert (await look(world, 0, person=1))["state"] == "done"
        for query in ("seat=0", "seat=0&invitation=wrong"):
            assert (await world.ask(-1, REVIEW, query))[0] == 403
        assert (await world.ask(-1, REVIEW, "seat=0&invitation=invitation"))[0] == 200
        assert (await world.ask(0, REVIEW, "seat=5"))[0] == 404

    told(story)


def test_an_older_review_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        slowly(world)
        await kept.keep(world.site.store, ID, 0, Study([0, 1]))
        monkeypatch.setattr(kept, "FORM", FORM + 1)
        assert (await look(world, 0))["state"] == "none"

    told(story)


# What pages show of it.


@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"])
def test_entries_are_found_in_the_replay_of_a_seat(game: str) -> None:
    match = played(find(game), 2, 3)
    steps, seen = steps_of(match, 1), list(match.log(1))

    assert len(steps) == len(match.entries) + 1
    assert steps[-1] == len(seen)
    own = [entry for entry, each in enumerate(match.entries) if each.actor == 1]
    for entry in own:
        assert seen[steps[entry]].done == (1, match.entries[entry].action)
        assert entry_before(match, 1, steps[entry]) == entry
    assert entry_before(match, EVERYBODY, 7) == 7
    assert entry_before(match, 1, len(seen)) == len(match.entries)


def test_a_line_is_played_out_on_the_view_of_its_seat() -> None:
    match = played(find("riga"), 2, 3)
    steps = steps_of(match, 1)
    entry = next(n for n, each in enumerate(match.entries) if each.actor == 1)
    action = match.entries[entry].action

    line = line_of(match, 1, wire.Leaf(eyes="1", step=steps[entry], after=f"{action},9999"))

    assert [(each.actor, each.action) for each in line.steps] == [(1, action)]
    assert len(line.views) == len(line.scores) == len(line.figures) == 2
    assert line.views[0]["viewer"] == 1
    with pytest.raises(Denied, match="moment"):
        line_of(match, 1, wire.Leaf(eyes="1", step=steps[-1]))
