"""Which seats are asked in Riga when nothing is drawn."""

from __future__ import annotations

from kogge.core.carrier.rule import rule

from ..position import Position
from ..vocabulary import KEEP, OVER, WINTER
from .winter import owing


@rule
def has_to_choose(s: Position, seat: int) -> bool:
    """Return whether a seat has to choose: alone in its turn, or with others in sealed phases."""
    if s.phase == KEEP:
        return s.chosen[seat] == 0
    if s.phase == WINTER:
        return owing(s, seat) > 0
    return s.turn == seat and s.phase != OVER
