"""Figures that belong to an action of Visby, or to the reason why it is refused."""

from __future__ import annotations

from functools import partial

from kogge.core.carrier.known import Known

from .box import Box
from .position import Position
from .rules import crowded
from .vocabulary import MARKET, MERCHANT

_KNOWN_SEALS = Known[dict[str, int]]()


def of_cards(box: Box, s: Position, seat: int, cards: int) -> dict[str, int]:
    """Return the seals that all wares of a Merchant would buy alongside 0, 1 or 2 others."""
    if not box.lays[cards] >> MERCHANT & 1:
        return {}
    key = s.track[MARKET], s.wares[seat], s.seats
    return _KNOWN_SEALS.of(box, key, partial(_seals, box, *key))


def _seals(box: Box, market: int, wares: int, seats: int) -> dict[str, int]:
    spaces = [crowded(box, market, merchants) for merchants in range(1, seats + 1)]
    return {
        name: box.buys[space][wares]
        for name, space in zip(("alone", "second", "third"), spaces, strict=False)
    }


def of_trade(box: Box, s: Position, wares: int) -> dict[str, int]:
    """Return the seals that a trade buys."""
    return {"seals": box.buys[s.track[MARKET]][wares]}
