"""Hints: what a bot would do in a player's place, and why."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from worlds import ID, World

from kogge.bots.level import NAMES
from kogge.games import GAMES, find
from kogge.server.live.thinking import first_move


async def hinted(world: World) -> Any:
    """Ask for a hint for the first seat that has to choose."""
    seat = world.table.asked()[0]
    return await world.order(seat, "hint", moment=world.table.moments.get(seat, 0))


def told(game: str, *, warm: bool) -> tuple[Any, Any]:
    """Return a hint at the start of a game, and the result of confirming it."""

    async def story() -> tuple[Any, Any]:
        world = await World(find(game), 2).open()
        try:
            if warm:
                world.site.bots.warm.add(game)
            seat, hint = world.table.asked()[0], await hinted(world)
            return hint, await world.act(seat, hint["actions"])
        finally:
            await world.close()

    return asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_why_and_can_be_confirmed(game: str) -> None:
    first_move(game)
    hint, done = told(game, warm=True)

    assert hint["type"] == "hinted"
    assert hint["bot"] == "alderman"
    assert done["type"] == "done"
    best, *others = hint["reasons"]
    assert best["action"] == hint["actions"][0]
    assert len(others) <= 2
    assert all(0 <= each["share"] <= 1 and each["doubt"] >= 0 for each in hint["reasons"])
    assert best["kind"] in ("mixed", "even", "gain", "deny", "invest", "allow", "far")
    assert hint.get("told") or best["kind"] in ("mixed", "even", "gain", "deny")


@pytest.mark.parametrize("game", GAMES)
def test_until_the_bots_are_compiled_a_hint_comes_without_reasons(game: str) -> None:
    hint, done = told(game, warm=False)

    assert (hint["bot"], hint["reasons"], hint["told"], hint["look"]) == ("greedy", [], [], "")
    assert done["type"] == "done"


def test_people_are_offered_the_six_levels() -> None:
    async def story() -> bytes:
        world = await World(find("visby"), 2).open()
        try:
            return (await world.ask(0, f"/api/tables/{ID}/game"))[1]
        finally:
            await world.close()

    assert json.loads(asyncio.run(story()))["bots"] == list(NAMES)
