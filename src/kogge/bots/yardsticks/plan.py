"""Planning a turn: the seat's own choices one after another, until another seat acts."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from kogge.core.carrier.record import Record
from kogge.core.game import CHANCE, Game, Position
from kogge.core.trace import Trace

from ..judgement.eye import Eye, Way
from ..judgement.scratch import scratch
from ..judgement.unsure import UNSURE

WIDTH = 8  # plans that are followed at the same time


@dataclass(frozen=True, slots=True)
class Plan:
    """Choices thought through, the position they lead to, and how it looks."""

    choices: tuple[int, ...]
    end: Any
    worth: float


class Planner:
    """Follows the best few plans choice by choice; what is obvious is not thought about."""

    def __init__(self, game: Game, box: Record, eye: Eye, width: int = WIDTH) -> None:
        self.game, self.box, self.eye, self.width = game, box, eye, width
        self.trace, self.scratch = Trace.plain(), scratch(flat=False)

    def best(self, s: Position, seat: int, deep: int) -> Plan:
        """Return the best plan of at most ``deep`` choices."""
        front = [Plan((), s, float("-inf"))]
        best = front[0]
        for _ in range(deep):
            front = self._longer(front, seat)
            if not front:
                break
            best = max(best, front[0], key=attrgetter("worth"))
        return best

    def _longer(self, front: list[Plan], seat: int) -> list[Plan]:
        """Add a choice to every plan that is not at its end; keep the best, each end once."""
        found: dict[bytes, Plan] = {}
        for plan in front:
            for action in self.game.legal_actions(self.box, plan.end, seat):
                longer = self._with(plan, seat, action)
                found.setdefault(longer.end.pack(), longer)
        return sorted(found.values(), key=attrgetter("worth"), reverse=True)[: self.width]

    def _with(self, plan: Plan, seat: int, action: int) -> Plan:
        end = plan.end.copy()
        self.game.play(self.box, end, self.trace, seat, action)
        self._go_on(end, seat, self.eye.obvious)
        done = self._finished(end, seat)
        return Plan((*plan.choices, action), end, self.eye.value(self.box, done, seat))

    def after(self, s: Position, seat: int, action: int) -> Any:
        """Return the outcome of an action once everything it begins is finished."""
        end = s.copy()
        self.game.play(self.box, end, self.trace, seat, action)
        return self._finished(end, seat)

    def _finished(self, s: Position, seat: int) -> Any:
        done = s.copy()
        self._go_on(done, seat, self.eye.finish)
        return done

    def _go_on(self, s: Any, seat: int, way: Way) -> None:
        """Play on while it is clear how, and what to expect of chance."""
        while (mover := self.game.mover(s)) in (seat, CHANCE):
            if mover == CHANCE:
                action = self.eye.guess(self.box, s)
            else:
                action = way(self.box, s, seat, self.scratch)
            if action == UNSURE:
                break
            self.game.play(self.box, s, self.trace, mover, action)
