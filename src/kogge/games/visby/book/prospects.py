"""What a card of Visby would bring now: a range, since it depends on what the others lay."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from itertools import combinations

from kogge.core.carrier.bits import has
from kogge.core.trace import Trace, told
from kogge.core.verbs.reckoning import Entry, between, entry

from ..box import Box
from ..events import Event
from ..position import Position
from ..rules import conclude, evaluate, lays_one
from ..verbs import PLAY, TRADE, VERBS
from ..vocabulary import (
    BLACKSMITH,
    CHOOSING,
    FLEET,
    KNIGHT,
    MARKET,
    MENDICANT,
    MERCHANT,
    PAIR,
    SHIP,
    TOLLKEEPER,
    TRADING,
    TROOPS,
    WAYS,
    Card,
)

# The cards of others that decide what each card brings.
RIVALS = {
    TROOPS: (TROOPS,),
    KNIGHT: (TROOPS, KNIGHT),
    BLACKSMITH: (TROOPS, KNIGHT),
    FLEET: (FLEET,),
    SHIP: (FLEET, SHIP),
    TOLLKEEPER: (FLEET, SHIP),
    MERCHANT: (MERCHANT,),
    MENDICANT: (MERCHANT,),
}
IN_SEALS = {TROOPS, KNIGHT, TOLLKEEPER, MERCHANT}  # what they bring; the others bring wares
BRINGS = {Event.TOOK_SEALS, Event.GOT_SEALS, Event.TOOK_WARES, Event.GOT_WARES}
Lays = list[int]  # what every seat lays


class Scratch(threading.local):
    """A trace for each thread: making one takes longer than evaluating a round."""

    def __init__(self) -> None:
        self.trace = Trace.plain()


SCRATCH = Scratch()


def prospects(box: Box, s: Position, seat: int) -> dict[int, list[Entry]]:
    """Return what each card in hand would bring, alone and in pairs, or each trade."""
    if s.phase == TRADING:
        return {TRADE.first + wares: _trade(box, s, seat, wares) for wares in _trades(box, s, seat)}
    if s.phase != CHOOSING:
        return {}
    ways = [way for way in range(WAYS) if box.lays[way] & ~s.hand[seat] == 0]
    if lays_one(box, s):
        ways = [way for way in ways if way < PAIR]
    return {PLAY.first + way: _lay(box, s, seat, box.lays[way]) for way in ways}


def _trades(box: Box, s: Position, seat: int) -> list[int]:
    offers = range(s.wares[seat] + 1)
    return [n for n in offers if VERBS.refusal(box, s, seat, TRADE.first + n) == 0]


def _trade(box: Box, s: Position, seat: int, wares: int) -> list[Entry]:
    return [
        entry("seals", box.buys[s.track[MARKET]][wares]),
        entry("wares-left", s.wares[seat] - wares),
    ]


def _lay(box: Box, s: Position, seat: int, cards: int) -> list[Entry]:
    return [_card(box, s, seat, cards, card) for card in RIVALS if has(cards, card)]


def _card(box: Box, s: Position, seat: int, cards: int, card: int) -> Entry:
    """Return what a card would bring beside another one, whatever the others lay."""
    figures = [brought(box, s, seat, lays, card) for lays in _others(box, s, seat, card, cards)]
    word = "seals" if card in IN_SEALS else "wares"
    if cards == 1 << card:
        return between(word, figures)
    return between(f"card-{word}", figures, card=Card(card).name.lower())


def _others(box: Box, s: Position, seat: int, card: int, cards: int) -> Iterator[Lays]:
    """Yield what all may lay, once for each number of cards that decides what one card brings."""
    found: dict[tuple[int, ...], Lays] = {(0, 0): [0] * s.seats}
    most = 1 if lays_one(box, s) else 2
    for other in range(s.seats):
        if other != seat:
            found = dict(_with(found, s.hand[other], other, RIVALS[card], most))
    for lays in found.values():
        lays[seat] = cards
        yield lays


def _with(
    found: dict[tuple[int, ...], Lays], hand: int, other: int, rivals: tuple[int, ...], most: int
) -> Iterator[tuple[tuple[int, ...], Lays]]:
    """Yield the same with everything that one more seat may lay."""
    held = [card for card in rivals if has(hand, card)]
    for counts, lays in found.items():
        for number in range(min(most, len(held)) + 1):
            for laid in combinations(held, number):
                more = lays.copy()
                more[other] = sum(1 << card for card in laid)
                yield tuple(counts[n] + (card in laid) for n, card in enumerate(rivals)), more


def brought(box: Box, s: Position, seat: int, lays: Lays, card: int) -> int:
    """Return what a card brings a seat if all lay these cards, as the rules evaluate them."""
    after, trace = s.copy(), SCRATCH.trace
    trace.used = 0
    for each in range(s.seats):
        after.played[each] = lays[each]
        after.hand[each] &= ~lays[each]
    evaluate(box, after, trace)
    if card == MERCHANT:
        return box.buys[after.track[MARKET]][after.wares[seat]] if after.phase == TRADING else 0
    if card == MENDICANT and after.phase == TRADING:
        conclude(box, after, trace)
    return _gain(trace, seat, card)


def _gain(trace: Trace, seat: int, card: int) -> int:
    """Return what the events tell of a card; wares beyond the limit are lost."""
    events = [e for e in told(trace) if e.event in BRINGS and (e.seat, e.a) == (seat, card)]
    in_wares = {Event.TOOK_WARES, Event.GOT_WARES}
    return sum(e.b - (e.c if e.event in in_wares else 0) for e in events)
