"""A bench for long work: done off the event loop in slices, the shortest job first."""

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
Steps = Generator[None, None, T]  # short steps with short rests, and the result at the end
SHORT = 10  # steps that need no bench
SLICE = 0.01  # seconds until a shorter job may come first


@dataclass(order=True, slots=True)
class Job:
    """A job, and how many of its steps are left."""

    left: int
    number: int
    steps: Steps[Any] = field(compare=False)
    done: asyncio.Future[Any] = field(compare=False)

    def whole(self) -> Any:
        """Do the whole job; return its result."""
        finished, result = False, None
        while not finished:
            finished, result = self.go_on()
        return result

    def go_on(self) -> tuple[bool, Any]:
        """Do a slice of the job; return whether it is finished, and its result."""
        end = time.perf_counter() + SLICE
        while time.perf_counter() < end:
            try:
                next(self.steps)
            except StopIteration as stop:
                return True, stop.value
            self.left -= 1
        return False, None


class Bench:
    """One thread, so that players always find the other half of the processor free."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "bench")
        self.waiting: list[Job] = []
        self.numbers = itertools.count()
        self.working: asyncio.Task[None] | None = None

    async def do(self, steps: Steps[T], length: int) -> T:
        """Do a job of about ``length`` steps; return its result."""
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
        """Do a slice, unless the caller that waited for it has gone."""
        if job.done.done():
            return
        run = asyncio.get_running_loop().run_in_executor
        try:
            finished, result = await run(self.pool, job.go_on)
        except Exception as error:  # noqa: BLE001 - the waiting caller receives it
            if not job.done.done():
                job.done.set_exception(error)
            return
        if not finished:
            heapq.heappush(self.waiting, job)
        elif not job.done.done():
            job.done.set_result(result)

    def close(self) -> None:
        """Abandon what is not finished."""
        for job in self.waiting:
            job.done.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)
