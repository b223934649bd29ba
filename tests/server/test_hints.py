"""Hints: what a bot would do in somebody's place, and why."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from worlds import ID, World

from kogge.bots.level import NAMES
from kogge.games import GAMES, find
from kogge.server.ledger import Chair
from kogge.server.table import Table
from kogge.server.thinking import adviser, first_move


async def hinted(world: World) -> Any:
    """Ask for a hint in the first seat that is asked for something."""
    seat = world.table.asked()[0]
    return await world.order(seat, "hint", moment=world.table.moments.get(seat, 0))


def told(game: str, *, warm: bool) -> tuple[Any, Any]:
    """Return a hint at the start of a game, and what came of confirming it."""

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
    assert hint["bot"] == "craftsman"
    assert done["type"] == "done"
    best, *others = hint["reasons"]
    assert best["action"] == hint["actions"][0]
    assert 1 <= len(others) <= 2
    assert all(0 <= each["share"] <= 1 and each["doubt"] >= 0 for each in hint["reasons"])
    assert best["kind"] in ("sure", "mixed", "even", "gain", "deny", "far")


@pytest.mark.parametrize("game", GAMES)
def test_until_the_bots_are_compiled_a_hint_comes_without_reasons(game: str) -> None:
    hint, done = told(game, warm=False)

    assert (hint["bot"], hint["reasons"]) == ("greedy", [])
    assert done["type"] == "done"


@pytest.mark.parametrize(
    ("bots", "advises"),
    [
        (["random", ""], "craftsman"),
        (["greedy", "master"], "master"),
        (["apprentice"], "craftsman"),
    ],
)
def test_the_strongest_at_the_table_advises(bots: list[str], advises: str) -> None:
    async def story() -> Table:
        world = await World(find("visby"), 2).open()
        try:
            return world.table
        finally:
            await world.close()

    table = asyncio.run(story())
    table.chairs[:] = [Chair(name=f"N{n}", bot=bot) for n, bot in enumerate(bots)]

    assert adviser(table) == advises


def test_people_are_offered_the_six_levels() -> None:
    async def story() -> bytes:
        world = await World(find("visby"), 2).open()
        try:
            return (await world.ask(0, f"/api/tables/{ID}/game"))[1]
        finally:
            await world.close()

    assert json.loads(asyncio.run(story()))["bots"] == list(NAMES)
