"""The same order twice, two at once, and what one person cannot do to the others."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pytest
from housed import complaints, housed
from parties import Party, Tab
from served import WAIT, Server
from twins import possible
from worlds import ID, World

from kogge.games import GAMES
from kogge.table.denied import Denied
from kogge.table.judging.commands import play_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with housed(tmp_path_factory.mktemp("orders") / "kogge.sqlite") as server:
        yield server
        server.stop()
        assert not complaints(server), complaints(server)


# The same twice, and two at once.


def test_a_command_is_done_once_whatever_is_said_under_its_name_later(server: Server) -> None:
    party = Party(server)
    tab, other = party.tabs[0]
    moment = tab.states[0]["moment"]
    first, second, third = party.legal(0)[:3]

    def seal(line: Tab, id: str, action: int) -> None:
        done = line.order("act", seat=0, moment=moment, actions=[action], id=id)
        assert done["type"] == "done"
        party.settle()

    seal(tab, "a", first)
    seal(other, "a", second)
    assert tab.states[0]["sealed"] == other.states[0]["sealed"] == [first]
    seal(tab, "b", second)
    seal(other, "a", third)
    assert other.states[0]["sealed"] == [second], "an old one does not come back"
    party.play(1, lambda legal: legal[0])
    party.settle()
    before = party.stands()
    for what in ({"actions": [third]}, {"actions": [9_999]}):
        for id in ("a", "b"):
            done = tab.order("act", seat=0, moment=7, id=id, **what)
            assert done["type"] == "done"
    assert tab.order("resign", seat=0, id="a")["type"] == "done"
    assert party.stands() == before
    party.close()


def test_of_two_tabs_that_act_at_once_one_is_heard(server: Server) -> None:
    party = Party(server, "haithabu")
    for _ in range(12):
        seat = party.tabs[0][0].states[0]["choosing"][0]
        legal = party.legal(seat)
        acts = [
            partial(tab.act, seat, choice)
            for tab, choice in zip(party.tabs[seat], (legal[0], legal[-1]), strict=True)
        ]
        assert sorted(answer["type"] for answer in at_once(acts)) == ["done", "refused"]
        party.settle()
        assert party.tabs[seat][0].states == party.tabs[seat][1].states
    party.close()


def at_once(works: Sequence[Callable[[], Any]]) -> list[Any]:
    """Run several calls at the same time; return the result of each."""
    found: list[Any] = [None] * len(works)

    def run(number: int) -> None:
        found[number] = works[number]()

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT)
    return found


# What one person cannot do to the others.


def test_a_bot_does_not_play_for_somebody_who_is_back() -> None:
    async def test() -> None:
        world = await World(GAMES["visby"], 2).open()
        house = world.site.house
        house.memory.moved = lambda _: None  # the test plays the bot
        moment = world.table.moments[0]
        await house.changes.make(ID, lambda judge: judge.away(0))
        await house.changes.make(ID, lambda judge: judge.back(0))
        chosen = possible(world.match, 0)[:1]
        with pytest.raises(Denied, match="moved on"):
            await house.changes.make(ID, lambda judge: play_for(judge, 0, moment, chosen))
        assert world.table.choosing() == [0, 1]
        await world.close()

    asyncio.run(test())


def test_a_proposal_that_waits_is_not_made_again() -> None:
    async def test() -> None:
        world = await World(GAMES["visby"], 2).open()
        assert (await world.order(0, "pause", paused=True))["type"] == "done"
        again = await world.order(0, "pause", paused=True)
        assert again["refusal"]["reason"] == "nothing-new"
        await world.order(1, "agree", agreed=False)
        assert (await world.order(0, "pause", paused=True))["type"] == "done"
        await world.close()

    asyncio.run(test())


def test_whoever_sits_down_with_an_open_line_hears_with_his_own_ears(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open")["id"]
    line = berta.sit(table)
    assert line.seats == []

    berta.do("POST", f"/api/tables/{table}/join", {})

    line.until(lambda message: message["type"] == "update" and message["seat"] == 1)
    assert line.states[1]["legal"]
    assert line.act(1, line.states[1]["legal"][0]["action"])["type"] == "done"
    line.close()
