"""Errands: background work, finished before the house closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errands:
    """The errands of a house that are under way."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def finish(self) -> None:
        """Wait for all errands under way."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
