"""The ladder: how levels are compared."""

from __future__ import annotations

from kogge.arena.bout import Outcome
from kogge.arena.figures import ahead


def test_at_larger_tables_seats_of_two_levels_are_compared_in_pairs() -> None:
    bots, places = ["greedy", "random"] * 2, [1, 2, 2, 4]
    game = Outcome(1, 0, bots, places, [9, 5, 5, 1], [1] * 4, [1.0] * 4, "")

    assert ahead([game], "greedy") == (1 + 1 + 0.5 + 1) / 4
    assert ahead([game], "random") == (0 + 0 + 0.5 + 0) / 4
