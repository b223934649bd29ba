"""The Exchange of Riga, charged as the last act of a turn: §6.4; and the end of a turn."""

from __future__ import annotations

from kogge.core.carrier.rule import rule
from kogge.core.game import NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import EXCHANGE, GOODS, SPEND
from .know import lose_good
from .turn import has_own
from .winter import end_turn


@rule
def why_not_end(s: Position) -> int:
    """§3.3  A turn ends after the take."""
    return NONE if s.took else Reason.TAKE_FIRST


@rule
def why_not_charge(box: Box, s: Position, seat: int) -> int:
    """§6.4  As the last act, after the take, an empty Exchange of an earlier turn."""
    if not has_own(s, seat, EXCHANGE) or s.charged[seat]:
        return Reason.NOT_CHARGEABLE
    if not s.took:
        return Reason.TAKE_FIRST
    return NONE if spendable(box, s, seat, 0) >= box.charge else Reason.NOT_ENOUGH


@rule
def spendable(box: Box, s: Position, seat: int, least: int) -> int:
    """Add up the base values of the goods in hand from one good on, the dearest first."""
    total = 0
    for good in range(least, GOODS):
        total += s.goods[seat][good] * box.basic[good]
    return total


@rule
def open_exchange(s: Position) -> None:
    """§6.4  Begin to spend goods."""
    s.phase, s.spent, s.spent_last = SPEND, 0, 0


@rule
def why_not_spend(box: Box, s: Position, seat: int, good: int) -> int:
    """§6.4  Goods in falling value, so that none could be left out; the rest must suffice."""
    if s.goods[seat][good] == 0:
        return Reason.NO_GOOD
    if good < s.spent_last:
        return Reason.NOT_FALLING
    return NONE if s.spent + spendable(box, s, seat, good) >= box.charge else Reason.NOT_ENOUGH


@rule
def spend(box: Box, s: Position, trace: Trace, seat: int, good: int) -> None:
    """§6.4  Spend a good; once enough are spent, the Exchange is charged and the turn ends."""
    lose_good(s, seat, good)
    s.spent += box.basic[good]
    s.spent_last = good
    tell(trace, Event.SPENT, seat, good, 0, 0)
    if s.spent >= box.charge:
        s.charged[seat], s.spent, s.spent_last = 1, 0, -1
        tell(trace, Event.CHARGED, seat, 0, 0, 0)
        end_turn(box, s, trace)
