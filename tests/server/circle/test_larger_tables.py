"""The same with a fourth: a table is opened again with one seat more, free or for a bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from clubs import club

from kogge import wire
from kogge.table.denied import Denied


def test_the_same_with_one_more_is_found_by_all_and_entered_by_link(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta, carl = [await here.person(name) for name in ("Anna", "Berta", "Carl")]
            lobby = here.site.lobby
            first = await here.lost(anna, berta, private=True)

            wider = await lobby.larger(berta, first.id, "")

            names = [chair.name for chair in wider.table.chairs]
            assert names == ["Berta", "", ""], "everybody moves on by a seat"
            assert wider.table.setup.clock == first.table.setup.clock
            assert (await lobby.rematch(anna, first.id)).id == wider.id
            await lobby.join(anna, wider.id, wire.Join())
            with pytest.raises(Denied, match="private"):
                await lobby.join(carl, wider.id, wire.Join())
            await lobby.join(carl, wider.id, wire.Join(invitation=wider.table.invitation))
            assert wider.table.state == "playing"

    asyncio.run(story())


def test_a_bot_may_be_the_fourth_as_far_as_a_game_has_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with club(str(tmp_path / "kogge.sqlite")) as here:
            anna = await here.person("Anna")
            lobby, bots = here.site.lobby, ("random", "random")
            running = await here.table(anna, *bots, game="riga")
            with pytest.raises(Denied, match="not over"):
                await lobby.larger(anna, running.id, "")
            with pytest.raises(Denied, match="do not sit"):
                await lobby.larger(await here.person("Mallory"), running.id, "")
            first = await here.lost(anna, *bots, game="riga")
            with pytest.raises(Denied, match="no bot is called"):
                await lobby.larger(anna, first.id, "nobody")

            full = await lobby.larger(anna, first.id, "random")

            assert [chair.bot for chair in full.table.chairs].count("random") == 3
            assert len({chair.name for chair in full.table.chairs}) == 4
            largest = await here.lost(anna, *bots, "random", game="riga")
            with pytest.raises(Denied, match="5 cannot play"):
                await lobby.larger(anna, largest.id, "random")

    asyncio.run(story())
