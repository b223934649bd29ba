"""Puzzles without a server: nothing is kept, and nothing says the answer before the try."""

from __future__ import annotations

import json
from typing import Any

import pytest
from homes import House

from kogge.games import GAMES, find
from kogge.puzzles.calendar import DAY
from kogge.puzzles.puzzle import Puzzle
from kogge.puzzles.stock import stock


def all_keys(data: Any) -> set[str]:
    """Return all names in a message, however deep."""
    if isinstance(data, dict):
        return set(data).union(*map(all_keys, data.values()))
    return set().union(*map(all_keys, data)) if isinstance(data, list) else set()


def first(game: str) -> Puzzle:
    return stock(find(game))[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_puzzle_does_not_say_its_answer(game: str) -> None:
    """Two puzzles that differ in nothing but their answers look alike."""
    house = House()
    told = house.do("GET", f"puzzles/{game}/1")
    view = told["state"]["view"]

    assert view["viewer"] == told["seat"] == first(game).seat
    assert {each["action"] for each in told["state"]["legal"]} == {
        first(game).answer,
        *first(game).losses,
    }
    unwanted = {"answer", "losses", "margin", "levels", "line", "why", "seed", "choices", "shown"}
    assert not unwanted & all_keys({**told, "state": None})
    assert not unwanted & all_keys(house.do("GET", f"puzzles/{game}"))
    assert not unwanted & all_keys(house.do("GET", "puzzles"))


@pytest.mark.parametrize("game", GAMES)
def test_a_try_is_answered_and_sent_back_to_be_kept(game: str) -> None:
    house, puzzle = House("de"), first(game)
    path = f"puzzles/{game}/1/answer"
    right = house.do("POST", path, {"wishes": [puzzle.answer]})
    wrong = house.do("POST", path, {"wishes": [min(puzzle.losses)]})

    assert (right["solved"], wrong["solved"], right["kept"]) == (True, False, False)
    assert right["verdict"] == "Das ist die beste Wahl."
    assert right["reason"] == wrong["reason"]
    assert wrong["rating"]["after"] < wrong["rating"]["before"] == 1500 < right["rating"]["after"]
    assert len(right["moves"]) == len(puzzle.line)
    assert right["line"]["steps"]
    assert right["line"]["state"]["view"]["viewer"] == puzzle.seat

    kept = {"mu": right["rating"]["mu"], "sigma": right["rating"]["sigma"]}
    later = house.do("POST", path, {"wishes": [puzzle.answer], "standing": kept})
    assert later["rating"]["before"] == right["rating"]["after"]
    again = house.do("POST", path, {"wishes": [puzzle.answer], "standing": kept, "again": True})
    assert again["rating"] is None


@pytest.mark.parametrize("game", GAMES)
def test_moves_may_be_tried_out_and_figures_asked_for(game: str) -> None:
    house, puzzle = House(), first(game)
    wishes = {"wishes": [puzzle.answer], "sort": True}
    tried = house.do("POST", f"puzzles/{game}/1/try", wishes)

    assert puzzle.answer in tried["actions"]
    assert house.do("POST", f"puzzles/{game}/1/book", {})["ledgers"]


def test_the_puzzle_of_the_day_counts_days() -> None:
    day = 20_000
    house = House(now=lambda: day * DAY)
    assert house.do("GET", "puzzles")["day"] == day
    today = next(each for each in house.do("GET", "puzzles")["games"] if each["game"] == "riga")
    puzzle = stock(find("riga"))[today["today"] - 1]
    body = {"wishes": [puzzle.answer], "days": [day - 2, day - 1]}
    told = house.do("POST", f"puzzles/riga/{today['today']}/answer", body)

    assert told["streak"] == 3
    assert told["days"] == [day - 2, day - 1, day]


def test_what_is_wrong_is_refused_in_words() -> None:
    house, puzzle = House(), first("riga")
    legal = {puzzle.answer, *puzzle.losses}
    barred = next(n for n in range(len(find("riga").actions)) if n not in legal)
    for path, body, status in (
        ("puzzles/riga/9999/answer", {"wishes": [1]}, 404),
        ("puzzles/whale/1/answer", {"wishes": [1]}, 404),
        ("puzzles/riga/x/answer", {"wishes": [1]}, 404),
        ("puzzles/riga/1/answer", {"wishes": []}, 400),
        ("puzzles/riga/1/answer", {"wishes": [9999]}, 409),
        ("puzzles/riga/1/answer", {"wishes": [barred]}, 409),
    ):
        code, text = house.ask("POST", path, body)
        assert (code, bool(json.loads(text)["sentence"])) == (status, True), (path, body)
