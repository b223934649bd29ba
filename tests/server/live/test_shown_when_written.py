"""Nothing is shown before it is durable: what could not be written has not happened to anybody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from worlds import World

from kogge.games import GAMES
from kogge.server.store import Away, Write


@pytest.mark.parametrize("game", ["visby", "haithabu"])
def test_what_the_store_does_not_take_is_shown_to_nobody(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_writes: Write, announce: str = "") -> None:
        raise Away

    async def story() -> None:
        world = await World(GAMES[game], 2).open()
        *others, last = world.table.choosing()
        for seat in others:
            await world.act(seat, world.match.options(seat)[:1])
        before, heard = world.table, {seat: [*ear.said] for seat, ear in world.ears.items()}
        choice: dict[str, Any] = {"seat": last, "actions": world.match.options(last)[:1]}

        with monkeypatch.context() as patch:
            patch.setattr(world.site.store, "write", away)
            assert (await world.act(**choice))["type"] == "refused"
        assert world.table is before
        assert {seat for seat, ear in world.ears.items() if ear.said != heard[seat]} == {last}
        assert len(world.ears[last].said) == len(heard[last]) + 1, "the refusal, and nothing else"

        assert (await world.act(**choice))["type"] == "done"
        assert all(ear.said != heard[seat] for seat, ear in world.ears.items())
        await world.close()

    asyncio.run(story())
