"""A turn in Riga: taking cards, and the functions of buildings: §3, §5 and §6."""

from __future__ import annotations

from kogge.core.carrier.bits import first, has, size, without_first
from kogge.core.carrier.rule import rule
from kogge.core.game import NONE
from kogge.core.trace import Trace, tell, whisper

from ..box import Box
from ..events import Event, Reason
from ..position import Position
from ..vocabulary import (
    BUILDINGS,
    CHOOSE,
    DIG,
    EACH_PORT,
    GOODS,
    IN_PLAY,
    KINDS,
    KNIGHT,
    MONASTERY,
    PICK,
    ROWS,
    SCHOOL,
    SEARCH,
    SWAP,
    TREASURY,
    TURN,
    VIEWERS,
    YARD,
)
from .know import (
    draw_unseen,
    forget_hand,
    gain_good,
    leave_pile,
    refill_buildings,
    refill_goods,
    show_good,
    take_shown,
    toss_unseen,
)

# Taking: one building or one whole row.


@rule
def row_count(s: Position, row: int) -> int:
    """Count the goods of a row."""
    count = 0
    for good in range(GOODS):
        count += s.rows[row][good]
    return count


@rule
def why_not_take_row(s: Position, row: int) -> int:
    """§3.3, §6.1  One whole row; after a Monastery one of the two rows it touched."""
    if s.took:
        return Reason.ALREADY_TOOK
    if row_count(s, row) == 0:
        return Reason.NO_ROW
    if s.swapped and not has(s.swapped, row):
        return Reason.SWAPPED_ROWS
    return NONE


@rule
def take_row(s: Position, trace: Trace, seat: int, row: int) -> None:
    """§3.3  Take a row to the hand; all have seen it."""
    for good in range(GOODS):
        count = s.rows[row][good]
        if count > 0:
            gain_good(s, seat, good, count)
            s.rows[row][good] = 0
            tell(trace, Event.TOOK_GOODS, seat, row + 1, good, count)
    s.took = 1


@rule
def why_not_take_card(s: Position, card: int) -> int:
    """§3.3, §6.1  One building of the display, above or below the separator."""
    if s.took:
        return Reason.ALREADY_TOOK
    if not has(s.above | s.below, card):
        return Reason.NOT_ON_DISPLAY
    return Reason.SWAPPED_ROWS if s.swapped else NONE


@rule
def takeable(s: Position) -> int:
    """§3.3  The buildings that a seat could take."""
    return 0 if s.took else s.above | s.below


@rule
def take_card(s: Position, trace: Trace, seat: int, card: int) -> None:
    """§3.3  Take a building to the hand; all have seen it."""
    s.above &= ~(1 << card)
    s.below &= ~(1 << card)
    take_shown(s, seat, card)
    s.took = 1
    tell(trace, Event.TOOK_BUILDING, seat, card, 0, 0)


# Functions: of buildings that have stood since an earlier turn, once each.


@rule
def working(s: Position, seat: int, kind: int) -> int:
    """§3.4  Return the first building of a kind whose function the seat may still use, or -1."""
    ready = (s.built[seat] & ~s.used[seat] & ~s.fresh) >> kind & EACH_PORT
    return first(ready) + kind if ready != 0 else -1


@rule
def count_working(s: Position, seat: int, kind: int) -> int:
    """§3.4  Count the buildings of a kind whose function the seat may still use."""
    return size((s.built[seat] & ~s.used[seat] & ~s.fresh) >> kind & EACH_PORT)


@rule
def spend_function(s: Position, trace: Trace, seat: int, kind: int) -> None:
    """§3.4  Use up a function; equal ones are interchangeable, so the first is marked."""
    card = working(s, seat, kind)
    s.used[seat] |= 1 << card
    tell(trace, Event.USED, seat, card, -1, 0)


@rule
def in_play(s: Position) -> int:
    """§4.5  The Riga buildings that were agreed on, as bits."""
    return IN_PLAY[s.riga]


@rule
def has_own(s: Position, seat: int, own: int) -> bool:
    """§3.4  Return whether a Riga building has stood since an earlier turn."""
    return has(s.own[seat] & ~s.own_fresh, own)


@rule
def company_of(box: Box, built: int, side: int) -> int:
    """§5.7, §5.8, §5.10  Count the knights or merchants of a set of buildings."""
    count = 0
    while built != 0:
        kind = first(built) % KINDS
        count += box.knights[kind] if side == KNIGHT else box.merchants[kind]
        built = without_first(built)
    return count


@rule
def people(box: Box, s: Position, seat: int, side: int) -> int:
    """§5.7, §3.4, §6.2  Count the seat's knights or merchants, without those built this turn."""
    count = company_of(box, s.built[seat] & ~s.fresh, side)
    if s.school[seat] == side and has_own(s, seat, SCHOOL):
        count += 1
    return count


# Treasury.


@rule
def why_not_treasury(s: Position, seat: int) -> int:
    """§5.2  A Treasury needs goods to draw."""
    if working(s, seat, TREASURY) < 0:
        return Reason.NO_FUNCTION
    discards = 0
    for good in range(GOODS):
        discards += s.discards[good]
    return NONE if s.pile_count + discards > 0 else Reason.NOTHING_TO_DRAW


@rule
def search_treasury(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§5.2  Begin to draw three goods in secret."""
    spend_function(s, trace, seat, TREASURY)
    go_on_searching(box, s, trace)


@rule
def go_on_searching(box: Box, s: Position, trace: Trace) -> None:
    """§5.2, §2.3  Draw as many as the function allows, or as many as there are."""
    s.phase = SEARCH
    if s.drawn_count < box.draws[0]:
        refill_goods(box, s, trace)
    if s.drawn_count == box.draws[0] or s.pile_count == 0:
        s.phase = PICK


@rule
def find_good(box: Box, s: Position, trace: Trace, good: int) -> None:
    """§5.2  One good is drawn; only its owner sees it."""
    leave_pile(s, good)
    s.drawn[good] += 1
    s.drawn_count += 1
    whisper(trace, s.turn, Event.FOUND, s.turn, good, 0, 0)
    go_on_searching(box, s, trace)


@rule
def why_not_pick(s: Position, good: int) -> int:
    """§5.2  Exactly one of the goods drawn is kept."""
    return NONE if s.drawn[good] > 0 else Reason.NOT_DRAWN


@rule
def pick_good(s: Position, trace: Trace, seat: int, good: int) -> None:
    """§5.2, §9.1  Keep one in secret; the others are discarded and seen."""
    s.drawn[good] -= 1
    s.drawn_count -= 1
    s.goods[seat][good] += 1
    s.held[seat] += 1
    whisper(trace, seat, Event.KEPT_GOOD, seat, good, 0, 0)
    for other in range(GOODS):
        for _ in range(s.drawn[other]):
            s.drawn[other] -= 1
            s.drawn_count -= 1
            show_good(s, other, s.drawn_elders)
            tell(trace, Event.REJECTED, seat, other, 0, 0)
        s.drawn[other] = 0  # also in a view
    if s.drawn_elders > 0:
        s.elders[seat] += 1
    s.drawn_count, s.drawn_elders, s.phase = 0, 0, TURN


# Building Yard.


@rule
def why_not_yard(s: Position, seat: int) -> int:
    """§5.4  A Building Yard needs buildings to draw."""
    if working(s, seat, YARD) < 0:
        return Reason.NO_FUNCTION
    return NONE if s.deck_count + s.cast_count > 0 else Reason.NOTHING_TO_DRAW


@rule
def dig_yard(box: Box, s: Position, trace: Trace, seat: int) -> None:
    """§5.4  Begin to draw five buildings in secret."""
    spend_function(s, trace, seat, YARD)
    go_on_digging(box, s, trace)


@rule
def go_on_digging(box: Box, s: Position, trace: Trace) -> None:
    """§5.4, §2.3  Draw as many as the function allows, or as many as there are."""
    s.phase = DIG
    if s.looked_count < box.draws[1]:
        refill_buildings(s, trace)
    if s.looked_count == box.draws[1] or s.deck_count == 0:
        s.phase = CHOOSE


@rule
def dig_building(box: Box, s: Position, trace: Trace, card: int) -> None:
    """§5.4  One building is drawn; only its owner sees it."""
    draw_unseen(s, s.turn, card)
    s.looked |= 1 << card
    s.looked_count += 1
    whisper(trace, s.turn, Event.SAW, s.turn, card, 0, 0)
    go_on_digging(box, s, trace)


@rule
def why_not_choose(s: Position, card: int) -> int:
    """§5.4  One of the buildings drawn may be kept."""
    return NONE if has(s.looked, card) else Reason.NOT_DRAWN


@rule
def choose_building(s: Position, trace: Trace, seat: int, card: int) -> None:
    """§5.4, §9.1  Keep one or none (BUILDINGS); others see whether one was kept, but not which."""
    kept = 1 if card < BUILDINGS else 0
    tossed = s.looked_count - kept
    if kept:
        s.hand[seat] |= 1 << card
        s.cards[seat] += 1
    while s.looked != 0:
        other = first(s.looked)
        s.looked = without_first(s.looked)
        if other != card:
            toss_unseen(s, seat, other)
            tossed -= 1
    toss_rest(s, seat, tossed)
    forget_hand(s, seat)
    s.looked_count, s.phase = 0, TURN
    if kept:
        whisper(trace, seat, Event.KEPT_CARD, seat, card, 0, 0)
    tell(trace, Event.KEPT, seat, kept, 0, 0)


@rule
def toss_rest(s: Position, seat: int, count: int) -> None:
    """In a view: another seat has discarded ``count`` buildings that no other seat saw."""
    s.cast_count += count
    if count > 0:
        for viewer in range(VIEWERS):
            if viewer != seat:
                s.tossed[viewer] |= s.may[viewer][seat]


# Monastery.


@rule
def why_not_monastery(s: Position, seat: int) -> int:
    """§6.1  Once, before the take, if two rows hold different kinds of goods."""
    if not has_own(s, seat, MONASTERY) or s.prayed[seat]:
        return Reason.NO_FUNCTION
    if s.took:
        return Reason.ALREADY_TOOK
    for row in range(ROWS):
        for good in range(GOODS):
            if s.rows[row][good] > 0 and has_partner(s, row, good):
                return NONE
    return Reason.NO_ROW


@rule
def has_partner(s: Position, row: int, good: int) -> bool:
    """§6.1  Return whether a later row holds another kind of good."""
    for later in range(row + 1, ROWS):
        for other in range(GOODS):
            if other != good and s.rows[later][other] > 0:
                return True
    return False


@rule
def pray(s: Position, trace: Trace, seat: int) -> None:
    """§6.1  Begin a swap."""
    s.prayed[seat], s.swap_row, s.phase = 1, -1, SWAP
    tell(trace, Event.USED, seat, -1, MONASTERY, 0)


@rule
def why_not_swap(s: Position, row: int, good: int) -> int:
    """§6.1  A good of one row, then a good of another kind of a later row."""
    if s.rows[row][good] == 0:
        return Reason.NO_GOOD
    if s.swap_row < 0:
        return NONE if has_partner(s, row, good) else Reason.NO_PARTNER
    if row <= s.swap_row:
        return Reason.NOT_RISING
    return Reason.SAME_GOOD if good == s.swap_good else NONE


@rule
def swap(s: Position, trace: Trace, seat: int, row: int, good: int) -> None:
    """§6.1  The second good named completes the swap."""
    if s.swap_row < 0:
        s.swap_row, s.swap_good = row, good
    else:
        s.rows[row][good] -= 1
        s.rows[row][s.swap_good] += 1
        s.rows[s.swap_row][s.swap_good] -= 1
        s.rows[s.swap_row][good] += 1
        s.swapped = (1 << row) | (1 << s.swap_row)
        s.swap_row, s.swap_good, s.phase = -1, 0, TURN
    tell(trace, Event.SWAPPED, seat, row + 1, good, 0)
