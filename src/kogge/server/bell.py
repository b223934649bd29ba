"""A bell that rings when a match has ended, for those who have to count it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from .watch.logs import failed

SOON = 1.0  # seconds until another look, where there was something, or other processes play, too
SELDOM = 15.0  # seconds until another look, where nothing can end unheard


class Bell:
    """Wakes some who sleep; none of them misses it, whatever they are doing."""

    def __init__(self, *, shared: bool) -> None:
        self.pause = SOON if shared else SELDOM  # what ends at another process does not ring here
        self.ears: list[asyncio.Event] = []

    def ring(self) -> None:
        """Let everybody look."""
        for ear in self.ears:
            ear.set()

    async def answer(
        self, look: Callable[[], Awaitable[int]], log: logging.Logger, trouble: str
    ) -> None:
        """Look now, whenever it rings, and now and then, until the server stops.

        ``look`` returns how much there was: somebody else's work may have been in its way.
        """
        ear = asyncio.Event()
        self.ears.append(ear)
        while True:
            ear.clear()
            pause = SOON
            try:
                pause = SOON if await look() else self.pause
            except Exception as error:  # noqa: BLE001 - a store that is away comes back
                failed(log, trouble, error)
            with suppress(TimeoutError):
                await asyncio.wait_for(ear.wait(), pause)
