"""What a bot may still think in a turn: its budget is shared by all choices of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from .budget import Budget

OPENING = 0.6  # share of what is left that goes into a choice
GLANCE = 0.002  # seconds between two looks at the clock, which compiled code has none of


class Allowance:
    """A budget for a turn; most of it goes into the first choice, which plans the others."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.turn = budget, -1
        self.left, self.pace = 0.0, 1000.0  # simulations a second, as far as is known

    def begin(self, turn: int) -> bool:
        """Begin to think about a choice; tell whether it is the first of its turn."""
        fresh = turn != self.turn
        if fresh:
            self.turn = turn
            self.left = self.budget.ms / 1000 if self.budget.ms else float(self.budget.sims or 0)
        return fresh

    def portions(self) -> Iterator[int]:
        """Tell how many simulations to make before asking again."""
        if self.budget.ms is None:
            times = round(self.left * OPENING)
            self.left -= times
            yield times
            return
        start = now = perf_counter()
        end = start + self.left * OPENING
        while True:
            times = max(1, int(min(GLANCE, end - now) * self.pace))
            yield times
            before, now = now, perf_counter()
            self.pace = 0.5 * self.pace + 0.5 * times / max(now - before, 1e-6)
            if now + 1 / self.pace >= end:
                break
        self.left -= now - start
