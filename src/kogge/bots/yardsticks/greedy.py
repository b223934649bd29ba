"""The bot that looks one turn ahead.

Where others choose at the same moment it does not know their picks. It estimates how likely
each of their choices is, by how well it would serve them, and plays against that estimate.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from kogge.core.carrier.lot import Lots, below, pick
from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position
from kogge.core.trace import Trace

from ..judgement.eyes import eye_of
from ..judgement.scratch import scratch
from ..judgement.unsure import UNSURE
from ..time.budget import Budget
from .plan import Planner

TRIALS = 200  # joint choices looked at to estimate what serves each seat
SAMPLES = 40  # joint choices of the others against which each action of its own is tried
DEEP = 24  # choices of a turn that are planned at most
CALM = 1.5  # by how many seals a choice may be worse before others are thought to shun it

Choices = dict[int, int]  # one action of each seat


class Greedy:
    """An evaluation, a plan for the turn, and an estimate of others who choose at the same time."""

    def __init__(
        self,
        game: Game,
        box: Record,
        key: bytes,
        budget: Budget | None = None,
        *,
        deep: int = DEEP,
    ) -> None:
        self.game, self.box, self.lots, self.deep = game, box, Lots.of(key), deep
        self.eye, self.trace, self.scratch = eye_of(game), Trace.plain(), scratch(flat=False)
        self.planner = Planner(game, box, self.eye)
        self.planned: list[int] = []

    def choose(self, view: Position) -> int:
        seat = view.viewer
        actions = self.game.legal_actions(self.box, view, seat)
        obvious = self.eye.obvious(self.box, view, seat, self.scratch)
        if len(actions) == 1 or obvious != UNSURE:
            return actions[0] if obvious == UNSURE else obvious
        if self.eye.meets:
            return max(zip(self.values(view, actions), actions, strict=True))[1]
        if not self.planned or self.planned[0] not in actions:
            plan = self.planner.best(self._imagined(view), seat, self.deep)
            self.planned = list(plan.choices)
        return self.planned.pop(0)

    def values(self, view: Position, actions: Sequence[int]) -> list[float]:
        """Return how good each action looks, on average over what the others may choose."""
        worth, seat = self.eye.value, view.viewer
        return [
            math.fsum(worth(self.box, end, seat) for end in ends) / len(ends)
            for ends in self.ends(view, actions)
        ]

    def ends(self, view: Position, actions: Sequence[int]) -> Iterator[list[Any]]:
        """Return for each action where it may lead, by what the others may choose."""
        s, seat, profiles = self._imagined(view), view.viewer, [Choices()]
        others = [each for each in range(s.seats) if each != seat and self._asked(s, each)]
        if others:
            policy = self._estimated(s, [seat, *others])
            profiles = [
                {each: self._drawn(policy[each]) for each in others} for _ in range(SAMPLES)
            ]
        for action in actions:
            yield [self._after(s, {seat: action, **profile}) for profile in profiles]

    def _imagined(self, view: Position) -> Position:
        s = view.copy()
        self.game.imagine(self.box, s, self.lots)
        return s

    def _asked(self, s: Position, seat: int) -> bool:
        return bool(self.game.together(s) >> seat & 1)

    def _estimated(self, s: Position, seats: list[int]) -> dict[int, dict[int, int]]:
        """Estimate each seat's choice by what served it in random trials: weights of actions."""
        legal = {seat: self.game.legal_actions(self.box, s, seat) for seat in seats}
        sums = {seat: dict.fromkeys(legal[seat], 0.0) for seat in seats}
        tries = {seat: dict.fromkeys(legal[seat], 0) for seat in seats}
        for _ in range(TRIALS):
            joint = {seat: legal[seat][below(self.lots, len(legal[seat]))] for seat in seats}
            end = self._after(s, joint)
            for seat, action in joint.items():
                sums[seat][action] += self.eye.value(self.box, end, seat)
                tries[seat][action] += 1
        return {seat: _weights(sums[seat], tries[seat]) for seat in seats}

    def _drawn(self, weights: dict[int, int]) -> int:
        return list(weights)[pick(self.lots, list(weights.values()))]

    def _after(self, s: Position, choices: Choices) -> Any:
        """Play a joint choice and what is obvious after it, on a copy."""
        new = s.copy()
        for seat in sorted(choices):
            self.game.play(self.box, new, self.trace, seat, choices[seat])
        while (seat := self.game.mover(new)) >= 0:
            action = self.eye.obvious(self.box, new, seat, self.scratch)
            if action == UNSURE:
                break
            self.game.play(self.box, new, self.trace, seat, action)
        return new


def _weights(sums: dict[int, float], tries: dict[int, int]) -> dict[int, int]:
    """Turn mean values into weights: what is much worse than the best is hardly ever chosen."""
    means = {action: sums[action] / tries[action] for action in sums if tries[action]}
    best = max(means.values())
    return {
        action: 1 + round(1000 * math.exp((mean - best) / CALM)) for action, mean in means.items()
    }
