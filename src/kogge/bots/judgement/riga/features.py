"""What a net sees of two seats in a position of Riga, from the side of the first.

Every part writes its figures from a place on and returns the place after them, in the order of
the names. All are scaled to about -1 to 3.
"""

from __future__ import annotations

from kogge.core.carrier.bits import first, has, size, without_first
from kogge.core.carrier.record import words
from kogge.core.carrier.rule import rule
from kogge.games.riga.box import Box
from kogge.games.riga.position import Position
from kogge.games.riga.rules.build import money, price_of
from kogge.games.riga.rules.setup import value_of
from kogge.games.riga.scoring import company, count_built, count_unused, total
from kogge.games.riga.vocabulary import (
    ARCHIVE,
    AUTUMN,
    BANK,
    CRANE,
    GOODS,
    KINDS,
    KNIGHT,
    LODGE,
    MANUFACTORY,
    MARKET_HALL,
    MERCHANT,
    MONASTERY,
    PORTS,
    POST,
    ROWS,
    STOREHOUSE,
    TAVERN,
    TREASURY,
    TURN,
    WINTER,
    YARD,
    City,
    Good,
)

from ..eye import Sight
from .values import (
    NO_PLANS,
    Row,
    cards_of,
    crowd,
    excess,
    functions,
    in_hand,
    is_done,
    plans,
    promise,
    purse,
    share_of,
    sort_in,
    turns_left,
)

CLOCK = ("left", "share", "wait")
STOCK = (*words(Good), "held", "unseen", "base")
PEOPLE = ("knights", "merchants", "sets", "next lodge", "banks", "taverns")
BUILT = ("manufactories", "market halls", "archives", "lodges")
UNUSED = ("posts", "treasuries", "cranes", "yards", "unused banks", "unused taverns")
HAND = ("cards", "hidden", "price")
CITIES = tuple(f"{what} {city}" for city in words(City)[:PORTS] for what in ("ducats", "promise"))
SHOPS = (*CITIES, "payable", "first", "second")
SHOWN = ("first shown", "second shown")
TERMS = ("total", "functions", "purse", "plans", "standing", "crowd")
HOUSE = ("excess", "own built", "storehouse", "charged", "monastery")
SEAT = (*CLOCK, *STOCK, *PEOPLE, *BUILT, *UNUSED, *HAND, *SHOPS, *SHOWN, *TERMS, *HOUSE)
YEAR = ("turn", "took", "autumn", "winter", "spring", "starter", "riga")
TABLE = ("first row", "second row", "third row", *(f"{good} lies" for good in words(Good)))
LYING = ("display", "leaving")
LEADS = TERMS[:-1]
NAMES: tuple[str, ...] = (
    *(f"{name}, own" for name in SEAT),
    *(f"{name}, other" for name in SEAT),
    *(*YEAR, *TABLE, *LYING),
    *(f"{name}, lead" for name in LEADS),
)
SIZE, WIDE, LEAD = len(NAMES), len(SEAT), len(LEADS)
FIRST_TERM, WAIT = SEAT.index("total"), SEAT.index("wait")


@rule
def relate(box: Box, s: Position, seat: int, other: int, row: list[float]) -> None:
    """Write how long each waits for the other, what both see, and by how much one leads."""
    row[WAIT] = wait(s, seat, other) / 2.0
    row[WIDE + WAIT] = wait(s, other, seat) / 2.0
    place = _year(s, seat, other, row, 2 * WIDE)
    place = _table(box, s, row, place)
    for lead in range(LEAD):
        row[place + lead] = 2.0 * (row[FIRST_TERM + lead] - row[WIDE + FIRST_TERM + lead])


@rule
def portray(box: Box, s: Position, seat: int, row: list[float], place: int) -> None:
    """Write all figures of one seat, but for how long it waits for another."""
    left = turns_left(box, s, seat)
    share = share_of(left)
    knights, merchants = company(box, s, seat, KNIGHT), company(box, s, seat, MERCHANT)
    place = _clock(row, place, left)
    place = _stock(box, s, seat, row, place)
    place = _people(box, s, seat, row, place, knights, merchants)
    place = _built(s, seat, row, place)
    place = _hand(box, s, seat, row, place)
    place, top = _shops(box, s, seat, row, place, share, knights, merchants)
    place = _shown(box, s, seat, row, place, share, knights, merchants)
    place = _terms(box, s, seat, row, place, left, knights, merchants, top)
    _house(box, s, seat, row, place)


@rule
def _clock(row: list[float], place: int, left: int) -> int:
    row[place] = left / 16.0
    row[place + 1] = share_of(left)
    return place + len(CLOCK)


@rule
def wait(s: Position, seat: int, other: int) -> int:
    """Count the other seat's takes before this seat's next, if the game goes on."""
    slot, count = 2 * s.seats if s.phase == WINTER else 0, 0
    if TURN <= s.phase < WINTER:
        slot = s.seats * s.season + s.turns + s.took
    while taker(s, slot) != seat:
        count += taker(s, slot) == other
        slot += 1
    return count


@rule
def taker(s: Position, slot: int) -> int:
    """Return the seat whose take it is, by the number of the take in this year and the next.

    Summer goes round from the start player, autumn back; the next year begins to the left.
    """
    year, place = slot // (2 * s.seats), slot % (2 * s.seats)
    return (s.starter + year + min(place, 2 * s.seats - 1 - place)) % s.seats


@rule
def _stock(box: Box, s: Position, seat: int, row: list[float], place: int) -> int:
    """Goods, those that the other seat has not seen, and what they are worth."""
    unseen, base = s.held[seat], 0
    for good in range(GOODS):
        count = s.goods[seat][good] - s.given_goods[seat][good]
        unseen -= s.known[seat][good]
        base += count * box.basic[good]
        row[place + good] = count / 4.0
    row[place + GOODS] = s.held[seat] / 8.0
    row[place + GOODS + 1] = unseen / 3.0
    row[place + GOODS + 2] = base / 25.0
    return place + GOODS + 3


@rule
def _people(
    box: Box, s: Position, seat: int, row: list[float], place: int, knights: int, merchants: int
) -> int:
    """Knights and merchants, and what they bring in Archives, Banks and Taverns."""
    lodges = count_built(s, seat, LODGE)
    row[place] = knights / 5.0
    row[place + 1] = merchants / 5.0
    row[place + 2] = min(knights, merchants, box.sets) / 3.0
    row[place + 3] = (box.lodges[min(PORTS, lodges + 1)] - box.lodges[lodges]) / 10.0
    row[place + 4] = box.purse * merchants * count_unused(s, seat, BANK) / 12.0
    row[place + 5] = box.purse * knights * count_unused(s, seat, TAVERN) / 12.0
    return place + 6


@rule
def _built(s: Position, seat: int, row: list[float], place: int) -> int:
    """Buildings that work for good, and functions that are not used yet."""
    row[place] = count_built(s, seat, MANUFACTORY) / 2.0
    row[place + 1] = count_built(s, seat, MARKET_HALL) / 2.0
    row[place + 2] = count_built(s, seat, ARCHIVE) / 2.0
    row[place + 3] = count_built(s, seat, LODGE) / 2.0
    row[place + 4] = count_unused(s, seat, POST) / 2.0
    row[place + 5] = count_unused(s, seat, TREASURY) / 2.0
    row[place + 6] = count_unused(s, seat, CRANE) / 2.0
    row[place + 7] = count_unused(s, seat, YARD) / 2.0
    row[place + 8] = count_unused(s, seat, BANK) / 2.0
    row[place + 9] = count_unused(s, seat, TAVERN) / 2.0
    return place + 10


@rule
def _hand(box: Box, s: Position, seat: int, row: list[float], place: int) -> int:
    """Buildings in hand, those that the other seat has not seen, and what all of them cost."""
    rest, price = in_hand(s, seat), 0
    while rest != 0:
        price += price_of(box, first(rest))
        rest = without_first(rest)
    row[place] = s.cards[seat] / 4.0
    row[place + 1] = (s.cards[seat] - size(s.opened[seat])) / 2.0
    row[place + 2] = price / 30.0
    return place + 3


@rule
def _shops(
    box: Box,
    s: Position,
    seat: int,
    row: list[float],
    place: int,
    share: float,
    knights: int,
    merchants: int,
) -> tuple[int, Row]:
    """City by city: what could be paid there, and what the buildings in hand promise."""
    hand, payable, top = in_hand(s, seat), 0, NO_PLANS
    for city in range(PORTS):
        ducats, promised = money(box, s, seat, city), 0.0
        if cards_of(hand, city) != 0:
            top, promised = sort_in(
                box, s, seat, city, ducats, hand, share, knights, merchants, top
            )
            payable += _payable(box, city, cards_of(hand, city), ducats)
        row[place + 2 * city] = ducats / 20.0
        row[place + 2 * city + 1] = promised / 8.0
    row[place + 2 * PORTS] = payable / 3.0
    row[place + 2 * PORTS + 1] = top[0] / 5.0
    row[place + 2 * PORTS + 2] = top[1] / 5.0
    return place + 2 * PORTS + 3, top


@rule
def _payable(box: Box, city: int, kinds: int, ducats: int) -> int:
    """Count the buildings of a city that could be paid for, each by itself."""
    count = 0
    while kinds != 0:
        count += int(box.cost[first(kinds)][city] <= ducats)
        kinds = without_first(kinds)
    return count


@rule
def _shown(
    box: Box,
    s: Position,
    seat: int,
    row: list[float],
    place: int,
    share: float,
    knights: int,
    merchants: int,
) -> int:
    """Write what the two best buildings on display would promise in hand."""
    rest, best, second = s.above | s.below, 0.0, 0.0
    while rest != 0:
        card = first(rest)
        rest = without_first(rest)
        ducats = money(box, s, seat, card // KINDS)
        worth = promise(box, s, seat, card, ducats, share, knights, merchants)
        second = max(second, min(best, worth))
        best = max(best, worth)
    row[place] = best / 5.0
    row[place + 1] = second / 5.0
    return place + 2


@rule
def _terms(
    box: Box,
    s: Position,
    seat: int,
    row: list[float],
    place: int,
    left: int,
    knights: int,
    merchants: int,
    top: Row,
) -> int:
    """Write the terms that the evaluation by hand adds up."""
    points = float(total(box, s, seat))
    function = functions(box, s, seat, left, knights, merchants)
    stock, planned = purse(box, s, seat, share_of(left)), plans(top)
    crowded = 0.0 if is_done(s, seat, left) else crowd(box, s, seat)
    row[place] = points / 40.0
    row[place + 1] = function / 8.0
    row[place + 2] = stock / 8.0
    row[place + 3] = planned / 10.0
    row[place + 4] = (points + function + stock + planned - crowded) / 40.0
    row[place + 5] = crowded / 4.0
    return place + 6


@rule
def _house(box: Box, s: Position, seat: int, row: list[float], place: int) -> None:
    """Write what winter takes, and the Riga buildings."""
    row[place] = excess(box, s, seat) / 6.0
    row[place + 1] = size(s.own[seat]) / 4.0
    row[place + 2] = _mark(has(s.own[seat], STOREHOUSE))
    row[place + 3] = float(s.charged[seat])
    row[place + 4] = _mark(has(s.own[seat], MONASTERY) and s.prayed[seat] == 0)


@rule
def _year(s: Position, seat: int, other: int, row: list[float], place: int) -> int:
    """Write whose turn it is, and when."""
    row[place] = 0.0
    if TURN <= s.phase < WINTER:
        row[place] = float(int(s.turn == seat) - int(s.turn == other))
    row[place + 1] = float(s.took)
    row[place + 2] = _mark(s.season == AUTUMN)
    row[place + 3] = _mark(s.phase == WINTER)
    row[place + 4] = _mark(s.phase < TURN)
    row[place + 5] = _mark(s.starter == seat)
    row[place + 6] = float(s.riga)
    return place + 7


@rule
def _table(box: Box, s: Position, row: list[float], place: int) -> int:
    """Write what lies out to be taken: the best rows, all their goods, and the display."""
    for rank in range(3):
        row[place + rank] = 0.0
    for lying in range(s.seats + box.extra):
        worth = value_of(box, s.rows[lying]) / 12.0
        for rank in range(place, place + 3):
            if worth > row[rank]:
                row[rank], worth = worth, row[rank]
    for good in range(GOODS):
        row[place + 3 + good] = _lying(s, good) / 6.0
    row[place + 3 + GOODS] = size(s.above | s.below) / 4.0
    row[place + 4 + GOODS] = size(s.below) / 4.0
    return place + 5 + GOODS


@rule
def _lying(s: Position, good: int) -> int:
    count = 0
    for row in range(ROWS):
        count += s.rows[row][good]
    return count


@rule
def _mark(true: bool) -> float:
    return 1.0 if true else 0.0


SIGHT = Sight(portray, relate, side=WIDE, inputs=SIZE)
