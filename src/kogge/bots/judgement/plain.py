"""An eye for any game: it looks at nothing but what ranks the seats."""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.rule import rule
from kogge.core.game import Game

from .eye import BLIND, Eye, nothing
from .unsure import UNSURE

PART = 4  # of what the seats have by now: a lead that is likely to suffice


def plain(game: Game) -> Eye:
    """Return an eye for a game of which only the rules are known."""
    merit, mover = game.merit, game.mover

    @rule
    def value(box: Any, s: Any, seat: int) -> float:
        """Return the lead over the strongest other."""
        best = merit(box, s, 1 if seat == 0 else 0)
        for other in range(s.seats):
            if other != seat:
                best = max(best, merit(box, s, other))
        return float(merit(box, s, seat) - best)

    @rule
    def standing(box: Any, s: Any, seat: int) -> float:
        """Return what ranks a seat."""
        return float(merit(box, s, seat))

    @rule
    def spread(box: Any, s: Any) -> float:
        """Return a lead that is likely to suffice: a part of what all have, at least 1."""
        total = 0.0
        for seat in range(s.seats):
            total += abs(merit(box, s, seat))
        return float(1.0 + total / s.seats / PART)

    return Eye(value, unsure, unsure, nothing, standing, spread, mover, BLIND, table=0, meets=False)


@rule
def unsure(box: Any, s: Any, seat: int, scratch: Any) -> int:
    """Offer no choice: none is obvious."""
    return UNSURE
