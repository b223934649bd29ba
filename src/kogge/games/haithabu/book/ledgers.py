"""How the figures of Haithabu come about: points, scores, silver, fees, prices, wages."""

from __future__ import annotations

from collections.abc import Iterator

from kogge.core.carrier.bits import size
from kogge.core.carrier.record import words
from kogge.core.trace import Told
from kogge.core.verbs.reckoning import Credit, Entry, Ledger, Past, entry, ledger

from ..box import Box
from ..events import Event
from ..position import Position
from ..rules.market import cost_of, edge, gain_of, price_at
from ..rules.night import second_die
from ..rules.rounds import fee_of, storage_of
from ..rules.turn import wage_after
from ..scoring import debts, for_goods, for_orders, for_silver, for_vehicles, tally, wealth
from ..vocabulary import GOODS, SLOTS, Good, Vehicle

GOOD_NAMES = words(Good)

# What is collected during the game: the word, and which figure of the event counts.
SOURCES: dict[int, tuple[str, int]] = {
    Event.COMPLETED: ("orders", 4),
    Event.EMPTY_MARKET: ("sales", 4),
    Event.SENT_AWAY: ("farewells", 4),
}
SINGLE: dict[int, tuple[str, int]] = {  # events that are about one point
    Event.TOOK_POINT: ("taken", 1),
    Event.LOST_POINT: ("lost", -1),
    Event.GAVE_POINT: ("given", -1),
}


def credits_of(before: Position, told: Told) -> Iterator[Credit]:
    """Yield the points that an event brings or costs; what is given goes to the roller."""
    if told.event in SOURCES:
        word, place = SOURCES[told.event]
        yield Credit(told.seat, word, told[place])
    elif told.event in SINGLE:
        yield Credit(told.seat, *SINGLE[told.event])
    if told.event == Event.GAVE_POINT:
        yield Credit(before.turn, "received", 1)


COLLECTED = ("orders", "sales", "farewells", "taken", "received", "lost", "given")


def ledgers(box: Box, s: Position, seat: int, past: Past) -> dict[str, Ledger]:
    """Return how the figures of every seat and the prices for this one come about."""
    found: dict[str, Ledger] = {}
    for each in range(s.seats):
        found |= _of_seat(box, s, each, past)
    return found | _prices(box, s, max(seat, 0))


# Points and silver.


def _of_seat(box: Box, s: Position, seat: int, past: Past) -> dict[str, Ledger]:
    return {
        f"points.{seat}": _points(s, seat, past),
        f"score.{seat}": _score(box, s, seat),
        f"wealth.{seat}": ledger("wealth", wealth(box, s, seat), _wealth(box, s, seat)),
        f"fee.{seat}": ledger("fee", fee_of(box, s, seat), _fee(box, s, seat)),
        f"storage.{seat}": _storage(box, s, seat),
        f"wage.{seat}": _wage(box, s, seat),
        f"die.{seat}": _die(box, s, seat),
    }


def _points(s: Position, seat: int, past: Past) -> Ledger:
    got = past.credited[seat]
    lines = [entry("start", past.start.points[seat])]
    return ledger("points", s.points[seat], lines + [entry(word, got[word]) for word in COLLECTED])


def _score(box: Box, s: Position, seat: int) -> Ledger:
    """§8  What a seat would have if the game ended now."""
    lines = list(_lines(box, s, seat))
    sheet = [0] * 8
    tally(box, s, seat, sheet)
    spared = sheet[-1] - sum(line.figure for line in lines)
    return ledger("score", sheet[-1], [*lines, entry("at-least", spared)])


def _lines(box: Box, s: Position, seat: int) -> Iterator[Entry]:
    """§8.3, §8.4  One line for each line of the rules."""
    characters, left = size(s.characters[seat]), debts(box, s, seat)
    yield entry("points", s.points[seat])
    yield entry("characters", box.character * characters, count=characters, each=box.character)
    yield entry("loans", -box.debt * left, count=left, each=box.debt)
    silver = for_silver(box, s, seat)
    yield entry("points-silver", silver, silver=wealth(box, s, seat), coins=box.coins)
    goods = sum(map(sum, s.laid[seat][:SLOTS]))
    yield entry("goods", for_goods(box, s, seat), count=goods, pair=box.pair)
    vehicles = sum(s.vehicles[seat][each] != 0 for each in Vehicle)
    yield entry("transports", for_vehicles(box, s, seat), count=vehicles, each=box.vehicle)
    rivals = sum(s.completed[each] == s.completed[seat] for each in range(s.seats)) - 1
    most = for_orders(box, s, seat)
    yield entry("most-orders", most, count=s.completed[seat], rivals=rivals)


def _wealth(box: Box, s: Position, seat: int) -> Iterator[Entry]:
    """§8.2  Silver after loans are repaid, and all goods sold at half price."""
    repaid = s.loans[seat] - debts(box, s, seat)
    yield entry("in-hand", s.silver[seat])
    yield entry("repaid", -box.repay * repaid, count=repaid, each=box.repay)
    for good in range(GOODS):
        count, price = s.warehouse[seat][good] + s.post[seat][good], price_at(box, s, good, 0)
        figure = count * price // 2
        yield entry("half-price", figure, count=count, good=GOOD_NAMES[good], price=price)


# Stores and wages.


def _fee(box: Box, s: Position, seat: int) -> Iterator[Entry]:
    """§7.7, §9.9  Silver for every good in the warehouse; the Steward pays none."""
    in_all = 0
    for good in range(GOODS):
        count = s.warehouse[seat][good]
        in_all += box.fee * count
        yield entry("fee", box.fee * count, count=count, good=GOOD_NAMES[good], each=box.fee)
    yield entry("steward", fee_of(box, s, seat) - in_all)


def _storage(box: Box, s: Position, seat: int) -> Ledger:
    limit = storage_of(box, s, seat)
    lines = [entry("usual", box.storage), entry("steward", limit - box.storage)]
    return ledger("storage", limit, lines)


def _wage(box: Box, s: Position, seat: int) -> Ledger:
    """§2.6, §9.3  What the next neutral worker costs a seat, if there is one."""
    hired = min(s.hired, box.neutrals[s.seats - 2] - 1)
    wage, usual = wage_after(box, s, seat, hired), box.wages[hired]
    lines = [entry("worker", usual, number=hired + 1), entry("innkeeper", wage - usual)]
    return ledger("wage", wage, lines)


def _die(box: Box, s: Position, seat: int) -> Ledger:
    cost = second_die(box, s, seat)
    return ledger(
        "die", cost, [entry("usual", box.second_die), entry("seer", cost - box.second_die)]
    )


# Prices.


def _prices(box: Box, s: Position, seat: int) -> dict[str, Ledger]:
    """Return what each good costs and brings a seat: on the market, and by the fields C and G."""
    found = {}
    for good, name in enumerate(GOOD_NAMES):
        for field in (0, 1):
            where = "-field" if field else ""
            buying, selling = cost_of(box, s, seat, good, field), gain_of(box, s, seat, good, field)
            down, up = _steps(box, s, seat, good, field, -1), _steps(box, s, seat, good, field, 1)
            found[f"buy{where}.{name}"] = ledger(f"buy{where}", buying, down, good=name)
            found[f"sell{where}.{name}"] = ledger(f"sell{where}", selling, up, good=name)
    return found


def _steps(box: Box, s: Position, seat: int, good: int, field: int, way: int) -> Iterator[Entry]:
    """§3.1, §3.2, §9.4  The price, then a step for the field, then one for the Trader."""
    price, there = price_at(box, s, good, 0), price_at(box, s, good, way * field)
    helped = price_at(box, s, good, way * (field + edge(s, seat)))
    yield entry("price", price, row=s.row[good] + 1)
    yield entry("field-step", there - price)
    yield entry("trader", helped - there)
