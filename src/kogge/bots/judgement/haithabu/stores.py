"""What a seat of Haithabu would lose if the round ended as its stores and its purse are now."""

from __future__ import annotations

from kogge.core.carrier.bits import has
from kogge.core.carrier.rule import rule
from kogge.games.haithabu.box import Box
from kogge.games.haithabu.position import Position
from kogge.games.haithabu.rules.night import stored
from kogge.games.haithabu.rules.rounds import storage_of
from kogge.games.haithabu.vocabulary import GOODS, POST, STEWARD, WAREHOUSE, Step

from .values import rounds_left, workers_left

# What such a good costs, in shares of the win, by the workers that may still save it: far more than
# it is worth, since people at the table mind.
TOLL = (0.04, 0.03, 0.02)


@rule
def excess(box: Box, s: Position, seat: int, store: int) -> int:
    """Count the goods beyond the limit of a store."""
    held = 0
    for good in range(GOODS):
        held += stored(s, seat, good, store)
    return max(0, held - storage_of(box, s, seat))


@rule
def unpaid(box: Box, s: Position, seat: int) -> int:
    """Count the goods within the limit of the warehouse for whose fee the silver is lacking."""
    if has(s.characters[seat], STEWARD):
        return 0
    held = 0
    for good in range(GOODS):
        held += s.warehouse[seat][good]
    return max(0, min(held, storage_of(box, s, seat)) - s.silver[seat] // box.fee)


@rule
def waste(box: Box, s: Position, seat: int) -> float:
    """Return what the goods that a seat would lose are worth; none once stores are settled."""
    left, last = workers_left(s, seat), rounds_left(box, s) == 1
    if s.rounds == 0 or last or s.step >= Step.STORE or left >= len(TOLL):
        return 0.0
    full = excess(box, s, seat, WAREHOUSE) + excess(box, s, seat, POST)
    return TOLL[left] * (full + unpaid(box, s, seat))


@rule
def parting(box: Box, s: Position, seat: int) -> float:
    """Return what a seat gives up with whatever it does now: a good, while it has too many."""
    return TOLL[0] if s.excess[WAREHOUSE] + s.excess[POST] > 0 else 0.0
