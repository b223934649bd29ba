"""The pulse of the store: whether it can be written, which reading alone does not show."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from ..store import Store
from ..store.upkeep import feel_pulse
from .logs import failed

LASTING = 1.0  # seconds for which an answer holds, however many clients ask
PATIENCE = 1.5  # seconds for the store

log = logging.getLogger("kogge.store")


class Pulse:
    """Writes a little, now and then, when a client wants to know."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store, self.now = store, now
        self.felt, self.well = -LASTING, False
        self.feeling = asyncio.Lock()

    async def beats(self) -> bool:
        """Return whether the store can be written."""
        async with self.feeling:
            if time.monotonic() - self.felt >= LASTING:
                self.well = await self._write()
                self.felt = time.monotonic()
            return self.well

    async def _write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await feel_pulse(self.store, self.now())
        except Exception as error:  # noqa: BLE001 - whatever the error, nothing can be written
            failed(log, "the store cannot be written", error)
            return False
        return True
