"""Limits: how much each client may ask for, so that none takes it all."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict

from kogge.table.denied import Denied

from ..settings import Rate

PATIENCE = 10.0  # seconds that a client is kept waiting, at most
REMEMBERED = 20_000  # buckets; the oldest are forgotten


class Buckets:
    """Buckets that fill up with time: each request takes its drops, and an empty one refuses."""

    def __init__(self) -> None:
        self.level: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, rate: Rate, *names: str, cost: float = 1) -> None:
        """Take the cost of a request from each bucket, or refuse; a full one is enough for any."""
        cost = min(cost, rate.burst)
        for name in names:
            self._take(rate, name, cost, least=0)

    async def wait(self, rate: Rate, name: str) -> None:
        """Take a drop that may still have to fall; refuse if that would take very long."""
        level = self._take(rate, name, 1, least=-PATIENCE * rate.each_second)
        if level < 0:
            await asyncio.sleep(-level / rate.each_second)

    def _take(self, rate: Rate, name: str, cost: float, least: float) -> float:
        """Take from a bucket unless less than the least is left; return what is left."""
        now = time.monotonic()
        level, then = self.level.pop(name, (rate.burst, now))
        level = min(rate.burst, level + (now - then) * rate.each_second)
        enough = level - cost >= least
        self.level[name] = (level - cost if enough else level, now)  # a refusal takes nothing
        while len(self.level) > REMEMBERED:
            self.level.popitem(last=False)
        if not enough:
            raise Denied("too-many", "that was too much at once, wait a little", status=429)
        return level - cost

    def give_back(self, rate: Rate, name: str) -> None:
        """Put back a drop that was taken for nothing."""
        if name in self.level:
            level, then = self.level[name]
            self.level[name] = (min(rate.burst, level + 1), then)


class Gate:
    """A count of those inside, with a limit for each name."""

    def __init__(self, room: int) -> None:
        self.room, self.inside = room, Counter[str]()

    def enter(self, name: str) -> bool:
        """Let one more in, if there is room."""
        if self.inside[name] >= self.room:
            return False
        self.inside[name] += 1
        return True

    def leave(self, name: str) -> None:
        self.inside[name] -= 1
        if self.inside[name] <= 0:
            del self.inside[name]
