"""Sets of small numbers as bits of an integer.

Python counts bits by itself; LLVM knows the loop of the compiled twin, and makes one step of it.
"""

from __future__ import annotations

from .rule import rule, twin


@rule
def has(bits: int, member: int) -> bool:
    """Return whether a set holds a member."""
    return (bits >> member) & 1 == 1


def _size(bits: int) -> int:
    count = 0
    while bits != 0:
        bits = bits & (bits - 1)
        count += 1
    return count


@twin(_size)
def size(bits: int) -> int:
    """Count the members of a set."""
    return bits.bit_count()


def _first(bits: int) -> int:
    return size((bits & -bits) - 1)


@twin(_first)
def first(bits: int) -> int:
    """Return the smallest member of a set that has one."""
    return (bits & -bits).bit_length() - 1


@rule
def without_first(bits: int) -> int:
    """Return a set without its smallest member, to walk through it."""
    return bits & (bits - 1)
