"""What threads that solve one position tell each other between two portions.

What they find does not depend on who is faster: they meet after equal steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from kogge.core.carrier.rule import entry

from .oracle import Rooms
from .solver import NEWS, place_of

STEP = 1000  # positions until threads meet again


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
