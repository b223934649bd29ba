"""The yardstick: how many messages uvicorn passes on when there is nothing else to do."""

from __future__ import annotations

import asyncio
import time

from websockets.asyncio.client import ClientConnection, connect

from .process import Process


async def broadcast(server: Process, pairs: int, seconds: float) -> tuple[float, float]:
    """Return messages passed on a second, and for each second of the server's processor time."""
    lines = [
        (await _line(server.port, pair), await _line(server.port, pair)) for pair in range(pairs)
    ]
    used, end = server.seconds(), time.perf_counter() + seconds
    counts = await asyncio.gather(*(_volley(*pair, end) for pair in lines))
    spent = server.seconds() - used
    for pair in lines:
        for line in pair:
            await line.close()
    return sum(counts) / seconds, sum(counts) / max(spent, 0.01)


async def _line(port: int, pair: int) -> ClientConnection:
    address = f"ws://127.0.0.1:{port}/{pair}"
    return await connect(address, compression=None, ping_interval=None)


async def _volley(one: ClientConnection, other: ClientConnection, end: float) -> int:
    """Let a message of a state's size go to and fro; return how often it arrived."""
    text, count = "x" * 2000, 0
    while time.perf_counter() < end:
        await one.send(text)
        await other.recv()
        await other.send(text)
        await one.recv()
        count += 2
    return count
