"""A position of Riga laid out by hand: what follows from the cards that have been placed."""

from __future__ import annotations

from kogge.core.carrier.bits import has, size
from kogge.core.carrier.record import word
from kogge.core.error import Broken

from .box import Box
from .position import Position
from .vocabulary import ALL, VIEWERS, Building, Good


def complete(box: Box, s: Position) -> None:
    """Count the hands, and lay what is not placed into the piles.

    All seats know the cards in hand that ``known`` and ``opened`` list, and no others.
    """
    for seat in range(s.seats):
        s.cards[seat], s.held[seat] = size(s.hand[seat]), sum(s.goods[seat])
    s.drawn_count, s.looked_count = sum(s.drawn), size(s.looked)
    _fill_pile(box, s)
    _fill_deck(s)
    for viewer in range(VIEWERS):
        _know(s, viewer)


def _fill_pile(box: Box, s: Position) -> None:
    for good in Good:
        placed = s.discards[good] + s.drawn[good] + sum(row[good] for row in s.rows)
        placed += sum(s.goods[seat][good] for seat in range(s.seats))
        if placed > box.goods[good]:
            figures = {"name": word(good), "count": placed, "most": box.goods[good]}
            raise Broken("", "{name} is placed {count} times", "at most {most}", **figures)
        s.pile[good] = box.goods[good] - placed
    s.pile_count = sum(s.pile)


def _fill_deck(s: Position) -> None:
    s.cast |= s.shown
    places = [s.cast, s.above, s.below, s.looked, *s.hand[: s.seats], *s.built[: s.seats]]
    for card in Building:
        count = sum(has(place, card) for place in places)
        if count > 1:
            figures = {"name": word(card), "count": count, "most": 1}
            raise Broken("", "{name} is placed {count} times", "at most {most}", **figures)
    s.deck = ALL & ~_union(places)
    s.deck_count, s.cast_count = size(s.deck), size(s.cast)


def _know(s: Position, viewer: int) -> None:
    """§9.1  Let a seat, or the public, think everything possible that it has not seen."""
    seen = _union([s.shown, s.above, s.below, *s.opened[: s.seats], *s.built[: s.seats]])
    if viewer < s.seats:
        seen |= s.hand[viewer] | s.rejected[viewer] | (s.looked if viewer == s.turn else 0)
    s.lies[viewer] = ALL & ~seen
    s.tossed[viewer] = s.lies[viewer] if s.cast & ~s.shown else 0
    for seat in range(s.seats):
        hidden = s.hand[seat] & ~s.opened[seat] or (seat == s.turn and s.looked)
        s.may[viewer][seat] = s.lies[viewer] if hidden and seat != viewer else 0


def _union(sets: list[int]) -> int:
    everything = 0
    for one in sets:
        everything |= one
    return everything
