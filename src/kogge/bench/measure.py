"""Measuring: how many times a second some work can be done, and how often a peer does its own."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

ROUNDS = 10  # the best counts: whatever else runs on the machine only slows a round down

FEWEST, TURNS = 5, 15  # of two that are compared, in alternation
PATIENCE = 4  # times the time for a figure, after which the fewest turns will do

Run = Callable[[int], object]  # its argument is how many times the work is to be done


@dataclass(frozen=True, slots=True)
class Peer:
    """Somebody who does comparable work, and how many times as fast we want to be, if we say so."""

    name: str
    run: Run
    aim: float | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """A peer's rate, and how many times as fast we are."""

    peer: str
    rate: float
    ratio: float
    aim: float | None

    @property
    def is_missed(self) -> bool:
        """Whether we are slower than we want to be."""
        return self.aim is not None and self.ratio < self.aim


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured rate, named after a message of the words."""

    name: str
    rate: float
    figures: dict[str, Any] = field(default_factory=dict)  # for the message
    beside: Beside | None = None


def figure(
    name: str,
    about: dict[str, Any],
    run: Run,
    seconds: float,
    peer: Peer | None = None,
    unit: int = 1,
) -> Figure:
    """Measure some work, beside a peer if there is one; ``unit`` is how much is done at a time."""
    if peer is None:
        return Figure(name, unit * rate(run, seconds), about)
    turns = list(_turns(run, peer.run, seconds))
    ours, theirs = (unit * max(rates) for rates in zip(*turns, strict=True))
    ratio = statistics.median(one / two for one, two in turns)
    return Figure(name, ours, about, Beside(peer.name, theirs, ratio, peer.aim))


def rate(run: Run, seconds: float) -> float:
    """Return how many times a second ``run`` does its work."""
    batch = _batch(run, seconds / ROUNDS)  # this also compiles or loads what it needs
    return max(_rate(run, batch) for _ in range(ROUNDS))


def _turns(ours: Run, theirs: Run, seconds: float) -> Iterator[tuple[float, float]]:
    """Measure two in many short turns, taken alternately.

    On a shared machine, two figures measured at different times cannot be compared.
    """
    share = seconds / (2 * TURNS)
    one, two = _batch(ours, share), _batch(theirs, share)
    until = time.perf_counter() + PATIENCE * seconds
    for turn in range(TURNS):
        if turn < FEWEST or time.perf_counter() < until:
            yield _rate(ours, one), _rate(theirs, two)


def _batch(run: Run, share: float) -> int:
    """Return how many times to run so that it takes about ``share`` seconds."""
    batch = 1
    run(batch)
    while (spent := _timed(run, batch)) < share / 4:
        batch *= 2
    return max(1, round(batch * share / spent))


def _rate(run: Run, batch: int) -> float:
    return batch / _timed(run, batch)


def _timed(run: Run, batch: int) -> float:
    began = time.perf_counter()
    run(batch)
    return time.perf_counter() - began
