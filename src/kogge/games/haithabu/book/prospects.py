"""What things of Haithabu would bring now: goods, orders, transports, characters, loans, dice."""

from __future__ import annotations

from collections.abc import Iterator

from kogge.core.carrier.bits import has
from kogge.core.carrier.record import word, words
from kogge.core.trace import UNREAD
from kogge.core.verbs.reckoning import Entry, entry

from ..box import Box
from ..position import Position
from ..rules import market
from ..rules.cards import need
from ..rules.fields import complete_order
from ..rules.market import cost_of, gain_of, price_at
from ..rules.night import second_die
from ..rules.setup import owner_of
from ..rules.turn import wage_of
from ..scoring import TOTAL, tally
from ..verbs import (
    AMOUNT_OF,
    BORROW,
    BUY_CARD,
    BUY_GOOD,
    BUY_STACK,
    CHOOSE_CHARACTER,
    DELIVER,
    DROP_GOOD,
    GIVE_GOOD,
    GIVE_POINT,
    GIVE_SILVER,
    HIRE,
    LOOK_AT,
    LOSE_CHARACTER,
    LOSE_VEHICLE,
    MOVE_PRICE,
    NEUTRAL,
    ONE_DIE,
    OWN,
    REPAY,
    RETURN_CHARACTER,
    SELL_GOOD,
    TAKE_EVENT,
    TAKE_FREE,
    TAKE_POINT,
    TAKE_SLOT,
    TWO_DICE,
    WITH_VEHICLE,
)
from ..vocabulary import (
    AMOUNT,
    BARGAIN,
    CARD,
    CHARACTERS,
    EYES,
    FIELDS,
    FRONT,
    GOODS,
    HIRING,
    MOST,
    PLACES,
    SELLING,
    SLOTS,
    STACK,
    STACKS,
    STORES,
    UP,
    Good,
    Transport,
    Vehicle,
)
from .places import event_of, loaded, night, of_field

Found = Iterator[tuple[int, list[Entry]]]  # an action, and what it would bring
GOOD_NAMES = words(Good)


def prospects(box: Box, s: Position, seat: int) -> dict[int, list[Entry]]:
    """Return what everything in sight would bring a seat now."""
    found = [
        *_fields(box, s, seat),
        *_market(box, s, seat),
        *_transports(box, s, seat),
        *_orders(box, s, seat),
        *_people(box, s, seat),
        *_silver(box, s, seat),
        *_losses(box, s, seat),
    ]
    return {action: entries for action, entries in found if entries}


def score(box: Box, s: Position, seat: int) -> int:
    """§8  Return what a seat would have if the game ended now."""
    sheet = [0] * (TOTAL + 1)
    tally(box, s, seat, sheet)
    return sheet[TOTAL]


# Fields and goods.


def _fields(box: Box, s: Position, seat: int) -> Found:
    for field in range(FIELDS):
        entries = of_field(box, s, seat, field)
        yield OWN[0].first + field, entries
        yield NEUTRAL[0].first + field, entries
    for eyes in range(1, EYES + 1):
        yield TAKE_EVENT.first + eyes - 1, event_of(box, s, seat, eyes)


def _market(box: Box, s: Position, seat: int) -> Found:
    for good in range(GOODS):
        buying, selling = _purchase(box, s, seat, good, 0), _sale(box, s, seat, good, 0)
        for worker in (OWN, NEUTRAL):
            yield worker[1].first + good, buying
            yield worker[2].first + good, selling
        yield BUY_GOOD.first + good, _purchase(box, s, seat, good, 1)
        yield SELL_GOOD.first + good, _sale(box, s, seat, good, int(s.phase == SELLING))
        yield TAKE_FREE.first + good, [_after_purchase(box, s, good)] if s.stock[good] else []
        for way in range(2):
            step = 1 if way == UP else -1
            yield (
                MOVE_PRICE.first + 2 * good + way,
                [entry("price-after", price_at(box, s, good, step), now=price_at(box, s, good, 0))],
            )
    if s.phase == AMOUNT:
        for count in range(1, MOST + 1):
            yield AMOUNT_OF.first + count - 1, _amount(box, s, seat, count)


def _purchase(box: Box, s: Position, seat: int, good: int, steps: int) -> list[Entry]:
    """§3.1, §5.7  What a good costs, how many could be paid, and where the price would go."""
    cost, there = cost_of(box, s, seat, good, steps), s.stock[good] + s.supply[good]
    if there == 0:
        return []
    most = min(there, s.silver[seat] // cost)
    return [entry("silver", -cost), entry("affordable", most), _after_purchase(box, s, good)]


def _after_purchase(box: Box, s: Position, good: int) -> Entry:
    """§3.3  Where the price would go, if one good was bought."""
    after = s.copy()
    after.stock[good] = max(0, after.stock[good] - 1)
    market.rise(box, after, UNREAD, good)
    return entry("price-after", price_at(box, after, good, 0), now=price_at(box, s, good, 0))


def _sale(box: Box, s: Position, seat: int, good: int, steps: int) -> list[Entry]:
    """§3.2, §5.3  What a good brings, how many there are, and the points of an empty market."""
    count = s.post[seat][good]
    if count == 0:
        return []
    lines = [entry("silver", gain_of(box, s, seat, good, steps)), entry("in-post", count)]
    if s.stock[good] == 0:
        lines.append(entry("points", box.empty))
    fallen = price_at(box, s, good, -1)
    return [*lines, entry("price-after", fallen, now=price_at(box, s, good, 0))]


def _amount(box: Box, s: Position, seat: int, count: int) -> list[Entry]:
    """§3.1, §3.2  All of a purchase or of a sale on the market."""
    if s.selling:
        points = [entry("points", box.empty)] if s.stock[s.good] == 0 else []
        return [entry("silver", count * gain_of(box, s, seat, s.good, 0)), *points]
    return [entry("silver", -count * cost_of(box, s, seat, s.good, 0))]


# Transports and orders.


def _transports(box: Box, s: Position, seat: int) -> Found:
    less = box.bargain if s.phase == BARGAIN else 0
    for stack in range(STACKS):
        if s.front[stack][0]:
            yield BUY_STACK.first + stack, _transport(box, s.front[stack][0], less)
            yield LOOK_AT.first + stack, [entry("silver", -box.price[stack])]
    if s.phase == CARD:
        for place in range(FRONT):
            if s.front[s.place][place]:
                yield BUY_CARD.first + place, _transport(box, s.front[s.place][place], 0)
    for vehicle in Vehicle:
        if s.vehicles[seat][vehicle]:
            yield LOSE_VEHICLE.first + vehicle, [entry("score", -box.vehicle)]
            yield WITH_VEHICLE.first + vehicle, [loaded(box, s, seat, vehicle)]


def _transport(box: Box, card: int, less: int) -> list[Entry]:
    """§5.1, §5.6  What a transport costs and carries."""
    stack, carries = (card - 1) // STACK, box.carries[card]
    prescribed = [
        entry("carries-good", count, good=GOOD_NAMES[good])
        for good, count in enumerate(carries)
        if count
    ]
    cost = entry("silver", less - box.price[stack], card=word(Transport(card)))
    return [cost, entry("carries-any", box.room[stack]), *prescribed]


def _orders(box: Box, s: Position, seat: int) -> Found:
    for place in range(PLACES):
        if s.display[place]:
            yield TAKE_SLOT.first + place, _order(box, s, seat, s.display[place])
    for good in range(GOODS):
        for slot in range(SLOTS):
            if s.post[seat][good] and need(box, s, seat, slot, good) > 0:
                yield DELIVER.first + good * SLOTS + slot, _delivery(box, s, seat, good, slot)
    yield TAKE_POINT.first, [entry("points", 1)]


def _order(box: Box, s: Position, seat: int, order: int) -> list[Entry]:
    """§5.10, §9.7  What an order brings when it is complete, and what of it is in store."""
    after = s.copy()
    after.orders[seat][0] = order
    gain = _completed(box, after, seat, 0)
    wanted = box.goods[order]
    stored = (s.warehouse[seat][good] + s.post[seat][good] for good in range(GOODS))
    have = sum(min(want, held) for want, held in zip(wanted, stored, strict=False))
    return [*gain, entry("in-store", have, wanted=sum(wanted))]


def _completed(box: Box, s: Position, seat: int, slot: int) -> list[Entry]:
    after = s.copy()
    complete_order(box, after, UNREAD, seat, slot)
    points, silver = after.points[seat] - s.points[seat], after.silver[seat] - s.silver[seat]
    return [entry("points", points), entry("silver", silver)]


def _delivery(box: Box, s: Position, seat: int, good: int, slot: int) -> list[Entry]:
    """§5.5, §5.10  How much the order wants besides; the last good of it completes it."""
    rest = sum(need(box, s, seat, slot, each) for each in range(GOODS)) - 1
    return [entry("wants", rest)] if rest else _completed(box, s, seat, slot)


# Characters, workers, loans and dice.


def _people(box: Box, s: Position, seat: int) -> Found:
    for character in range(CHARACTERS):
        owner = owner_of(s, character)
        poached = s.phase == HIRING and owner not in (-1, seat)
        lines = [entry("silver", -box.poach)] if poached else []
        yield CHOOSE_CHARACTER.first + character, [*lines, entry("score", box.character)]
        if has(s.characters[seat], character):
            yield LOSE_CHARACTER.first + character, [entry("score", -box.character)]
            yield (
                RETURN_CHARACTER.first + character,
                [
                    entry("points", box.sent),
                    entry("score", box.sent - box.character),
                ],
            )


def _silver(box: Box, s: Position, seat: int) -> Found:
    """§2.6, §6, §4.1  Workers, loans and dice, which are about silver."""
    if s.inn > 0:
        yield HIRE.first, [entry("silver", -wage_of(box, s, seat))]
    now = score(box, s, seat)
    yield BORROW.first, _loan(box, s, seat, 1, box.loan, now)
    if s.loans[seat]:
        yield REPAY.first, _loan(box, s, seat, -1, -box.repay, now)
    dice = list(night(box, s, seat))
    yield ONE_DIE.first, dice
    yield TWO_DICE.first, [entry("silver", -second_die(box, s, seat)), *dice]


def _loan(box: Box, s: Position, seat: int, loans: int, silver: int, now: int) -> list[Entry]:
    """§6, §8.2  The silver, and what it would mean if the game ended then."""
    after = s.copy()
    after.loans[seat] += loans
    after.silver[seat] = max(0, after.silver[seat] + silver)
    return [entry("silver", silver), entry("score", score(box, after, seat) - now)]


def _losses(box: Box, s: Position, seat: int) -> Found:
    """§4.3, §7.7  What is given, returned or dropped."""
    yield GIVE_SILVER.first, [entry("silver", -box.gift)]
    yield GIVE_POINT.first, [entry("points", -1)]
    for good in range(GOODS):
        worth = [entry("market-price", price_at(box, s, good, 0))]
        for store in range(STORES):
            if (s.warehouse, s.post)[store][seat][good]:
                yield GIVE_GOOD.first + good * STORES + store, worth
                yield DROP_GOOD.first + good * STORES + store, worth
