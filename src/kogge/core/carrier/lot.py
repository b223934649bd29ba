"""A small random generator that is itself a rule, so that both carriers draw the same lots.

It serves playouts, search and imagination; the chance of a match is drawn by ``chance.Seed``.
The generator is Marsaglia's xorshift of 128 bits, in four words of 32.
"""

from __future__ import annotations

import hashlib

from .record import Record, number
from .rule import rule

MASK = 0xFFFFFFFF


class Lots(Record):
    """The state of the generator: four words of 32 bits, not all zero."""

    words: list[int] = number(4)  # kept in int32, so the upper half reads as negative

    @classmethod
    def of(cls, key: bytes) -> Lots:
        """Return the generator that belongs to a key.

        >>> lots = Lots.of(b"kogge")
        >>> [below(lots, 6) for _ in range(8)]
        [3, 0, 3, 0, 0, 5, 0, 0]
        """
        new, data = cls.plain(), hashlib.sha256(key).digest()
        for i in range(4):
            new.words[i] = int.from_bytes(data[4 * i : 4 * i + 4], "little", signed=True)
        return new


@rule
def lot(lots: Lots) -> int:
    """Draw a word of 32 bits."""
    words = lots.words
    first, last = words[0] & MASK, words[3] & MASK
    first ^= (first << 11) & MASK
    first ^= first >> 8
    last ^= (last >> 19) ^ first
    words[0], words[1], words[2] = words[1], words[2], words[3]
    words[3] = last - ((last >> 31) << 32)
    return last


@rule
def below(lots: Lots, count: int) -> int:
    """Draw one of ``count`` numbers; the bias of at most count / 2**32 is accepted."""
    return (lot(lots) * count) >> 32


@rule
def pick(lots: Lots, weight: list[int]) -> int:
    """Draw an index in proportion to its weight; the weights must not all be zero."""
    rest = below(lots, sum(weight))
    for index in range(len(weight)):
        rest -= weight[index]
        if rest < 0:
            return index
    return -1
