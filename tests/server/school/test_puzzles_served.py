"""Puzzles at a server: tries are kept with whoever is known, and rate solver and puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from housed import housed
from served import Client, Server

from kogge.games import find
from kogge.puzzles.puzzle import Puzzle
from kogge.puzzles.rating import first_of
from kogge.puzzles.stock import puzzle_of


@pytest.fixture(scope="module")
def server(lasting: str) -> Iterator[Server]:
    """Run a server without limits, on either store."""
    with housed(lasting) as server:
        yield server


def puzzle(game: str, number: int = 1) -> Puzzle:
    return puzzle_of(find(game), number)


def tried(client: Client, game: str, number: int, *, right: bool) -> Any:
    """Try a puzzle, right or wrong."""
    here = puzzle(game, number)
    wishes = [here.answer if right else min(here.losses)]
    return client.do("POST", f"/api/puzzles/{game}/{number}/answer", {"wishes": wishes})


def of_game(client: Client, game: str) -> Any:
    games = client.do("GET", "/api/puzzles")["games"]
    return next(each for each in games if each["game"] == game)


def test_tries_are_kept_with_a_guest_and_only_the_first_counts(server: Server) -> None:
    anna = server.client("Anna")
    first = tried(anna, "riga", 1, right=False)
    again = tried(anna, "riga", 1, right=True)

    assert (first["kept"], first["solved"], again["solved"]) == (True, False, True)
    assert first["rating"]["before"] == 1500 > first["rating"]["after"]
    assert again["rating"] is None
    assert of_game(anna, "riga")["rating"] == first["rating"]["after"]
    assert (of_game(anna, "riga")["tried"], of_game(anna, "riga")["solved"]) == (1, 0)
    assert of_game(anna, "visby")["rating"] is None
    cards = anna.do("GET", "/api/puzzles/riga")["puzzles"]
    assert [card["tried"] for card in cards[:2]] == ["missed", None]
    assert anna.do("GET", "/api/puzzles/riga/1")["tried"] == "missed"


def test_a_stranger_may_try_and_nothing_is_kept(server: Server) -> None:
    stranger, here = Client(server.port), puzzle("visby")
    before = stranger.do("GET", "/api/puzzles/visby/1")["rating"]
    told = stranger.do("POST", "/api/puzzles/visby/1/answer", {"wishes": [here.answer]})

    assert (told["kept"], told["solved"]) == (False, True)
    assert stranger.do("GET", "/api/puzzles/visby/1")["rating"] == before
    assert stranger.do("GET", "/api/puzzles")["kept"] is False


def test_many_at_once_are_all_counted(server: Server) -> None:
    """Each try is a game with the puzzle as the one before left it, so none is lost."""
    tried(Client(server.port), "haithabu", 2, right=False)  # the reason is reckoned once
    clients = [server.client(f"Solver {n}") for n in range(6)]
    with ThreadPoolExecutor(6) as pool:
        told = list(pool.map(lambda each: tried(each, "haithabu", 2, right=False), clients))

    worths = sorted(each["puzzle"] for each in told)
    assert len(set(worths)) == 6
    assert worths[0] > first_of(puzzle("haithabu", 2)).shown
    assert clients[0].do("GET", "/api/puzzles/haithabu/2")["rating"] == worths[-1]


def test_the_puzzle_of_the_day_begins_a_row(server: Server) -> None:
    anna = server.client("Anna B")
    today = of_game(anna, "visby")["today"]

    assert anna.do("GET", "/api/puzzles")["streak"] == 0
    assert anna.do("GET", f"/api/puzzles/visby/{today}")["today"] is True
    assert tried(anna, "visby", today, right=True)["streak"] == 1
    assert anna.do("GET", "/api/puzzles")["streak"] == 1
    assert tried(anna, "visby", today, right=True)["streak"] == 1


def test_what_is_kept_is_shown_and_forgotten_whole(server: Server) -> None:
    anna = server.client("Anna C")
    tried(anna, "riga", 2, right=True)
    kept = anna.do("GET", "/api/me/export")["puzzles"]

    assert kept["tries"] == [{"game": "riga", "puzzle": 2, "solved": True}]
    assert list(kept["ratings"]) == ["riga"]
    anna.do("DELETE", "/api/me")
    assert Client(server.port, anna.cookie).ask("GET", "/api/me/export").status == 401
