"""What a verb applies to: its arguments, as players name them and as rules number them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations, product

from ..carrier.record import word, words


@dataclass(frozen=True, slots=True)
class Objects:
    """Everything that a verb can apply to, in the order of its actions.

    ``+`` appends further objects, and goes on counting; ``*`` combines every first argument with
    a second one.

    >>> rows = counted(2) * said("left", "right")
    >>> rows.names
    (('1', 'left'), ('1', 'right'), ('2', 'left'), ('2', 'right'))
    >>> rows.sizes
    (2, 2)
    """

    names: tuple[tuple[str, ...], ...]  # what is said, word by word
    sizes: tuple[int, ...]  # how many there are of each argument that rules get
    starts: tuple[int, ...]  # the numbers with which they begin

    def __len__(self) -> int:
        return len(self.names)

    def __add__(self, others: Objects) -> Objects:
        names = (*self.names, *others.names)
        return Objects(names, (len(names),), self.starts[:1])

    def __mul__(self, others: Objects) -> Objects:
        names = tuple((*one, *two) for one, two in product(self.names, others.names))
        return Objects(names, self.sizes + others.sizes, self.starts + others.starts)


NOTHING = Objects(((),), (), ())  # the verb alone


def one_of(vocabulary: type[IntEnum], *, start: int = 0) -> Objects:
    """Say one member of a vocabulary, from some number on."""
    members = [member for member in vocabulary if member >= start]
    return _row(tuple((word(member),) for member in members), start)


def two_of(vocabulary: type[IntEnum]) -> Objects:
    """Say two different members of a vocabulary, in its order; rules get the number of the pair."""
    return _row(tuple(combinations(words(vocabulary), 2)), 0)


def numbers(low: int, high: int) -> Objects:
    """Say a number, which rules get as it is."""
    return _row(tuple((str(number),) for number in range(low, high + 1)), low)


def counted(count: int) -> Objects:
    """Say a place, counted from 1; rules count from 0."""
    return _row(tuple((str(number),) for number in range(1, count + 1)), 0)


def said(*texts: str) -> Objects:
    """Say fixed words; rules get the number of the text, or nothing if there is only one."""
    names = tuple(tuple(text.split()) for text in texts)
    return _row(names, 0) if len(names) > 1 else Objects(names, (), ())


def after(lead: str, objects: Objects) -> Objects:
    """Say a fixed word before each."""
    return Objects(tuple((lead, *name) for name in objects.names), objects.sizes, objects.starts)


def _row(names: tuple[tuple[str, ...], ...], start: int) -> Objects:
    return Objects(names, (len(names),), (start,))
