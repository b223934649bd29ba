"""A small net: what a seat is likely to win, from what it sees."""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from kogge.core.carrier.flat import zeros
from kogge.core.carrier.rule import rule

INPUTS, FIRST, SECOND = 0, 1, 2  # the sizes of the layers


class Net(NamedTuple):
    """Weights, layer by layer, each matrix before its biases; and room to reckon in."""

    weights: Any
    sizes: Any  # all 0 where there is no net
    row: Any  # what is seen
    hidden: Any  # two rows


@rule
def infer(net: Net) -> float:
    """Return the share that a seat is expected to win, from what stands in ``row``."""
    inputs, first, second = net.sizes[INPUTS], net.sizes[FIRST], net.sizes[SECOND]
    one, two, weights = net.hidden[0], net.hidden[1], net.weights
    at = _layer(weights, 0, net.row, inputs, one, first)
    at = _layer(weights, at, one, first, two, second)
    total = weights[at + second]
    for j in range(second):
        total += two[j] * weights[at + j]
    return squash(float(total))


@rule
def _layer(weights: Any, at: int, row: Any, inputs: int, out: Any, outputs: int) -> int:
    """Reckon one layer; what is below zero becomes zero. Return where the next one begins."""
    bias = at + inputs * outputs
    for j in range(outputs):
        out[j] = weights[bias + j]
    for i in range(inputs):
        seen, start = row[i], at + i * outputs
        if seen != 0.0:
            for j in range(outputs):
                out[j] += seen * weights[start + j]
    for j in range(outputs):
        out[j] = max(out[j], 0.0)
    return bias + outputs


@rule
def squash(x: float) -> float:
    """Return a share from 0 to 1."""
    return 1.0 / (1.0 + exp(-min(max(x, -30.0), 30.0)))


def no_net() -> Net:
    """Return a stand-in where there is no net."""
    nothing = zeros("f", 1)
    return Net(nothing, zeros("q", 3), nothing, zeros("f", 2, 1))
