"""What a seat of Visby may not see: what the others are choosing right now, and nothing else."""

from __future__ import annotations

from kogge.core.carrier.lot import Lots
from kogge.core.carrier.rule import rule
from kogge.core.game import EVERYBODY

from .box import Box
from .position import UNDECIDED, Position
from .vocabulary import CHOOSING, TRADING


@rule
def hide(s: Position, seat: int) -> None:
    """§2.2, §5.2  Blank the choices of others; whether they have chosen is not shown either."""
    s.viewer = seat
    for other in range(s.seats):
        if other == seat:
            continue
        if s.phase == CHOOSING:
            s.played[other] = 0
        elif s.phase == TRADING and s.offer[other] >= 0:
            s.offer[other] = UNDECIDED


@rule
def audience(s: Position, seat: int, action: int) -> int:
    """§2.2, §5.2  A choice is seen by its owner alone until all are revealed."""
    return seat


@rule
def imagine(box: Box, s: Position, lots: Lots) -> None:
    """Fill the blanks of a view: others who may have chosen simply have not yet."""
    s.viewer = EVERYBODY
