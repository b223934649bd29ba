"""Buying and loading transports in Haithabu: fields A and F: §5.1, §5.6."""

from __future__ import annotations

from kogge.core.carrier.bits import has
from kogge.core.carrier.rule import rule
from kogge.core.game import NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import (
    BY_STACK,
    CARD,
    CARPENTER,
    CART,
    FRONT,
    GOODS,
    LOOK,
    NEXT,
    STACK,
    STACKS,
    STEVEDORE,
)
from .cards import buy_transport, open_stack, vehicle_of, why_not_stack

# A: a cart, a ship, or both, in any order. ``last`` says what was done: nothing (-1), the cart
# or the ship is bought or left, or a stack the Carpenter saw waits while he looks at another.

WAITS = 2  # ``last`` of the first stack, if that one waits


@rule
def why_not_buy_stack(box: Box, s: Position, seat: int, stack: int) -> int:
    """§5.1  At most one cart and one ship."""
    if s.last == vehicle_of(stack):
        return Reason.ONE_CART_ONE_SHIP
    return why_not_stack(box, s, seat, stack, 0)


@rule
def why_not_look(box: Box, s: Position, seat: int, stack: int) -> int:
    """§5.1, §9.6  The Carpenter looks at the top three of a stack the seat could buy from."""
    if not has(s.characters[seat], CARPENTER):
        return Reason.NO_CARPENTER
    if s.phase == CARD:
        if box.ordered:
            return Reason.NOT_NOW
        if s.last >= WAITS or vehicle_of(stack) == vehicle_of(s.place):
            return Reason.ONE_CART_ONE_SHIP
    return why_not_buy_stack(box, s, seat, stack)


@rule
def buy_at_field(box: Box, s: Position, trace: Trace, seat: int, stack: int, place: int) -> None:
    """§5.1  Buy; the other kind may follow."""
    buy_transport(box, s, trace, seat, stack, place, 0)
    s.count += 1
    end_part(box, s, seat, stack)
    if s.phase != CARD:  # else the Carpenter has seen the new top, if there is one
        open_stack(s, stack, s.phase)


@rule
def buy_card(box: Box, s: Position, trace: Trace, seat: int, place: int) -> None:
    """§9.6  Buy one of the cards that the Carpenter looks at."""
    buy_at_field(box, s, trace, seat, s.place, place)


@rule
def end_part(box: Box, s: Position, seat: int, stack: int) -> None:
    """§5.1, §9.6  A cart or a ship is bought or left: go on with what waits, or the other kind."""
    before, s.last = s.last, vehicle_of(stack)
    if before >= WAITS:
        s.phase, s.place = CARD, before - WAITS
    else:
        s.phase = BY_STACK if before < 0 and is_other_open(box, s, seat, stack) else NEXT


@rule
def is_other_open(box: Box, s: Position, seat: int, stack: int) -> bool:
    """§5.1  Return whether the other kind may follow."""
    if box.ordered:
        return vehicle_of(stack) == CART
    return can_buy_other(box, s, seat, stack)


@rule
def look_at(s: Position, trace: Trace, seat: int, stack: int) -> None:
    """§9.6  Begin to turn up cards until three are known; all seats see them."""
    if s.phase == CARD:
        s.last = WAITS + s.place
    s.place = stack
    tell(trace, Event.LOOKED, seat, stack, 0, 0)
    go_on_looking(s)


@rule
def go_on_looking(s: Position) -> None:
    """§9.6  Go on until three are known or the stack is at its end."""
    full = s.front[s.place][FRONT - 1] != 0 or s.rest[s.place] == 0
    s.phase = CARD if full else LOOK


@rule
def why_not_card(box: Box, s: Position, seat: int, place: int) -> int:
    """§9.6  One of the cards looked at, if the seat can still pay for it."""
    if s.front[s.place][place] == 0:
        return Reason.NO_CARD
    return NONE if box.price[s.place] <= s.silver[seat] else Reason.TOO_POOR


@rule
def why_not_leave(box: Box, s: Position, seat: int) -> int:
    """§9.6  A stack may be left if a transport was bought or can still be."""
    if s.count > 0 or s.last >= WAITS:
        return NONE
    follows = s.last < 0 and is_other_open(box, s, seat, s.place)
    return NONE if follows and can_buy_other(box, s, seat, s.place) else Reason.BUY_ONE


@rule
def can_buy_other(box: Box, s: Position, seat: int, stack: int) -> bool:
    """§5.1  Return whether the seat can buy from a stack of the other kind."""
    for other in range(STACKS):
        different = vehicle_of(other) != vehicle_of(stack)
        if different and why_not_stack(box, s, seat, other, 0) == NONE:
            return True
    return False


@rule
def leave(box: Box, s: Position, seat: int) -> None:
    """§9.6  Leave the stack; the other kind may follow."""
    end_part(box, s, seat, s.place)


# F: load a transport.


@rule
def room_of(box: Box, s: Position, seat: int, vehicle: int) -> int:
    """§5.6, §9.8  Goods of any kind that a seat's transport carries."""
    return box.room[(s.vehicles[seat][vehicle] - 1) // STACK] + added_room(box, s, seat)


@rule
def added_room(box: Box, s: Position, seat: int) -> int:
    """§9.8  Goods of any kind that the Stevedore carries besides any transport."""
    return box.stevedore if has(s.characters[seat], STEVEDORE) else 0


@rule
def beyond(box: Box, s: Position, card: int, good: int) -> int:
    """§5.6  Goods that were loaded beyond a transport's prescribed places, which fill first."""
    return max(0, s.traded[good] - box.carries[card][good])


@rule
def room_left(box: Box, s: Position, seat: int, vehicle: int) -> int:
    """§5.6  The places for any good that are left."""
    left, card = room_of(box, s, seat, vehicle), s.vehicles[seat][vehicle]
    for good in range(GOODS):
        left -= beyond(box, s, card, good)
    return left


@rule
def why_not_load(box: Box, s: Position, seat: int, vehicle: int, good: int) -> int:
    """§5.6  A good from the warehouse that still fits, in rising order."""
    if s.warehouse[seat][good] == 0:
        return Reason.NO_GOOD
    if good < s.last:
        return Reason.NOT_RISING
    prescribed = s.traded[good] < box.carries[s.vehicles[seat][vehicle]][good]
    fits = prescribed or room_left(box, s, seat, vehicle) > 0
    return NONE if fits else Reason.NO_ROOM


@rule
def why_not_load_chosen(box: Box, s: Position, seat: int, good: int) -> int:
    """§5.6  With the transport that was chosen."""
    return why_not_load(box, s, seat, s.vehicle, good) if s.place else Reason.NOT_NOW


@rule
def choose_vehicle(s: Position, vehicle: int) -> None:
    """§5.6  Choose the transport to load."""
    s.vehicle, s.place = vehicle, 1


@rule
def can_load_with(box: Box, s: Position, seat: int, vehicle: int) -> bool:
    """§5.6  Return whether a seat has such a transport and something to load."""
    if s.vehicles[seat][vehicle] == 0:
        return False
    card = s.vehicles[seat][vehicle]
    for good in range(GOODS):
        places = box.carries[card][good] + room_of(box, s, seat, vehicle)
        if s.warehouse[seat][good] > 0 and places > 0:
            return True
    return False


@rule
def why_not_with(box: Box, s: Position, seat: int, vehicle: int) -> int:
    """§5.6  One transport, chosen first."""
    if s.vehicles[seat][vehicle] == 0:
        return Reason.NO_TRANSPORT
    if s.place == 1:
        return Reason.NOT_NOW
    return NONE if can_load_with(box, s, seat, vehicle) else Reason.NO_GOOD


@rule
def load(s: Position, trace: Trace, seat: int, good: int) -> None:
    """§5.6, §9.8  From the warehouse to the trading post."""
    s.warehouse[seat][good] -= 1
    s.post[seat][good] += 1
    s.traded[good] += 1
    s.last = good
    s.count += 1
    tell(trace, Event.LOADED, seat, good, 0, 0)


@rule
def unload(s: Position, trace: Trace, seat: int) -> None:
    """§5.6  The transport is used up, full or not."""
    card = s.vehicles[seat][s.vehicle]
    s.vehicles[seat][s.vehicle] = 0
    forget_load(s)
    s.phase, s.vehicle, s.place = NEXT, 0, 0
    tell(trace, Event.USED_UP, seat, card, 0, 0)


@rule
def forget_load(s: Position) -> None:
    """Forget what was loaded in this action."""
    for good in range(GOODS):
        s.traded[good] = 0
