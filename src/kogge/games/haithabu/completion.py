"""A position of Haithabu laid out by hand: what follows from what has been placed."""

from __future__ import annotations

from kogge.core.carrier.bits import first, without_first
from kogge.core.carrier.record import word
from kogge.core.error import Broken

from .box import Box
from .position import Position
from .vocabulary import DEAL, LOT, PILE_ORDERS, STACK, Good, Stack


def complete(box: Box, s: Position) -> None:
    """Lay what is not placed into supply and piles; a stack with no open card turns one up."""
    for good in Good:
        placed = s.stock[good] + sum(_held(s, seat, good) for seat in range(s.seats))
        if placed > box.cubes[good]:
            figures = {"name": word(good), "count": placed, "most": box.cubes[good]}
            raise Broken("", "{name} is placed {count} times", "at most {most}", **figures)
        s.supply[good] = box.cubes[good] - placed
    if s.phase > DEAL:
        s.pile = PILE_ORDERS & ~s.discards
        for order in (*s.display, *(o for seat in range(s.seats) for o in s.orders[seat])):
            s.pile &= ~(1 << order)
    owned = {card for seat in range(s.seats) for card in s.vehicles[seat]}
    for stack in Stack:
        cards = ((1 << STACK) - 1) << (1 + stack * STACK)
        for card in (*s.front[stack], *owned):
            cards &= ~(1 << card)
        if s.front[stack][0] == 0 and s.phase > LOT:
            s.front[stack][0] = first(cards)
            cards = without_first(cards)
        s.rest[stack] = cards


def _held(s: Position, seat: int, good: Good) -> int:
    on_orders = sum(slot[good] for slot in s.laid[seat])
    return s.warehouse[seat][good] + s.post[seat][good] + on_orders
