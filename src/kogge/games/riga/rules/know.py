"""What each seat knows of cards that lie face down: §9.1, §9.2.

For goods it is enough to know how many of a hand all seats have seen. For the buildings, all
different, every seat, and the public, keeps sets: what may lie in the pile, among unseen discards,
in a hand.
"""

from __future__ import annotations

from kogge.core.carrier.bits import size
from kogge.core.carrier.rule import rule
from kogge.core.game import EVERYBODY, NOBODY
from kogge.core.trace import Trace, tell

from ..box import Box
from ..events import Event
from ..position import Position
from ..vocabulary import GOODS, ROWS, VIEWERS


@rule
def unseen_goods(box: Box, s: Position, good: int) -> int:
    """§9.1  Count the cards of a good that not all have seen."""
    count = box.goods[good] - s.discards[good]
    for row in range(ROWS):
        count -= s.rows[row][good]
    for seat in range(s.seats):
        count -= s.known[seat][good]
    return count


@rule
def gain_good(s: Position, seat: int, good: int, count: int) -> None:
    """§9.1  Give goods to a hand in view of all."""
    s.goods[seat][good] += count
    s.known[seat][good] += count
    s.held[seat] += count


@rule
def lose_good(s: Position, seat: int, good: int) -> None:
    """§9.1  Put a good of a hand on the discards in view of all."""
    s.goods[seat][good] -= 1
    s.held[seat] -= 1
    if s.known[seat][good] > 0:
        s.known[seat][good] -= 1
        s.discards[good] += 1
    else:
        show_good(s, good, s.elders[seat])
        s.elders[seat] = min(s.elders[seat], hidden_goods(s, seat))


@rule
def hidden_goods(s: Position, seat: int) -> int:
    """§9.1  Count the goods of a hand that not all have seen."""
    count = s.held[seat]
    for good in range(GOODS):
        count -= s.known[seat][good]
    return count


@rule
def show_good(s: Position, good: int, elders: int) -> None:
    """§9.1  A good that not all had seen is discarded: it may be one of those bound to hands."""
    s.discards[good] += 1
    if elders > 0 and s.bound[good] > 0:
        s.bound[good] -= 1


@rule
def refill_goods(box: Box, s: Position, trace: Trace) -> None:
    """§2.3  When a good must be drawn and the pile is empty, the discards become the pile."""
    count = 0
    for good in range(GOODS):
        count += s.discards[good]
    if s.pile_count > 0 or count == 0:
        return
    for good in range(GOODS):
        s.bound[good] = unseen_goods(box, s, good)
        if s.viewer == EVERYBODY:
            s.pile[good] = s.discards[good]
        s.discards[good] = 0
    for seat in range(s.seats):
        s.elders[seat] = hidden_goods(s, seat)
    s.pile_count, s.drawn_elders = count, s.drawn_count
    tell(trace, Event.SHUFFLED_GOODS, NOBODY, count, 0, 0)


@rule
def leave_pile(s: Position, good: int) -> None:
    """Take a good from the pile."""
    s.pile[good] -= 1
    s.pile_count -= 1


@rule
def show_building(s: Position, card: int) -> None:
    """§9.1  All see where a building is: it is not one of the unseen ones."""
    rest = ~(1 << card)
    for viewer in range(VIEWERS):
        s.lies[viewer] &= rest
        s.tossed[viewer] &= rest
        for seat in range(s.seats):
            s.may[viewer][seat] &= rest


@rule
def draw_unseen(s: Position, seat: int, card: int) -> None:
    """§9.1  A seat draws a building in secret: to the others it may be any that may lie there."""
    s.deck &= ~(1 << card)
    s.deck_count -= 1
    for viewer in range(VIEWERS):
        if viewer != seat:
            s.may[viewer][seat] |= s.lies[viewer]
    rest = ~(1 << card)
    s.lies[seat] &= rest
    s.tossed[seat] &= rest
    for other in range(s.seats):
        s.may[seat][other] &= rest


@rule
def toss_unseen(s: Position, seat: int, card: int) -> None:
    """§9.1  A seat discards a building that it alone has seen."""
    s.cast |= 1 << card
    s.cast_count += 1
    s.rejected[seat] |= 1 << card
    for viewer in range(VIEWERS):
        if viewer != seat:
            s.tossed[viewer] |= s.may[viewer][seat]


@rule
def toss_shown(s: Position, card: int) -> None:
    """§9.1  A building that all have seen is discarded face down: it stays known."""
    show_building(s, card)
    s.cast |= 1 << card
    s.shown |= 1 << card
    s.cast_count += 1


@rule
def refill_buildings(s: Position, trace: Trace) -> None:
    """§2.3  When a building must be drawn and the pile is empty, the discards become the pile."""
    if s.deck_count > 0 or s.cast_count == 0:
        return
    for viewer in range(VIEWERS):
        s.lies[viewer] = s.shown | s.tossed[viewer]
        if viewer < s.seats:
            s.lies[viewer] |= s.rejected[viewer]
            s.rejected[viewer] = 0
        s.tossed[viewer] = 0
    if s.viewer == EVERYBODY:
        s.deck = s.cast
    s.deck_count, s.cast_count, s.cast, s.shown = s.cast_count, 0, 0, 0
    tell(trace, Event.SHUFFLED_BUILDINGS, NOBODY, s.deck_count, 0, 0)


@rule
def take_shown(s: Position, seat: int, card: int) -> None:
    """§9.1  A seat takes a building from the display: it stays known in the hand."""
    s.hand[seat] |= 1 << card
    s.opened[seat] |= 1 << card
    s.cards[seat] += 1


@rule
def open_hand(s: Position, seat: int, card: int) -> None:
    """§9.1  A building of a hand is shown to all; in a view this is how it becomes known."""
    show_building(s, card)
    s.hand[seat] |= 1 << card
    s.opened[seat] |= 1 << card
    forget_hand(s, seat)


@rule
def leave_hand(s: Position, seat: int, card: int) -> None:
    """§9.1  A building leaves a hand in view of all."""
    show_building(s, card)
    s.hand[seat] &= ~(1 << card)
    s.opened[seat] &= ~(1 << card)
    s.cards[seat] -= 1
    forget_hand(s, seat)


@rule
def forget_hand(s: Position, seat: int) -> None:
    """§9.1  When nothing unseen is left in a hand, there is nothing left to guess about it."""
    if s.cards[seat] == size(s.opened[seat]):
        for viewer in range(VIEWERS):
            s.may[viewer][seat] = 0
