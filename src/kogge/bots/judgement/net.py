"""A small net: what a seat is likely to win, from what it sees."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, NamedTuple

from kogge.core.carrier.flat import zeros
from kogge.core.carrier.rule import rule


class Net(NamedTuple):
    """Weights, layer by layer, and room to reckon in.

    A layer has a row for each of its inputs and one of biases after them. Rows are added up whole:
    a compiler makes that many times as fast as steps through numbers that all stand in one row.
    """

    first: Any  # biases alone where there is no net
    second: Any
    last: Any  # one row: a weight for each input, and the bias
    portraits: Any  # by seat: what is seen of it by itself
    row: Any  # what is seen of two seats
    one: Any  # what the first layer makes of it
    two: Any  # and the second
    near: Any  # by seat: what was seen of it in a position near by
    sums: Any  # and the first layer for that


@rule
def inputs_of(net: Net) -> int:
    """Return how many numbers a net sees: none where there is no net."""
    return len(net.first) - 1


@rule
def infer(net: Net) -> float:
    """Return the share that a seat is expected to win, from what stands in ``row``."""
    _layer(net, net.one)
    return finished(net)


@rule
def anchor(net: Net, place: int) -> None:
    """Keep what stands in ``row``, and reckon its first layer: other positions are near it."""
    for i in range(inputs_of(net)):
        net.near[place][i] = net.row[i]
    _layer(net, net.sums[place])


@rule
def infer_near(net: Net, place: int) -> float:
    """Return the same as ``infer``, but for rounding; reckon only what differs from an anchor."""
    _copy(net.sums[place], net.one)
    for i in range(inputs_of(net)):
        change = net.row[i] - net.near[place][i]
        if change != 0.0:
            _add(net.first[i], change, net.one)
    return finished(net)


@rule
def _layer(net: Net, out: Any) -> None:
    """Reckon the first layer."""
    _copy(net.first[inputs_of(net)], out)
    for i in range(inputs_of(net)):
        if net.row[i] != 0.0:
            _add(net.first[i], net.row[i], out)


@rule
def _copy(row: Any, out: Any) -> None:
    for j in range(len(row)):
        out[j] = row[j]


@rule
def _add(row: Any, seen: Any, out: Any) -> None:
    """Add what one input brings to all outputs."""
    for j in range(len(row)):
        out[j] += seen * row[j]


@rule
def finished(net: Net) -> float:
    """Reckon the rest from the first layer; what is below zero counts as zero."""
    one, two, last = net.one, net.two, net.last
    _copy(net.second[len(one)], two)
    for i in range(len(one)):
        if one[i] > 0.0:
            _add(net.second[i], one[i], two)
    total = last[len(two)]
    for j in range(len(two)):
        total += max(two[j], 0.0) * last[j]
    return squash(float(total))


@rule
def squash(x: float) -> float:
    """Return a share from 0 to 1."""
    return 1.0 / (1.0 + exp(-min(max(x, -30.0), 30.0)))


def net_with(sizes: Sequence[int], seats: int = 1) -> Net:
    """Return a net of such layers, all zeros, that can tell so many seats apart."""
    inputs, first, second = sizes
    return Net(
        zeros("f", inputs + 1, first),
        zeros("f", first + 1, second),
        zeros("f", second + 1),
        zeros("f", seats, inputs),
        zeros("f", inputs),
        zeros("f", first),
        zeros("f", second),
        zeros("f", seats, inputs),
        zeros("f", seats, first),
    )


def no_net() -> Net:
    """Return a stand-in where there is no net."""
    return net_with((0, 1, 1))
