"""A change of what the seats could expect, and who brought it about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean

from ..findings import Decision

Shares = tuple[float, ...]  # of the win, by seat: what one gains others lose


@dataclass(frozen=True, slots=True)
class Change:
    """What an entry of the log, or choices of one moment, brought all seats."""

    entry: int  # entries before it
    decided: Mapping[int, Shares] = field(default_factory=dict)  # by the seat whose decision it was
    draws: Shares = ()
    reveals: Shares = ()
    before: Shares = ()  # what all could expect, where the seat under review was asked
    decision: Decision | None = None


def middle(looks: Sequence[Shares]) -> Shares:
    """Return the mean of several looks at one position.

    >>> middle([(0.25, 0.75), (0.75, 0.25)])
    (0.5, 0.5)
    """
    return tuple(fmean(each) for each in zip(*looks, strict=True))


def beyond(ones: Shares, others: Shares) -> Shares:
    """Return by how much shares go beyond others, for each seat.

    >>> beyond((0.75, 0.25), (0.5, 0.5))
    (0.25, -0.25)
    """
    return tuple(one - other for one, other in zip(ones, others, strict=True))
