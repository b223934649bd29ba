"""The fields of the rondel of Haithabu, all but C and G, which trade: §5."""

from __future__ import annotations

from kogge.core.carrier.bits import has
from kogge.core.carrier.rule import rule
from kogge.core.game import NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import (
    BUYING,
    BY_STACK,
    CART,
    CHARACTERS,
    DELIVERING,
    FREE_GOOD,
    GOODS,
    HIRING,
    LOADING,
    NEXT,
    ORDER_AND_GOOD,
    ORDER_OR_SALE,
    PLACES,
    SALE,
    SELLING,
    SHIP,
    SLOTS,
    SUPPLIER,
    A,
    B,
    C,
    D,
    E,
    F,
    G,
)
from .cards import can_buy_stack, clear_slot, need, take_order
from .market import after_sale, gain_of, rise, sell, why_not_buy, why_not_sell
from .setup import owner_of
from .transports import can_load_with


@rule
def can_act(box: Box, s: Position, seat: int, field: int) -> bool:
    """§2.5, §4.8  Return whether at least one part of a field's action can be carried out now."""
    if field == A:
        return can_buy_stack(box, s, seat, 0, 0)
    if field == B:
        return can_hire_character(box, s, seat)
    if field == C:
        return can_sell_any(s, seat)
    if field == E:
        return can_deliver(box, s, seat)
    if field == F:
        return can_load_with(box, s, seat, CART) or can_load_with(box, s, seat, SHIP)
    if field == G:
        return can_buy_any(box, s, seat)
    return True  # D and H: a point can always be taken


@rule
def begin_action(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§4.8  Begin the action of the field, or let it lapse."""
    s.asked, s.count, s.last, s.place = seat, 0, -1, 0
    if not can_act(box, s, seat, s.field):
        tell(trace, Event.LAPSED, seat, s.field, 0, 0)
        s.phase = NEXT
    else:
        s.phase = phase_of(s.field)


@rule
def phase_of(field: int) -> int:
    """Return the phase in which a field asks."""
    if field == A:
        return BY_STACK
    if field == B:
        return HIRING
    if field == C:
        return SELLING
    if field == D:
        return ORDER_AND_GOOD
    if field == E:
        return DELIVERING
    if field == F:
        return LOADING
    return BUYING if field == G else ORDER_OR_SALE


@rule
def can_sell_any(s: Position, seat: int) -> bool:
    """§5.3  Return whether there is something to sell."""
    for good in range(GOODS):
        if why_not_sell(s, seat, good) == NONE:
            return True
    return False


@rule
def can_buy_any(box: Box, s: Position, seat: int) -> bool:
    """§5.7  Return whether something can be bought one step below the price."""
    for good in range(GOODS):
        if why_not_buy(box, s, seat, good, 1) == NONE:
            return True
    return False


# B: a character.


@rule
def can_hire_character(box: Box, s: Position, seat: int) -> bool:
    """§5.2  Return whether there is a character to hire or to poach."""
    for character in range(CHARACTERS):
        if why_not_hire_character(box, s, seat, character) == NONE:
            return True
    return False


@rule
def why_not_hire_character(box: Box, s: Position, seat: int, character: int) -> int:
    """§5.2  A free character, or another seat's that is not safe, for silver."""
    owner = owner_of(s, character)
    if owner == seat:
        return Reason.YOURS_ALREADY
    if owner < 0:
        return NONE
    if has(s.safe, character):
        return Reason.SAFE
    return NONE if box.poach <= s.silver[seat] else Reason.TOO_POOR


@rule
def hire_character(box: Box, s: Position, trace: Trace, seat: int, character: int) -> None:
    """§5.2  The character works from the next action on, and is safe for this round."""
    owner = owner_of(s, character)
    if owner >= 0:
        s.characters[owner] &= ~(1 << character)
        s.silver[seat] -= box.poach
        s.silver[owner] += box.poach
    s.characters[seat] |= 1 << character
    s.safe |= 1 << character
    s.phase = NEXT
    if owner >= 0:
        tell(trace, Event.POACHED, seat, character, owner + 1, box.poach)
    else:
        tell(trace, Event.HIRED_CHARACTER, seat, character, 0, 0)


# D and H: an order, with a good or a sale, in either order; or a point. ``count`` shows that the
# good was taken, or sold, before the order.


@rule
def why_not_slot(s: Position, place: int) -> int:
    """§5.4, §5.8  An order on display; field D needs a good on the market too."""
    if s.display[place] == 0:
        return Reason.NO_ORDER
    if s.phase == ORDER_AND_GOOD and s.count == 0 and not any_stock(s):
        return Reason.NO_FREE_GOOD
    return NONE


@rule
def any_stock(s: Position) -> bool:
    """Return whether anything lies on the market."""
    for good in range(GOODS):
        if s.stock[good] > 0:
            return True
    return False


@rule
def any_order(s: Position) -> bool:
    """Return whether an order lies on display."""
    for place in range(PLACES):
        if s.display[place] != 0:
            return True
    return False


@rule
def take_slot(box: Box, s: Position, trace: Trace, seat: int, place: int) -> None:
    """§5.4, §5.8  Take an order; the display is filled before a good or a sale follows."""
    take_order(s, trace, seat, place, after_order(box, s, seat))


@rule
def after_order(box: Box, s: Position, seat: int) -> int:
    """§5.4, §5.8  Return what follows an order: the good or the sale, if it did not come before."""
    if s.count > 0:
        return NEXT
    if s.phase == ORDER_AND_GOOD:
        return FREE_GOOD
    return SALE if box.ordered or can_sell_any(s, seat) else NEXT


@rule
def why_not_free(box: Box, s: Position, good: int) -> int:
    """§5.4  A good from the market, not from the supply; before the order only if there is one."""
    if s.count > 0:
        return Reason.ONCE
    if s.phase == ORDER_AND_GOOD:
        if box.ordered:
            return Reason.NOT_NOW
        if not any_order(s):
            return Reason.NO_ORDER
    return NONE if s.stock[good] > 0 else Reason.NO_FREE_GOOD


@rule
def take_free(box: Box, s: Position, trace: Trace, seat: int, good: int) -> None:
    """§5.4  Into the warehouse; the price moves as after a purchase. An order must go with it."""
    s.stock[good] -= 1
    s.warehouse[seat][good] += 1
    tell(trace, Event.TOOK_GOOD, seat, good, 0, 0)
    rise(box, s, trace, good)
    if s.phase == ORDER_AND_GOOD:
        s.count = 1
    else:
        s.phase = NEXT


@rule
def why_not_point(s: Position) -> int:
    """§5.4, §5.8  A point comes instead of everything else."""
    return Reason.ONCE if s.count > 0 else NONE


@rule
def take_point(s: Position, trace: Trace, seat: int) -> None:
    """§5.4, §5.8  A point instead."""
    s.points[seat] += 1
    tell(trace, Event.TOOK_POINT, seat, 0, 0, 0)
    s.phase = NEXT


@rule
def why_not_sell_at_h(s: Position, seat: int, good: int) -> int:
    """§5.8  One good from the trading post."""
    return Reason.ONCE if s.count > 0 else why_not_sell(s, seat, good)


@rule
def sell_at_h(box: Box, s: Position, trace: Trace, seat: int, good: int) -> None:
    """§5.8  Sell one good at the price; an order may follow, if it was not taken before."""
    sell(box, s, trace, seat, good, 1, gain_of(box, s, seat, good, 0))
    after_sale(box, s, trace, seat, good)
    if s.phase == SALE or box.ordered or not any_order(s):
        s.phase = NEXT
    else:
        s.count = 1


# E: deliver.


@rule
def can_deliver(box: Box, s: Position, seat: int) -> bool:
    """§5.5  Return whether an order wants a good from the trading post."""
    for good in range(GOODS):
        for slot in range(SLOTS):
            if s.post[seat][good] > 0 and need(box, s, seat, slot, good) > 0:
                return True
    return False


@rule
def why_not_deliver(box: Box, s: Position, seat: int, good: int, slot: int) -> int:
    """§5.5  A good from the trading post to an order that wants it, in rising order."""
    if s.orders[seat][slot] == 0:
        return Reason.NO_ORDER
    if need(box, s, seat, slot, good) == 0:
        return Reason.NOT_NEEDED
    if s.post[seat][good] == 0:
        return Reason.NO_GOOD
    return NONE if place_of_delivery(good, slot) >= s.last else Reason.NOT_RISING


@rule
def place_of_delivery(good: int, slot: int) -> int:
    """§5.5  Where a delivery stands in the order of goods, then of slots."""
    return good * SLOTS + slot


@rule
def deliver(box: Box, s: Position, trace: Trace, seat: int, good: int, slot: int) -> None:
    """§5.5  Lay a good on an order; a complete one scores at once."""
    s.post[seat][good] -= 1
    s.laid[seat][slot][good] += 1
    s.last = place_of_delivery(good, slot)
    s.count += 1
    tell(trace, Event.DELIVERED, seat, good, slot + 1, 0)
    if is_complete(box, s, seat, slot):
        complete_order(box, s, trace, seat, slot)


@rule
def is_complete(box: Box, s: Position, seat: int, slot: int) -> bool:
    """§5.10  Return whether an order has all it wants."""
    for good in range(GOODS):
        if need(box, s, seat, slot, good) > 0:
            return False
    return True


@rule
def complete_order(box: Box, s: Position, trace: Trace, seat: int, slot: int) -> None:
    """§5.10, §9.7  Points and silver, more with the Supplier; the goods go to the supply."""
    order = s.orders[seat][slot]
    points, silver = box.reward[order][0], box.reward[order][1]
    if has(s.characters[seat], SUPPLIER):
        points += box.supplier[0]
        silver += box.supplier[1]
    s.points[seat] += points
    s.silver[seat] += silver
    s.completed[seat] += 1
    clear_slot(s, seat, slot)
    tell(trace, Event.COMPLETED, seat, order, points, silver)


@rule
def why_not_done(s: Position) -> int:
    """§5.1, §5.3, §5.5, §5.6, §5.7  At least one part must have been carried out."""
    return NONE if s.count > 0 else Reason.BUY_ONE


@rule
def stop(s: Position) -> None:
    """§5  Enough: the action is over."""
    s.phase = NEXT
