"""What a bot may still think in a turn: its budget is shared by all choices of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from time import perf_counter

from .budget import Budget

SHARE = 0.6  # of what is left goes into a choice: the first one plans the others
PORTION = 100  # simulations that are made at a time, at most
KEPT = 0.93  # of a time budget: the rest goes into all that is not simulated
GLANCE = 0.002  # seconds between two looks at the clock, which compiled code has none of


class Allowance:
    """A budget for a turn, in simulations, in time, or in simulations with a cap in time."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.turn = budget, -1
        self.seconds, self.sims = 0.0, 0.0
        self.pace = 1000.0  # simulations a second, as far as is known

    def begin(self, turn: int) -> bool:
        """Begin to think about a choice; tell whether it is the first of its turn."""
        fresh = turn != self.turn
        if fresh:
            self.turn = turn
            self.seconds = inf if self.budget.ms is None else self.budget.ms / 1000 * KEPT
            self.sims = inf if self.budget.sims is None else float(self.budget.sims)
        return fresh

    def portions(self, share: float = SHARE) -> Iterator[int]:
        """Tell how many simulations to make before asking again."""
        now = perf_counter()
        end, sims = now + self.seconds * share, self.sims * share
        while sims >= 1 and now + 1 / self.pace < end:
            times = int(max(1, min(sims, PORTION, min(GLANCE, end - now) * self.pace)))
            sims, self.sims = sims - times, self.sims - times
            try:
                yield times
            finally:
                before, now = now, perf_counter()
                self.pace = 0.5 * self.pace + 0.5 * times / max(now - before, 1e-6)
                self.seconds -= now - before
