"""How much a bot may still think in a turn: all choices of the turn share its budget."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from time import perf_counter

from .budget import Budget

SHARE = 0.6  # of what is left goes into a choice: the first one plans the others
PORTION = 100  # simulations that are made at a time, at most
KEPT = 0.93  # of a time budget: the rest goes into everything but simulations
BEAT = 0.002  # seconds between two looks at the clock: compiled code has none


class Allowance:
    """A budget for a turn, in simulations, in time, or in simulations with a cap in time."""

    def __init__(self, budget: Budget) -> None:
        self.budget, self.turn = budget, -1
        self.seconds, self.sims = 0.0, 0.0
        self.before = (self.turn, self.seconds, self.sims)  # what was left of the turn before
        self.pace = 1000.0  # simulations a second, as far as is known

    def begin(self, turn: int) -> bool:
        """Begin to think about a choice; return whether another turn was thought about before.

        A question in another seat's turn may interrupt one; it then goes on with what is left.
        """
        fresh = turn != self.turn
        if fresh:
            earlier, self.before = self.before, (self.turn, self.seconds, self.sims)
            self.turn, self.seconds, self.sims = earlier if earlier[0] == turn else self._all(turn)
        return fresh

    def _all(self, turn: int) -> tuple[int, float, float]:
        ms, sims = self.budget.ms, self.budget.sims
        seconds = inf if ms is None else ms / 1000 * KEPT
        return turn, seconds, inf if sims is None else float(sims)

    def portions(self, share: float = SHARE) -> Iterator[int]:
        """Return how many simulations to make before asking again."""
        now = perf_counter()
        end, sims = now + self.seconds * share, self.sims * share
        while sims >= 1 and now + 1 / self.pace < end:
            times = int(max(1, min(sims, PORTION, min(BEAT, end - now) * self.pace)))
            sims, self.sims = sims - times, self.sims - times
            try:
                yield times
            finally:
                before, now = now, perf_counter()
                self.pace = 0.5 * self.pace + 0.5 * times / max(now - before, 1e-6)
                self.seconds -= now - before
