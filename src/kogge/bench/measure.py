"""Measuring: how many times a second some work can be done."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

ROUNDS = 10  # the best counts: whatever else runs on the machine only slows a round down

TURNS = 15  # of two that are compared, in alternation


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured rate, named after a message of the words."""

    name: str
    rate: float
    figures: dict[str, Any] = field(default_factory=dict)  # for the message
    ratios: dict[str, float] = field(default_factory=dict)  # to peers, by their names


def rate(run: Callable[[int], object], seconds: float, batch: int = 1) -> float:
    """Return how many times a second ``run`` does its work; its argument is how many to do."""
    batch = max(batch, _batch(run, seconds / ROUNDS))  # this also compiles or loads what it needs
    return max(batch / _timed(run, batch) for _ in range(ROUNDS))


def ratio(ours: Callable[[int], object], theirs: Callable[[int], object], seconds: float) -> float:
    """Return how many times faster ours is: the median of many short turns, taken alternately.

    On a shared machine, two figures measured at different times cannot be compared.
    """
    share = seconds / (2 * TURNS)
    one, two = _batch(ours, share), _batch(theirs, share)
    turns = [(one / _timed(ours, one)) / (two / _timed(theirs, two)) for _ in range(TURNS)]
    return statistics.median(turns)


def _batch(run: Callable[[int], object], share: float) -> int:
    """Return how many times to run so that it takes about ``share`` seconds."""
    batch = 1
    run(batch)
    while (spent := _timed(run, batch)) < share / 4:
        batch *= 2
    return max(1, round(batch * share / spent))


def _timed(run: Callable[[int], object], batch: int) -> float:
    began = time.perf_counter()
    run(batch)
    return time.perf_counter() - began
