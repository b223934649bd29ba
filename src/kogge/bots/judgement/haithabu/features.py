"""What a net sees of two seats in a position of Haithabu."""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.bits import has, size
from kogge.core.carrier.record import words
from kogge.core.carrier.rule import rule
from kogge.games.haithabu.box import Box
from kogge.games.haithabu.position import Position
from kogge.games.haithabu.rules.transports import room_of
from kogge.games.haithabu.rules.turn import DAY, MONTHS
from kogge.games.haithabu.scoring import merit
from kogge.games.haithabu.verbs import VERBS
from kogge.games.haithabu.vocabulary import (
    CART,
    CHARACTERS,
    FIELDS,
    GOODS,
    JUGGLE,
    POST,
    ROWS,
    SHIP,
    WAREHOUSE,
    Character,
    Field,
    Good,
    Vehicle,
)

from ..eye import Sight
from .book import BOOK, describe_book
from .stores import excess, unpaid
from .values import (
    characters,
    crowd,
    is_to_place,
    nights,
    purse,
    rounds_left,
    sum_up,
    vehicles,
    workers_left,
)

is_asked, is_drawing = VERBS.is_asked, VERBS.is_drawing

TERMS = (
    *("purse", "orders", "vehicles", "characters", "nights", "crowd", "standing"),
    *("points", "merit", "silver", "loans", "completed", "workers"),
)
EACH = (  # of the seat itself, then of the other
    *BOOK,
    *TERMS,
    *(f"house {good}" for good in words(Good)),
    *(f"post {good}" for good in words(Good)),
    *("house", "post"),
    *("full house", "full post", "unpaid"),
    *words(Vehicle),
    "lift",
    *words(Character),
    *(f"field {field}" for field in words(Field)),
)
LEAD = ("standing", "points", "merit", "silver", "completed", "most", "asked", "starter")
TABLE = (
    *("rounds", "before farewell", "month", "chance", "round end", "inn"),
    *(f"price {good}" for good in words(Good)),
    *(f"stock {good}" for good in words(Good)),
    *("free characters", "seats"),
)
NAMES: tuple[str, ...] = (
    *(f"own {name}" for name in EACH),
    *(f"other {name}" for name in EACH),
    *(f"lead {name}" for name in LEAD),
    *TABLE,
)
SIZE, SIDE = len(NAMES), len(EACH)
LEADS, TABLES = 2 * SIDE, 2 * SIDE + len(LEAD)  # where these begin
STANDING, POINTS, MERIT, SILVER, COMPLETED = (
    EACH.index(name) for name in ("standing", "points", "merit", "silver", "completed")
)


@rule
def relate(box: Box, s: Position, seat: int, other: int, row: Any) -> None:
    """Write who leads by how much, and what both share."""
    compare(s, seat, other, row, LEADS)
    describe_table(box, s, row, TABLES)


@rule
def portray(box: Box, s: Position, seat: int, row: Any, at: int) -> None:
    """Write all figures of one seat."""
    promised = describe_book(box, s, seat, row, at)
    at = describe_terms(box, s, seat, promised, row, at + len(BOOK))
    at = describe_goods(s, seat, row, at)
    at = describe_risks(box, s, seat, row, at)
    at = describe_vehicles(box, s, seat, row, at)
    for who in range(CHARACTERS):
        row[at + who] = 1.0 if has(s.characters[seat], who) else 0.0
    describe_fields(s, seat, row, at + CHARACTERS)


# What the hand would judge by, term by term.


@rule
def describe_terms(box: Box, s: Position, seat: int, promised: float, row: Any, at: int) -> int:
    """Write the terms of the evaluation by hand, and what ranks the seats."""
    row[at] = purse(box, s, seat) / 4
    row[at + 1] = promised / 10
    row[at + 2] = vehicles(box, s, seat) / 4
    row[at + 3] = characters(box, s, seat) / 15
    row[at + 4] = nights(s, seat) / 2
    row[at + 5] = crowd(s, seat)
    row[at + 6] = sum_up(box, s, seat, promised) / 30
    row[at + 7] = s.points[seat] / 20
    row[at + 8] = merit(box, s, seat) / 20
    row[at + 9] = s.silver[seat] / 100
    row[at + 10] = s.loans[seat]
    row[at + 11] = s.completed[seat] / 2
    row[at + 12] = workers_left(s, seat) / MONTHS
    return at + 13


# Goods, transports and fields.


@rule
def describe_goods(s: Position, seat: int, row: Any, at: int) -> int:
    """Write what lies in both stores."""
    house, post = 0, 0
    for good in range(GOODS):
        row[at + good] = s.warehouse[seat][good] / 3
        row[at + GOODS + good] = s.post[seat][good] / 2
        house += s.warehouse[seat][good]
        post += s.post[seat][good]
    at += 2 * GOODS
    row[at], row[at + 1] = house / 5, post / 5
    return at + 2


@rule
def describe_risks(box: Box, s: Position, seat: int, row: Any, at: int) -> int:
    """Write what would be lost if the round ended now: for want of room, or of silver."""
    row[at] = excess(box, s, seat, WAREHOUSE) / 3
    row[at + 1] = excess(box, s, seat, POST) / 3
    row[at + 2] = unpaid(box, s, seat) / 3
    return at + 3


@rule
def describe_vehicles(box: Box, s: Position, seat: int, row: Any, at: int) -> int:
    """Write how much the transports carry, and how much could be loaded now on the better one."""
    row[at], row[at + 1] = carried(box, s, seat, CART) / 4, carried(box, s, seat, SHIP) / 4
    row[at + 2] = max(lift(box, s, seat, CART), lift(box, s, seat, SHIP)) / 4
    return at + 3


@rule
def carried(box: Box, s: Position, seat: int, vehicle: int) -> int:
    """Count the goods that a transport has places for."""
    card = s.vehicles[seat][vehicle]
    if card == 0:
        return 0
    places = room_of(box, s, seat, vehicle)
    for good in range(GOODS):
        places += box.carries[card][good]
    return places


@rule
def lift(box: Box, s: Position, seat: int, vehicle: int) -> int:
    """Count the goods in the warehouse that would find a place."""
    card, fits, others = s.vehicles[seat][vehicle], 0, 0
    if card == 0:
        return 0
    for good in range(GOODS):
        prescribed = min(s.warehouse[seat][good], box.carries[card][good])
        fits += prescribed
        others += s.warehouse[seat][good] - prescribed
    return fits + min(others, room_of(box, s, seat, vehicle))


@rule
def describe_fields(s: Position, seat: int, row: Any, at: int) -> None:
    """Write where the seat's next worker may go, by day or night, if the rondel is not turned."""
    own = s.own[seat] if workers_left(s, seat) > 0 else 0
    now = s.rounds > 0 and s.step == 0 and s.phase != JUGGLE and is_to_place(s, seat)
    turned = s.turned if now else s.turned + 1
    for field in range(FIELDS):
        free = 1.0 if (field + turned) % FIELDS < DAY else 0.5
        row[at + field] = 0.0 if has(own, field) else free


# Both seats.


@rule
def compare(s: Position, seat: int, other: int, row: Any, at: int) -> None:
    """Write by how much the seat leads; being next, or first, to act counts as a lead too."""
    row[at] = 2 * (row[STANDING] - row[SIDE + STANDING])
    row[at + 1] = 2 * (row[POINTS] - row[SIDE + POINTS])
    row[at + 2] = row[MERIT] - row[SIDE + MERIT]
    row[at + 3] = row[SILVER] - row[SIDE + SILVER]
    row[at + 4] = row[COMPLETED] - row[SIDE + COMPLETED]
    most = (s.completed[seat] > s.completed[other]) - (s.completed[seat] < s.completed[other])
    row[at + 5] = most
    row[at + 6] = is_asked(s, seat) - is_asked(s, other)
    earlier = (seat - s.starter) % s.seats < (other - s.starter) % s.seats
    row[at + 7] = 1.0 if earlier else -1.0


@rule
def describe_table(box: Box, s: Position, row: Any, at: int) -> None:
    """Write the time, and the market."""
    row[at] = rounds_left(box, s) / 4
    row[at + 1] = 1.0 if is_before_farewell(box, s) else 0.0
    row[at + 2] = s.month / MONTHS
    row[at + 3] = 1.0 if is_drawing(s) else 0.0
    row[at + 4] = 1.0 if s.step != 0 else 0.0
    row[at + 5] = s.inn
    for good in range(GOODS):
        row[at + 6 + good] = 2 * s.row[good] / (ROWS - 1)
        row[at + 6 + GOODS + good] = s.stock[good] / 10
    row[at + 6 + 2 * GOODS], row[at + 7 + 2 * GOODS] = free_characters(s) / 4, s.seats - 2


@rule
def free_characters(s: Position) -> int:
    """Count the characters that nobody has."""
    taken = 0
    for seat in range(s.seats):
        taken |= s.characters[seat]
    return CHARACTERS - size(taken)


@rule
def is_before_farewell(box: Box, s: Position) -> bool:
    """Return whether characters may still be sent away for points."""
    return s.rounds < box.farewell or (s.rounds == box.farewell and s.step <= 3)


SIGHT = Sight(portray, relate, side=SIDE, inputs=SIZE)
