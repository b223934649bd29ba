"""How the figures of Visby come about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kogge.core.trace import Told
from kogge.core.verbs.reckoning import Credit, Ledger, Past, entry, ledger

from ..box import Box
from ..events import Event
from ..position import Position
from ..scoring import last_trade
from ..vocabulary import MARKET

# What brings seals; they are the second figure of each of these events.
SOURCES: dict[int, str] = {
    Event.TOOK_SEALS: "battle",
    Event.GOT_SEALS: "toll",
    Event.TRADED: "trade",
}


def credits_of(_before: Position, told: Told) -> Iterator[Credit]:
    """Yield the seals that an event brings."""
    if word := SOURCES.get(told.event):
        yield Credit(told.seat, word, told.b)


def ledgers(box: Box, s: Position, _seat: int, past: Past) -> dict[str, Ledger]:
    """Return how seals, scores and the seals of a trade come about, for every seat."""
    found = {}
    for seat in range(s.seats):
        found[f"seals.{seat}"] = _seals(s, seat, past)
        found[f"score.{seat}"] = _score(box, s, seat)
        found[f"trade.{seat}"] = trade(box, s.track[MARKET], s.wares[seat])
    return found


def _seals(s: Position, seat: int, past: Past) -> Ledger:
    got = past.credited[seat]
    lines = [entry("start", past.start.seals[seat])]
    lines += [entry(word, got[word]) for word in SOURCES.values()]
    return ledger("seals", s.seals[seat], lines)


def _score(box: Box, s: Position, seat: int) -> Ledger:
    """§7.3  What a seat would have if the game ended now."""
    more = last_trade(box, s, seat)
    lines = [
        entry("pressed", s.seals[seat]),
        entry("last-trade", more, wares=more * box.last, last=box.last),
    ]
    return ledger("score", s.seals[seat] + more, lines)


def trade(box: Box, space: int, wares: int) -> Ledger:
    """§5.2  What wares buy at most on a space of the market, rate by rate."""
    rates = Counter(_rates(box, space, wares))
    lines = [
        entry("rate", times * seals, times=times, cost=cost, seals=seals)
        for (cost, seals), times in rates.items()
    ]
    return ledger("trade", box.buys[space][wares], lines, wares=wares, space=space)


def _rates(box: Box, space: int, wares: int) -> Iterator[tuple[int, int]]:
    """Yield the rates of a best trade, one for each time that it is used."""
    while wares > 0:
        rate = next((r for r in _open(box, space, wares) if _fits(box, space, wares, r)), None)
        if rate is not None:
            yield rate
        wares -= rate[0] if rate is not None else 1


def _open(box: Box, space: int, wares: int) -> list[tuple[int, int]]:
    """Return the rates that may be used, the best first."""
    rates = {(box.rate[each][0], box.rate[each][1]): None for each in range(space, -1, -1)}
    return [rate for rate in rates if rate[0] <= wares]


def _fits(box: Box, space: int, wares: int, rate: tuple[int, int]) -> bool:
    buys = box.buys[space]
    return buys[wares - rate[0]] + rate[1] == buys[wares]
