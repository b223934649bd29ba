"""Threads that think about the same position, each in rooms of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any


class Threads:
    """A number of threads; a single one is the caller's own."""

    def __init__(self, count: int) -> None:
        self.pool = ThreadPoolExecutor(count) if count > 1 else None

    def work(self, task: Callable[..., object], rooms: Iterable[tuple[Any, ...]]) -> None:
        """Do the same in all rooms at once, and wait for all."""
        if self.pool is None:
            for each in rooms:
                task(*each)
            return
        for call in [self.pool.submit(task, *each) for each in rooms]:
            call.result()
