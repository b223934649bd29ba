"""How long a game of Haithabu can get, whatever is played."""

from __future__ import annotations

from .box import Box


def longest(box: Box, seats: int) -> tuple[int, int]:
    """Return bounds on the decisions and on the draws.

    Loans: where they are allowed, all may be repaid and then one taken, which ends it.
    """
    cubes, orders, characters = sum(box.cubes), 5 * 6, 9
    loans = 6 * (box.loans + 1)  # at six moments of a turn
    action = orders + cubes + 3 + seats + 5  # deliver, load or trade; dice, pick, event, done
    turn = loans + 3 + 2 * action
    end = cubes + seats * (characters + 1 + 8)
    decisions = seats + box.rounds * (3 * (1 + seats * turn) + end)
    draws_of_turn = 2 * (2 + 6 + 4 + 4)  # dice, what is looked at, new tops, new orders
    draws = 64 + box.rounds * (3 * seats * draws_of_turn + 2 + 6 + 16 + seats * 2)
    return decisions, draws
