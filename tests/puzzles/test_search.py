"""The search for puzzles: what it lets through, and that it goes on where it was stopped."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from kogge.core.game import Game
from kogge.games import find
from kogge.puzzles.finding import workshop
from kogge.puzzles.finding.proof import solved
from kogge.puzzles.finding.search import promising
from kogge.puzzles.puzzle import Puzzle, begun
from kogge.puzzles.stock import Stock, empty, stock
from kogge.puzzles.themes import theme_of

RICH, EVERY = 40, 3  # matches of a pretended search, and how many lead to one with puzzles


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Let every third match hold two puzzles, without anybody playing it."""
    game = find("visby")
    whole = stock(game)

    def look(name: str, seed: int) -> workshop.Found:
        assert name == game.name
        found = [replace(whole[(2 * seed + n) % len(whole)], seed=seed) for n in range(2)]
        return seed, found if seed % EVERY == 0 else []

    monkeypatch.setattr(workshop, "_look", look)
    monkeypatch.setattr(workshop, "theme_of", lambda _, __: theme_of(game, whole[0].answer))
    monkeypatch.setattr(workshop, "VARIED", RICH)
    return game


def found(start: Stock, count: int, matches: int | None = None) -> Stock:
    """Search to the end, or look at some matches only."""
    return [*islice(workshop.searched(start, count, jobs=1), matches)][-1]


def test_a_search_that_was_stopped_comes_to_the_same(pretended: Game) -> None:
    whole = found(empty(pretended, 1), 9)

    assert len(whole.puzzles) == 9
    for matches in (1, 3, 7, 10):
        stopped = found(empty(pretended, 1), 9, matches)
        assert found(stopped, 9) == whole


def test_a_longer_search_begins_with_a_shorter_one(pretended: Game) -> None:
    short, long = (found(empty(pretended, 1), count) for count in (5, 9))

    assert long.puzzles[:5] == short.puzzles
    assert found(short, 9) == long


def test_no_theme_takes_more_than_half(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("riga")
    puzzles: tuple[Puzzle, ...] = tuple(stock(game)) * 10
    now = replace(empty(game, 1), puzzles=puzzles[:20])
    names = [theme_of(game, each.answer).name for each in now.puzzles]
    common = max(set(names), key=names.count)
    monkeypatch.setattr(workshop, "VARIED", names.count(common) - len(names) // 2)
    kept = workshop.varied(now, puzzles)

    assert common not in {theme_of(game, each.answer).name for each in kept}


def test_what_looks_like_a_puzzle_of_the_stock_is_left_out() -> None:
    game = find("riga")
    first, second, third = stock(game)[:3]
    now = replace(empty(game, 1), puzzles=(first,))
    again = replace(first, seed=99, margin=0.3)

    assert workshop.varied(now, [again, second, third]) == [second, third]


def test_where_nothing_is_clear_there_is_no_puzzle() -> None:
    """At the beginning of Visby nothing is solved, and nothing is better by a margin."""
    game = find("visby")

    assert solved(begun(game, 1)) is None


def test_a_match_promises_what_a_journeyman_misses() -> None:
    game = find("riga")
    first = stock(game)[0]
    assert first.choices in [choices for _, choices in promising(game, first.seed)]
