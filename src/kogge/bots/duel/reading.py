"""What the other side is likely to choose now: two steps of thought, by hand-made values.

A player who looks one round ahead asks what serves the other on average, and answers that. A mix
that cannot be read gains little from such a player; one that trusts this picture in part gains
much, and loses little to players who do not fit it (decision 0015).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from kogge.core.carrier.room import put
from kogge.core.carrier.rule import rule
from kogge.core.compiled.entry import Compiled, entry_of
from kogge.core.game import Game

from ..judgement.eyes import eye_of
from ..judgement.unsure import UNSURE
from ..yardsticks.greedy import CALM
from .frames import ROOT, Rooms

if TYPE_CHECKING:
    from ..sheet import Shares

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


def likely(r: Rooms, side: int) -> Shares:
    """Return how likely each choice of a side is, given the values of all pairs of choices."""
    frame = r.frames[ROOT]
    rows, columns = frame.sides[0].ways, frame.sides[1].ways
    values = (frame.lows[:rows, :columns], frame.highs[:rows, :columns].T)
    first = softened(values[1 - side].mean(axis=1), CALM)
    return softened(values[side] @ first, HASTE)


def softened(values: Shares, calm: float) -> Shares:
    """Return how likely choices are: the worse, the less likely."""
    import numpy as np

    weights: Shares = np.exp((values - values.max()) / calm)
    weights /= weights.sum()
    return weights
