"""How the figures of Riga come about: points, people, worths, purses."""

from __future__ import annotations

from collections.abc import Iterator

from kogge.core.carrier.bits import has, size
from kogge.core.carrier.record import word, words
from kogge.core.verbs.reckoning import Entry, Ledger, Past, entry, ledger

from ..box import Box
from ..position import Position
from ..rules.build import count_of, money, worth_of
from ..rules.setup import value_of
from ..rules.turn import in_play
from ..rules.winter import limit_of
from ..scoring import archives, company, count_built, lodges, seals, total
from ..survey import at_rest
from ..vocabulary import (
    ARCHIVE,
    BUILDINGS,
    GOODS,
    KINDS,
    KNIGHT,
    LODGE,
    MERCHANT,
    OWNS,
    SCHOOL,
    THINGS,
    Building,
    City,
    Good,
    Own,
    Thing,
)

CARDS, OWN_CARDS, GOOD_NAMES, THING_NAMES = words(Building), words(Own), words(Good), words(Thing)


def ledgers(box: Box, s: Position, seat: int, _past: Past) -> dict[str, Ledger]:
    """Return how all figures come about: of every seat, of the rows, and of one's own purse."""
    found: dict[str, Ledger] = {}
    for each in range(s.seats):
        found |= _of_seat(box, s, each)
    own = at_rest(s, seat)
    for row in range(s.seats + box.extra):
        found[f"row.{row}"] = _base(box, s.rows[row], row)
        for city in City:
            found[f"row.{row}.{word(city)}"] = _row(box, own, seat, row, city)
    if seat >= 0:
        found |= {f"purse.{word(city)}": _purse(box, own, seat, city) for city in City}
    return found


# Points and people.


def _of_seat(box: Box, s: Position, seat: int) -> dict[str, Ledger]:
    people = {
        f"{name}.{seat}": ledger(
            name, company(box, s, seat, side), _people(box, s, seat, side), seat=seat
        )
        for name, side in (("knights", KNIGHT), ("merchants", MERCHANT))
    }
    return {
        f"earned.{seat}": _earned(box, s, seat),
        f"score.{seat}": _score(box, s, seat),
        f"limit.{seat}": _limit(box, s, seat),
        **people,
    }


def _earned(box: Box, s: Position, seat: int) -> Ledger:
    """§8.2  The points that stand: what was built, with Archives and Lodges."""
    sum_of = seals(box, s, seat) + archives(box, s, seat) + lodges(box, s, seat)
    return ledger("earned", sum_of, [*_built(box, s, seat), *_at_the_end(box, s, seat)])


def _built(box: Box, s: Position, seat: int) -> Iterator[Entry]:
    for card in _cards(s.built[seat]):
        yield entry("building", box.points[card % KINDS][card // KINDS], building=CARDS[card])
    for own in range(OWNS):
        if has(s.own[seat], own):
            yield entry("building", box.own_points[own], building=OWN_CARDS[own])


def _at_the_end(box: Box, s: Position, seat: int) -> Iterator[Entry]:
    knights, merchants = company(box, s, seat, KNIGHT), company(box, s, seat, MERCHANT)
    sets = min(knights, merchants, box.sets)
    count = count_built(s, seat, ARCHIVE)
    yield entry("archives", archives(box, s, seat), count=count, sets=sets, set=box.set)
    yield entry("lodges", lodges(box, s, seat), count=count_built(s, seat, LODGE))


def _score(box: Box, s: Position, seat: int) -> Ledger:
    """§8.2  What a seat would have if the game ended now."""
    unbuilt = size(in_play(s) & ~s.own[seat])
    lines = [
        entry("built", seals(box, s, seat)),
        *_at_the_end(box, s, seat),
        entry("hand", -box.penalty * s.cards[seat], cards=s.cards[seat], each=box.penalty),
        entry("unbuilt", -box.penalty * unbuilt, count=unbuilt, each=box.penalty),
    ]
    return ledger("score", total(box, s, seat), lines)


def _limit(box: Box, s: Position, seat: int) -> Ledger:
    """§7.1, §6.3  How many cards a seat may hold in winter."""
    limit = limit_of(box, s, seat)
    return ledger(
        "limit", limit, [entry("usual", box.limit), entry("storehouse", limit - box.limit)]
    )


def _people(box: Box, s: Position, seat: int, side: int) -> Iterator[Entry]:
    """§5.8  Where the knights or merchants of a seat live."""
    table = box.knights if side == KNIGHT else box.merchants
    for card in _cards(s.built[seat]):
        yield entry("building", table[card % KINDS], building=CARDS[card])
    yield entry("building", int(s.school[seat] == side), building=OWN_CARDS[SCHOOL])


def _cards(built: int) -> list[int]:
    return [card for card in range(BUILDINGS) if has(built, card)]


# Worths.


def _base(box: Box, goods: list[int], row: int) -> Ledger:
    lines = [
        entry("goods", goods[good] * box.basic[good], count=goods[good], good=GOOD_NAMES[good],
              each=box.basic[good])
        for good in range(GOODS)
    ]  # fmt: skip
    return ledger("row-base", value_of(box, goods), lines, row=row + 1)


def _row(box: Box, s: Position, seat: int, row: int, city: int) -> Ledger:
    """§4.3  What a row would pay in a city; to spectators, what is printed."""
    goods = s.rows[row]
    each = [_worth(box, s, seat, city, good) for good in range(GOODS)]
    lines = [
        entry("goods", goods[good] * each[good], count=goods[good], good=GOOD_NAMES[good],
              each=each[good])
        for good in range(GOODS)
    ]  # fmt: skip
    in_all = sum(goods[good] * each[good] for good in range(GOODS))
    return ledger("row-worth", in_all, lines, row=row + 1, city=word(City(city)))


def _worth(box: Box, s: Position, seat: int, city: int, good: int) -> int:
    return worth_of(box, s, seat, city, good) if seat >= 0 else box.worth[city][good]


def _purse(box: Box, s: Position, seat: int, city: int) -> Ledger:
    """§4.3  The most that a seat could pay in a city."""
    return ledger("purse", money(box, s, seat, city), _means(box, s, seat, city),
                  city=word(City(city)))  # fmt: skip


def _means(box: Box, s: Position, seat: int, city: int) -> Iterator[Entry]:
    for thing in range(THINGS):
        count = count_of(s, seat, thing)
        each = worth_of(box, s, seat, city, thing) if count else 0
        kind = "goods" if thing < GOODS else "function"
        yield entry(kind, count * each, count=count, each=each, good=THING_NAMES[thing])
