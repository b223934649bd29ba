"""Games in one move on plain lists, as the interpreted rule reads them fastest."""

from __future__ import annotations

from typing import Any

from kogge.bots.duel.matrix import Matrix

BEFORE = 9  # what an earlier matrix may have left behind


def of_lists(worth: list[list[float]]) -> Any:
    """Return a matrix with room for its solution."""
    rows, columns = len(worth), len(worth[0])
    m: Any = Matrix()
    m.worth, m.mix = worth, [[float(BEFORE)] * rows, [float(BEFORE)] * columns]
    m.table = [[float(BEFORE)] * (rows + columns + 1) for _ in range(rows + 1)]
    m.basis = [BEFORE] * rows
    return m
