"""The library of a game that is played from source: built behind the game, not before it."""

from __future__ import annotations

from kogge.ahead.building import building, missing
from kogge.arena.workers import Behind
from kogge.bots.bot import COMPILED
from kogge.core.compiled.entry import is_of_the_house
from kogge.core.compiled.library import can_build, is_checked
from kogge.core.game import Game

SIMPLE = "greedy"  # plays and advises where nothing is compiled


class Workshop:
    """Has the library of a game built; until it is there, a simple bot takes the place of others.

    If it cannot be built, nobody waits for it: then each bot does what it can without.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.building: Behind | None = None

    def fit(self, name: str) -> str:
        """Return the bot of that name, or a simple one as long as it has to wait."""
        return SIMPLE if name in COMPILED and self._is_awaited() else name

    def _is_awaited(self) -> bool:
        """Return whether the library is being built; whoever asks first has it begun."""
        over = self.building is not None and self.building.is_over
        if over or not self._can_begin() or self.is_ready():
            return False
        if self.building is None:
            self.building = building([self.game.name])
        return True

    def _can_begin(self) -> bool:
        return can_build() and is_of_the_house(self.game) and not is_checked()

    def is_ready(self) -> bool:
        """Return whether the library is there."""
        return not missing([self.game.name])

    def close(self) -> None:
        """End the building, done or not."""
        if self.building is not None:
            self.building.close()
