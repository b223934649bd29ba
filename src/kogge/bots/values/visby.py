"""How good a position of Visby looks to a seat."""

from __future__ import annotations

from kogge.core.bits import size
from kogge.games.visby.box import Box
from kogge.games.visby.position import MARKET, OVER, TRADE, TRADING, Position
from kogge.games.visby.rules import why_not_trade
from kogge.games.visby.scoring import merit

from .unsure import UNSURE

WIN = 100.0
WARE = 0.55  # seals that a ware will bring
CROWDED = 0.30  # seals that a ware will bring when the bags are nearly full
CARD = 0.20  # seals that a card in hand is worth: choice, and a later Mendicant
ROOMY = 10  # wares up to here count in full


def value(box: Box, s: Position, seat: int) -> float:
    """Compare a seat with the best of the others, in seals."""
    if s.phase == OVER:
        return _result(box, s, seat)
    own = _worth(s, seat)
    others = [_worth(s, other) for other in range(s.seats) if other != seat]
    lead = own - max(others)
    near = max(s.seals) / s.target
    return lead * (1.0 + near) + 0.1 * own


def obvious(box: Box, s: Position, seat: int) -> int:
    """Trade what pays better now than it is likely to pay later; of cards nothing is obvious."""
    if s.phase != TRADING:
        return UNSURE
    buys = box.buys[s.track[MARKET]]
    offers = [wares for wares in range(s.wares[seat] + 1) if not why_not_trade(box, s, seat, wares)]
    return TRADE + max(offers, key=lambda wares: buys[wares] + _bags(s.wares[seat] - wares))


def _result(box: Box, s: Position, seat: int) -> float:
    merits = [merit(box, s, other) for other in range(s.seats)]
    best = max(merits)
    share = 1.0 / merits.count(best) if merits[seat] == best else 0.0
    return WIN * (2.0 * share - 1.0) + (merits[seat] - best) / 10_000


def _worth(s: Position, seat: int) -> float:
    return s.seals[seat] + _bags(s.wares[seat]) + CARD * size(s.hand[seat])


def _bags(wares: int) -> float:
    return WARE * min(wares, ROOMY) + CROWDED * max(0, wares - ROOMY)
