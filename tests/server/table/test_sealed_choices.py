"""Sealed choices: what is called whole when it is tried is taken when it is made."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from worlds import World, run

from kogge.games import GAMES


async def tried(world: World, seat: int, luck: Random) -> list[int]:
    """Return a choice of a seat that is called whole."""
    moment, actions = world.table.moments[seat], [luck.choice(world.match.options(seat))]
    while len(world.table.asked()) > 1:
        answer: Any = await world.order(seat, "try", moment=moment, actions=actions)
        if answer["whole"]:
            return list(answer["actions"])
        legal = [each["action"] for each in answer["states"][-1]["legal"]]
        actions = [*answer["actions"], luck.choice(legal)]
    return actions


@pytest.mark.parametrize("number", [1, 2, 9])
def test_what_is_called_whole_is_taken(number: int) -> None:
    """Where Riga's players discard, an only choice may be followed by a real one."""

    async def story() -> None:
        world, luck = await World(GAMES["riga"], 2).open(number), Random(2)  # noqa: S311
        while world.table.state == "playing":
            seat = luck.choice(world.table.choosing())
            answer = await world.act(seat, await tried(world, seat, luck))
            assert answer["type"] == "done", answer
        await world.close()

    run(story())
