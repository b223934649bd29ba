"""Who is asked: the same two questions in every game, answered from one rule of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .game import NOBODY
from .rule import rule

IsAsked = Callable[[Any, int], bool]  # (s, seat): whether the seat still has to choose


def first_asked(is_asked: IsAsked) -> Callable[[Any], int]:
    """Return the rule that finds the first seat that is asked, or NOBODY."""

    @rule
    def first(s: Any) -> int:
        for seat in range(s.seats):
            if is_asked(s, seat):
                return seat
        return NOBODY

    return first


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
