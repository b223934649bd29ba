"""Threads that think about the same thing, each in rooms of its own.

Those who grow trees add up what they found at the end. Those who solve a position tell each other
between two portions, so that what they find does not depend on who is faster.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from kogge.core.rule import entry

from .duel import NEWS, place_of
from .oracle import Rooms

STEP = 1000  # positions until threads meet again


class Threads:
    """So many threads; one alone is the caller's own."""

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


def evenly(portions: Iterable[int]) -> Iterator[int]:
    """Divide into equal steps, whatever the clock says, so that threads always meet alike."""
    left = 0
    for times in portions:
        left += times
        while left >= STEP:
            yield STEP
            left -= STEP
    yield left


@entry
def tell(giver: Any, taker: Any) -> None:
    """Tell another thread what was found lately, where it knows less."""
    for n in range(giver.meter[NEWS]):
        slot = giver.news[n]
        key = giver.keys[slot]
        place = place_of(taker.keys, key)
        if taker.keys[place] == key and taker.ahead[place][0] >= giver.ahead[slot][0]:
            continue
        taker.keys[place] = key
        for side in range(2):
            taker.kept[place][side] = giver.kept[slot][side]
        for which in range(3):
            taker.ahead[place][which] = giver.ahead[slot][which]


def compare(threads: list[Rooms]) -> None:
    """Let every thread know what all have found."""
    for giver in threads:
        for taker in threads:
            if giver is not taker:
                tell(giver, taker)
    for each in threads:
        each.meter[NEWS] = 0
