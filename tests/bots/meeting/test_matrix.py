"""Games in one move: the mixes are distributions, and each guarantees the value."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from matrices import of_lists

from kogge.bots.duel.matrix import equilibrium

NEAR = 1e-9
Matrix = list[list[float]]


def solved(worth: Matrix) -> tuple[float, list[float], list[float]]:
    """Return the value of a matrix and both mixes, by the rule as Python runs it."""
    m = of_lists(worth)
    value = equilibrium(m, len(worth), len(worth[0]))
    return value, m.mix[0], m.mix[1]


def assert_solved(worth: Matrix, near: float = NEAR) -> float:
    """Return the value, if neither seat can get more against the other's mix."""
    value, first, second = solved(worth)
    for mix in (first, second):
        assert min(mix) >= 0
        assert abs(sum(mix) - 1) <= near
    for j in range(len(second)):
        assert sum(p * row[j] for p, row in zip(first, worth, strict=True)) >= value - near
    for row in worth:
        assert sum(q * entry for q, entry in zip(second, row, strict=True)) <= value + near
    return value


def tables(entries: st.SearchStrategy[float]) -> st.SearchStrategy[Matrix]:
    sizes = st.tuples(st.integers(1, 12), st.integers(1, 12))
    return sizes.flatmap(
        lambda size: st.lists(
            st.lists(entries, min_size=size[1], max_size=size[1]),
            min_size=size[0], max_size=size[0],
        )
    )  # fmt: skip


@given(tables(st.floats(0, 1, allow_subnormal=False)))
def test_neither_seat_can_get_more_in_any_matrix(worth: Matrix) -> None:
    assert 0 - NEAR <= assert_solved(worth) <= 1 + NEAR


@given(tables(st.sampled_from([0.0, 0.5, 1.0])))
def test_neither_seat_can_get_more_where_many_entries_are_equal(worth: Matrix) -> None:
    """Endings are such matrices: won, shared or lost; the simplex method must not cycle."""
    assert_solved(worth)


@given(tables(st.floats(0, 1, allow_subnormal=False)))
def test_the_seats_can_change_sides(worth: Matrix) -> None:
    other = [[1 - row[j] for row in worth] for j in range(len(worth[0]))]
    assert solved(other)[0] == pytest.approx(1 - solved(worth)[0], abs=NEAR)


def test_a_large_matrix_is_solved() -> None:
    size = 28  # pairs of cards
    worth = [[(i * 37 + j * 61 + i * j * 17) % 101 / 100 for j in range(size)] for i in range(size)]
    assert 0.3 < assert_solved(worth) < 0.7


ROCK_PAPER_SCISSORS = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    value, first, second = solved(ROCK_PAPER_SCISSORS)

    assert value == pytest.approx(0.5)
    assert first == pytest.approx([1 / 3] * 3)
    assert second == pytest.approx([1 / 3] * 3)


def test_a_game_of_two_by_two_is_mixed_as_the_books_say() -> None:
    """The value is (ad - bc) / (a + d - b - c), the first row's share (d - c) / (the same)."""
    a, b, c, d = 0.9, 0.2, 0.4, 0.6
    value, first, second = solved([[a, b], [c, d]])

    assert value == pytest.approx((a * d - b * c) / (a + d - b - c))
    assert first[0] == pytest.approx((d - c) / (a + d - b - c))
    assert second[0] == pytest.approx((d - b) / (a + d - b - c))


def test_a_saddle_point_is_played_pure() -> None:
    value, first, second = solved([[0.2, 0.9, 0.1], [0.4, 0.6, 0.7], [0.3, 0.1, 0.9]])

    assert value == pytest.approx(0.4)
    assert (first, second) == ([0, 1, 0], [1, 0, 0])


@pytest.mark.parametrize(
    ("worth", "value"),
    [
        ([[0.3]], 0.3),
        ([[0.3, 0.7, 0.1]], 0.1),
        ([[0.3], [0.7], [0.1]], 0.7),
        ([[0.0] * 5] * 4, 0.0),
        ([[1.0] * 5] * 4, 1.0),
        ([[0.25] * 3] * 7, 0.25),
    ],
)
def test_what_needs_no_mixing_has_the_value_it_seems_to_have(worth: Matrix, value: float) -> None:
    assert assert_solved(worth) == pytest.approx(value)
