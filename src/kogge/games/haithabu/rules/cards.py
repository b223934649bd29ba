"""Transports and orders of Haithabu: stacks, display, tableaus: §5.1, §5.9, §7.1, §7.9."""

from __future__ import annotations

from kogge.core.carrier.bits import has, size
from kogge.core.carrier.rule import rule
from kogge.core.game import NOBODY, NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import (
    CART,
    CARTS,
    DEAL,
    FILL,
    FRONT,
    GOODS,
    LOWER,
    OPEN,
    SHIP,
    SLOTS,
    STACKS,
    START_ORDERS,
)

# Transports: for each stack the known front, top first, and a set in unknown order.


@rule
def vehicle_of(stack: int) -> int:
    """Return the kind of transport that a stack holds."""
    return CART if stack < CARTS else SHIP


@rule
def why_not_stack(box: Box, s: Position, seat: int, stack: int, less: int) -> int:
    """§5.1, §9.6  A stack with cards, whose price the seat can pay."""
    if s.front[stack][0] == 0:
        return Reason.NO_STACK
    return NONE if box.price[stack] - less <= s.silver[seat] else Reason.TOO_POOR


@rule
def can_buy_stack(box: Box, s: Position, seat: int, first: int, less: int) -> bool:
    """§5.1  Return whether the seat can buy from one of the stacks from ``first`` on."""
    for stack in range(first, STACKS):
        if why_not_stack(box, s, seat, stack, less) == NONE:
            return True
    return False


@rule
def buy_transport(
    box: Box, s: Position, trace: Trace, seat: int, stack: int, place: int, less: int
) -> None:
    """§5.1  Pay, and lay the card on its place of the tableau; an old one leaves the game."""
    card, vehicle = s.front[stack][place], vehicle_of(stack)
    for later in range(place, FRONT - 1):
        s.front[stack][later] = s.front[stack][later + 1]
    s.front[stack][FRONT - 1] = 0
    cost = box.price[stack] - less
    s.silver[seat] -= cost
    old = s.vehicles[seat][vehicle]
    if old != 0:
        s.vehicles[seat][vehicle] = 0
        tell(trace, Event.REPLACED, seat, old, 0, 0)
    s.vehicles[seat][vehicle] = card
    tell(trace, Event.BOUGHT_TRANSPORT, seat, card, cost, 0)


@rule
def open_stack(s: Position, stack: int, then: int) -> None:
    """§1.3, §5.1  The top of a stack lies open; go on with another phase afterwards."""
    s.phase, s.then, s.place = then, then, stack
    if s.front[stack][0] == 0 and s.rest[stack] != 0:
        s.phase = OPEN


@rule
def chance_of_transport(s: Position, card: int) -> int:
    """§1.3, §9.6  Every card of the stack is equally likely."""
    return 1 if has(s.rest[s.place], card) else 0


@rule
def open_transport(s: Position, trace: Trace, card: int) -> None:
    """§1.3  Turn up a card after the known ones."""
    stack, place = s.place, 0
    while s.front[stack][place] != 0:
        place += 1
    s.front[stack][place] = card
    s.rest[stack] &= ~(1 << card)
    tell(trace, Event.OPENED, NOBODY, card, 0, 0)


# Orders.


@rule
def need(box: Box, s: Position, seat: int, slot: int, good: int) -> int:
    """§5.5  How many of a good an order still wants."""
    order = s.orders[seat][slot]
    return box.goods[order][good] - s.laid[seat][slot][good] if order != 0 else 0


@rule
def clear_slot(s: Position, seat: int, slot: int) -> None:
    """§5.9, §5.10  An order leaves the tableau; its goods go back to the supply."""
    s.orders[seat][slot] = 0
    for good in range(GOODS):
        s.supply[good] += s.laid[seat][slot][good]
        s.laid[seat][slot][good] = 0


@rule
def shift_slot(s: Position, seat: int, slot: int) -> None:
    """§5.9, §7.1  Move an order one slot to the right, where it is free."""
    s.orders[seat][slot + 1] = s.orders[seat][slot]
    s.orders[seat][slot] = 0
    for good in range(GOODS):
        s.laid[seat][slot + 1][good] = s.laid[seat][slot][good]
        s.laid[seat][slot][good] = 0


@rule
def expire(s: Position, trace: Trace, seat: int, slot: int) -> None:
    """§5.9, §7.1  An order pushed off the tableau is lost."""
    order = s.orders[seat][slot]
    if order != 0:
        clear_slot(s, seat, slot)
        tell(trace, Event.EXPIRED, seat, order, 0, 0)


@rule
def push_order(s: Position, trace: Trace, seat: int, order: int) -> None:
    """§5.9  Lay an order on slot 1; the unbroken run of orders there moves on and fills a gap."""
    free = 0
    while free < SLOTS and s.orders[seat][free] != 0:
        free += 1
    if free == SLOTS:
        free = SLOTS - 1
        expire(s, trace, seat, free)
    for slot in range(free - 1, -1, -1):
        shift_slot(s, seat, slot)
    s.orders[seat][0] = order


@rule
def age_orders(s: Position, trace: Trace) -> None:
    """§7.1  All orders move one slot on; those beyond the last are lost."""
    for seat in range(s.seats):
        expire(s, trace, seat, SLOTS - 1)
        for slot in range(SLOTS - 2, -1, -1):
            shift_slot(s, seat, slot)
    tell(trace, Event.AGED, NOBODY, 0, 0, 0)


@rule
def take_order(s: Position, trace: Trace, seat: int, place: int, then: int) -> None:
    """§5.9  Take an order; the one above moves down, and the upper row is filled."""
    order, free = s.display[place], place
    push_order(s, trace, seat, order)
    if place < LOWER:
        free = place + LOWER
        s.display[place] = s.display[free]
    s.display[free] = 0
    tell(trace, Event.TOOK_ORDER, seat, order, place + 1, 0)
    fill_place(s, trace, free, then)


@rule
def fill_place(s: Position, trace: Trace, place: int, then: int) -> None:
    """§5.9  Draw an order for a place; without any the place stays empty."""
    s.phase, s.then, s.place = then, then, place
    if s.pile == 0 and s.discards != 0:
        s.pile, s.discards = s.discards, 0
        tell(trace, Event.SHUFFLED, NOBODY, size(s.pile), 0, 0)
    if s.pile != 0:
        s.phase = FILL


@rule
def chance_of_order(s: Position, order: int) -> int:
    """§1.4, §5.9  Every order of the pile is equally likely; at first, only the start orders."""
    pile = s.pile & START_ORDERS if s.phase == DEAL else s.pile
    return 1 if has(pile, order) else 0


@rule
def fill(s: Position, trace: Trace, order: int) -> None:
    """§1.5, §5.9  Lay the order that was drawn on the display."""
    s.pile &= ~(1 << order)
    s.display[s.place] = order
    s.phase = s.then
    tell(trace, Event.DISPLAYED, NOBODY, order, s.place + 1, 0)


@rule
def discard_lower(s: Position, trace: Trace) -> None:
    """§7.9  The lower row is discarded, the upper moves down."""
    for place in range(LOWER):
        order = s.display[place]
        s.display[place] = s.display[place + LOWER]
        s.display[place + LOWER] = 0
        if order != 0:
            s.discards |= 1 << order
            tell(trace, Event.DISCARDED, NOBODY, order, 0, 0)
