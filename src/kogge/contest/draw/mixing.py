"""Larger tables: who sits with whom, so that as few as can be found meet again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from .past import Past

Cost = Callable[[int, int], float]  # of two players at one table
PASSES = 30  # over all pairs of players, in search of a change for the better


def mixed(players: Sequence[int], tables: Sequence[int], cost: Cost, past: Past) -> list[list[int]]:
    """Return who sits together: one table after the other, then changed as long as it helps.

    Two meet for the first time, if any have not met yet: so everyone meets everyone some day.
    """
    left, boards = list(players), []
    for number, size in enumerate(tables):
        board = _strangers(left, past) if number == 0 else [left.pop(0)]
        while len(board) < size:
            nearest = min(left, key=lambda player: sum(cost(player, other) for other in board))
            left.remove(nearest)
            board.append(nearest)
        boards.append(board)
    changed = [list(board) for board in boards]
    for _ in range(PASSES):
        if not _improve(changed, cost):
            break
    return changed if _is_new(changed, past) else boards


def _is_new(boards: Iterable[Sequence[int]], past: Past) -> bool:
    """Return whether any two meet for the first time."""
    pairs = (pair for board in boards for pair in combinations(board, 2))
    return any(not past.meetings(*pair) for pair in pairs)


def _strangers(left: list[int], past: Past) -> list[int]:
    """Take two players who have not met, the first that are found, or the first player alone."""
    for number, one in enumerate(left):
        for two in left[number + 1 :]:
            if not past.meetings(one, two):
                left.remove(one)
                left.remove(two)
                return [one, two]
    return [left.pop(0)]


def _improve(boards: list[list[int]], cost: Cost) -> bool:
    """Exchange players of two tables wherever that is better; return whether it was anywhere."""
    better = False
    for number, here in enumerate(boards):
        for there in boards[number + 1 :]:
            for i in range(len(here)):
                for j in range(len(there)):
                    if _gain(here, i, there, j, cost) > 0:
                        here[i], there[j] = there[j], here[i]
                        better = True
    return better


def _gain(here: Sequence[int], i: int, there: Sequence[int], j: int, cost: Cost) -> float:
    one, two = here[i], there[j]
    gain = 0.0
    for n, other in enumerate(here):
        if n != i:
            gain += cost(one, other) - cost(two, other)
    for n, other in enumerate(there):
        if n != j:
            gain += cost(two, other) - cost(one, other)
    return gain
