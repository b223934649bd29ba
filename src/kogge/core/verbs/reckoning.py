"""How figures come about, and what something would bring: lines that can be checked by hand.

A game tells them when they are asked for, never with an action. Words come later: every word here
is a message of the game, ``ledger-WORD`` for what is reckoned and ``entry-WORD`` for a line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..trace import Told

Terms = Mapping[str, int | str]  # numbers, and words of the game


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: a word with its terms, and a figure; where others or dice decide, a range."""

    word: str
    figure: int
    most: int | None = None  # the upper end of a range, where it has two ends
    terms: Terms = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ledger:
    """What is reckoned, line by line; the lines add up to its total."""

    word: str
    total: int
    entries: tuple[Entry, ...] = ()
    terms: Terms = field(default_factory=dict)


def entry(word: str, figure: int, /, **terms: int | str) -> Entry:
    """Return a line of a ledger."""
    return Entry(word, figure, None, terms)


def between(word: str, figures: Iterable[int], /, **terms: int | str) -> Entry:
    """Return a line whose figure others or dice decide.

    >>> between("seals", [2, 1, 2]).most, between("seals", [2, 2]).most
    (2, None)
    """
    low, high = min(span := list(figures)), max(span)
    return Entry(word, low, high if high > low else None, terms)


def ledger(word: str, total: int, entries: Iterable[Entry], /, **terms: int | str) -> Ledger:
    """Return a ledger; what comes to nothing needs no line."""
    return Ledger(word, total, tuple(each for each in entries if each.figure), terms)


@dataclass(frozen=True, slots=True)
class Past:
    """What led to a position: how it began, and what each seat was credited with since, by word."""

    start: Any
    credited: Sequence[Counter[str]]


@dataclass(frozen=True, slots=True)
class Credit:
    """What an event adds to a figure that a seat collects."""

    seat: int
    word: str
    figure: int


@dataclass(frozen=True, slots=True)
class Book:
    """What a game can be asked about a position, or rather about a view of it.

    - ``credits(before, told)``: what an event adds to the figures that seats collect
    - ``ledgers(box, s, seat, past)``: how every figure comes about, by the name of the figure
    - ``prospects(box, s, seat)``: what would come of something, by the number of an action
    """

    credits: Callable[[Any, Told], Iterable[Credit]] = lambda *_: ()
    ledgers: Callable[[Any, Any, int, Past], dict[str, Ledger]] = lambda *_: {}
    prospects: Callable[[Any, Any, int], dict[int, list[Entry]]] = lambda *_: {}


CLOSED = Book()  # of a game that tells nothing
