"""The worlds in which tables are tried: a refused line fails, and no test waits for it."""

from __future__ import annotations

import pytest
from worlds import World, run

from kogge.games import GAMES


def test_whoever_waits_for_a_line_that_is_refused_does_not_wait_for_ever() -> None:
    async def story() -> None:
        world = World(GAMES["visby"], 2, spectators=False)
        with pytest.raises(AssertionError, match="no-spectators"):
            await world.open()
        await world.close()

    run(story())
