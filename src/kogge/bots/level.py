"""Six levels, named after the guild: how far a bot thinks, and how often it errs."""

from __future__ import annotations

from dataclasses import dataclass

from .time.budget import Budget

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


NAMES = ("apprentice", "journeyman", "craftsman", "merchant", "master", "alderman")
LEVELS: dict[str, tuple[Level, ...]] = {  # calibrated by the arena, see docs/bots.md
    "visby": (
        Level(100, 0.09), Level(200, 0.06), Level(700, 0.04), Level(3000, 0.02),
        Level(3000, 0.04, solves=True), Level(60_000, 0.0, solves=True),
    ),
    "riga": (
        Level(9, 0.08), Level(18, 0.047), Level(40, 0.026), Level(80, 0.016),
        Level(180, 0.008), Level(1000, 0.0),
    ),
    "haithabu": (
        Level(18, 0.047), Level(35, 0.031), Level(68, 0.021), Level(115, 0.0155),
        Level(240, 0.0095), Level(800, 0.0),
    ),
}  # fmt: skip


def level_of(game: str, name: str) -> Level:
    """Return how a member of the guild plays a game."""
    return LEVELS[game][NAMES.index(name)]
