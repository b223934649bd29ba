"""How good a position of Riga looks to a seat, and how it would pay a bill."""

from __future__ import annotations

from kogge.core.bits import has, size
from kogge.games.riga.box import Box
from kogge.games.riga.build import THINGS, count_of, money, price_of, worth_of
from kogge.games.riga.position import (
    ARCHIVE,
    AUTUMN,
    BANK,
    BILL,
    BUILDINGS,
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
    PAY_THING,
    PORTS,
    POST,
    SEARCH,
    SETTLE,
    TAVERN,
    TREASURY,
    TURN,
    USE_CRANE,
    WINTER,
    YARD,
    Position,
)
from kogge.games.riga.scoring import company, count_built, count_unused, merit, total
from kogge.games.riga.winter import limit_of

from .unsure import UNSURE

WIN = 1000.0
DUCAT = 0.42  # points that a ducat buys
LATER = 0.86  # what a ducat keeps of that when it is kept for a later turn
SEEN = 0.55  # what a building in hand is worth of what it will bring, when it can be paid
PERSON = 0.35  # points of a knight or merchant beyond what counts already
DRAW = 1.4  # points of a Treasury's good
CHOICE = 1.2  # points of a Building Yard's pick
CROWD = 1.0  # points lost for each card above the winter limit
FAR = 1e9
CALM = 4.0  # turns to come from which on a function counts in full


def value(box: Box, s: Position, seat: int) -> float:
    """Compare a seat with the best of the others, in points at the end."""
    if s.phase == OVER:
        return _result(box, s, seat)
    others = [_standing(box, s, other) for other in range(s.seats) if other != seat]
    return _standing(box, s, seat) - 0.3 * max(others)


def _result(box: Box, s: Position, seat: int) -> float:
    merits = [merit(box, s, other) for other in range(s.seats)]
    best = max(other for n, other in enumerate(merits) if n != seat)
    return (WIN if merits[seat] > best else 0.0) + (merits[seat] - best) / 1000


def turns_left(box: Box, s: Position, seat: int) -> int:
    """Count the turns that a seat has still to begin."""
    left = 2 * (box.years[s.seats - 2] - s.year)
    if s.phase < TURN:
        return left + 2
    return left if s.phase == WINTER else left + _turns_this_year(s, seat)


def _turns_this_year(s: Position, seat: int) -> int:
    summer = (seat - s.starter) % s.seats
    autumn = (s.starter - 1 - seat) % s.seats
    if s.season == AUTUMN:
        return int(autumn >= s.turns + s.took)
    return 1 + int(summer >= s.turns + s.took)


def _standing(box: Box, s: Position, seat: int) -> float:
    """Return points now, and what hand and functions will bring in the turns to come."""
    left = turns_left(box, s, seat)
    points = float(total(box, s, seat))
    if left == 0 and s.turn != seat:
        return points + 0.01 * sum(s.goods[seat])
    share = min(1.0, left / CALM)
    points += _functions(box, s, seat, left, share)
    points += _purse(box, s, seat, share)
    points += _plans(box, s, seat, share)
    return points - _crowd(box, s, seat)


def _functions(box: Box, s: Position, seat: int, left: int, share: float) -> float:
    """Return what functions that are not used yet, knights and merchants will bring."""
    knights, merchants = company(box, s, seat, KNIGHT), company(box, s, seat, MERCHANT)
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


def _purse(box: Box, s: Position, seat: int, share: float) -> float:
    """Return what the goods in hand will buy."""
    ducats = 0.0
    for good in range(GOODS):
        kept = s.goods[seat][good] - s.given_goods[seat][good]
        ducats += kept * (box.basic[good] + 0.4)
    ducats += 3.0 * (s.held[seat] - sum(s.goods[seat]))
    return DUCAT * LATER * share * min(ducats, 16 + 0.5 * max(0.0, ducats - 16))


def _plans(box: Box, s: Position, seat: int, share: float) -> float:
    """Return what the buildings in hand promise: more if they can be paid, less each after it."""
    hand = s.chosen[seat] or s.hand[seat] & ~s.given[seat]
    cards = [card for card in range(BUILDINGS) if has(hand, card)]
    promises = sorted((_promise(box, s, seat, card, share) for card in cards), reverse=True)
    return sum(promise * weight for promise, weight in zip(promises, _WEIGHTS, strict=False))


_WEIGHTS = (1.0, 0.8, 0.6, 0.4, 0.2, 0.1, 0.05)


def _promise(box: Box, s: Position, seat: int, card: int, share: float) -> float:
    kind, city = card % KINDS, card // KINDS
    price = price_of(box, card)
    gain = gain_of(box, s, seat, kind, share) + box.penalty
    reach = min(1.0, money(box, s, seat, city) / price)
    profit = max(0.0, gain - 0.8 * DUCAT * price)
    return share * (0.8 * box.penalty + SEEN * (0.5 + 0.5 * reach) * profit)


def gain_of(box: Box, s: Position, seat: int, kind: int, share: float) -> float:
    """Return about what a building of a kind will bring in all once it stands."""
    knights, merchants = company(box, s, seat, KNIGHT), company(box, s, seat, MERCHANT)
    people = box.knights[kind] + box.merchants[kind]
    gain = box.points[kind] + PERSON * share * people
    if kind == LODGE:
        count = count_built(s, seat, LODGE)
        gain += box.lodges[min(PORTS, count + 1)] - box.lodges[count]
    elif kind == ARCHIVE:
        gain += box.set * min(box.sets, min(knights, merchants) + share)
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


def _sets(box: Box, s: Position, seat: int, knights: int, merchants: int, kind: int) -> float:
    """Return what a building's people add to Archives that stand."""
    archives = count_built(s, seat, ARCHIVE)
    before = min(box.sets, knights, merchants)
    after = min(box.sets, knights + box.knights[kind], merchants + box.merchants[kind])
    return float(box.set * archives * (after - before))


def _crowd(box: Box, s: Position, seat: int) -> float:
    cards = s.held[seat] + s.cards[seat] - limit_of(box, s, seat)
    cards -= sum(s.given_goods[seat]) + size(s.given[seat])
    soon = 1.0 if s.season == AUTUMN else 0.35
    return CROWD * soon * max(0, cards)


# What is obvious: a bill is closed when it can be paid, and paid with what is missed least.


def obvious(box: Box, s: Position, seat: int) -> int:
    """Pay with what is missed least; of all else nothing is obvious."""
    return PAY_THING + _first_thing(box, s, seat) if s.phase == PAY else UNSURE


def finish(box: Box, s: Position, seat: int) -> int:
    """Close a bill as it stands, and pay it."""
    if s.phase == BILL:
        return SETTLE if s.due <= money(box, s, seat, s.city) else USE_CRANE
    return obvious(box, s, seat)


def _first_thing(box: Box, s: Position, seat: int) -> int:
    """Return the dearest thing of the payment whose things are missed least."""
    worths = [worth_of(box, s, seat, s.city, thing) for thing in range(THINGS)]
    best = _cheapest(box, s, seat, worths)
    return max(best, key=lambda thing: (worths[thing], -thing))


def _cheapest(box: Box, s: Position, seat: int, worths: list[int]) -> list[int]:
    """Cover the bill: the least that is missed for every amount, thing by thing."""
    missed: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}  # by what is covered so far
    for thing in range(THINGS):
        later = worths[thing] > s.paid_worth
        same = worths[thing] == s.paid_worth and thing < s.paid_thing
        if worths[thing] == 0 or later or same:
            continue
        loss = _loss(box, thing, worths[thing])
        for _ in range(count_of(s, seat, thing)):
            for amount, (cost, things) in list(missed.items()):
                covered = min(s.due, amount + worths[thing])
                if amount < s.due and cost + loss < missed.get(covered, (FAR, []))[0]:
                    missed[covered] = (cost + loss, [*things, thing])
    return missed[s.due][1]


def _loss(box: Box, thing: int, worth: int) -> float:
    """Return what is lost with a thing: a good's base value, a function's worth."""
    return box.basic[thing] + 0.4 if thing < GOODS else worth + 0.3
