"""A level of play: how much a bot may think, and how often it errs."""

from __future__ import annotations

from dataclasses import dataclass

from .budget import Budget

CAP = 2000  # milliseconds that no turn exceeds, however slow the machine
SMALLEST = 2  # seats of the tables for which levels are calibrated first


@dataclass(frozen=True, slots=True)
class Level:
    """How a member of the guild plays."""

    sims: int  # simulations a turn
    calm: float  # how much worse a choice may be, in shares of the win, and still be taken at times
    solves: bool = False  # whether it solves matrices where two choose at the same moment
    reads: int = 0  # seats up to which it pictures what the others choose at the same moment
    larger: Level | None = None  # how it plays at tables of more than two, if otherwise

    def at(self, seats: int) -> Level:
        """Return how it plays at a table of some size."""
        return self.larger if self.larger is not None and seats > SMALLEST else self

    @property
    def budget(self) -> Budget:
        return self.within(CAP)

    def within(self, ms: int) -> Budget:
        """Return its simulations, with another cap on the time of a turn."""
        return Budget(ms=ms, sims=self.sims)

    @property
    def floor(self) -> float:
        """The most by which a choice may look worse than the best: errors, but nothing absurd."""
        return 4 * self.calm
