"""Marks: how the levels of the guild do with the deal that people play."""

from __future__ import annotations

import asyncio
import json

import pytest
from clubs import Club, club
from worlds import World

from kogge.bots.advice.adviser import turn
from kogge.core.chance import Seed
from kogge.games import GAMES, find
from kogge.server.deals import board, dealer
from kogge.server.deals.day import day_of
from kogge.server.live.live import Live
from kogge.server.store.people import Somebody
from kogge.server.store.standing import deals
from kogge.table.deals.terms import Terms
from kogge.table.judging.turns import key_of

QUICK = ("apprentice", "journeyman")


async def dealt(here: Club, game: str, *chairs: str) -> deals.Deal:
    """Lay a deal of today before the dealer draws one."""
    options = {option.name: option.default for option in GAMES[game].options}
    day = day_of(here.site.now())
    seed = str(Seed.of_number(7))
    return await deals.laid(here.site.store, day, game, seed, Terms([*chairs], options))


async def played_like(here: Club, person: Somebody, game: str, level: str) -> Live:
    """Let somebody play today's deal who decides as a level would, against the site's own bots."""
    live = await here.site.dealer.play(person, GAMES[game])
    await here.site.bots.close()  # the test lets them think, one after another
    while seats := live.table.choosing():
        table, seat = live.table, seats[0]
        match = table.playing
        if table.bot_of(seat):
            name = table.bot_of(seat)
            assert here.site.bots._ready(table, name) == name  # noqa: SLF001
        else:
            name = level
        actions = turn(match, name, match.view(seat), key_of(table, seat))
        moment = table.moments.get(seat, 0)
        await here.change(live, lambda judge: judge.act(seat, moment, actions, ""))  # noqa: B023
    return live


@pytest.mark.parametrize(
    ("game", "chairs"),
    [
        ("visby", ["apprentice", "", "journeyman"]),  # all choose at the same moment
        ("riga", ["", "apprentice"]),  # a turn has several actions
    ],
)
def test_who_decides_as_a_level_does_comes_out_as_it_does(
    database: str, game: str, chairs: list[str]
) -> None:
    async def story() -> None:
        async with club(database) as here:
            deal = await dealt(here, game, *chairs)
            here.site.bots.warm = {game}
            await played_like(here, await here.person("Anna"), game, QUICK[0])
            await here.counted()
            [entry] = await deals.board(here.site.store, deal, here.site.now() + 1)

            mark = await dealer.marked(deal, QUICK[0])

            assert mark == (entry.place, entry.points)

    asyncio.run(story())


def test_levels_are_marked_one_at_a_time_and_none_twice(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dealer, "LEVELS", QUICK)

    async def story() -> None:
        async with club(database) as here:
            deal = await dealt(here, "visby", "apprentice", "")
            known: list[list[str]] = []
            for warm in (set[str](), {"visby"}, {"visby"}, {"visby"}):
                await here.site.dealer.mark(warm)
                found = await deals.marks(here.site.store, deal)
                known.append(sorted(level for level, _, _ in found))

            assert known == [[], ["apprentice"], [*QUICK], [*QUICK]]
            told = await board.told(here.site.dealer, None)
            [shown] = [each for each in told.today if each.game == "visby"]
            rows = [(row.bot, row.place, row.points) for row in shown.board]
            assert sorted(rows) == sorted(await deals.marks(here.site.store, deal))
            assert all(1 <= place <= 2 and points > 0 for _, place, points in rows)

    asyncio.run(story())


# What is measured by bots has to wait for them.


SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "master"}]
RATED = {"game": "riga", "chairs": SEATS, "rated": True}


async def answers(world: World, game: str = "riga") -> list[str]:
    """Ask for a deal, a rated table and any table, as a guest; return why they are refused."""
    told = [
        await world.ask(0, f"/api/deals/{game}", method="POST"),
        await world.ask(0, "/api/tables", method="POST", body={**RATED, "game": game}),
        await world.ask(0, "/api/tables", method="POST", body={**RATED, "rated": False}),
    ]
    return [json.loads(content).get("reason", "") for _, content in told]


def test_deals_and_rated_games_wait_until_bots_are_prepared() -> None:
    """Once bots are no reason any more, a guest is refused for being no account."""

    async def story() -> None:
        world = await World(find("visby"), 2).open()
        try:
            bots = world.site.bots
            assert await answers(world) == ["not-warm", "not-warm", ""]
            _, content = await world.ask(0, "/api/deals/visby", method="POST")
            assert b"this server runs without its strong bots" in content  # serve --no-warm
            bots.warming = asyncio.get_running_loop().create_task(asyncio.sleep(600))
            assert await answers(world) == ["not-warm", "not-warm", ""]
            assert await answers(world, "chess") == ["misfit", "misfit", ""]
            bots.warm.add("riga")
            assert await answers(world) == ["account-only", "rated", ""]
            assert (await answers(world, "visby"))[0] == "not-warm"
            bots.warming.cancel()
            await asyncio.wait([bots.warming])
            status, content = await world.ask(0, "/api/deals/visby", method="POST")
            assert (status, b"could not be prepared" in content) == (503, True)
        finally:
            await world.close()

    asyncio.run(story())
