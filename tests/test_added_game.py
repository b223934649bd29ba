"""A fourth game: a package names it in an entry point, and the whole house plays it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from added import installed, run
from kogge.speech.languages import LANGUAGES

SERVED = """
from kogge.table.telling.games import described, offered
from kogge.games import find
from kogge import wire
game = find("toy")
print(wire.encode(described(game, game.edition)).decode())
print(offered().decode())
"""


@pytest.fixture
def house(tmp_path: Path) -> dict[str, str]:
    """Return an environment in which a package with the toy game is installed."""
    places = {**installed(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    return {**os.environ, **places, "KOGGE_LANG": "en"}


def test_bots_play_it_to_its_end(house: dict[str, str]) -> None:
    seats = ("--seats", "greedy,random,greedy", "--seed", "3", "--json")
    result = json.loads(run(house, "-m", "kogge", "play", "toy", *seats))

    assert result["game"] == "toy"
    assert min(result["places"]) == 1


def test_a_person_plays_it_in_the_terminal_without_a_word_of_its_own(house: dict[str, str]) -> None:
    seats = ("--seats", "you,greedy", "--seed", "3", "--plain")
    shown = run(house, "-m", "kogge", "play", "toy", *seats, typed="help\ngive c1\n" + "1\n" * 9)

    assert " 1) give c1" in shown
    assert "hand: Captain c1, c4, c6; greedy -" in shown
    assert "Captain: gave (" in shown
    assert "points" in shown


def test_the_arena_lets_bots_play_it(house: dict[str, str], tmp_path: Path) -> None:
    wish = ("toy", "--bots", "greedy,random", "--games", "2", "--save", str(tmp_path / "arena"))

    assert "greedy" in run(house, "-m", "kogge", "arena", *wish)


def test_the_server_offers_it_and_describes_it(house: dict[str, str]) -> None:
    described, offered = map(json.loads, run(house, "-c", SERVED).splitlines())

    assert offered["games"] == ["visby", "riga", "haithabu", "toy"]
    assert offered["offers"][-1]["words"]["de"]["handicap-five"] == "five"
    assert [action["name"] for action in described["actions"][:2]] == ["give c0", "give c1"]
    assert described["words"] == dict.fromkeys(LANGUAGES, "")
