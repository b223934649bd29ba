"""Bots at home: one turn at a time, within their budgets, and never a game that hangs."""

from __future__ import annotations

from typing import Any

import pytest
from homes import House

from kogge.bots.bot import BOTS
from kogge.bots.level import level_of
from kogge.bots.time.budget import Budget
from kogge.bots.yardsticks.random import Random
from kogge.games import find
from kogge.solo import thinking


def failing(*_: object) -> Any:
    raise RuntimeError("out of wits")


def test_a_bot_takes_one_turn_at_a_time() -> None:
    house = House()
    table = house.open("visby", "me", "greedy", "random", "greedy")
    house.enter(table)

    more = [house.door.think() for _ in range(3)]

    assert more == [True, True, False]
    assert house.door.think() is False


def test_a_bot_that_fails_is_replaced_for_this_turn(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, "greedy", failing)
    house = House()
    house.enter(house.open("visby", "me", "greedy"))

    house.play()

    assert house.over()
    assert "a bot has failed" in caplog.text


def test_a_table_that_cannot_go_on_keeps_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "greedy", failing)
    monkeypatch.setitem(BOTS, "random", failing)
    house = House()
    stuck = house.open("visby", "me", "greedy")

    assert house.door.think() is False
    monkeypatch.setitem(BOTS, "random", Random)
    other = house.open("visby", "me", "greedy")
    house.think()
    house.enter(stuck, "stuck")
    house.enter(other, "other")

    assert house.states["stuck", 0]["choosing"] == [0, 1]
    assert house.states["other", 0]["choosing"] == [0]


def test_levels_keep_their_simulations_and_get_twice_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[Budget | None] = []

    class Noting(Random):
        def __init__(self, game: Any, box: Any, key: bytes, budget: Budget | None = None) -> None:
            super().__init__(game, box, key)
            given.append(budget)

    monkeypatch.setitem(BOTS, "alderman", Noting)
    monkeypatch.setattr(thinking, "is_there", lambda _: True)
    house = House()
    house.open("riga", "alderman", "me")
    house.think()

    assert given[0] == Budget(ms=4000, sims=level_of(find("riga"), "alderman").sims)


def test_whoever_waits_for_compiled_code_is_told_so_and_when_it_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there: set[str] = set()
    monkeypatch.setattr(thinking, "is_there", there.__contains__)
    house = House()
    table = house.open("visby", "me", "alderman")
    [welcome, *_] = house.enter(table)
    house.think()
    moment = house.states["line", 0]["moment"]

    assert "alderman" in welcome["waiting"]
    assert house.say("hint", seat=0, moment=moment)[0]["bot"] == "greedy"
    there.add("visby")
    house.door.think()
    assert house.sent["line"][-1] == {"type": "waiting", "bots": []}
    house.door.leave("line")
    [welcome, *_] = house.enter(table)
    assert welcome["waiting"] == []
