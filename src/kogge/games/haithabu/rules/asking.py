"""Who is asked in Haithabu when nothing is drawn."""

from __future__ import annotations

from kogge.core.carrier.rule import rule

from ..position import Position
from ..vocabulary import OVER


@rule
def has_to_choose(s: Position, seat: int) -> bool:
    """Tell whether a seat has to choose: always one alone."""
    return s.asked == seat and s.phase != OVER
