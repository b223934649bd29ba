"""What a seat of Riga may not see, and how to imagine it: §9."""

from __future__ import annotations

from kogge.core.carrier.bits import has, size
from kogge.core.carrier.lot import Lots, below
from kogge.core.carrier.rule import rule
from kogge.core.game import EVERYBODY

from .box import Box
from .position import Position
from .rules.know import unseen_goods
from .vocabulary import (
    BUILDINGS,
    CHOOSE,
    DEAL_BUILDINGS,
    DIG,
    GOODS,
    KEEP,
    PICK,
    PUBLIC,
    SEARCH,
    WINTER,
)


@rule
def hide(s: Position, seat: int) -> None:
    """§9.1  Piles, the unseen part of other hands, what others draw, and sealed choices."""
    s.viewer, s.deck = seat, 0
    for good in range(GOODS):
        s.pile[good] = 0
        if s.turn != seat:
            s.drawn[good] = 0
    if s.turn != seat:
        s.looked = 0
    s.cast = s.shown
    for other in range(s.seats):
        if other == seat:
            s.cast |= s.rejected[other]
        else:
            hide_seat(s, other)
    for viewer in range(PUBLIC):
        if viewer != seat:
            s.lies[viewer], s.tossed[viewer] = 0, 0
            for other in range(s.seats):
                s.may[viewer][other] = 0


@rule
def hide_seat(s: Position, other: int) -> None:
    """§9.1  What remains of another seat is only what all have seen."""
    s.hand[other], s.rejected[other] = s.opened[other], 0
    s.chosen[other], s.given[other] = 0, 0
    for good in range(GOODS):
        s.goods[other][good] = s.known[other][good]
        s.given_goods[other][good] = 0


@rule
def audience(s: Position, seat: int, action: int) -> int:
    """§9.1  Only their owner sees private draws, what is kept of them, and sealed choices."""
    if s.phase in (DEAL_BUILDINGS, SEARCH, DIG):
        return s.turn
    return seat if s.phase in (KEEP, PICK, CHOOSE, WINTER) else EVERYBODY


@rule
def imagine(box: Box, s: Position, lots: Lots) -> None:
    """Fill the blanks of a view, uniformly over all deals that fit what the seat knows."""
    while not deal_goods(box, s, lots):
        pass
    while not deal_cards(s, lots):
        pass
    for viewer in range(PUBLIC):
        if viewer != s.viewer:
            believe_public(s, viewer)
    s.viewer = EVERYBODY


@rule
def believe_public(s: Position, viewer: int) -> None:
    """Give another seat the knowledge that all seats share."""
    s.lies[viewer], s.tossed[viewer] = s.lies[PUBLIC], s.tossed[PUBLIC]
    for seat in range(s.seats):
        s.may[viewer][seat] = s.may[PUBLIC][seat]


# Goods.


@rule
def deal_goods(box: Box, s: Position, lots: Lots) -> bool:
    """Deal the unseen goods once; return whether those that cannot lie in the pile are in hands."""
    gather_goods(box, s)
    for seat in range(s.seats):
        if seat != s.viewer:
            deal_goods_to(s, lots, seat)
    if s.viewer != s.turn:
        for _ in range(s.drawn_count):
            s.drawn[draw_good(s, lots)] += 1
    return is_bound_held(s)


@rule
def gather_goods(box: Box, s: Position) -> None:
    """Lay all goods that the viewer cannot place into the pile."""
    for good in range(GOODS):
        s.pile[good] = unplaced_goods(box, s, good)
        if s.viewer != s.turn:
            s.drawn[good] = 0


@rule
def unplaced_goods(box: Box, s: Position, good: int) -> int:
    """Count the cards of a good that the viewer cannot place."""
    count = unseen_goods(box, s, good)
    if s.viewer >= 0:
        count -= s.goods[s.viewer][good] - s.known[s.viewer][good]
    if s.viewer == s.turn:
        count -= s.drawn[good]
    return count


def unplaced(box: Box, s: Position) -> list[int]:
    """§9.2  Count the goods of each kind that lie in the pile, or unseen in other hands."""
    return [unplaced_goods(box, s, good) for good in range(GOODS)]


@rule
def is_bound_held(s: Position) -> bool:
    """Return whether all goods that cannot lie in the pile are in hands that may hold them."""
    places, wanted = s.drawn_elders, 0
    for seat in range(s.seats):
        places += s.elders[seat]
    for good in range(GOODS):
        wanted += s.bound[good]
        held = s.drawn[good] if s.drawn_elders > 0 else 0
        for seat in range(s.seats):
            if s.elders[seat] > 0:
                held += s.goods[seat][good] - s.known[seat][good]
        if held < s.bound[good]:
            return False
    return wanted <= places


@rule
def deal_goods_to(s: Position, lots: Lots, seat: int) -> None:
    """Deal a seat as many unseen goods as it holds."""
    known = 0
    for good in range(GOODS):
        s.goods[seat][good] = s.known[seat][good]
        known += s.known[seat][good]
    for _ in range(s.held[seat] - known):
        s.goods[seat][draw_good(s, lots)] += 1


@rule
def draw_good(s: Position, lots: Lots) -> int:
    """Draw a good from the pile as it is imagined."""
    total = 0
    for good in range(GOODS):
        total += s.pile[good]
    rest = below(lots, total)
    good = 0
    while rest >= s.pile[good]:
        rest -= s.pile[good]
        good += 1
    s.pile[good] -= 1
    return good


# Buildings.


@rule
def draw_card(bits: int, lots: Lots) -> int:
    """Draw a member of a set."""
    rest, card = below(lots, size(bits)), 0
    while rest > 0 or not has(bits, card):
        rest -= has(bits, card)
        card += 1
    return card


@rule
def viewer_of(s: Position) -> int:
    """Return the viewer whose sets count: the seat, or the public for a spectator."""
    return s.viewer if s.viewer >= 0 else PUBLIC


@rule
def unseen_cards(s: Position) -> int:
    """§9.2  Return the buildings that the viewer cannot place."""
    seen = s.shown | s.above | s.below
    for seat in range(s.seats):
        seen |= s.opened[seat] | s.built[seat]
    if s.viewer >= 0:
        seen |= s.hand[s.viewer] | s.rejected[s.viewer]
        if s.viewer == s.turn:
            seen |= s.looked
    return ((1 << BUILDINGS) - 1) & ~seen


@rule
def slots_of(s: Position, seat: int) -> int:
    """Count the unseen buildings of another seat: in hand, and drawn but not yet chosen."""
    count = s.cards[seat] - size(s.opened[seat])
    return count + s.looked_count if seat == s.turn else count


@rule
def deal_cards(s: Position, lots: Lots) -> bool:
    """Deal the unseen buildings once; return whether the deal fits all that the viewer knows.

    What can lie neither in the pile nor among the discards is dealt first, to any hands; the rest
    of the hands, then the discards, come from what is left. All fitting deals are equally likely.
    """
    me, rest = viewer_of(s), unseen_cards(s)
    bound = rest & ~(s.lies[me] | s.tossed[me])
    slots = 0
    for seat in range(s.seats):
        if seat != s.viewer:
            s.hand[seat] = s.opened[seat]
            slots += slots_of(s, seat)
    if s.viewer != s.turn:
        s.looked = 0
    if size(bound) > slots:
        return False
    fits, must = True, size(bound)
    for seat in range(s.seats):
        if seat == s.viewer:
            continue
        for place in range(slots_of(s, seat)):
            from_bound = below(lots, slots) < must
            card = draw_card(bound if from_bound else rest & ~bound, lots)
            if from_bound:
                bound &= ~(1 << card)
                must -= 1
            rest &= ~(1 << card)
            slots -= 1
            fits = fits and has(s.may[me][seat], card)
            put_card(s, seat, card, place)
    return fits and deal_discards(s, lots, me, rest)


@rule
def put_card(s: Position, seat: int, card: int, place: int) -> None:
    """Put an imagined card into a hand, or among the draws of a seat that is choosing."""
    if seat == s.turn and place < s.looked_count:
        s.looked |= 1 << card
    else:
        s.hand[seat] |= 1 << card


@rule
def deal_discards(s: Position, lots: Lots, me: int, rest: int) -> bool:
    """Deal the unseen discards; the rest is the pile. Return whether both are possible."""
    s.cast = s.shown
    if s.viewer >= 0:
        s.cast |= s.rejected[s.viewer]
    fits = True
    for _ in range(s.cast_count - size(s.cast)):
        card = draw_card(rest, lots)
        rest &= ~(1 << card)
        s.cast |= 1 << card
        fits = fits and has(s.tossed[me], card)
    s.deck = rest
    return fits and rest & ~s.lies[me] == 0
