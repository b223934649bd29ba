"""What the other is likely to choose at the same moment: two steps of thought, by hand-made values.

Whoever looks one round ahead asks what serves the other on average, and answers that. A mix that
nobody can read gains little from such a player; one that trusts this picture in part gains much,
and loses little to those who do not fit it (decision 0015).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from kogge.core.carrier.room import put
from kogge.core.carrier.rule import Compiled, entry, rule
from kogge.core.game import Game

from ..judgement.eyes import eye_of
from ..judgement.unsure import UNSURE
from ..yardsticks.greedy import CALM
from .oracle import Rooms

TRUST = 0.3  # in the picture; the rest is on guard against everything
HASTE = 0.3  # by how much the second step may miss the best
OWN, SPARE = 0, 1  # levels whose rooms are used


@cache
def survey(game: Game) -> Compiled[Any, None]:
    """Return the rule that values what every two choices of the first level lead to."""
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

    @entry
    def fill(box: Any, r: Any, trace: Any, scratch: Any) -> None:
        for row in range(r.ways[OWN][0]):
            for column in range(r.ways[OWN][1]):
                put(r.work, SPARE, r.work, OWN)
                s = r.work[SPARE]
                play(box[0], s, trace[0], 0, r.acts[OWN][0][row])
                play(box[0], s, trace[0], 1, r.acts[OWN][1][column])
                go_on(box[0], s, trace[0], scratch)
                r.low[OWN][row][column] = value(box[0], s, 0)
                r.high[OWN][row][column] = value(box[0], s, 1)

    return fill


def likely(r: Rooms, side: int) -> Any:
    """Return how likely each choice of a side is, once the choices have been valued."""
    rows, columns = r.ways[OWN]
    values = (r.low[OWN][:rows, :columns], r.high[OWN][:rows, :columns].T)
    first = softened(values[1 - side].mean(axis=1), CALM)
    return softened(values[side] @ first, HASTE)


def softened(values: Any, calm: float) -> Any:
    """Return how likely choices are: the worse, the less likely."""
    import numpy as np

    weights = np.exp((values - values.max()) / calm)
    return weights / weights.sum()
