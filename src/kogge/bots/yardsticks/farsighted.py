"""The bot that thinks in whole plans: the yardstick where plans take many turns."""

from __future__ import annotations

from dataclasses import replace

from kogge.core.carrier.record import Record
from kogge.core.game import Game

from ..time.budget import Budget
from .greedy import Greedy
from .plan import Planner


class Farsighted(Greedy):
    """Plans a turn like ``greedy``, but asks of each outcome what the best plan makes of it.

    In a game for which there are no plans it plays like ``greedy``.
    """

    def __init__(self, game: Game, box: Record, key: bytes, budget: Budget | None = None) -> None:
        super().__init__(game, box, key, budget)
        self.eye = replace(self.eye, value=self.eye.plan or self.eye.value)
        self.planner = Planner(game, box, self.eye)
