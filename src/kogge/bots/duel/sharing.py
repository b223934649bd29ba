"""What threads that solve one position pass on to each other between two portions of work.

What they find does not depend on which of them is faster: they meet after equal steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kogge.core.compiled.entry import entry

from .frames import Memory, Rooms
from .memory import place_of

STEP = 1000  # positions until threads meet again


def evenly(portions: Iterable[int]) -> Iterator[int]:
    """Divide into equal steps, whatever the clock says, so that threads meet at the same points."""
    left = 0
    for times in portions:
        left += times
        while left >= STEP:
            yield STEP
            left -= STEP
    yield left


@entry
def pass_on(giver: Memory, taker: Memory, count: int) -> None:
    """Pass on to another thread what was found lately, where it knows less."""
    for n in range(count):
        slot = giver.news[n]
        key, found = giver.keys[slot], giver.notes[slot]
        place = place_of(taker.keys, key)
        note = taker.notes[place]
        if taker.keys[place] == key and note.ahead >= found.ahead:
            continue
        taker.keys[place] = key
        note.low, note.high, note.ahead = found.low, found.high, found.ahead
        for side in range(2):
            note.best[side] = found.best[side]


def pass_round(threads: list[Rooms]) -> None:
    """Pass on to every thread what all have found."""
    for giver in threads:
        for taker in threads:
            if giver is not taker:
                pass_on(giver.memory, taker.memory, giver.meter[0].news)
    for each in threads:
        each.meter[0].news = 0
