"""The bell that rings when a match has ended: nobody misses it, and nobody looks without need."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from kogge.server import bell
from kogge.server.bell import Bell

log = logging.getLogger("kogge.test")
PATIENCE = 30.0  # seconds, for a machine that is busy


async def hear(look: Callable[[], Awaitable[int]], plot: Callable[[Bell], Awaitable[None]]) -> None:
    """Let somebody answer a bell of a single process until the plot is over."""
    ends = Bell(shared=False)
    task = asyncio.get_running_loop().create_task(ends.answer(look, log, "stumbled"))
    try:
        await asyncio.wait_for(plot(ends), PATIENCE)
    finally:
        task.cancel()


def test_whoever_sleeps_is_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bell, "SELDOM", 1000.0)
    looks: asyncio.Queue[None] = asyncio.Queue()

    async def look() -> int:
        looks.put_nowait(None)
        return 0

    async def plot(ends: Bell) -> None:
        await looks.get()  # once at the start
        await asyncio.sleep(0.1)
        assert looks.empty()
        ends.ring()
        await looks.get()

    asyncio.run(hear(look, plot))


def test_whoever_is_busy_looks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bell, "SELDOM", 1000.0)
    looks: asyncio.Queue[asyncio.Event] = asyncio.Queue()

    async def look() -> int:
        done = asyncio.Event()
        looks.put_nowait(done)
        await done.wait()
        return 0

    async def plot(ends: Bell) -> None:
        first = await looks.get()
        ends.ring()
        first.set()
        await looks.get()

    asyncio.run(hear(look, plot))


@pytest.mark.parametrize("trouble", [False, True], ids=["something was there", "it failed"])
def test_a_look_that_found_something_or_failed_is_repeated_soon(
    monkeypatch: pytest.MonkeyPatch, trouble: bool
) -> None:
    monkeypatch.setattr(bell, "SELDOM", 1000.0)
    monkeypatch.setattr(bell, "SOON", 0.01)
    looks: asyncio.Queue[None] = asyncio.Queue()

    async def look() -> int:
        looks.put_nowait(None)
        if trouble:
            raise OSError("the store is away")
        return 1

    async def plot(_: Bell) -> None:
        await looks.get()
        await looks.get()

    asyncio.run(hear(look, plot))
