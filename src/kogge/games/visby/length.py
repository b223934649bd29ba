"""How long a game of Visby can get, whatever is played."""

from __future__ import annotations

from .box import Box


def longest(box: Box, seats: int) -> tuple[int, int]:
    """Return bounds on the decisions and on the draws.

    A seat chooses cards once a round, and at most one trade.
    """
    return box.rounds * seats * 2, 0
