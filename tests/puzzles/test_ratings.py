"""Ratings, the puzzle of the day, and days in a row."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.core.game import Game
from kogge.games import GAMES, find
from kogge.puzzles.calendar import DAY, day_of, of_day, streak
from kogge.puzzles.rating import Rating, first_of, rated
from kogge.puzzles.stock import stock


def test_who_solves_rises_and_the_puzzle_falls() -> None:
    solver, puzzle = rated(Rating(), Rating(27.0, 4.0), solved=True)

    assert solver.mu > Rating().mu
    assert puzzle.mu < 27.0
    assert solver.sigma < Rating().sigma


def test_who_misses_falls_and_an_easy_puzzle_costs_more() -> None:
    easy, hard = (rated(Rating(), Rating(mu, 4.0), solved=False)[0] for mu in (23.0, 39.0))

    assert easy.mu < hard.mu < Rating().mu


def test_what_more_levels_miss_is_worth_more() -> None:
    for game in GAMES.values():
        order = sorted(stock(game), key=lambda each: each.misses)
        worths = [first_of(each).mu for each in order]
        assert worths == sorted(worths)
        assert all(1 <= each.hard <= 5 for each in order)


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_no_puzzle_of_the_day_comes_again_before_all_have_come(game: Game) -> None:
    count = len(stock(game))
    turn = [of_day(game, day) for day in range(7 * count, 8 * count)]

    assert sorted(turn) == list(range(1, count + 1))


def test_a_day_has_one_puzzle_and_ends_at_midnight_utc() -> None:
    noon = 20_000 * DAY + DAY // 2

    assert day_of(noon) == day_of(noon + DAY // 2 - 1) == 20_000
    assert day_of(noon + DAY // 2) == 20_001
    assert of_day(find("riga"), 20_000) == of_day(find("riga"), 20_000)


@given(days=st.sets(st.integers(90, 110)), today=st.integers(95, 110))
def test_a_row_of_days_ends_today_or_yesterday(days: set[int], today: int) -> None:
    length = streak(days, today)
    last = today if today in days else today - 1

    assert all(last - n in days for n in range(length))
    assert last - length not in days
