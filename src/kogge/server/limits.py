"""Limits: how much anybody may ask for, so that nobody takes it all."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

from .denied import Denied
from .settings import Rate

REMEMBERED = 20_000  # buckets; the oldest are forgotten


class Buckets:
    """Buckets that fill up with time: each deed takes a drop, and an empty one refuses."""

    def __init__(self) -> None:
        self.level: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, rate: Rate, *names: str) -> None:
        """Take a drop from each bucket, or refuse."""
        now = time.monotonic()
        for name in names:
            level, then = self.level.pop(name, (rate.burst, now))
            level = min(rate.burst, level + (now - then) * rate.each_second)
            self.level[name] = (level - 1 if level >= 1 else level, now)  # a refusal takes nothing
            if level < 1:
                raise Denied("too-many", "that was too much at once, wait a little", status=429)
        while len(self.level) > REMEMBERED:
            self.level.popitem(last=False)


class Gate:
    """A count of who is inside, with room for so many each."""

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
