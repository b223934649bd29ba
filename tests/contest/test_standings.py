"""Standings: what places bring, and what decides among those who have as many points."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.contest.standings import Result, points, standings


def lots(player: int) -> int:
    return player


def order(players: int, results: list[Result], byes: tuple[int, ...] = ()) -> list[int]:
    return [row.player for row in standings(range(players), results, byes, lots)]


@pytest.mark.parametrize(
    ("places", "brought"),
    [
        ([1, 2], [12, 0]),
        ([1, 1], [6, 6]),
        ([1, 2, 3], [12, 6, 0]),
        ([1, 1, 3], [9, 9, 0]),
        ([1, 2, 2], [12, 3, 3]),
        ([4, 3, 2, 1], [0, 4, 8, 12]),
        ([1, 1, 1, 4], [8, 8, 8, 0]),
    ],
)
def test_places_bring_points_and_shared_places_share(places: list[int], brought: list[int]) -> None:
    assert points(places) == brought


@given(st.lists(st.integers(0, 3), min_size=2, max_size=4))
def test_every_table_gives_half_a_win_a_seat(merits: list[int]) -> None:
    places = [1 + sum(other > own for other in merits) for own in merits]

    assert sum(points(places)) == 6 * len(merits)


def test_points_come_first_and_a_bye_is_a_win() -> None:
    assert order(3, [([0, 1], [1, 1])], byes=(2,)) == [2, 0, 1]


def test_then_the_result_among_the_tied() -> None:
    """1 and 2 have a win each; 2 has beaten 1, though 1 drew the better lot."""
    results: list[Result] = [([1, 2], [2, 1]), ([1, 0], [1, 2]), ([2, 3], [2, 1]), ([3, 0], [1, 2])]

    rows = standings(range(4), results, (), lots)

    assert [row.player for row in rows] == [3, 2, 1, 0]
    assert [row.by for row in rows] == ["points", "among", "points", "points"]


def test_then_the_points_of_the_opponents() -> None:
    """0 and 1 never met; 1 has beaten somebody who won as well."""
    results: list[Result] = [([0, 2], [1, 2]), ([1, 3], [1, 2]), ([3, 4], [1, 2])]

    rows = standings(range(5), results, (), lots)

    assert [row.player for row in rows[:3]] == [1, 3, 0]
    assert [row.opponents for row in rows[:3]] == [12, 12, 0]
    assert [row.by for row in rows[:2]] == ["lot", "opponents"]


def test_then_wins_and_then_the_lot() -> None:
    """A first and a last place at a table of three bring as much as two second places."""
    three: list[Result] = [([0, 2, 3], [1, 2, 3]), ([0, 4, 5], [3, 2, 1]),
                           ([1, 6, 7], [2, 1, 3]), ([1, 8, 9], [2, 3, 1])]  # fmt: skip

    rows = {row.player: row for row in standings(range(10), three, (), lots)}

    assert rows[0].points == rows[1].points == 12
    assert rows[0].wins > rows[1].wins
    assert standings(range(2), [], (), lots)[0].by == "lot"


def test_a_circle_of_wins_is_not_decided_among_the_three() -> None:
    results: list[Result] = [([0, 1], [1, 2]), ([1, 2], [1, 2]), ([2, 0], [1, 2])]

    rows = standings(range(3), results, (), lambda player: -player)

    assert [row.player for row in rows] == [2, 1, 0]
    assert [row.by for row in rows] == ["lot", "lot", "points"]


@given(st.lists(st.sampled_from([(1, 2), (2, 1), (1, 1)]), min_size=6, max_size=6))
def test_the_order_never_contradicts_the_figures(outcomes: list[tuple[int, int]]) -> None:
    pairs = [pair for pair in product(range(4), repeat=2) if pair[0] < pair[1]]
    results: list[Result] = [*zip(pairs, outcomes, strict=True)]

    rows = standings(range(4), results, (), lots)

    figures = [(row.points, row.among, row.opponents, row.wins) for row in rows]
    assert figures == sorted(figures, reverse=True)
    assert sorted(row.player for row in rows) == [0, 1, 2, 3]
