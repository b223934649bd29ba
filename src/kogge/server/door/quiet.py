"""A server that sleeps while nothing happens: uvicorn's own wakes ten times a second."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import FrameType

from uvicorn import Server

TICK = 1.0  # seconds between two looks at the date, which stands in every answer
TICKS = 10  # of uvicorn's in that time


class QuietServer(Server):
    """uvicorn, woken once a second, and at once when it is to stop."""

    wake: asyncio.Event | None = None  # set when it is to stop
    loop: asyncio.AbstractEventLoop

    async def main_loop(self) -> None:
        self.loop, self.wake = asyncio.get_running_loop(), asyncio.Event()
        while not await self.on_tick(TICKS):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), TICK)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note a signal, which does not wake the loop by itself."""
        super().handle_exit(sig, frame)
        if self.wake is not None:
            self.loop.call_soon_threadsafe(self.wake.set)
