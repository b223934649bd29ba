"""The score of Visby, at the end and at any moment before."""

from __future__ import annotations

from kogge.core.bits import size
from kogge.core.rule import rule

from .box import Box
from .position import MARKET, TRADE, Line, Position


@rule
def tally(box: Box, s: Position, seat: int, lines: list[int]) -> None:
    """§7.3, §7.4  Seals, the final trade, and what breaks ties."""
    lines[Line.SEALS] = s.seals[seat]
    lines[Line.LAST_TRADE] = s.wares[seat] // box.last
    lines[Line.TOTAL] = lines[Line.SEALS] + lines[Line.LAST_TRADE]
    lines[Line.WARES] = s.wares[seat] % box.last
    lines[Line.CARDS] = size(s.hand[seat])


@rule
def merit(box: Box, s: Position, seat: int) -> int:
    """§7.4  Most seals win, then most wares left, then most cards in hand; then it is shared."""
    wares = s.wares[seat]
    total, rest = s.seals[seat] + wares // box.last, wares % box.last
    return (total * 100 + rest) * 100 + size(s.hand[seat])


def outlook(box: Box, s: Position, seat: int, action: int) -> dict[str, int]:
    """Return the seals that a trade buys."""
    return {"seals": box.buys[s.track[MARKET]][action - TRADE]} if action >= TRADE else {}
