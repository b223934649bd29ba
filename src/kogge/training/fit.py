"""Fitting a small net to what was played: Adam, in NumPy, or in PyTorch where that is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import pairwise
from typing import Any

RATE, FADE = 2e-3, 1e-5
BATCH = 512


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
    """Fit a net; after every epoch tell the loss on what was held back, and the weights.

    The last games are held back: rows of one game are so alike that single ones would tell nothing.
    """
    held = max(1, len(rows) // 20)
    train, test = slice(-held), slice(-held, None)
    parts = layers(rows.shape[1], course) if start is None else unpack(start, rows.shape[1], course)
    step = _torch_epochs if find_spec("torch") else _numpy_epochs
    for found in step(parts, rows[train], shares[train], course):
        yield loss(found, rows[test], shares[test]), pack(found)


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


def unpack(weights: Any, inputs: int, course: Course) -> list[Any]:
    """Return the layers of a row of weights."""
    parts, at = [], 0
    for part in layers(inputs, course):
        parts.append(weights[at : at + part.size].reshape(part.shape).copy())
        at += part.size
    return parts


def loss(parts: list[Any], rows: Any, shares: Any) -> float:
    """Return the cross entropy of what is foretold, in nats a row."""
    import numpy as np

    total = 0.0
    for at in range(0, len(rows), 65536):
        p = np.clip(_forward(parts, rows[at : at + 65536])[-1], 1e-6, 1 - 1e-6)
        t = shares[at : at + 65536]
        total += float(-(t * np.log(p) + (1 - t) * np.log(1 - p)).sum())
    return total / len(rows)


def _forward(parts: list[Any], rows: Any) -> list[Any]:
    import numpy as np

    one = np.maximum(rows @ parts[0] + parts[1], 0)
    two = np.maximum(one @ parts[2] + parts[3], 0)
    return [one, two, 1 / (1 + np.exp(-(two @ parts[4] + parts[5])[:, 0]))]


def _gradients(parts: list[Any], rows: Any, shares: Any) -> list[Any]:
    one, two, p = _forward(parts, rows)
    out = ((p - shares) / len(rows))[:, None].astype(rows.dtype)
    back = (out @ parts[4].T) * (two > 0)
    further = (back @ parts[2].T) * (one > 0)
    return [
        rows.T @ further, further.sum(0), one.T @ back, back.sum(0), two.T @ out, out.sum(0),
    ]  # fmt: skip


def _numpy_epochs(parts: list[Any], rows: Any, shares: Any, course: Course) -> Iterator[list[Any]]:
    import numpy as np

    rng, means = np.random.default_rng(course.seed), [np.zeros_like(part) for part in parts]
    squares, step = [np.zeros_like(part) for part in parts], 0
    total = course.epochs * (len(rows) // BATCH + 1)
    for _ in range(course.epochs):
        order = rng.permutation(len(rows))
        for at in range(0, len(rows), BATCH):
            part = order[at : at + BATCH]
            step += 1
            rate = course.rate * (1.02 - step / total)
            for n, grad in enumerate(_gradients(parts, rows[part], shares[part])):
                means[n] += 0.1 * (grad - means[n])
                squares[n] += 0.001 * (grad * grad - squares[n])
                mean, square = means[n] / (1 - 0.9**step), squares[n] / (1 - 0.999**step)
                parts[n] -= rate * (mean / (np.sqrt(square) + 1e-8) + FADE * parts[n])
        yield parts


def _torch_epochs(parts: list[Any], rows: Any, shares: Any, course: Course) -> Iterator[list[Any]]:
    import torch

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(course.seed)
    weights = [torch.tensor(part, device=device, requires_grad=True) for part in parts]
    x, y = torch.tensor(rows, device=device), torch.tensor(shares, device=device)
    batch = BATCH if device == "cpu" else BATCH * 4
    adam = torch.optim.Adam(weights, lr=course.rate, weight_decay=FADE)
    steps = course.epochs * (len(rows) // batch + 1)
    fade = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: 1.02 - min(1.0, step / steps))
    for _ in range(course.epochs):
        order = torch.randperm(len(x), device=device)
        for at in range(0, len(x), batch):
            part = order[at : at + batch]
            one = torch.relu(x[part] @ weights[0] + weights[1])
            two = torch.relu(one @ weights[2] + weights[3])
            out = (two @ weights[4] + weights[5])[:, 0]
            cost = torch.nn.functional.binary_cross_entropy_with_logits(out, y[part])
            adam.zero_grad()
            cost.backward()
            adam.step()
            fade.step()
        yield [weight.detach().cpu().numpy() for weight in weights]
