"""The score of Haithabu, at the end and at any moment as if it were the end: §8."""

from __future__ import annotations

from kogge.core.carrier.bits import size
from kogge.core.carrier.rule import rule

from .box import Box
from .events import Line
from .position import Position
from .vocabulary import CART, GOODS, SHIP, SLOTS

POINTS, CHARACTERS, LOANS, SILVER, STOCK, TRANSPORTS, ORDERS, TOTAL = map(int, Line)


@rule
def debts(box: Box, s: Position, seat: int) -> int:
    """§8.2  Loans that are left when the silver runs out."""
    return max(0, s.loans[seat] - s.silver[seat] // box.repay)


@rule
def wealth(box: Box, s: Position, seat: int) -> int:
    """§8.2  Silver after loans are repaid, and all goods sold at half price, kind by kind."""
    silver = s.silver[seat] - box.repay * (s.loans[seat] - debts(box, s, seat))
    for good in range(GOODS):
        count = s.warehouse[seat][good] + s.post[seat][good]
        silver += count * box.scale[good][s.row[good]] // 2
    return silver


@rule
def for_silver(box: Box, s: Position, seat: int) -> int:
    """§8.3  Points for silver, none with a loan."""
    return 0 if debts(box, s, seat) > 0 else wealth(box, s, seat) // box.coins


@rule
def for_goods(box: Box, s: Position, seat: int) -> int:
    """§8.3  Points for the goods on all of a seat's orders together."""
    goods = 0
    for slot in range(SLOTS):
        for good in range(GOODS):
            goods += s.laid[seat][slot][good]
    return goods // box.pair


@rule
def for_vehicles(box: Box, s: Position, seat: int) -> int:
    """§8.3  Points for transports that were not used."""
    count = (s.vehicles[seat][CART] != 0) + (s.vehicles[seat][SHIP] != 0)
    return count * box.vehicle


@rule
def for_orders(box: Box, s: Position, seat: int) -> int:
    """§8.4  Points for the most completed orders; tied seats share those of the ranks they fill."""
    if s.completed[seat] == 0:
        return 0
    better, equal = 0, 0
    for other in range(s.seats):
        better += s.completed[other] > s.completed[seat]
        equal += s.completed[other] == s.completed[seat]
    points = 0
    for rank in range(better, min(better + equal, len(box.most))):
        points += box.most[rank]
    return points // equal


@rule
def tally(box: Box, s: Position, seat: int, lines: list[int]) -> None:
    """§8.3, §8.4, §8.5  The score line by line; the sum is at least 0."""
    lines[POINTS] = s.points[seat]
    lines[CHARACTERS] = box.character * size(s.characters[seat])
    lines[LOANS] = -box.debt * debts(box, s, seat)
    lines[SILVER] = for_silver(box, s, seat)
    lines[STOCK] = for_goods(box, s, seat)
    lines[TRANSPORTS] = for_vehicles(box, s, seat)
    lines[ORDERS] = for_orders(box, s, seat)
    points = 0
    for line in range(TOTAL):
        points += lines[line]
    lines[TOTAL] = max(0, points)


@rule
def merit(box: Box, s: Position, seat: int) -> int:
    """§8.5  Most points win; a tie is shared."""
    points = s.points[seat] + box.character * size(s.characters[seat])
    points -= box.debt * debts(box, s, seat)
    points += for_silver(box, s, seat) + for_goods(box, s, seat) + for_vehicles(box, s, seat)
    return max(0, points + for_orders(box, s, seat))
