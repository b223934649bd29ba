"""Thrift: what a search minds of waste beyond what it costs, since people at the table do.

Whoever wastes something is taken to lose a share of the win to the others. Nets know nothing of
this, and neither does anybody who only judges: it is a taste of whoever plays.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Any

from kogge.core.carrier.rule import rule
from kogge.core.game import Game

from ..judgement.eyes import eye_of

MOST = 0.24  # of the win that counts: beyond it, against a wasteful seat, all looks alike


@cache
def spared(game: Game) -> Any:
    """Return the rule for what a seat has of all waste: the others' part less its own."""
    waste = eye_of(game).waste

    @rule
    def given(box: Any, g: Any, s: Any, seat: int) -> float:
        """Count what was lost on the way, and what is about to be lost."""
        if g.taste.thrift == 0.0:
            return 0.0
        own, total = 0.0, 0.0
        for each in range(s.seats):
            lost = g.lost[each] + waste(box, s, each)
            total += lost
            if each == seat:
                own = lost
        return float(g.taste.thrift * (total - s.seats * own) / (s.seats - 1))

    return given


@rule
def moved(share: float, given: float, seats: int) -> float:
    """Return a share moved by what is given to its seat, in shares between equals.

    It moves the odds: near a sure win by hardly anything. Were a share cut off at the whole win,
    whatever one does against a wasteful seat would look the same.
    """
    if given == 0.0:
        return share
    by = min(max(given, -MOST), MOST)
    odds = share * exp(by * seats * seats / (seats - 1))
    return odds / (odds + 1.0 - share)
