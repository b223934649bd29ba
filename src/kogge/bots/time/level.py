"""What a level of the guild may think, and how often it errs."""

from __future__ import annotations

from dataclasses import dataclass

from .budget import Budget

CAP = 2000  # milliseconds that no turn exceeds, however slow the machine


@dataclass(frozen=True, slots=True)
class Level:
    """How a member of the guild plays."""

    sims: int  # simulations a turn
    calm: float  # shares of the win that a choice may be worse and still be taken now and then
    solves: bool = False  # whether two who choose at the same moment solve matrices

    @property
    def budget(self) -> Budget:
        return Budget(ms=CAP, sims=self.sims)

    @property
    def floor(self) -> float:
        """How much worse than the best no choice may look: errors, nothing absurd."""
        return 4 * self.calm
