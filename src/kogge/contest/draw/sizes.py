"""How many tables there are, and how large."""

from __future__ import annotations

from collections.abc import Collection


def sizes(players: int, seats: int, allowed: Collection[int]) -> list[int]:
    """Return the sizes of the tables of a round: as wished, or one more or one fewer.

    As few as possible pause; tables of two stay tables of two.

    >>> sizes(10, 4, (2, 3, 4)), sizes(7, 3, (2, 3, 4)), sizes(5, 4, (2, 3, 4)), sizes(7, 2, (2, 3))
    ([4, 3, 3], [4, 3], [4], [2, 2, 2])
    """
    near = (seats,) if seats == 2 else (seats, 7 - seats)  # three and four stand in for each other
    others = [size for size in near if size in allowed and size != seats]
    best: list[int] = []
    for count in range(players // seats, -1, -1):
        for other in others or [seats]:
            rest = (players - count * seats) // other if other != seats else 0
            found = [seats] * count + [other] * rest
            if sum(found) > sum(best):
                best = found
    if not best and players >= 2 and 2 in allowed:
        best = [2]
    return sorted(best, reverse=True)
