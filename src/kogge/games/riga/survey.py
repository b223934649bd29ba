"""Figures that a table of Riga shows at any moment: what goods are worth to a seat, and what pays.

A table adds them up and compares them; only the rules know how they come about. Everything is
reckoned from a view, so that it can contain nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from operator import mul
from typing import Annotated, Literal, TypedDict

from kogge.core.carrier.bits import has
from kogge.core.carrier.codec import members
from kogge.core.carrier.known import Known
from kogge.core.carrier.record import word, words
from kogge.core.game import NOBODY, NONE
from kogge.core.trace import Trace

from .box import Box
from .events import Reason
from .hidden import unplaced, unseen_cards
from .position import Position
from .rules.build import billed_count, count_of, settle, worth_of
from .rules.setup import begin_season, value_of
from .rules.turn import has_own, in_play, why_not_swap
from .rules.winter import end_turn, limit_of
from .scoring import company
from .verbs import PAY_THING, SPEND_GOOD, VERBS
from .vocabulary import (
    BILL,
    BUILDINGS,
    EXCHANGE,
    GOODS,
    KINDS,
    KNIGHT,
    MERCHANT,
    MONASTERY,
    ONCE_ONLY,
    PAY,
    ROWS,
    SPEND,
    SWAP,
    Building,
    City,
    Good,
    Own,
    Season,
    Thing,
)

CITIES, GOOD_NAMES, THINGS = words(City), words(Good), words(Thing)
CARDS, OWNS = words(Building), words(Own)
FUNCTION = 100  # more than a hand of goods is worth: paying cheaply spares the functions

Stock = list[tuple[int, int, int]]  # a means of payment, its count, and what each is worth
Standing = Literal["ready", "used", "fresh", "empty"]


class RowFigures(TypedDict):
    """What a row is worth by itself, and to this seat in each city."""

    base: int
    worth: dict[Annotated[str, City], int]


class SeatFigures(TypedDict):
    """The people of a seat, its hand limit, and how its functions stand."""

    knights: int
    merchants: int
    limit: int
    standing: dict[str, Standing]


class Unseen(TypedDict):
    """What can still come, as far as the seat knows."""

    goods: dict[Annotated[str, Good], int]
    buildings: list[Annotated[str, Building]]


class Purse(TypedDict):
    """All that a seat could pay in a city, and what would be left of it for each price."""

    money: int
    left: dict[int, int]


class Means(TypedDict):
    """Something that can pay, how many of it there are, and what each is worth."""

    thing: Annotated[str, Thing]
    count: int
    worth: int


class Payment(TypedDict):
    """What is due, what can pay it, and what would waste least."""

    due: int
    means: list[Means]
    cheapest: list[Annotated[str, Thing]]


class OwnFigures(TypedDict, total=False):
    """How many a seat may still build, and its purse in each city.

    While it is asked for that: what is to be paid, and what each good of a row could be swapped
    with.
    """

    builds: int
    cities: dict[Annotated[str, City], Purse]
    payment: Payment
    swaps: dict[str, list[str]]


class Survey(OwnFigures):
    """What a table shows besides the view; for spectators, without a purse."""

    rows: list[RowFigures]
    seats: list[SeatFigures]
    owns: list[Annotated[str, Own]]
    years: int
    order: dict[Annotated[str, Season], list[int]]
    unseen: Unseen


_KNOWN_WORTHS = Known[list[list[int]]]()
_KNOWN_ROWS = Known[RowFigures]()
_KNOWN_SEATS = Known[SeatFigures]()
_KNOWN_PURSES = Known[dict[str, Purse]]()


def survey(box: Box, s: Position, seat: int) -> Survey:
    """Return what a table shows besides the view; for spectators, without a purse."""
    own = at_rest(s, seat)
    worths = _worths(box, own, seat)
    return {
        "rows": [_row(box, own, seat, worths, row) for row in s.rows[: s.seats + box.extra]],
        "seats": [_seat(box, s, each) for each in range(s.seats)],
        "owns": list(members(Own, in_play(s))),
        "years": box.years[s.seats - 2],
        "order": _order(s.seats, s.starter),
        "unseen": _unseen(box, s),
        **(_own(box, s, seat, _purses(box, own, seat, worths)) if seat >= 0 else OwnFigures()),
    }


def _own(box: Box, s: Position, seat: int, purses: dict[str, Purse]) -> OwnFigures:
    return {
        "builds": box.builds - s.built_now - billed_count(s),
        "cities": purses,
        **(_question(box, s, seat) if seat == s.turn else OwnFigures()),
    }


def at_rest(s: Position, seat: int) -> Position:
    """§3.4  What others have just built does not stop a seat's own such buildings from working."""
    if seat == s.turn or not s.own_fresh:
        return s
    rested = s.twin()
    rested.own_fresh = 0
    return rested


# What all seats see.


def _worths(box: Box, s: Position, seat: int) -> list[list[int]]:
    """Return what each good is worth in each city; to spectators, what is printed."""
    if seat < 0:
        return box.worth
    return _KNOWN_WORTHS.of(
        box, s.built[seat] & ~s.fresh, lambda: [_worths_in(box, s, seat, city) for city in City]
    )


def _worths_in(box: Box, s: Position, seat: int, city: int) -> list[int]:
    return [worth_of(box, s, seat, city, good) for good in range(GOODS)]


def _row(box: Box, s: Position, seat: int, worths: list[list[int]], goods: list[int]) -> RowFigures:
    """Return what a row is worth by itself, and to this seat in each city."""
    working = s.built[seat] & ~s.fresh if seat >= 0 else NOBODY
    return _KNOWN_ROWS.of(box, (working, *goods), lambda: _reckoned_row(box, worths, goods))


def _reckoned_row(box: Box, worths: list[list[int]], goods: list[int]) -> RowFigures:
    worth = [sum(map(mul, goods, each)) for each in worths]
    return {"base": value_of(box, goods), "worth": dict(zip(CITIES, worth, strict=True))}


def _seat(box: Box, s: Position, seat: int) -> SeatFigures:
    """Return the people of a seat, its hand limit, and how its functions stand."""
    key = (
        *(s.built[seat], s.used[seat], s.fresh, s.school[seat], s.own[seat]),
        *(s.own_fresh if seat == s.turn else 0, s.prayed[seat], s.charged[seat]),
    )
    return _KNOWN_SEATS.of(box, key, lambda: _reckoned_seat(box, s, seat))


def _reckoned_seat(box: Box, s: Position, seat: int) -> SeatFigures:
    return {
        "knights": company(box, s, seat, KNIGHT),
        "merchants": company(box, s, seat, MERCHANT),
        "limit": limit_of(box, s, seat),
        "standing": _cards_standing(s, seat) | _owns_standing(at_rest(s, seat), seat),
    }


def _cards_standing(s: Position, seat: int) -> dict[str, Standing]:
    """§3.4  Return for each function whether it is ready, used, or too fresh."""
    built, used = s.built[seat], s.used[seat]
    cards = [n for n in range(BUILDINGS) if built >> n & 1 and n % KINDS in ONCE_ONLY]
    return {CARDS[n]: _told(has(s.fresh, n), has(used, n)) for n in cards}


def _owns_standing(s: Position, seat: int) -> dict[str, Standing]:
    """§6.1, §6.4  Return the same for a Monastery and an Exchange."""
    spent = {MONASTERY: s.prayed[seat], EXCHANGE: not s.charged[seat]}
    standing = {
        OWNS[own]: _told(not has_own(s, seat, own), bool(spent[own]))
        for own in spent
        if has(s.own[seat], own)
    }
    if standing.get(OWNS[EXCHANGE]) == "used":
        standing[OWNS[EXCHANGE]] = "empty"  # it can be charged again
    return standing


def _told(fresh: bool, spent: bool) -> Standing:
    return "fresh" if fresh else "used" if spent else "ready"


@lru_cache(32)
def _order(seats: int, starter: int) -> dict[str, list[int]]:
    """§3.1  Return the seats in the order of each season, as the rules go through them."""
    return {word(season): list(_turns(seats, starter, season)) for season in Season}


def _turns(seats: int, starter: int, season: int) -> Iterator[int]:
    s, trace = Position.plain(), Trace.plain()
    s.seats, s.starter = seats, starter
    begin_season(s, trace, season)
    yield s.turn
    for _ in range(seats - 1):
        end_turn(Box.plain(), s, trace)
        yield s.turn


def _unseen(box: Box, s: Position) -> Unseen:
    """§9.2  Return what can still come, as far as the seat knows."""
    cards = unseen_cards(s)
    return {
        "goods": dict(zip(GOOD_NAMES, unplaced(box, s), strict=True)),
        "buildings": list(members(Building, cards)),
    }


# What a seat can pay.


def _purses(box: Box, s: Position, seat: int, worths: list[list[int]]) -> dict[str, Purse]:
    """Return all that a seat could pay in each city, and what would be left for each price."""
    key = (
        *(s.built[seat] & ~s.fresh, s.used[seat], s.school[seat], s.own[seat] & ~s.own_fresh),
        *(s.charged[seat], *s.goods[seat]),
    )
    return _KNOWN_PURSES.of(box, key, lambda: _reckoned_purses(box, s, seat, worths))


def _reckoned_purses(box: Box, s: Position, seat: int, worths: list[list[int]]) -> dict[str, Purse]:
    goods = s.goods[seat]
    functions = [  # they bring the same in every city
        (thing, count, worth_of(box, s, seat, 0, thing))
        for thing, count in _counts(s, seat)
        if thing >= GOODS
    ]
    prices = {*chain.from_iterable(box.cost), *box.own_cost}
    purses = {}
    for city in City:
        means = [(good, goods[good], worths[city][good]) for good in range(GOODS)]
        purses[CITIES[city]] = _purse(prices, means + functions)
    return purses


def _counts(s: Position, seat: int) -> list[tuple[int, int]]:
    counts = [(thing, count_of(s, seat, thing)) for thing in range(len(THINGS))]
    return [(thing, count) for thing, count in counts if count]


def _purse(prices: set[int], means: Stock) -> Purse:
    total, sums = 0, 1  # all together, and the sums that can be paid, as bits
    for _, count, worth in means:
        total += count * worth
        for _ in range(count):
            sums |= sums << worth
    return {"money": total, "left": {price: _left(total, sums, price) for price in prices}}


def _left(total: int, sums: int, price: int) -> int:
    """Return what is left after the payment that wastes least; below 0 what is missing."""
    if price > total:
        return total - price
    above = sums >> price
    return total - price - ((above & -above).bit_length() - 1)


# What is asked just now.


def _question(box: Box, s: Position, seat: int) -> OwnFigures:
    if s.phase == SWAP and s.swap_row < 0:
        return {"swaps": _swaps(s)}
    if s.phase == SPEND:
        return {"payment": _charge(box, s, seat)}
    if s.phase == PAY:
        return {"payment": _payment(box, s, seat)}
    if s.phase == BILL:
        settled = s.copy()
        settle(settled)
        return {"payment": _payment(box, settled, seat)}
    return {}


def _payment(box: Box, s: Position, seat: int) -> Payment:
    """§4.3, §4.4  Return what is due, what can pay it, and what would waste least."""
    means = [(n, count, worth_of(box, s, seat, s.city, n)) for n, count in _counts(s, seat)]
    return _bill(
        s.due, [each for each in means if _may_come(box, s, seat, PAY_THING.first + each[0])], box
    )


def _charge(box: Box, s: Position, seat: int) -> Payment:
    """§6.4  Return the same for an Exchange, which takes goods at their base value."""
    means = [(good, s.goods[seat][good], box.basic[good]) for good in range(GOODS)]
    return _bill(
        box.charge - s.spent,
        [each for each in means if _may_come(box, s, seat, SPEND_GOOD.first + each[0])],
        box,
    )


def _may_come(box: Box, s: Position, seat: int, action: int) -> bool:
    """Return whether a payment may still come: not after one of lower worth."""
    return VERBS.refusal(box, s, seat, action) != Reason.NOT_FALLING


def _bill(due: int, means: Stock, box: Box) -> Payment:
    return {
        "due": due,
        "means": [
            {"thing": THINGS[n], "count": count, "worth": worth} for n, count, worth in means
        ],
        "cheapest": [THINGS[n] for n in _cheapest(box, due, means)],
    }


def _cheapest(box: Box, due: int, means: Stock) -> list[int]:
    """Return the payment that wastes least, then spends fewest functions, then least base value.

    Nothing in it can be left out, since that would waste less.
    """
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}  # of each sum, the cheapest way to it
    for thing, count, worth in means:
        each = box.basic[thing] if thing < GOODS else FUNCTION
        for paid, (spent, things) in list(best.items()):
            for n in range(1, count + 1):
                if paid + (n - 1) * worth >= due:
                    break
                cost = spent + n * each
                if cost < best.get(paid + n * worth, (cost + 1,))[0]:
                    best[paid + n * worth] = (cost, [*things, *[thing] * n])
    enough = [paid for paid in best if paid >= due]
    return best[min(enough)][1] if enough else []


def _swaps(s: Position) -> dict[str, list[str]]:
    """§6.1  Return what each good of a row can be swapped with, in either order."""
    partners: dict[str, list[str]] = {}
    for row, good in _named(s):
        probe = s.copy()
        probe.swap_row, probe.swap_good = row, good
        for other, kind in _named(probe):
            one, two = f"{row + 1} {GOOD_NAMES[good]}", f"{other + 1} {GOOD_NAMES[kind]}"
            partners.setdefault(one, []).append(two)
            partners.setdefault(two, []).append(one)
    return partners


def _named(s: Position) -> list[tuple[int, int]]:
    places = [(row, good) for row in range(ROWS) for good in range(GOODS)]
    return [(row, good) for row, good in places if why_not_swap(s, row, good) == NONE]
