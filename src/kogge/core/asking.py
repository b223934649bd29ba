"""Who is asked, and for what: the same questions in every game, answered from its own rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .carrier.rule import rule
from .game import NOBODY, NONE

WhyNot = Callable[[Any, Any, int, int], int]  # (box, s, seat, action): the reason, or NONE
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


def marking(why_not: WhyNot) -> Callable[..., int]:
    """Return the rule that marks what is not refused in a range of actions, and counts it."""

    @rule
    def mark(box: Any, s: Any, seat: int, mask: Any, start: int, end: int) -> int:
        ways = 0
        for action in range(start, end):
            mask[action] = why_not(box, s, seat, action) == NONE
            ways += mask[action]
        return ways

    return mark
