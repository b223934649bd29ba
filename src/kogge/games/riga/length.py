"""How long a game of Riga can get, whatever is played."""

from __future__ import annotations

from .box import Box
from .vocabulary import BUILDINGS


def longest(box: Box, seats: int) -> tuple[int, int]:
    """Return bounds on the decisions and on the draws.

    What is paid, spent and discarded is gone for the year; a function works once a turn.
    """
    goods = sum(box.goods)
    functions = 4 * 2 + 4 * 2 + 3  # Treasuries and Yards, each with its pick; a Monastery
    bills = box.builds * 3 + 13  # bill, crane, settle; Posts, Banks, Taverns and the Exchange
    turn = functions + bills + goods + 3  # and take, charge, end
    year = 2 * seats * turn + goods + BUILDINGS
    years = max(box.years)
    draws = goods + 6 + 2 * seats * 4 * sum(box.draws)  # rows, display, functions
    return years * year + seats + 1, years * draws + 1 + goods + 2 * seats
