"""Setting up Haithabu: §1."""

from __future__ import annotations

from kogge.core.carrier.bits import has
from kogge.core.carrier.rule import rule
from kogge.core.game import EVERYBODY, NOBODY, NONE
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import (
    CHOOSE,
    DEAL,
    FILL,
    GOODS,
    LOT,
    OPEN,
    ORIENT,
    PILE_ORDERS,
    PLACES,
    STACK,
    STACKS,
    START_ORDERS,
    START_PLAYER,
    STARTS,
)
from .cards import fill_place, open_transport


@rule
def deal(box: Box, s: Position, seats: int, options: list[int]) -> None:
    """§1.1, §1.3  Market, supply, prices, silver and points; all cards in their piles."""
    s.seats, s.viewer = seats, EVERYBODY
    for good in range(GOODS):
        s.stock[good] = box.market[good]
        s.supply[good] = box.cubes[good] - box.market[good]
        s.row[good] = box.start - 1
    for seat in range(seats):
        s.silver[seat], s.points[seat] = box.purse, box.points
    for stack in range(STACKS):
        s.rest[stack] = ((1 << STACK) - 1) << (1 + stack * STACK)
    s.pile = START_ORDERS | PILE_ORDERS
    s.inn = box.neutrals[seats - 2]
    s.last, s.phase = -1, ORIENT if options[0] else OPEN


@rule
def orient(s: Position, trace: Trace, turned: int) -> None:
    """§1.2  The rondel lies as it falls."""
    s.turned, s.phase = turned, OPEN
    tell(trace, Event.LAID_OUT, NOBODY, turned, 0, 0)


@rule
def open_in_setup(s: Position, trace: Trace, card: int) -> None:
    """§1.3  Turn up the top of every stack."""
    open_transport(s, trace, card)
    s.place += 1
    if s.place == STACKS:
        s.place, s.phase = 0, DEAL


@rule
def deal_start_order(box: Box, s: Position, trace: Trace, order: int) -> None:
    """§1.4, §1.5  A start order and its goods for every seat; the others lie in the lower row."""
    s.pile &= ~(1 << order)
    if s.turns < s.seats:
        s.orders[s.turns][0] = order
        for good in range(GOODS):
            s.supply[good] -= box.goods[order][good]
            s.warehouse[s.turns][good] += box.goods[order][good]
        tell(trace, Event.START_ORDER, s.turns, order, 0, 0)
    else:
        s.display[s.turns - s.seats] = order
        tell(trace, Event.DISPLAYED, NOBODY, order, s.turns - s.seats + 1, 0)
    s.turns += 1
    if s.turns == STARTS:
        fill_place(s, trace, STARTS - s.seats, FILL)


@rule
def fill_in_setup(s: Position, trace: Trace) -> None:
    """§1.5  Go on filling the display, then draw the start player."""
    if s.place + 1 < PLACES:
        fill_place(s, trace, s.place + 1, FILL)
    else:
        s.phase, s.place, s.then = LOT, 0, 0


@rule
def chance_of_lot(s: Position, starter: int) -> int:
    """§1.6  Every seat is equally likely."""
    return 1 if starter < s.seats else 0


@rule
def draw_lot(s: Position, trace: Trace, starter: int) -> None:
    """§1.6  The start player gets the card of that name; the others choose in reverse order."""
    s.starter, s.turns = starter, 1
    s.characters[starter] = 1 << START_PLAYER
    s.safe = 1 << START_PLAYER
    s.phase, s.asked = CHOOSE, (starter + s.seats - 1) % s.seats
    tell(trace, Event.STARTS, starter, 0, 0, 0)


@rule
def owner_of(s: Position, character: int) -> int:
    """Return the seat that has a character, or -1."""
    for seat in range(s.seats):
        if has(s.characters[seat], character):
            return seat
    return -1


@rule
def why_not_choose(s: Position, character: int) -> int:
    """§1.6  A character that no seat has."""
    return NONE if owner_of(s, character) < 0 else Reason.YOURS_ALREADY


@rule
def choose(s: Position, trace: Trace, character: int) -> bool:
    """§1.6  Take a character, safe for the first round; return whether all seats have chosen."""
    s.characters[s.asked] |= 1 << character
    s.safe |= 1 << character
    tell(trace, Event.CHOSE, s.asked, character, 0, 0)
    s.turns += 1
    s.asked = (s.asked + s.seats - 1) % s.seats
    return s.turns == s.seats
