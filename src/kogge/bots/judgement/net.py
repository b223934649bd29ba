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
    near: Any  # by seat: what was seen of it in a position near by
    sums: Any  # and the first layer for that


@rule
def infer(net: Net) -> float:
    """Return the share that a seat is expected to win, from what stands in ``row``."""
    inputs, first = net.sizes[INPUTS], net.sizes[FIRST]
    start(net, net.hidden[0])
    for i in range(inputs):
        if net.row[i] != 0.0:
            add(net.weights, i * first, net.row[i], net.hidden[0], first)
    return finished(net)


@rule
def anchor(net: Net, place: int) -> None:
    """Keep what stands in ``row``, and reckon its first layer: other positions are near it."""
    inputs, first = net.sizes[INPUTS], net.sizes[FIRST]
    start(net, net.sums[place])
    for i in range(inputs):
        net.near[place][i] = net.row[i]
        if net.row[i] != 0.0:
            add(net.weights, i * first, net.row[i], net.sums[place], first)


@rule
def infer_near(net: Net, place: int) -> float:
    """Return the same as ``infer``, but for rounding; reckon only what differs from an anchor."""
    inputs, first = net.sizes[INPUTS], net.sizes[FIRST]
    for j in range(first):
        net.hidden[0][j] = net.sums[place][j]
    for i in range(inputs):
        change = net.row[i] - net.near[place][i]
        if change != 0.0:
            add(net.weights, i * first, change, net.hidden[0], first)
    return finished(net)


@rule
def start(net: Net, out: Any) -> None:
    """Begin the first layer with its biases."""
    inputs, first = net.sizes[INPUTS], net.sizes[FIRST]
    for j in range(first):
        out[j] = net.weights[inputs * first + j]


@rule
def add(weights: Any, at: int, seen: Any, out: Any, outputs: int) -> None:
    """Add what one input brings to all outputs."""
    for j in range(outputs):
        out[j] += seen * weights[at + j]


@rule
def finished(net: Net) -> float:
    """Reckon the rest from the first layer; what is below zero counts as zero."""
    inputs, first, second = net.sizes[INPUTS], net.sizes[FIRST], net.sizes[SECOND]
    one, two, weights = net.hidden[0], net.hidden[1], net.weights
    at = (inputs + 1) * first
    for j in range(second):
        two[j] = weights[at + first * second + j]
    for i in range(first):
        if one[i] > 0.0:
            add(weights, at + i * second, one[i], two, second)
    at += (first + 1) * second
    total = weights[at + second]
    for j in range(second):
        total += max(two[j], 0.0) * weights[at + j]
    return squash(float(total))


@rule
def squash(x: float) -> float:
    """Return a share from 0 to 1."""
    return 1.0 / (1.0 + exp(-min(max(x, -30.0), 30.0)))


def no_net() -> Net:
    """Return a stand-in where there is no net."""
    nothing = zeros("f", 1)
    pair = zeros("f", 2, 1)
    return Net(nothing, zeros("q", 3), nothing, pair, pair, pair)
