"""The market of Haithabu: prices, buying and selling: §3, fields C and G."""

from __future__ import annotations

from kogge.core.carrier.bits import has
from kogge.core.carrier.rule import rule
from kogge.core.game import NOBODY, NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import GOODS, NEXT, ROWS, TRADER

THREE = 3  # goods at most on fields C and G


@rule
def price_at(box: Box, s: Position, good: int, steps: int) -> int:
    """§3.3  A good's price some steps away, or the one at the end of the scale."""
    return box.scale[good][min(ROWS - 1, max(0, s.row[good] + steps))]


@rule
def edge(s: Position, seat: int) -> int:
    """§9.4  The Trader helps by one step, on top of a field's."""
    return 1 if has(s.characters[seat], TRADER) else 0


@rule
def cost_of(box: Box, s: Position, seat: int, good: int, steps: int) -> int:
    """§3.1, §5.7  What one good costs a seat, ``steps`` below the price."""
    return price_at(box, s, good, -steps - edge(s, seat))


@rule
def gain_of(box: Box, s: Position, seat: int, good: int, steps: int) -> int:
    """§3.2, §5.3  What one good brings a seat, ``steps`` above the price."""
    return price_at(box, s, good, steps + edge(s, seat))


@rule
def move_price(box: Box, s: Position, trace: Trace, good: int, steps: int) -> None:
    """§3.3  Move a price along its scale, not beyond the end."""
    before = box.scale[good][s.row[good]]
    s.row[good] = min(ROWS - 1, max(0, s.row[good] + steps))
    after = box.scale[good][s.row[good]]
    if before != after:
        tell(trace, Event.PRICE, NOBODY, good, before, after)


@rule
def rise(box: Box, s: Position, trace: Trace, good: int) -> None:
    """§3.3  After a purchase: one step, two if the market has none left."""
    move_price(box, s, trace, good, 2 if s.stock[good] == 0 else 1)


@rule
def why_not_buy(box: Box, s: Position, seat: int, good: int, steps: int) -> int:
    """§3.1, §3.4  Goods from market and supply, but none of a kind sold in this phase."""
    if has(s.sold, good):
        return Reason.BOTH_WAYS
    if s.stock[good] + s.supply[good] == 0:
        return Reason.SOLD_OUT
    return NONE if cost_of(box, s, seat, good, steps) <= s.silver[seat] else Reason.TOO_POOR


@rule
def why_not_sell(s: Position, seat: int, good: int) -> int:
    """§3.2, §3.4  Goods from the trading post, but none of a kind bought in this phase."""
    if has(s.bought, good):
        return Reason.BOTH_WAYS
    return NONE if s.post[seat][good] > 0 else Reason.NO_GOOD


@rule
def buy(box: Box, s: Position, trace: Trace, seat: int, good: int, count: int, cost: int) -> None:
    """§3.1  Pay, and take goods from the market, then from the supply, into the warehouse."""
    s.silver[seat] -= cost
    from_market = min(count, s.stock[good])
    s.stock[good] -= from_market
    s.supply[good] -= count - from_market
    s.warehouse[seat][good] += count
    s.bought |= 1 << good
    tell(trace, Event.BOUGHT, seat, good, count, cost)


@rule
def sell(box: Box, s: Position, trace: Trace, seat: int, good: int, count: int, gain: int) -> None:
    """§3.2  Lay goods from the trading post on the market, and take the silver."""
    if s.stock[good] == 0:
        s.emptied |= 1 << good
    s.silver[seat] += gain
    s.stock[good] += count
    s.post[seat][good] -= count
    s.sold |= 1 << good
    tell(trace, Event.SOLD, seat, good, count, gain)


@rule
def after_sale(box: Box, s: Position, trace: Trace, seat: int, good: int) -> None:
    """§3.2, §3.3  Points if the market was empty before; the price falls one step."""
    if has(s.emptied, good):
        s.points[seat] += box.empty
        tell(trace, Event.EMPTY_MARKET, seat, good, box.empty, 0)
    s.emptied &= ~(1 << good)
    move_price(box, s, trace, good, -1)


# On the market itself: any number of one good.


@rule
def why_not_amount(box: Box, s: Position, seat: int, count: int) -> int:
    """§3.1, §3.2  As many as there are and as the seat can pay for."""
    if s.selling:
        return NONE if count <= s.post[seat][s.good] else Reason.NO_GOOD
    if count > s.stock[s.good] + s.supply[s.good]:
        return Reason.SOLD_OUT
    cost = count * cost_of(box, s, seat, s.good, 0)
    return NONE if cost <= s.silver[seat] else Reason.TOO_POOR


@rule
def trade(box: Box, s: Position, trace: Trace, seat: int, count: int) -> None:
    """§3.1, §3.2, §3.3  Buy or sell ``count`` goods, then the price moves."""
    if s.selling:
        sell(box, s, trace, seat, s.good, count, count * gain_of(box, s, seat, s.good, 0))
        after_sale(box, s, trace, seat, s.good)
    else:
        buy(box, s, trace, seat, s.good, count, count * cost_of(box, s, seat, s.good, 0))
        rise(box, s, trace, s.good)
    s.phase = NEXT


# Fields C and G: up to three goods, all equal or all different, in rising order.


@rule
def why_not_pattern(s: Position, good: int) -> int:
    """§5.3, §5.7  The same good again, or only different ones."""
    if s.count == 0 or (s.count == 1 and good >= s.last):
        return NONE
    if s.count > 1 and s.traded[s.last] == s.count:
        return NONE if good == s.last else Reason.EQUAL_OR_DIFFERENT
    if good == s.last:
        return Reason.EQUAL_OR_DIFFERENT
    return NONE if good > s.last else Reason.NOT_RISING


@rule
def why_not_sell_three(s: Position, seat: int, good: int) -> int:
    """§5.3  One to three goods from the trading post."""
    reason = why_not_sell(s, seat, good)
    return reason if reason != NONE else why_not_pattern(s, good)


@rule
def why_not_buy_three(box: Box, s: Position, seat: int, good: int) -> int:
    """§5.7  One to three goods, one step below the price."""
    reason = why_not_buy(box, s, seat, good, 1)
    return reason if reason != NONE else why_not_pattern(s, good)


@rule
def count_trade(s: Position, good: int) -> None:
    """Remember one more good of fields C and G."""
    s.count += 1
    s.last = good
    s.traded[good] += 1


@rule
def sell_one_of_three(box: Box, s: Position, trace: Trace, seat: int, good: int) -> None:
    """§5.3  One step above the price, which moves only afterwards."""
    sell(box, s, trace, seat, good, 1, gain_of(box, s, seat, good, 1))
    count_trade(s, good)
    if s.count == THREE:
        finish_sales(box, s, trace, seat)


@rule
def finish_sales(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§5.3, §3.3  Every price moves once."""
    for good in range(GOODS):
        if s.traded[good] > 0:
            after_sale(box, s, trace, seat, good)
            s.traded[good] = 0
    s.phase = NEXT


@rule
def buy_one_of_three(box: Box, s: Position, trace: Trace, seat: int, good: int) -> None:
    """§5.7  One step below the price, which moves only afterwards."""
    buy(box, s, trace, seat, good, 1, cost_of(box, s, seat, good, 1))
    count_trade(s, good)
    if s.count == THREE:
        finish_purchases(box, s, trace)


@rule
def finish_purchases(box: Box, s: Position, trace: Trace) -> None:
    """§5.7, §3.3  Every price moves once."""
    for good in range(GOODS):
        if s.traded[good] > 0:
            rise(box, s, trace, good)
            s.traded[good] = 0
    s.phase = NEXT
