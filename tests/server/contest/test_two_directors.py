"""Two directors over one PostgreSQL: whichever counts first, a round is opened once."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from clubs import Club, club, give_up, known

from kogge import wire
from kogge.contest.record import Tournament
from kogge.server.store.contest import tournaments

TABLES = "SELECT count(*) FROM tables"


async def begun(here: Club) -> Tournament:
    """Let four people play each against each, and begin."""
    olga = await known(here, "Olga")
    wish: dict[str, Any] = {"title": "Cup", "game": "visby", "form": "single"}
    cup = await here.site.hall.open(olga, wire.NewTournament(clock=wire.Clock(kind="live"), **wish))
    for name in ("Anna", "Berta", "Carl", "Dora"):
        await here.site.hall.enter(await known(here, name), cup.id, "")
    return await here.site.hall.begin(olga, cup.id)


async def play_round(here: Club, cup: Tournament) -> None:
    """Let one player of each table give up."""
    for board in cup.rounds[-1].boards:
        live = await here.site.house.memory.live(board.table)
        person = live.table.chairs[0].person
        await here.change(live, partial(give_up, person=person))


def test_directors_that_count_at_the_same_moment_open_a_round_once(postgres: str) -> None:
    async def story() -> None:
        async with club(postgres) as one, club(postgres) as two:
            cup = await begun(one)
            for number in (2, 3):
                await play_round(one, cup)
                at_once = [here.site.director.count(cup.id) for here in (one, two, one, two)]
                await asyncio.gather(*at_once)
                cup = await tournaments.load(two.site.store, cup.id)
                assert [len(round.boards) for round in cup.rounds] == [2] * number
                assert await one.site.store.fetch(TABLES) == [(2 * number,)]  # none is nobody's

    asyncio.run(story())
