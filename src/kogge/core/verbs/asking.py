"""Which seats are asked: the same questions in every game, answered from its own rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..carrier.rule import rule

CHANCE, NOBODY = -1, -2  # in place of a seat

IsAsked = Callable[[Any, int], bool]  # (s, seat): whether the seat still has to choose


@cache
def first_asked(is_asked: IsAsked) -> Callable[[Any], int]:
    """Return the rule that finds the first seat that is asked, or NOBODY."""

    @rule
    def first(s: Any) -> int:
        for seat in range(s.seats):
            if is_asked(s, seat):
                return seat
        return NOBODY

    return first


@cache
def all_asked(is_asked: IsAsked) -> Callable[[Any], int]:
    """Return the rule that collects all seats that are asked, as a bit set."""

    @rule
    def together(s: Any) -> int:
        seats = 0
        for seat in range(s.seats):
            if is_asked(s, seat):
                seats |= 1 << seat
        return seats

    return together
