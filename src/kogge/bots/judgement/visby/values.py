"""How good a position of Visby looks to a seat."""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.bits import size
from kogge.core.carrier.rule import rule
from kogge.games.visby.box import Box
from kogge.games.visby.position import Position
from kogge.games.visby.rules import why_not_trade
from kogge.games.visby.scoring import merit
from kogge.games.visby.verbs import TRADE
from kogge.games.visby.vocabulary import MARKET, OVER, TRADING

from ..unsure import UNSURE

WIN = 100.0
WARE = 0.55  # seals that a ware will bring
CROWDED = 0.30  # seals that a ware will bring when the bags are nearly full
CARD = 0.20  # seals that a card in hand is worth: choice, and a later Mendicant
FIRST_TRADE = TRADE.first
ROOMY = 10  # wares up to here count in full


@rule
def value(box: Box, s: Position, seat: int) -> float:
    """Compare a seat with the best of the others, in seals."""
    if s.phase == OVER:
        return _result(box, s, seat)
    own, best, most = standing(box, s, seat), -WIN, 0
    for other in range(s.seats):
        most = max(most, s.seals[other])
        if other != seat:
            best = max(best, standing(box, s, other))
    near = most / s.target
    return (own - best) * (1.0 + near) + 0.1 * own


@rule
def obvious(box: Box, s: Position, seat: int, scratch: Any) -> int:
    """Trade what pays better now than it is likely to pay later; no card is obvious."""
    if s.phase != TRADING:
        return UNSURE
    best, choice = -WIN, UNSURE
    for wares in range(s.wares[seat] + 1):
        gain = box.buys[s.track[MARKET]][wares] + _bags(s.wares[seat] - wares)
        if why_not_trade(box, s, seat, wares) == 0 and gain > best:
            best, choice = gain, FIRST_TRADE + wares
    return choice


@rule
def standing(box: Box, s: Position, seat: int) -> float:
    """Return the seals of a seat, including those that its wares and cards will bring."""
    return s.seals[seat] + _bags(s.wares[seat]) + CARD * size(s.hand[seat])


@rule
def spread(box: Box, s: Position) -> float:
    """Return the lead, in seals, that makes a win likely; late it takes less."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.seals[seat])
    return 2.0 + 4.0 * max(0.0, 1.0 - most / s.target)


@rule
def turn(s: Position) -> int:
    """Return a number for the turn: a round."""
    return s.rounds


@rule
def _result(box: Box, s: Position, seat: int) -> float:
    best, winners = merit(box, s, 0), 0
    for other in range(s.seats):
        best = max(best, merit(box, s, other))
    for other in range(s.seats):
        winners += merit(box, s, other) == best
    share = 1.0 / winners if merit(box, s, seat) == best else 0.0
    return WIN * (2.0 * share - 1.0) + (merit(box, s, seat) - best) / 10_000


@rule
def _bags(wares: int) -> float:
    return WARE * min(wares, ROOMY) + CROWDED * max(0, wares - ROOMY)
