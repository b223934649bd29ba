"""Errands: what is done beside what is under way, and finished before the house closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errands:
    """The errands of a house that are under way."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what is under way."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def finish(self) -> None:
        """Wait for all that was begun."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
