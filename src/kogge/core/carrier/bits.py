"""Sets of small numbers as bits of an integer."""

from __future__ import annotations

from .rule import rule


@rule
def has(bits: int, member: int) -> bool:
    """Return whether a set holds a member."""
    return (bits >> member) & 1 == 1


@rule
def size(bits: int) -> int:
    """Count the members of a set."""
    count = 0
    while bits != 0:
        bits = bits & (bits - 1)
        count += 1
    return count


@rule
def first(bits: int) -> int:
    """Return the smallest member of a set that has one."""
    return size((bits & -bits) - 1)


@rule
def without_first(bits: int) -> int:
    """Return a set without its smallest member, to walk through it."""
    return bits & (bits - 1)
