"""What is in bounds, and what a page marks: as issue and docs/balance.md state it."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

SEAT = 0.03  # that a seat may win more or less than its even share
RARE = 0.03  # of the uses of its family, or a third of the even share where that is less
OFTEN = 3  # times the even share
EFFECT = 0.10  # on the share of the win


class Mark(IntEnum):
    """Whether a figure is in bounds."""

    WITHIN = 0
    PERHAPS = 1  # it is not, but its interval reaches into them
    BEYOND = 2


class Figure(NamedTuple):
    """A share or a difference of shares, with its 95 % interval."""

    value: float
    low: float
    high: float

    def mark(self, lowest: float, highest: float) -> Mark:
        """Return where it lies between two bounds.

        >>> Figure(0.2, 0.05, 0.35).mark(-0.1, 0.1).name, Figure(0.2, 0.15, 0.25).mark(0, 0.1).name
        ('PERHAPS', 'BEYOND')
        """
        if lowest <= self.value <= highest:
            return Mark.WITHIN
        return Mark.BEYOND if self.high < lowest or self.low > highest else Mark.PERHAPS


def rarest(members: int) -> float:
    """Return the smallest share of the uses of a family that is in bounds.

    >>> rarest(6), round(rarest(50), 4)
    (0.03, 0.0067)
    """
    return min(RARE, 1 / (OFTEN * members))


def mark_of_seat(figure: Figure, seats: int) -> Mark:
    """Return whether a seat wins its even share, within bounds."""
    return figure.mark(1 / seats - SEAT, 1 / seats + SEAT)


def mark_of_use(figure: Figure, members: int) -> Mark:
    """Return whether a component is used as often as it should be."""
    return figure.mark(rarest(members), OFTEN / members)


def mark_of_effect(figure: Figure) -> Mark:
    """Return whether a component wins, or loses, by itself."""
    return figure.mark(-EFFECT, EFFECT)
