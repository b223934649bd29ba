"""How good a position of Riga looks to a seat, and how it would pay a bill."""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.bits import first, size, without_first
from kogge.core.carrier.rule import rule
from kogge.games.riga.box import Box
from kogge.games.riga.position import Position
from kogge.games.riga.rules.build import comes_after, count_of, money, price_of, worth_of
from kogge.games.riga.rules.winter import limit_of
from kogge.games.riga.scoring import company, count_built, count_unused, merit, total
from kogge.games.riga.verbs import PAY_THING, SETTLE, USE_CRANE
from kogge.games.riga.vocabulary import (
    ARCHIVE,
    AUTUMN,
    BANK,
    BILL,
    CRANE,
    DIG,
    GOODS,
    KINDS,
    KNIGHT,
    LODGE,
    MANUFACTORY,
    MARKET_HALL,
    MERCHANT,
    OVER,
    PAY,
    PORTS,
    POST,
    SEARCH,
    TAVERN,
    THINGS,
    TREASURY,
    TURN,
    WINTER,
    YARD,
)

from ..scratch import LONG
from ..unsure import UNSURE

FIRST_PAYMENT, SETTLING, CRANING = PAY_THING.first, SETTLE.first, USE_CRANE.first
WIN = 1000.0
DUCAT = 0.42  # points that a ducat buys
LATER = 0.86  # the part of that left when a ducat is saved for a later turn
SEEN = 0.55  # the part of its yield that a building in hand is worth, once it can be paid for
PERSON = 0.35  # points of a knight or merchant beyond what counts already
DRAW = 1.4  # points of a Treasury's good
CHOICE = 1.2  # points of a Building Yard's pick
CROWD = 1.0  # points lost for each card above the winter limit
FAR = 1e9
CALM = 4.0  # turns to come from which on a function counts in full
WEIGHTS = (1.0, 0.8, 0.6, 0.4, 0.2, 0.1, 0.05)  # of promises, from the best on
Row = tuple[float, float, float, float, float, float, float]
NO_PLANS: Row = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
KIND_BITS = (1 << KINDS) - 1


@rule
def value(box: Box, s: Position, seat: int) -> float:
    """Compare a seat with the best of the others, in points at the end."""
    if s.phase == OVER:
        return _result(box, s, seat)
    best = -FAR
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(box, s, other))
    return standing(box, s, seat) - 0.3 * best


@rule
def _result(box: Box, s: Position, seat: int) -> float:
    best = -FAR
    for other in range(s.seats):
        if other != seat:
            best = max(best, float(merit(box, s, other)))
    lead = merit(box, s, seat) - best
    return (WIN if lead > 0 else 0.0) + lead / 1000


@rule
def turns_left(box: Box, s: Position, seat: int) -> int:
    """Count the turns that a seat has yet to begin."""
    left = 2 * (box.years[s.seats - 2] - s.year)
    if s.phase < TURN:
        return left + 2
    return left if s.phase == WINTER else left + _turns_this_year(s, seat)


@rule
def _turns_this_year(s: Position, seat: int) -> int:
    summer = (seat - s.starter) % s.seats
    autumn = (s.starter - 1 - seat) % s.seats
    if s.season == AUTUMN:
        return int(autumn >= s.turns + s.took)
    return 1 + int(summer >= s.turns + s.took)


@rule
def is_done(s: Position, seat: int, left: int) -> bool:
    """Return whether a seat has ended its last turn."""
    return left == 0 and s.turn != seat


@rule
def share_of(left: int) -> float:
    """Return how much of what comes later still counts, by the turns to come."""
    return min(1.0, left / CALM)


@rule
def standing(box: Box, s: Position, seat: int) -> float:
    """Return points now, and what hand and functions will bring in the turns to come."""
    left = turns_left(box, s, seat)
    points = float(total(box, s, seat))
    if is_done(s, seat, left):
        return points + 0.01 * goods_of(s, seat)
    knights, merchants = company(box, s, seat, KNIGHT), company(box, s, seat, MERCHANT)
    share = share_of(left)
    points += functions(box, s, seat, left, knights, merchants)
    points += purse(box, s, seat, share)
    points += plans(promises(box, s, seat, share, knights, merchants))
    return points - crowd(box, s, seat)


@rule
def goods_of(s: Position, seat: int) -> int:
    """Count the goods in hand that are known."""
    count = 0
    for good in range(GOODS):
        count += s.goods[seat][good]
    return count


@rule
def functions(box: Box, s: Position, seat: int, left: int, knights: int, merchants: int) -> float:
    """Return what functions that are not used yet, knights and merchants will bring."""
    share = share_of(left)
    ducats = box.post * count_unused(s, seat, POST) + 4.5 * count_unused(s, seat, CRANE)
    ducats += box.purse * (merchants + 1) * count_unused(s, seat, BANK)
    ducats += box.purse * (knights + 1) * count_unused(s, seat, TAVERN)
    ducats += box.charged * s.charged[seat]
    points = DUCAT * LATER * ducats * share
    points += share * DRAW * count_unused(s, seat, TREASURY)
    points += share * CHOICE * count_unused(s, seat, YARD)
    points += DUCAT * 0.30 * left * count_built(s, seat, MANUFACTORY)
    points += DUCAT * 0.25 * left * count_built(s, seat, MARKET_HALL)
    points += PERSON * share * (knights + merchants)
    if s.phase == SEARCH and s.turn == seat:
        points += DRAW
    if s.phase == DIG and s.turn == seat:
        points += CHOICE
    return points


@rule
def purse(box: Box, s: Position, seat: int, share: float) -> float:
    """Return what the goods in hand will buy."""
    ducats = 0.0
    for good in range(GOODS):
        kept = s.goods[seat][good] - s.given_goods[seat][good]
        ducats += kept * (box.basic[good] + 0.4)
    ducats += 3.0 * (s.held[seat] - goods_of(s, seat))
    return DUCAT * LATER * share * min(ducats, 16 + 0.5 * max(0.0, ducats - 16))


# What the buildings in hand promise.


@rule
def plans(top: Row) -> float:
    """Return what the best promises come to: each counts less after the first."""
    points = 0.0
    for place in range(len(WEIGHTS)):
        points += top[place] * WEIGHTS[place]
    return points


@rule
def in_hand(s: Position, seat: int) -> int:
    """Return the buildings that stay in hand, as far as that is decided."""
    if s.chosen[seat] != 0:
        return s.chosen[seat]
    return s.hand[seat] & ~s.given[seat]


@rule
def promises(box: Box, s: Position, seat: int, share: float, knights: int, merchants: int) -> Row:
    """Return what the buildings in hand promise, the best first."""
    hand, top = in_hand(s, seat), NO_PLANS
    for city in range(PORTS):
        if cards_of(hand, city) != 0:
            ducats = money(box, s, seat, city)
            top = sort_in(box, s, seat, city, ducats, hand, share, knights, merchants, top)[0]
    return top


@rule
def cards_of(cards: int, city: int) -> int:
    """Return the kinds of a city's buildings in a set."""
    return (cards >> (city * KINDS)) & KIND_BITS


@rule
def sort_in(
    box: Box,
    s: Position,
    seat: int,
    city: int,
    ducats: int,
    cards: int,
    share: float,
    knights: int,
    merchants: int,
    top: Row,
) -> tuple[Row, float]:
    """Sort what buildings of a city promise into a row; also return their sum."""
    kinds, together = cards_of(cards, city), 0.0
    while kinds != 0:
        kind = first(kinds)
        kinds = without_first(kinds)
        card = city * KINDS + kind
        worth = promise(box, s, seat, card, ducats, share, knights, merchants)
        together += worth
        top = inserted(top, worth)
    return top, together


@rule
def inserted(top: Row, worth: float) -> Row:
    """Return a falling row with one more number in its place; the least falls out."""
    a, b, c, d, e, f, g = top
    return (
        max(a, worth), max(b, min(a, worth)), max(c, min(b, worth)), max(d, min(c, worth)),
        max(e, min(d, worth)), max(f, min(e, worth)), max(g, min(f, worth)),
    )  # fmt: skip


@rule
def promise(
    box: Box,
    s: Position,
    seat: int,
    card: int,
    ducats: int,
    share: float,
    knights: int,
    merchants: int,
) -> float:
    """Return what a building in hand promises: more if it can be paid for."""
    price, gain = price_of(box, card), gain_of(box, s, seat, card, share, knights, merchants)
    reach = min(1.0, ducats / price)
    profit = max(0.0, gain + box.penalty - 0.8 * DUCAT * price)
    return share * (0.8 * box.penalty + SEEN * (0.5 + 0.5 * reach) * profit)


@rule
def gain_of(
    box: Box, s: Position, seat: int, card: int, share: float, knights: int, merchants: int
) -> float:
    """Return roughly what a building will bring in all once it stands."""
    kind = card % KINDS
    people = box.knights[kind] + box.merchants[kind]
    gain = box.points[kind][card // KINDS] + PERSON * share * people
    if kind == LODGE:
        count = count_built(s, seat, LODGE)
        gain += box.lodges[min(PORTS, count + 1)] - box.lodges[count]
    elif kind == ARCHIVE:
        gain += box.set * min(float(box.sets), min(knights, merchants) + share)
    elif kind == POST:
        gain += DUCAT * box.post * share
    elif kind == CRANE:
        gain += DUCAT * 4.5 * share
    elif kind == BANK:
        gain += DUCAT * box.purse * (merchants + 1) * share
    elif kind == TAVERN:
        gain += DUCAT * box.purse * (knights + 1) * share
    elif kind == TREASURY:
        gain += DRAW * share
    elif kind == YARD:
        gain += CHOICE * share
    elif kind in (MANUFACTORY, MARKET_HALL):
        gain += share
    return gain + _sets(box, s, seat, knights, merchants, kind)


@rule
def _sets(box: Box, s: Position, seat: int, knights: int, merchants: int, kind: int) -> float:
    """Return what a building's people add to Archives already built."""
    archives = count_built(s, seat, ARCHIVE)
    before = min(box.sets, knights, merchants)
    after = min(box.sets, knights + box.knights[kind], merchants + box.merchants[kind])
    return float(box.set * archives * (after - before))


@rule
def excess(box: Box, s: Position, seat: int) -> int:
    """Count the cards above the winter limit, without those named as discards."""
    cards = s.held[seat] + s.cards[seat] - limit_of(box, s, seat) - size(s.given[seat])
    for good in range(GOODS):
        cards -= s.given_goods[seat][good]
    return cards


@rule
def crowd(box: Box, s: Position, seat: int) -> float:
    """Return what is lost with cards above the winter limit."""
    soon = 1.0 if s.season == AUTUMN else 0.35
    return CROWD * soon * max(0, excess(box, s, seat))


# What is obvious: a bill is closed when it can be paid, and paid with what is missed least.


@rule
def obvious(box: Box, s: Position, seat: int, scratch: Any) -> int:
    """Pay with what is missed least; nothing else is obvious."""
    return FIRST_PAYMENT + _first_thing(box, s, seat, scratch) if s.phase == PAY else UNSURE


@rule
def finish(box: Box, s: Position, seat: int, scratch: Any) -> int:
    """Close a bill as it stands, and pay it."""
    if s.phase == BILL:
        return SETTLING if s.due <= money(box, s, seat, s.city) else CRANING
    return obvious(box, s, seat, scratch)


@rule
def _first_thing(box: Box, s: Position, seat: int, scratch: Any) -> int:
    """Return the dearest item of the payment that is missed least.

    The scratch keeps payments by the amount they cover: what is missed, and the rank of the dearest
    item; and the amounts, in the order in which they were found.
    """
    due, amounts = min(s.due, LONG - 1), 1
    for amount in range(due + 1):
        scratch[0][amount], scratch[1][amount] = FAR if amount > 0 else 0.0, 0.0
    scratch[2][0] = 0.0
    for thing in range(THINGS):
        worth = worth_of(box, s, seat, s.city, thing)
        if worth == 0 or not comes_after(s, worth, thing):
            continue
        loss, rank = _loss(box, thing, worth), worth * THINGS + THINGS - 1 - thing
        for _ in range(count_of(s, seat, thing)):
            amounts = _find(scratch, due, amounts, worth, loss, rank)
            _add(scratch, due, worth, loss, rank)
    return THINGS - 1 - int(scratch[1][due]) % THINGS


@rule
def _find(scratch: Any, due: int, amounts: int, worth: int, loss: float, rank: int) -> int:
    """Cover the bill with one more item, and note the amounts that this brings within reach.

    They are tried in the order in which they were found: of equal payments the first stays.
    """
    missed, dearest, found, count = scratch[0], scratch[1], scratch[2], amounts
    for place in range(amounts):
        amount = int(found[place])
        if amount + worth < due and missed[amount + worth] == FAR:
            found[count] = amount + worth
            count += 1
        elif amount + worth >= due and missed[amount] + loss < missed[due]:
            missed[due] = missed[amount] + loss
            dearest[due] = max(dearest[amount], rank)
    return count


@rule
def _add(scratch: Any, due: int, worth: int, loss: float, rank: int) -> None:
    """Add one item to every payment that falls short, from above, so that it counts once."""
    missed, dearest = scratch[0], scratch[1]
    for amount in range(due - 1 - worth, -1, -1):
        if missed[amount] + loss < missed[amount + worth]:
            missed[amount + worth] = missed[amount] + loss
            dearest[amount + worth] = max(dearest[amount], rank)


@rule
def _loss(box: Box, thing: int, worth: int) -> float:
    """Return what is lost with an item: a good's base value, a function's worth."""
    return box.basic[thing] + 0.4 if thing < GOODS else worth + 0.3


# What a search asks.


@rule
def spread(box: Box, s: Position) -> float:
    """Return the lead, in points, that makes a win likely; late it takes less."""
    return 1.5 + 0.4 * turns_left(box, s, 0)


@rule
def turn(s: Position) -> int:
    """Return a number for the turn."""
    return ((s.year * 4 + s.season) * 16 + s.turns) * 4 + s.turn
