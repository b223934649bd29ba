"""An account: how the score of a seat comes about, line by line, so that it can be checked by hand.

Words say it: ``line-LINE`` and ``about-LINE`` for what a line is, ``count-LINE`` for the count
behind its figure, ``item-NAME`` for what it is added up from. Texts among the figures are names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType
from typing import Literal, NamedTuple

from ..carrier.record import word

Block = Literal["first", "points", "tie"]  # settled first, added up, or looked at in a tie
Figures = Mapping[str, int | str]
NO_FIGURES: Figures = MappingProxyType({})


class Item(NamedTuple):
    """One of the things that a line is added up from."""

    name: str
    amount: int
    figures: Figures = NO_FIGURES


class Posting(NamedTuple):
    """A line of the score, the count behind it, and what it is added up from."""

    line: str
    amount: int
    figures: Figures = NO_FIGURES
    items: tuple[Item, ...] = ()
    block: Block = "points"


def posted(line: str, items: Sequence[Item], /, **figures: int) -> Posting:
    """Return a line that is the sum of its items, with the count behind it."""
    return Posting(line, sum(item.amount for item in items), figures, tuple(items))


def bare(lines: type[IntEnum], tally: Sequence[int]) -> list[Posting]:
    """Return the account of a game that has none of its own: what comes after the sum breaks ties.

    >>> class Line(IntEnum):
    ...     COINS = 0
    ...     TOTAL = 1
    ...     CARDS = 2
    >>> [(posting.line, posting.amount, posting.block) for posting in bare(Line, [7, 7, 2])]
    [('coins', 7, 'points'), ('cards', 2, 'tie')]
    """
    total = int(lines["TOTAL"])
    return [
        Posting(word(line), tally[line], block="tie" if line > total else "points")
        for line in lines
        if line != total
    ]
