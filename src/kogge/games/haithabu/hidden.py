"""What is hidden in Haithabu: only the order of the piles, and no seat knows more of it: §10."""

from __future__ import annotations

from kogge.core.carrier.lot import Lots
from kogge.core.carrier.rule import rule
from kogge.core.game import EVERYBODY

from .box import Box
from .position import Position


@rule
def hide(s: Position, seat: int) -> None:
    """§10.1  All seats see everything; piles are sets, for any viewer."""
    s.viewer = seat


@rule
def audience(s: Position, seat: int, action: int) -> int:
    """§10.1  All seats see every action."""
    return EVERYBODY


@rule
def imagine(box: Box, s: Position, lots: Lots) -> None:
    """There is nothing to fill in."""
    s.viewer = EVERYBODY
