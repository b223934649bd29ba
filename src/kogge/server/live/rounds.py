"""Rounds: while many tables are played, what has come in a moment is done together.

A commit takes the processor longer than most moves, and whoever comes next finds nothing in its
caches. So moves share both. As long as few play, nobody waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from ..watch.logs import failed

PACE = 0.12  # seconds between two rounds: less than anybody notices
LAST = 8  # moves that are looked at
SHORT = 0.4  # seconds in which they have come
MANY = 5  # tables at which they were made; a single one would wait for nobody

log = logging.getLogger("kogge.rounds")


class Rounds:
    """The moves of a house that are about to be made."""

    def __init__(self) -> None:
        self.recent: deque[tuple[float, str]] = deque(maxlen=LAST)  # when, and at which table
        self.waiting: list[Callable[[], None]] = []
        self.last = 0.0  # when the last round began

    def make(self, table: str, move: Callable[[], None]) -> None:
        """Make a move: in the next round, if many tables are played, else now."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if not self._is_dense(now, table):
            move()
            return
        self.waiting.append(move)
        if len(self.waiting) == 1:
            loop.call_at(max(now, self.last + PACE), self._begin, loop)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        self.last, waiting, self.waiting = loop.time(), self.waiting, []
        for move in waiting:
            try:
                move()
            except Exception as error:  # noqa: BLE001 - the others' moves are made
                failed(log, "a move failed", error)

    def _is_dense(self, now: float, table: str) -> bool:
        """Note a move; return whether the last ones came from many tables in a short time."""
        recent = self.recent
        recent.append((now, table))
        if len(recent) < LAST or now - recent[0][0] > SHORT:
            return False
        return len({table for _, table in recent}) >= MANY
