"""Measuring: how often a second something can be done."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

ROUNDS = 3  # the best counts: whatever else runs on the machine only slows a round down


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured rate, named after a message of the words."""

    name: str
    rate: float
    figures: dict[str, Any] = field(default_factory=dict)  # for the message
    ratios: dict[str, float] = field(default_factory=dict)  # to peers, by their names


def rate(run: Callable[[int], object], seconds: float, batch: int = 1) -> float:
    """Return how many times a second ``run`` does its work; it is told how many to do."""
    run(batch)  # what is compiled or loaded at the first call does not count
    while (spent := _timed(run, batch)) < seconds / 20:
        batch *= 4
    batch = max(1, round(batch * seconds / spent))
    return max(batch / _timed(run, batch) for _ in range(ROUNDS))


def _timed(run: Callable[[int], object], batch: int) -> float:
    began = time.perf_counter()
    run(batch)
    return time.perf_counter() - began
