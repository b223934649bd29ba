"""The score of Visby, at the end and at any moment before."""

from __future__ import annotations

from kogge.core.carrier.bits import size
from kogge.core.carrier.rule import rule

from .box import Box
from .events import Line
from .position import Position

SEALS, LAST_TRADE, TOTAL, WARES, CARDS = map(int, Line)


@rule
def tally(box: Box, s: Position, seat: int, lines: list[int]) -> None:
    """§7.3, §7.4  Seals, the final trade, and what breaks ties."""
    lines[SEALS] = s.seals[seat]
    lines[LAST_TRADE] = last_trade(box, s, seat)
    lines[TOTAL] = lines[SEALS] + lines[LAST_TRADE]
    lines[WARES] = wares_left(box, s, seat)
    lines[CARDS] = size(s.hand[seat])


@rule
def merit(box: Box, s: Position, seat: int) -> int:
    """§7.4  Most seals win, then most wares left, then most cards in hand; else a shared win."""
    total = s.seals[seat] + last_trade(box, s, seat)
    return (total * 100 + wares_left(box, s, seat)) * 100 + size(s.hand[seat])


@rule
def last_trade(box: Box, s: Position, seat: int) -> int:
    """§7.3  Seals from the final trade."""
    return s.wares[seat] // box.last


@rule
def wares_left(box: Box, s: Position, seat: int) -> int:
    """§7.3  Wares that the final trade leaves."""
    return s.wares[seat] % box.last
