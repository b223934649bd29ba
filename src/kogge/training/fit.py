"""Fitting a small net to what was played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from kogge.bots.nets import Kept

from .adam import Adam, forward

RATE = 2e-3
BATCH = 512
PORTION = 65536  # rows that are looked at together


@dataclass(frozen=True, slots=True)
class Course:
    """How a net is fitted."""

    hidden: tuple[int, int] = (64, 32)
    epochs: int = 10
    seed: int = 1
    rate: float = RATE


def fitted(
    rows: Any, shares: Any, course: Course, start: Any = None
) -> Iterator[tuple[float, Any]]:
    """Fit a net; after every epoch yield the loss on held-back rows, and the weights.

    It begins anew, or with the weights of a net of the same sizes. Whole games are held back, the
    last ones: rows of one game are too alike to test one another.
    """
    held = max(1, len(rows) // 20)
    train, test = slice(-held), slice(-held, None)
    parts = layers(rows.shape[1], course)
    learner = Adam(parts if start is None else unpack(start, parts), rows[train], shares[train])
    for epoch in steps(len(rows) - held, course):
        for batch, rate in epoch:
            learner.learn(batch, rate)
        yield loss(learner.parts, rows[test], shares[test]), pack(learner.parts)


def steps(count: int, course: Course) -> Iterator[list[tuple[Any, float]]]:
    """Yield, epoch by epoch, the rows to learn from and the rate, which falls to almost nothing."""
    import numpy as np

    rng, total = np.random.default_rng(course.seed), course.epochs * (count // BATCH + 1)
    done = 0
    for _ in range(course.epochs):
        order = rng.permutation(count)
        batches = [order[at : at + BATCH] for at in range(0, count, BATCH)]
        yield [
            (batch, course.rate * (1.02 - number / total))
            for number, batch in enumerate(batches, done + 1)
        ]
        done += len(batches)


def layers(inputs: int, course: Course) -> list[Any]:
    """Return weights and biases at the beginning."""
    import numpy as np

    rng = np.random.default_rng(course.seed)
    sizes = (inputs, *course.hidden, 1)
    parts: list[Any] = []
    for before, after in pairwise(sizes):
        parts.append(rng.normal(0, (2 / before) ** 0.5, (before, after)).astype(np.float32))
        parts.append(np.zeros(after, np.float32))
    parts[-2] *= 0.1
    return parts


def pack(parts: list[Any]) -> Any:
    """Return all weights in one row, as the net reads them."""
    import numpy as np

    return np.concatenate([np.asarray(part, np.float32).reshape(-1) for part in parts])


def unpack(weights: Any, parts: list[Any]) -> list[Any]:
    """Return weights that stand in one row, in layers of the same shapes as others."""
    import numpy as np

    ends = np.cumsum([part.size for part in parts])
    rows = np.split(np.asarray(weights, np.float32), ends[:-1])
    return [row.reshape(part.shape).copy() for row, part in zip(rows, parts, strict=True)]


def loss(parts: list[Any], rows: Any, shares: Any) -> float:
    """Return the cross entropy of the predictions, in nats a row."""
    import numpy as np

    total = 0.0
    for at in range(0, len(rows), PORTION):
        p = np.clip(forward(parts, rows[at : at + PORTION])[-1], 1e-6, 1 - 1e-6)
        t = shares[at : at + PORTION]
        total += float(-(t * np.log(p) + (1 - t) * np.log(1 - p)).sum())
    return total / len(rows)


def opinion(teachers: Sequence[Kept], rows: Any) -> Any:
    """Return what several nets expect together: the mean of their odds, as factors."""
    import numpy as np

    total = np.zeros(len(rows))
    for each in teachers:
        inputs, one, two = map(int, each.sizes)
        parts = unpack(each.weights, layers(inputs, Course((one, two))))
        for at in range(0, len(rows), PORTION):
            p = np.clip(forward(parts, rows[at : at + PORTION])[-1], 1e-6, 1 - 1e-6)
            total[at : at + PORTION] += np.log(p / (1 - p))
    return (1 / (1 + np.exp(-total / len(teachers)))).astype(np.float32)
