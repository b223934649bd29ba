"""Statistics of a site: from whole games, as the arena's report counts them, and kept a while."""

from __future__ import annotations

import asyncio

import msgspec
from clubs import Club, asked, club

from kogge import wire
from kogge.games import GAMES
from kogge.server.standing.almanac import FRESH, LEAST


async def statistics(here: Club, language: str = "en") -> wire.Statistics:
    return await here.site.almanac.of(GAMES["visby"], language)


def test_a_few_matches_say_nothing_and_more_say_everything(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            for _ in range(LEAST - 1):
                await here.played(anna, berta)
            await here.counted()
            few = await statistics(here)
            assert (few.matches, few.tables) == (LEAST - 1, [])

            await here.played(anna, berta)
            await here.lost(anna, berta)  # given up: no whole game
            await here.counted()
            assert (await statistics(here)).matches == LEAST - 1  # still the old one
            here.later(FRESH)
            [found] = (await statistics(here)).tables
            assert (found.seats, found.matches) == (2, LEAST)
            assert sum(share.value for share in found.wins) == 1
            assert all(share.low <= share.value <= share.high for share in found.wins)
            assert found.points.low <= found.points.middle <= found.points.high
            assert found.winning.middle >= found.points.middle
            assert "Cards played" in [family.name for family in found.families]

    asyncio.run(story())


def test_it_is_said_in_the_language_of_whoever_asks(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            anna, berta = await here.person("Anna"), await here.person("Berta")
            for _ in range(LEAST):
                await here.played(anna, berta)
            await here.counted()
            [found] = (await statistics(here, "de")).tables
            assert "Karten, gespielt" in [family.name for family in found.families]

    asyncio.run(story())


def test_bots_among_themselves_are_a_choice_and_say_how_they_played(database: str) -> None:
    async def story() -> None:
        async with club(database) as here:
            status, body = await asked(here, None, "/api/games/visby/statistics?of=bots")
            told = msgspec.json.decode(body, type=wire.Statistics)
            assert (status, [table.seats for table in told.tables]) == (200, [2, 3, 4, 5, 6])
            assert told.matches == sum(run.games for table in told.tables for run in table.runs)
            [run] = told.tables[0].runs
            assert run.command.startswith("kogge arena visby --bots alderman,alderman --games ")
            assert "Cards played" in [family.name for family in told.tables[0].families]

            _, body = await asked(here, None, "/api/games/visby/statistics")
            assert msgspec.json.decode(body, type=wire.Statistics).matches == 0
            status, _ = await asked(here, None, "/api/games/visby/statistics?of=ghosts")
            assert status == 400

    asyncio.run(story())
