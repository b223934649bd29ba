"""What things of Riga would bring now: rows, buildings, functions, means of payment, discards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kogge.core.carrier.bits import has
from kogge.core.carrier.record import word
from kogge.core.trace import UNREAD
from kogge.core.verbs.reckoning import Entry, between, entry

from ..box import Box
from ..hidden import unplaced
from ..position import Position
from ..rules.build import (
    city_of,
    count_of,
    due_with,
    half,
    money,
    price_of,
    raise_buildings,
    why_not_have,
    worth_of,
)
from ..rules.turn import in_play, take_card, take_row
from ..scoring import total
from ..survey import at_rest
from ..verbs import (
    BILL_CARD,
    CHARGE,
    DISCARD,
    KEEP_CARD,
    KEEP_GOOD,
    PAY_THING,
    SETTLE,
    SPEND_GOOD,
    TAKE_CARD,
    TAKE_ROW,
    USE_CRANE,
    USE_TREASURY,
    USE_YARD,
)
from ..vocabulary import BILL, BILLS, BUILDINGS, GOODS, KEEP, PAY, RIGA, THINGS, City

Prospects = dict[int, list[Entry]]


def prospects(box: Box, s: Position, seat: int) -> Prospects:
    """Return what everything in sight would bring a seat now."""
    own = at_rest(s, seat)
    found = [
        *_rows(box, own, seat),
        *_buildings(box, own, seat),
        *_functions(box, own, seat),
        *_goods(box, own, seat),
    ]
    return {action: entries for action, entries in found if entries}


Found = Iterator[tuple[int, list[Entry]]]  # an action, and what it would bring


# Rows.


def _rows(box: Box, s: Position, seat: int) -> Found:
    for row in range(s.seats + box.extra):
        if any(s.rows[row]):
            yield TAKE_ROW.first + row, _row(box, s, seat, row)


def _row(box: Box, s: Position, seat: int, row: int) -> list[Entry]:
    """§3.3, §4.3  What the hand could pay in each city with the row, and what it could without."""
    after = s.copy()
    take_row(after, UNREAD, seat, row)
    return [
        entry("hand-with", money(box, after, seat, city), city=word(City(city)),
              now=money(box, s, seat, city))
        for city in _cities(s)
    ]  # fmt: skip


def _cities(s: Position) -> range:
    return range(len(City) if in_play(s) else RIGA)


# Buildings.


def _buildings(box: Box, s: Position, seat: int) -> Found:
    mine = s.turn == seat
    for card in _members(s.above | s.below):
        yield TAKE_CARD.first + card, _taken(box, s, seat, card)
    for card in _members((s.looked if mine else 0) | (s.hand[seat] if s.phase == KEEP else 0)):
        yield KEEP_CARD.first + card, _kept(box, s, seat, card)
    for bill in range(BILLS):
        if why_not_have(s, seat, bill) == 0:
            yield BILL_CARD.first + bill, _billed(box, s, seat, bill)


def _members(cards: int) -> Iterable[int]:
    return (card for card in range(BUILDINGS) if has(cards, card))


def _taken(box: Box, s: Position, seat: int, card: int) -> list[Entry]:
    """§3.3, §8.2  A building of the display: its cost, its points, and what it costs if unbuilt."""
    after = s.copy()
    take_card(after, UNREAD, seat, card)
    return [
        *_cost(box, s, seat, card),
        entry("points-built", _raised(box, after, seat, card) - total(box, s, seat)),
        entry("points-held", total(box, after, seat) - total(box, s, seat)),
    ]


def _kept(box: Box, s: Position, seat: int, card: int) -> list[Entry]:
    """§1.4, §5.4  A building that was drawn: its cost, and the points that it would bring."""
    after = s.copy()
    after.hand[seat] |= 1 << card
    return [
        *_cost(box, s, seat, card),
        entry("points-built", _raised(box, after, seat, card) - total(box, s, seat)),
    ]


def _billed(box: Box, s: Position, seat: int, bill: int) -> list[Entry]:
    """§4.1, §4.4  A building in hand, or a Riga building: what is due, what is left, its points."""
    return [
        *_cost(box, s, seat, bill),
        entry("points-built", _raised(box, s, seat, bill) - total(box, s, seat)),
    ]


def _cost(box: Box, s: Position, seat: int, bill: int) -> list[Entry]:
    due, city = due_with(box, s, seat, bill), city_of(bill)
    left = money(box, s, seat, city) - due
    named = word(City(city))
    rest = entry("left", left, city=named) if left >= 0 else entry("short", -left, city=named)
    return [entry("cost", due, price=price_of(box, bill)), rest]


def _raised(box: Box, s: Position, seat: int, bill: int) -> int:
    """§8.2  Return the points of a seat once a building stands."""
    after = s.copy()
    after.due, after.billed, after.billed_own = 0, 0, 0
    if bill < BUILDINGS:
        after.billed = 1 << bill
    else:
        after.billed_own = 1 << bill - BUILDINGS
    raise_buildings(after, UNREAD, seat)
    return total(box, after, seat)


# Functions.


def _functions(box: Box, s: Position, seat: int) -> Found:
    """§5.2, §5.3, §5.4, §6.4  What the functions of buildings would bring."""
    if goods := _drawable(box, s):
        yield USE_TREASURY.first, [between("finds", goods, draws=box.draws[0])]
    yard = min(box.draws[1], s.deck_count + s.cast_count)
    yield USE_YARD.first, [entry("digs", yard)] if yard else []
    if saved := _saved(box, s, seat):
        yield USE_CRANE.first, [between("saves", saved)]
    if s.phase == BILL:
        yield SETTLE.first, [entry("due", s.due)]
    yield CHARGE.first, [entry("charges", box.charged, charge=box.charge)]


def _drawable(box: Box, s: Position) -> list[int]:
    """Return the base values of the goods that could be drawn, as far as the seat knows."""
    return [box.basic[good] for good, count in enumerate(unplaced(box, s)) if count]


def _saved(box: Box, s: Position, seat: int) -> list[int]:
    """§5.3  Return what a Crane would save: on the last building of a bill, or on any in hand."""
    if s.phase == BILL:
        bills = [s.bill_last]
    else:
        bills = [bill for bill in range(BILLS) if why_not_have(s, seat, bill) == 0]
    return [price_of(box, bill) - half(price_of(box, bill)) for bill in bills]


# Goods, and other means of payment.


def _goods(box: Box, s: Position, seat: int) -> Found:
    for good in range(GOODS):
        if s.goods[seat][good]:
            base = entry("base", box.basic[good])
            yield SPEND_GOOD.first + good, [base]
            yield DISCARD.first + good, [base, *_paying(box, s, seat, good)]
        if s.turn == seat and s.drawn[good]:
            yield KEEP_GOOD.first + good, [entry("base", box.basic[good])]
    for thing in range(THINGS):
        if count_of(s, seat, thing):
            yield PAY_THING.first + thing, _paying(box, s, seat, thing)
    for card in _members(s.hand[seat]):
        yield DISCARD.first + GOODS + card, [entry("points-saved", box.penalty)]


def _paying(box: Box, s: Position, seat: int, thing: int) -> list[Entry]:
    """§4.3  What a means of payment is worth where a bill is open, or in every city."""
    cities = [s.city] if s.phase == PAY and s.turn == seat else _cities(s)
    worths = {city: worth_of(box, s, seat, city, thing) for city in cities}
    return [entry("pays", worth, city=word(City(city))) for city, worth in worths.items()]
