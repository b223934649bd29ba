"""A bench for work that takes long: done beside the loop in slices, what is shortest first."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]  # a short step, then a short rest, and what came of it in the end
SHORT = 10  # steps that need no bench
SLICE = 0.01  # seconds until something shorter may come first


@dataclass(order=True, slots=True)
class Job:
    """Something to be done, and how many steps of it are left."""

    left: int
    number: int
    steps: Steps[Any] = field(compare=False)
    done: asyncio.Future[Any] = field(compare=False)

    def whole(self) -> Any:
        """Do all of it; return what came of it."""
        finished, result = False, None
        while not finished:
            finished, result = self.go_on()
        return result

    def go_on(self) -> tuple[bool, Any]:
        """Do a slice of it; tell whether it is finished, and what came of it."""
        end = time.perf_counter() + SLICE
        while time.perf_counter() < end:
            try:
                next(self.steps)
            except StopIteration as stop:
                return True, stop.value
            self.left -= 1
        return False, None


class Bench:
    """One thread, so that whoever plays always finds the other half of the processor free."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "bench")
        self.waiting: list[Job] = []
        self.numbers = itertools.count()
        self.working: asyncio.Task[None] | None = None

    async def do(self, steps: Steps[T], length: int) -> T:
        """Do something of about so many steps; return what came of it."""
        loop = asyncio.get_running_loop()
        job = Job(length, next(self.numbers), steps, loop.create_future())
        if length <= SHORT:
            return job.whole()  # type: ignore[no-any-return]
        heapq.heappush(self.waiting, job)
        if self.working is None:
            self.working = loop.create_task(self._work())
        return await job.done  # type: ignore[no-any-return]

    async def _work(self) -> None:
        try:
            while self.waiting:
                await self._slice(heapq.heappop(self.waiting))
        finally:
            self.working = None

    async def _slice(self, job: Job) -> None:
        """Do a slice, unless whoever waited for it has gone."""
        if job.done.done():
            return
        run = asyncio.get_running_loop().run_in_executor
        try:
            finished, result = await run(self.pool, job.go_on)
        except Exception as error:  # noqa: BLE001 - whoever waits for it is told
            if not job.done.done():
                job.done.set_exception(error)
            return
        if not finished:
            heapq.heappush(self.waiting, job)
        elif not job.done.done():
            job.done.set_result(result)

    def close(self) -> None:
        """Leave lying what is not finished."""
        for job in self.waiting:
            job.done.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)
