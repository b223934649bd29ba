"""The bot that takes any legal action, all equally likely."""

from __future__ import annotations

from kogge.core.carrier.lot import Lots, below
from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position

from ..time.budget import Budget


class Random:
    """A gate, not an opponent: a bot that cannot beat it has not understood the game."""

    def __init__(self, game: Game, box: Record, key: bytes, budget: Budget | None = None) -> None:
        self.game, self.box, self.lots = game, box, Lots.of(key)

    def choose(self, view: Position) -> int:
        actions = self.game.legal_actions(self.box, view, view.viewer)
        return actions[below(self.lots, len(actions))]
