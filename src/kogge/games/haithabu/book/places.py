"""What a field of Haithabu's rondel would bring now; by night a die decides, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kogge.core.carrier.record import word
from kogge.core.game import NONE
from kogge.core.trace import UNREAD
from kogge.core.verbs.reckoning import Entry, between, entry

from ..box import Box
from ..position import Position
from ..rules import market
from ..rules.cards import need, why_not_stack
from ..rules.fields import why_not_hire_character
from ..rules.market import THREE, why_not_buy_three, why_not_sell, why_not_sell_three
from ..rules.night import (
    ASSASSINATION,
    STORM,
    TROUBLED_TIMES,
    VIKING_GAMES,
    can_give,
    happen,
    has_goods,
)
from ..rules.setup import owner_of
from ..rules.transports import load, why_not_load
from ..rules.turn import is_night
from ..vocabulary import (
    CHARACTERS,
    EYES,
    GOODS,
    LOSE,
    PLACES,
    SLOTS,
    STACKS,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    Order,
    Vehicle,
)

Reckoner = Callable[[Box, Position, int], list[Entry]]


def of_field(box: Box, s: Position, seat: int, field: int) -> list[Entry]:
    """Return what a field would bring a seat, and what the night may add."""
    lines = FIELD[field](box, s, seat)
    return [*lines, *night(box, s, seat)] if is_night(s, field) else lines


# The actions of the fields.


def _stacks(box: Box, s: Position, seat: int) -> list[Entry]:
    """§5.1  The price of a transport."""
    stacks = [n for n in range(STACKS) if why_not_stack(box, s, seat, n, 0) == NONE]
    return [between("transport", [-box.price[n] for n in stacks])] if stacks else []


def _characters(box: Box, s: Position, seat: int) -> list[Entry]:
    """§5.2  How many characters are free, and what another seat's would cost."""
    able = [n for n in range(CHARACTERS) if why_not_hire_character(box, s, seat, n) == NONE]
    poached = [n for n in able if owner_of(s, n) >= 0]
    free = [entry("free", len(able) - len(poached))]
    return [*free, entry("poached", len(poached), silver=box.poach)] if poached else free


def _sales(box: Box, s: Position, seat: int) -> list[Entry]:
    """§5.3  The silver of one to three goods, and the points of empty markets."""
    ends = list(_trades(box, s, seat, selling=True))
    if not ends:
        return []
    points = [end.points[seat] - s.points[seat] for end in ends]
    lines = [between("silver", [end.silver[seat] - s.silver[seat] for end in ends])]
    return [*lines, between("points", points)] if any(points) else lines


def _purchases(box: Box, s: Position, seat: int) -> list[Entry]:
    """§5.7  The silver for one to three goods."""
    spent = [end.silver[seat] - s.silver[seat] for end in _trades(box, s, seat, selling=False)]
    return [between("silver", spent)] if spent else []


def _trades(box: Box, s: Position, seat: int, *, selling: bool) -> Iterator[Position]:
    """Yield how everything stands after each set of one to three goods on the fields C and G."""
    start = s.copy()
    start.count, start.last, start.emptied = 0, -1, 0
    start.traded = [0] * GOODS
    yield from _more(box, start, seat, selling=selling)


def _more(box: Box, s: Position, seat: int, *, selling: bool) -> Iterator[Position]:
    for good in range(GOODS):
        if _may_trade(box, s, seat, good, selling=selling):
            after = s.copy()
            deed = market.sell_one_of_three if selling else market.buy_one_of_three
            deed(box, after, UNREAD, seat, good)
            yield _finished(box, after, seat, selling=selling)
            if after.count < THREE:
                yield from _more(box, after, seat, selling=selling)


def _may_trade(box: Box, s: Position, seat: int, good: int, *, selling: bool) -> bool:
    if selling:
        return why_not_sell_three(s, seat, good) == NONE
    return why_not_buy_three(box, s, seat, good) == NONE


def _finished(box: Box, s: Position, seat: int, *, selling: bool) -> Position:
    after = s.copy()
    if after.count < THREE and selling:
        market.finish_sales(box, after, UNREAD, seat)
    return after


def _order_and_good(box: Box, s: Position, seat: int) -> list[Entry]:
    """§5.4  The points of an order, once it is complete; or a point at once."""
    orders = [box.reward[order][0] for order in s.display[:PLACES] if order]
    return [between("order-points", orders)] if orders else [entry("points", 1)]


def _order_or_sale(box: Box, s: Position, seat: int) -> list[Entry]:
    """§5.8  The same, and the silver of one good."""
    goods = [good for good in range(GOODS) if why_not_sell(s, seat, good) == NONE]
    sales = [market.gain_of(box, s, seat, good, 0) for good in goods]
    return _order_and_good(box, s, seat) + ([between("sale", sales)] if sales else [])


def _deliveries(box: Box, s: Position, seat: int) -> list[Entry]:
    """§5.5, §5.10  For each order how many goods it could get; what is complete brings points."""
    return [_delivered(box, s, seat, slot) for slot in range(SLOTS) if s.orders[seat][slot]]


def _delivered(box: Box, s: Position, seat: int, slot: int) -> Entry:
    order = s.orders[seat][slot]
    wanted = [need(box, s, seat, slot, good) for good in range(GOODS)]
    fits = sum(min(wanted[good], s.post[seat][good]) for good in range(GOODS))
    name = word(Order(order))
    if fits == sum(wanted):
        points, silver = box.reward[order]
        return entry("order-complete", points, order=name, silver=silver)
    return entry("order-gets", fits, order=name, wanted=sum(wanted))


def _loads(box: Box, s: Position, seat: int) -> list[Entry]:
    """§5.6  How many goods each transport could carry to the trading post."""
    return [loaded(box, s, seat, vehicle) for vehicle in Vehicle if s.vehicles[seat][vehicle]]


def loaded(box: Box, s: Position, seat: int, vehicle: int) -> Entry:
    """§5.6  Return how many goods one transport could carry."""
    after = s.copy()
    after.vehicle, after.count, after.last = vehicle, 0, -1
    after.traded = [0] * GOODS
    for good in range(GOODS):
        while why_not_load(box, after, seat, vehicle, good) == NONE:
            load(after, UNREAD, seat, good)
    return entry("loads", after.count, vehicle=word(Vehicle(vehicle)))


FIELD: dict[int, Reckoner] = {
    A: _stacks,
    B: _characters,
    C: _sales,
    D: _order_and_good,
    E: _deliveries,
    F: _loads,
    G: _purchases,
    H: _order_or_sale,
}


# The night.


def night(box: Box, s: Position, seat: int) -> Iterator[Entry]:
    """§4  What the die may cost, and what the others may have to give."""
    after = [rolled(box, s, seat, eyes) for eyes in range(1, EYES + 1)]
    spans = {
        "night-silver": [each.silver[seat] - s.silver[seat] for each in after],
        "night-points": [each.points[seat] - s.points[seat] for each in after],
        "night-gifts": [0, s.seats - 1],
    }
    for word_of, span in spans.items():
        if any(span):
            yield between(word_of, span)


def rolled(box: Box, s: Position, seat: int, eyes: int) -> Position:
    """§4.2  Return how everything stands once an event has begun for a seat."""
    after = s.copy()
    after.turn, after.dice = seat, [eyes, 0]
    happen(box, after, UNREAD)
    return after


def event_of(box: Box, s: Position, seat: int, eyes: int) -> list[Entry]:
    """§4  What one event would cost or bring, and what it would do to others."""
    after = rolled(box, s, seat, eyes)
    lines = [
        entry("silver", after.silver[seat] - s.silver[seat]),
        entry("points", after.points[seat] - s.points[seat]),
        entry("night-character", -int(eyes == ASSASSINATION and after.phase == LOSE)),
        entry("night-transport", -int(eyes == STORM and after.phase == LOSE)),
    ]
    return [each for each in (*lines, *_from_others(box, s, seat, eyes)) if each.figure]


def _from_others(box: Box, s: Position, seat: int, eyes: int) -> Iterator[Entry]:
    """§4.3, §4.7  How many of the others give something, return a good, or lose a point."""
    others = [other for other in range(s.seats) if other != seat]
    if eyes == VIKING_GAMES:
        givers = sum(can_give(box, s, other) for other in others)
        yield entry("night-given", givers, count=givers)
    if eyes == TROUBLED_TIMES:
        goods = sum(has_goods(s, other) for other in others)
        bare = sum(not has_goods(s, other) and s.points[other] > 0 for other in others)
        yield entry("night-goods", -goods, count=goods)
        yield entry("night-bare", -bare, count=bare)
