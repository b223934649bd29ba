"""What a net sees of Visby: cards, wares and seals of two seats, and what the tracks offer."""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.bits import size
from kogge.core.carrier.record import words
from kogge.core.carrier.rule import rule
from kogge.games.visby.box import Box
from kogge.games.visby.position import Position
from kogge.games.visby.vocabulary import (
    BATTLE,
    JOURNEY,
    MARKET,
    PRINTED,
    SPACES,
    Card,
    Track,
)

from ..eye import Sight

FAR = (2, 4, 6, 9, 12, 16)  # seals that are missing: steps of the way to the target
FULL = (1, 2, 3, 5, 7, 9, 12)  # wares: steps of the bags

_SEAT = (
    *words(Card)[:PRINTED],
    "cards",
    "seals",
    "missing",
    *(f"within {steps}" for steps in FAR),
    "wares",
    *(f"above {wares}" for wares in FULL),
    "buys now",
    "buys next",
    "last trade",
)
NAMES = (
    *(f"own {name}" for name in _SEAT),
    *(f"other {name}" for name in _SEAT),
    *(track.name.lower() for track in Track),
    *(f"market above {space}" for space in range(2, SPACES, 2)),
    "lead",
)
SIZE = len(NAMES)
_EACH = len(_SEAT)


@rule
def relate(box: Box, s: Position, seat: int, other: int, row: Any) -> None:
    """Write what both have in common, and by how much one leads."""
    at = 2 * _EACH
    row[at], row[at + 1] = s.track[BATTLE] / 10, s.track[JOURNEY] / 10
    row[at + 2] = s.track[MARKET] / 10
    at += 3
    for space in range(2, SPACES, 2):
        row[at] = 1.0 if s.track[MARKET] >= space else 0.0
        at += 1
    row[at] = (s.seals[seat] - s.seals[other]) / 10


@rule
def portray(box: Box, s: Position, seat: int, row: Any, at: int) -> None:
    """Write what there is to see of a seat."""
    for card in range(PRINTED):
        row[at + card] = float((s.hand[seat] >> card) & 1)
    at += PRINTED
    missing = max(0, s.target - s.seals[seat])
    row[at], row[at + 1] = size(s.hand[seat]) / PRINTED, s.seals[seat] / 20
    row[at + 2] = missing / 20
    at += 3
    for steps in FAR:
        row[at] = max(0.0, 1.0 - missing / steps)
        at += 1
    wares = s.wares[seat]
    row[at] = wares / 8
    at += 1
    for step in FULL:
        row[at] = 1.0 if wares >= step else 0.0
        at += 1
    later = min(SPACES - 1, s.track[MARKET] + box.supply[s.seats - 2])
    row[at] = box.buys[s.track[MARKET]][wares] / 8
    row[at + 1] = box.buys[later][wares] / 8
    row[at + 2] = wares // box.last / 4


SIGHT = Sight(portray, relate, side=_EACH, inputs=SIZE)
