"""Which seat is asked in Haithabu when nothing is drawn."""

from __future__ import annotations

from kogge.core.carrier.rule import rule

from ..position import Position
from ..vocabulary import OVER


@rule
def has_to_choose(s: Position, seat: int) -> bool:
    """Return whether a seat has to choose: never more than one at a time."""
    return s.asked == seat and s.phase != OVER
