"""A coach sits beside whoever plays bots; lessons are remembered with the person who took them."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace
from worlds import ID, World

from kogge import wire
from kogge.bots.advice.explain import Explained
from kogge.games import find
from kogge.review.findings import Choice, Decision, Moment
from kogge.review.lines.parting import Ground
from kogge.server.api.routes import reviews as routes
from kogge.server.erasure import export, forget
from kogge.server.live.desk import Asker, Desk
from kogge.server.store.people import Somebody
from kogge.server.store.school import learners
from kogge.table.past import coaching

COACH = f"/api/tables/{ID}/coach"
LESSONS = "/api/me/lessons"
ANNA = Somebody("person-0", "Anna", account=False)
CHOICE = Choice(1, 0.5)
BATTLE = Ground("battle", 1, better=False, good=True, later=False, always=False, amount=1.6)
MISTAKE = Moment(
    Decision(0, 2, CHOICE, CHOICE, 0.12, 0.01, "mistake"),
    [Explained(1, 0.5, 0.01, "deny")],
    [1],
    [BATTLE],
)


def told(story: Callable[[World], Awaitable[None]]) -> None:
    async def whole() -> None:
        world = await World(find("visby"), 2).open()
        try:
            await story(world)
        finally:
            await world.close()

    asyncio.run(whole())


@pytest.fixture(autouse=True)
def _sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests are about who is coached: nothing is searched."""
    monkeypatch.setattr(routes, "is_there", lambda _game: True)
    monkeypatch.setattr(coaching, "costly", lambda _match, _seat: MISTAKE)


def against_bots(world: World) -> None:
    """Let a bot sit down in place of the other player."""
    table = world.table
    table.chairs[1] = replace(table.chairs[1], person="", bot="greedy")


async def asked(world: World, path: str, person: int = 0, **how: Any) -> tuple[int, Any]:
    status, content = await world.ask(person, path, **how)
    return status, json.loads(content)


def test_a_mistake_is_told_to_whoever_plays_bots() -> None:
    async def story(world: World) -> None:
        against_bots(world)
        status, said = await asked(world, COACH, query="seat=0")
        assert status == 200
        assert said["moment"]["decision"]["grade"] == "mistake"
        assert said["told"] == [
            "With it Berta takes about 1.5 seals fewer from the battle than with the other choice."
        ]

    told(story)


def test_nobody_is_coached_against_people_or_in_the_seat_of_another() -> None:
    async def story(world: World) -> None:
        assert (await asked(world, COACH, query="seat=0"))[1]["reason"] == "not-alone"
        against_bots(world)
        assert (await asked(world, COACH, query="seat=1"))[0] == 403
        assert (await asked(world, COACH, person=1, query="seat=0"))[0] == 403
        assert (await asked(world, COACH, person=-1, query="seat=0"))[0] == 401

    told(story)


def test_the_thread_of_the_coach_lets_others_go_first() -> None:
    async def story() -> int:
        desk = Desk("test", 1, last=True)
        try:
            return await desk.ask(Asker("here", "anna"), _urgency)
        finally:
            desk.close()

    assert asyncio.run(story()) == 19


def _urgency() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


# Lessons.


def test_lessons_of_two_browsers_are_put_together() -> None:
    async def story(world: World) -> None:
        place = {"made": [3, 4], "marks": [0]}
        first = {"done": ["visby 1"], "places": {"visby 2": place}, "coach": "on"}
        await asked(world, LESSONS, method="POST", body=first)
        other = {"done": ["riga 1"], "declined": ["haithabu"]}
        _, both = await asked(world, LESSONS, method="POST", body=other)

        assert both["done"] == ["riga 1", "visby 1"]
        assert both["places"] == {"visby 2": place}
        assert (both["declined"], both["coach"]) == (["haithabu"], "on")
        assert (await asked(world, LESSONS))[1] == both
        assert (await asked(world, LESSONS, person=1))[1]["done"] == []
        assert (await asked(world, LESSONS, person=-1))[0] == 401
        _, off = await asked(world, LESSONS, method="POST", body={"coach": "off"})
        assert off["coach"] == "off", "what is told last counts"

    told(story)


@pytest.mark.parametrize(
    "body",
    [
        {"done": ["visby"]},
        {"done": ["visby 1"] * 101},
        {"places": {"visby 1": {"made": [-1], "marks": []}}},
        {"coach": "perhaps"},
    ],
)
def test_what_is_no_progress_is_refused(body: Any) -> None:
    async def story(world: World) -> None:
        assert (await asked(world, LESSONS, method="POST", body=body))[0] == 400

    told(story)


def test_lessons_are_forgotten_with_the_person() -> None:
    async def story(world: World) -> None:
        await asked(world, LESSONS, method="POST", body={"done": ["visby 1"]})
        assert (await export(world.site, ANNA)).lessons.done == ["visby 1"]
        await forget(world.site, ANNA)
        assert (await learners.found(world.site.store, ANNA.id)).done == []

    told(story)


def test_of_many_lessons_that_are_half_done_the_last_ones_are_kept() -> None:
    place = wire.LessonPlace(made=[1], marks=[0])
    known = wire.Learned(places={f"visby {n}": place for n in range(1, 13)})
    both = learners.merged(known, wire.Learned(places={"riga 1": place}))

    assert len(both.places) == learners.PLACES
    assert "riga 1" in both.places
