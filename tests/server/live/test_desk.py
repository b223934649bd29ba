"""Hints and tries: everyone gets a turn, a flood gets a share, and bots never wait for either."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest
from worlds import World

from kogge import wire
from kogge.games import GAMES
from kogge.review.lines.comparing import advised
from kogge.server.live import desk as desk_module
from kogge.server.live import thinking
from kogge.server.live.desk import Asker, Desk
from kogge.table.denied import Denied

WAIT = 60.0  # seconds for what must happen at all


class Flood:
    """A desk whose thread is held until we release it, and what it thought about, in order."""

    def __init__(self, each: int = 1) -> None:
        self.desk, self.thought = Desk("test", each), list[str]()
        self.held, self.begun = threading.Event(), threading.Event()
        self.tasks: list[asyncio.Future[str]] = []

    def ask(self, address: str, person: str, name: str = "") -> asyncio.Future[str]:
        """Ask a question that is written down when it is thought about."""
        said = name or f"{address} {person}"
        work = self.desk.ask(Asker(address, person), self.thinking(said))
        self.tasks.append(asyncio.ensure_future(work))
        return self.tasks[-1]

    def thinking(self, name: str) -> Callable[[], str]:
        def think() -> str:
            self.begun.set()
            assert self.held.wait(WAIT)
            self.thought.append(name)
            return name

        return think

    async def begin(self) -> None:
        """Let the first question be thought about."""
        await asyncio.sleep(0)
        await asyncio.to_thread(self.begun.wait, WAIT)

    async def go_on(self) -> list[str]:
        """Let everything be thought about; return the order."""
        self.held.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.desk.close()
        return self.thought


def test_a_flood_from_one_address_keeps_others_waiting_for_one_question() -> None:
    async def story() -> None:
        flood = Flood()
        for person in range(58):
            flood.ask("far", f"{person}")
        await flood.begin()
        flood.ask("near", "Anna")
        flood.ask("near", "Berta")
        thought = await flood.go_on()
        assert thought.index("near Anna") <= 2
        assert thought.index("near Berta") <= 4
        assert len(thought) == 60

    asyncio.run(story())


def test_at_one_address_every_person_gets_a_turn() -> None:
    async def story() -> None:
        flood = Flood(each=8)
        for number in range(8):
            flood.ask("home", "Anna", f"Anna {number}")
        await flood.begin()
        flood.ask("home", "Berta")
        thought = await flood.go_on()
        assert thought.index("home Berta") <= 2

    asyncio.run(story())


def test_a_newer_question_takes_the_place_of_the_one_that_waits() -> None:
    async def story() -> None:
        flood = Flood()
        first = flood.ask("home", "Anna", "first")
        await flood.begin()
        second, third = (flood.ask("home", "Anna", name) for name in ("second", "third"))
        assert await flood.go_on() == ["first", "third"]
        assert (await first, await third) == ("first", "third")
        with pytest.raises(Denied, match="asked again"):
            await second

    asyncio.run(story())


def test_a_desk_has_room_for_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "MOST", 5)

    async def story() -> None:
        flood = Flood()
        flood.ask("home", "first")
        await flood.begin()
        asked = [flood.ask("home", f"{number}") for number in range(6)]
        await flood.go_on()
        with pytest.raises(Denied, match="too many"):
            await asked[5]
        assert await asked[4]

    asyncio.run(story())


def test_whoever_has_gone_is_not_thought_for() -> None:
    async def story() -> None:
        flood = Flood()
        flood.ask("home", "Anna")
        await flood.begin()
        gone = flood.ask("home", "Berta")
        await asyncio.sleep(0)
        gone.cancel()
        assert await flood.go_on() == ["home Anna"]

    asyncio.run(story())


# At tables.


def held(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Let hints take until we allow them to end."""
    let_go = threading.Event()

    def slow(*figures: Any) -> Any:
        assert let_go.wait(WAIT)
        return advised(*figures)

    monkeypatch.setattr(thinking, "advised", slow)
    return let_go


def test_bots_play_while_hints_are_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    let_go = held(monkeypatch)

    async def story() -> None:
        world = await World(GAMES["visby"], 2).open()
        bots, table = world.site.bots, world.table
        hint = wire.Hint(id="h", seat=0, moment=table.moments[0])
        asked = [
            asyncio.ensure_future(bots.hint(table, hint, Asker("far", f"{number}"), "en"))
            for number in range(20)
        ]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(bots.choose(seated(table), 1), WAIT)
        let_go.set()
        assert len(await asyncio.gather(*asked)) == 20
        await world.close()

    asyncio.run(story())


def seated(table: Any) -> Any:
    """Return a table whose second seat a bot plays."""
    draft = table.copy()
    draft.away = {1: "greedy"}
    return draft


def test_whoever_waits_for_a_hint_may_act_and_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    let_go = held(monkeypatch)

    async def story() -> None:
        world = await World(GAMES["haithabu"], 2).open()
        seat = world.table.asked()[0]
        ear, moment = world.ears[seat], world.table.moments[seat]
        for id in ("h1", "h2", "h3"):
            ear.send(json.dumps({"do": "hint", "id": id, "seat": seat, "moment": moment}))
            await world.settle()
        legal = world.table.game.legal_actions(world.match.box, world.match.view(seat), seat)
        assert (await world.act(seat, legal[:1]))["type"] == "done"
        assert ear.answer("h2", 0)["refusal"]["reason"] == "replaced"
        let_go.set()
        await ear.until(lambda: ear.answer("h3", 0) is not None)
        assert [ear.answer(id, 0)["type"] for id in ("h1", "h3")] == ["hinted", "hinted"]
        await world.close()

    asyncio.run(story())
