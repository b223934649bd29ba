"""Groups: everyone plays in their own, the first go on, until one group is left."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest

from .everyone import circle, twice
from .past import Pairing
from .sizes import sizes

ABOUT = 4  # players of a group at tables of two


def groups(order: Sequence[int], seats: int, allowed: Collection[int]) -> list[list[int]]:
    """Return groups of three to five, or as large as tables; the first players are spread.

    >>> groups(range(9), 2, (2, 3, 4)), groups(range(7), 4, (2, 3, 4))
    ([[0, 3, 4, 7, 8], [1, 2, 5, 6]], [[0, 3, 4], [1, 2, 5, 6]])
    """
    count = max(1, round(len(order) / ABOUT))
    if seats > 2:
        tables = sizes(len(order), seats, allowed)
        count = len(tables) + (sum(tables) < len(order))
    found = [list[int]() for _ in range(count)]
    for start in range(0, len(order), count):
        row = order[start : start + count]
        turn = found if start // count % 2 == 0 else found[::-1]
        for group, player in zip(turn, row, strict=False):
            group.append(player)
    return found


def group_rounds(fields: Sequence[Sequence[int]], seats: int) -> list[Pairing]:
    """Return the rounds in which all groups play beside each other."""
    each = [_rounds(field, seats) for field in fields]
    return [
        [board for boards in row for board in boards] for row in zip_longest(*each, fillvalue=[])
    ]


def _rounds(field: Sequence[int], seats: int) -> list[Pairing]:
    """Return everyone against everyone; at larger tables everybody sits on each seat once."""
    if seats > 2:
        return [[[*field[turn:], *field[:turn]]] for turn in range(len(field))]
    rounds = circle(len(field)) if len(field) > 2 else twice(circle(len(field)))
    return [[[field[player] for player in board] for board in boards] for boards in rounds]


def promoted(count: int, players: int) -> int:
    """Return how many of each group go on: the first, of two groups the first two."""
    return 2 if count == 2 and players > 4 else 1
