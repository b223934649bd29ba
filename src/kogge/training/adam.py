"""Adam with decoupled decay: one law, by NumPy, by JAX or by PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

FADE = 1e-5  # of a weight, at a rate of 1
MEAN, SQUARE, LEAST = 0.9, 0.999, 1e-8  # Adam's own


class Learner(Protocol):
    """Somebody who fits weights to rows and shares, a batch at a time."""

    def learn(self, batch: Any, rate: float) -> None:
        """Take one step by the rows of these numbers."""

    def parts(self) -> list[Any]:
        """Return weights and biases as they are now, as NumPy's."""


class ByNumpy:
    """The law as it is written here."""

    def __init__(self, parts: list[Any], rows: Any, shares: Any) -> None:
        import numpy as np

        self.rows, self.shares, self.steps = rows, shares, 0
        self.state = [(part, np.zeros_like(part), np.zeros_like(part)) for part in parts]
        self.step: Any = partial(stepped, np)

    def learn(self, batch: Any, rate: float) -> None:
        self.steps += 1
        grown = 1 - MEAN**self.steps, 1 - SQUARE**self.steps
        self.state = self.step(self.state, self.rows[batch], self.shares[batch], rate, grown)

    def parts(self) -> list[Any]:
        import numpy as np

        return [np.asarray(part) for part, _, _ in self.state]


class ByJax(ByNumpy):
    """The same, compiled by JAX, on whatever it finds."""

    def __init__(self, parts: list[Any], rows: Any, shares: Any) -> None:
        import jax

        super().__init__(parts, jax.numpy.asarray(rows), jax.numpy.asarray(shares))
        self.step = jax.jit(partial(stepped, jax.numpy))

    def learn(self, batch: Any, rate: float) -> None:
        import jax

        with jax.default_matmul_precision("highest"):  # a GPU would round as it likes
            super().learn(batch, rate)


class ByTorch:
    """PyTorch's own Adam and gradients, on a GPU where there is one."""

    def __init__(self, parts: list[Any], rows: Any, shares: Any) -> None:
        import torch

        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        put = partial(torch.tensor, device=self.device)
        self.rows, self.shares = put(rows), put(shares)
        self.weights = [put(part, requires_grad=True) for part in parts]
        self.adam = torch.optim.AdamW(
            self.weights, betas=(MEAN, SQUARE), eps=LEAST, weight_decay=FADE
        )

    def learn(self, batch: Any, rate: float) -> None:
        import torch

        chosen, w = torch.tensor(batch, device=self.device), self.weights
        one = torch.relu(self.rows[chosen] @ w[0] + w[1])
        two = torch.relu(one @ w[2] + w[3])
        out = (two @ w[4] + w[5])[:, 0]
        cost = torch.nn.functional.binary_cross_entropy_with_logits(out, self.shares[chosen])
        self.adam.param_groups[0]["lr"] = rate
        self.adam.zero_grad()
        cost.backward()
        self.adam.step()

    def parts(self) -> list[Any]:
        return [weight.detach().cpu().numpy() for weight in self.weights]


Kind = Callable[[list[Any], Any, Any], Learner]  # (parts, rows, shares)
LEARNERS: dict[str, Kind] = {"numpy": ByNumpy, "torch": ByTorch, "jax": ByJax}

# What is written for arrays of NumPy and of JAX alike; xp is the one or the other.


def stepped(
    xp: Any, state: list[Any], rows: Any, shares: Any, rate: float, grown: tuple[float, float]
) -> list[Any]:
    """Return weights after a step, with the running means of gradients and of their squares."""
    found = gradients(xp, [part for part, _, _ in state], rows, shares)
    return [moved(xp, each, grad, rate, grown) for each, grad in zip(state, found, strict=True)]


def moved(
    xp: Any, layer: tuple[Any, Any, Any], grad: Any, rate: float, grown: tuple[float, float]
) -> tuple[Any, Any, Any]:
    """Return one layer's weights after a step, and its means."""
    part, mean, square = layer
    mean = mean + (1 - MEAN) * (grad - mean)
    square = square + (1 - SQUARE) * (grad * grad - square)
    way = (mean / grown[0]) / (xp.sqrt(square / grown[1]) + LEAST)
    return part - rate * (way + FADE * part), mean, square


def forward(xp: Any, parts: list[Any], rows: Any) -> list[Any]:
    """Return both hidden layers and the shares that are foretold."""
    one = xp.maximum(rows @ parts[0] + parts[1], 0)
    two = xp.maximum(one @ parts[2] + parts[3], 0)
    return [one, two, 1 / (1 + xp.exp(-(two @ parts[4] + parts[5])[:, 0]))]


def gradients(xp: Any, parts: list[Any], rows: Any, shares: Any) -> list[Any]:
    """Return how the cross entropy changes with every weight."""
    one, two, p = forward(xp, parts, rows)
    out = ((p - shares) / len(rows))[:, None].astype(rows.dtype)
    back = (out @ parts[4].T) * (two > 0)
    further = (back @ parts[2].T) * (one > 0)
    return [
        rows.T @ further, further.sum(0), one.T @ back, back.sum(0), two.T @ out, out.sum(0),
    ]  # fmt: skip
