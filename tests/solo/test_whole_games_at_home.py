"""Whole games at home, against bots, through the door alone."""

from __future__ import annotations

import json

import pytest
from homes import House

GAMES = ("visby", "riga", "haithabu")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_goes_to_its_end(game: str) -> None:
    house = House()
    table = house.open(game, "me", "greedy")
    house.enter(table)

    house.play()

    assert house.over()
    assert house.cards[table]["state"] == "over"
    assert min(house.states["line", 0]["places"]) == 1
    assert house.do("GET", f"tables/{table}/verify")["sound"]
    assert house.do("GET", f"tables/{table}/replay?first=0&count=5")["total"] > 5
    assert house.do("GET", f"tables/{table}/log")["news"][0]["kind"] == "begin"
    assert house.ask("GET", f"tables/{table}/match.txt")[1].startswith(f"game {game} ")
    assert house.do("GET", f"tables/{table}/match.json")["game"] == game


def test_the_first_message_is_kept_before_it_is_sent() -> None:
    """A caller that stores first answers with what will last."""
    order: list[str] = []
    house = House()
    house.door.send = lambda _line, text: order.append(json.loads(text)["type"])
    house.door.parlour.keep = lambda *_: order.append("kept")
    table = house.open("visby", "me", "greedy")
    house.door.enter("line", table, "en")
    house.door.hear("line", '{"do":"hello","id":"a"}')

    assert order[:2] == ["kept", "welcome"]
