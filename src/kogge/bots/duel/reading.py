"""What the other side is likely to choose now: two steps of thought, by hand-made values.

A player who looks one round ahead asks what serves the other on average, and answers that. A mix
that cannot be read gains little from such a player; one that trusts this picture in part gains
much, and loses little to players who do not fit it (decision 0015).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Any

from kogge.core.carrier.room import put
from kogge.core.carrier.rule import rule
from kogge.core.compiled.entry import Compiled, entry_of
from kogge.core.game import Game

from ..judgement.eyes import eye_of
from ..judgement.unsure import UNSURE
from ..yardsticks.greedy import CALM
from .frames import ROOT, Rooms

TRUST = 0.3  # in the picture; the rest is on guard against everything
HASTE = 0.3  # by how much the second step may miss the best
SPARE = 1  # the level on which pairs of choices are tried


@cache
def value_pairs(game: Game) -> Compiled[Any, None]:
    """Return the rule that values what every two choices at the root lead to, for both sides."""
    mover, play, eye = game.mover, game.play, eye_of(game)
    value, obvious = eye.value, eye.obvious

    @rule
    def go_on(box: Any, s: Any, trace: Any, scratch: Any) -> None:
        """Play what is obvious."""
        while mover(s) >= 0:
            seat = mover(s)
            action = obvious(box, s, seat, scratch)
            if action == UNSURE:
                break
            play(box, s, trace, seat, action)

    @entry_of(game)
    def fill(box: Any, r: Rooms, trace: Any, scratch: Any) -> None:
        frame = r.frames[ROOT]
        first, second = frame.sides[0], frame.sides[1]
        for row in range(first.ways):
            for column in range(second.ways):
                put(r.work, SPARE, r.work, ROOT)
                s = r.work[SPARE]
                play(box[0], s, trace[0], 0, first.acts[row])
                play(box[0], s, trace[0], 1, second.acts[column])
                go_on(box[0], s, trace[0], scratch)
                frame.lows[row][column] = value(box[0], s, 0)
                frame.highs[row][column] = value(box[0], s, 1)

    return fill


def likely(r: Rooms, side: int) -> list[float]:
    """Return how likely each choice of a side is, given the values of all pairs of choices."""
    frame = r.frames[ROOT]
    rows, columns = frame.sides[0].ways, frame.sides[1].ways
    lows = [row[:columns] for row in frame.lows[:rows].tolist()]
    highs = [row[:columns] for row in frame.highs[:rows].tolist()]
    values = (lows, [list(column) for column in zip(*highs, strict=True)])
    first = softened([sum(row) / len(row) for row in values[1 - side]], CALM)
    return softened([sumprod(row, first) for row in values[side]], HASTE)


def sumprod(ones: Sequence[float], others: Sequence[float]) -> float:
    """Return the sum of the products of each two."""
    return sum(one * other for one, other in zip(ones, others, strict=True))


def softened(values: Sequence[float], calm: float) -> list[float]:
    """Return how likely choices are: the worse, the less likely."""
    best = max(values)
    weights = [exp((value - best) / calm) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
