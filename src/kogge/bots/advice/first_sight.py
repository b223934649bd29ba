"""First sight: the points that every seat may expect after a choice, on imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position

from ..judgement.eyes import eye_of
from ..judgement.unsure import UNSURE
from ..yardsticks.greedy import Greedy
from ..yardsticks.plan import Planner

WORLDS = 8  # to imagine
KEY = b"explain"  # equal views give equal sights

Points = dict[int, list[float]]  # of every seat, by choice


def first_sight(game: Game, box: Record, view: Position, actions: Sequence[int]) -> Points:
    """Return the points that every seat may expect after each choice, at first sight."""
    standing = eye_of(game).standing
    return {
        action: [fmean(standing(box, end, seat) for end in ends) for seat in range(view.seats)]
        for action, ends in zip(actions, _ends(game, box, view, actions), strict=True)
    }


def lead_of(points: Sequence[float], seat: int) -> float:
    """Return by how much a seat is ahead of the strongest other."""
    return points[seat] - max(each for other, each in enumerate(points) if other != seat)


def _ends(game: Game, box: Record, view: Position, actions: Sequence[int]) -> list[list[Any]]:
    """Return the outcome of each choice, in the same worlds and with what it began finished."""
    eye = eye_of(game)
    if eye.meets:
        return list(Greedy(game, box, KEY).ends(view, actions))
    follower, lots = Follower(game, box, eye), Lots.of(KEY)
    worlds = [view.copy() for _ in range(WORLDS)]
    for world in worlds:
        game.imagine(box, world, lots)
    return [[follower.after(world, view.viewer, action) for world in worlds] for action in actions]


class Follower(Planner):
    """Finishes what is begun, even if other seats are asked in between.

    A plan stops there, since they are free to choose; but what they give is part of what a
    choice brings, as in the Viking Games of Haithabu.
    """

    def after(self, s: Any, seat: int, action: int) -> Any:
        """Return the outcome of an action of the seat whose turn it is, or of another seat."""
        end, turn = super().after(s, seat, action), self.eye.turn(s)
        while s.turn == seat and self.eye.turn(end) == turn and self._other_asked(end, seat):
            self._answer(end)
            end = self._finished(end, seat)
        return end

    def _other_asked(self, s: Any, seat: int) -> bool:
        mover = self.game.mover(s)
        return mover >= 0 and mover != seat

    def _answer(self, s: Any) -> None:
        """Let the seat that is asked do what is obvious, or what serves it best at once."""
        seat = self.game.mover(s)
        action = self.eye.finish(self.box, s, seat, self.scratch)
        if action == UNSURE:
            actions = self.game.legal_actions(self.box, s, seat)
            action = max(actions, key=lambda each: self._worth(s, seat, each))
        self.game.play(self.box, s, self.trace, seat, action)

    def _worth(self, s: Any, seat: int, action: int) -> float:
        """Return how an action looks to the seat that takes it."""
        return self.eye.value(self.box, super().after(s, seat, action), seat)
