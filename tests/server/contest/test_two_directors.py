"""Two server processes on one PostgreSQL: whichever directs, and whichever dies, a round is one."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

from clubs import Club, club, give_up, known
from players import wait_for
from served import Server, roomy, serving
from test_tournaments import LIVE, account, address, gathered, in_round, opened, running
from test_tournaments import give_up as resign

from kogge import wire
from kogge.contest.record import Tournament
from kogge.server.store.contest import tournaments

TABLES = "SELECT count(*) FROM tables"
MORTAL = """
import os, signal, sys
from kogge.server.contest import director

looks, change = director.Director.look, director.tournaments.change

async def look(self):
    done = await looks(self)
    print("the director has looked", file=sys.stderr, flush=True)
    return done

def last_change(old, new, boards, done):
    if boards:  # the next round is drawn, and nothing of it is written yet
        os.kill(os.getpid(), signal.SIGKILL)
    return change(old, new, boards, done)

director.Director.look, director.tournaments.change = look, last_change
"""


async def begun(here: Club) -> Tournament:
    """Let four people play each against each, and begin."""
    olga = await known(here, "Olga")
    wish: dict[str, Any] = {"title": "Cup", "game": "visby", "form": "single"}
    cup = await here.site.hall.open(olga, wire.NewTournament(clock=wire.Clock(**LIVE), **wish))
    for name in ("Anna", "Berta", "Carl", "Dora"):
        await here.site.hall.enter(await known(here, name), cup.id, "")
    return await here.site.hall.begin(olga, cup.id)


async def play_round(here: Club, cup: Tournament) -> None:
    """Let one player of each table give up."""
    for board in cup.rounds[-1].boards:
        live = await here.site.house.memory.live(board.table)
        person = live.table.chairs[0].person
        await here.change(live, lambda judge, person=person: give_up(judge, person))


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


def test_a_director_that_is_killed_leaves_the_round_to_the_other(postgres: str) -> None:
    with serving(postgres, launch=MORTAL + roomy()) as first:
        wait_for(lambda: "the director has looked\n" in first.lines)  # now it is the one
        with serving(postgres, launch=roomy()) as second:
            killed_while_pairing(first, second)
        assert not [line for line in second.lines if '"level": "error"' in line]


def killed_while_pairing(first: Server, second: Server) -> None:
    """Let a round end; the first process dies over the next one, and the second opens it."""
    olga = account(second)
    page = opened(olga, most=4)
    clients = gathered(second, page)
    page = olga.do("POST", address(page, "begin"))
    for board in running(page):
        resign(page, clients, board)

    now = in_round(olga, page, 2)

    assert first.process is not None
    assert first.process.wait(30) == -signal.SIGKILL
    begun = [[board["table"] for board in round["boards"]] for round in now["rounds"][:2]]
    listed = olga.do("GET", "/api/running")["tables"]
    assert len({*begun[0], *begun[1]}) == 4
    assert sorted(card["id"] for card in listed) == sorted(begun[1])
