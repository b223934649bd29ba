"""Which draw it is: what a number alone would not tell of stacks and dice.

Tables of one deal turn up the same cards and throw the same dice on the same occasion.
"""

from __future__ import annotations

from kogge.core.carrier.bits import size
from kogge.core.carrier.record import word

from .position import Position
from .vocabulary import RESTOCK, ROLL, Good, Stack


def of_transport(s: Position) -> str:
    """§1.3, §5.1, §9.6  The stack, and how many of its cards are unknown."""
    return f"{word(Stack(s.place))} {size(s.rest[s.place])}"


def of_die(s: Position) -> str:
    """§4.1, §7.5, §7.6  A die is thrown by night, for the market, or for the price of a good."""
    if s.phase == ROLL:
        return f"night {s.rounds} {s.month} {s.turns + 1} {workers_left(s)} {die_thrown(s)}"
    if s.phase == RESTOCK:
        return f"market {s.rounds} {s.rolls}"
    return f"price {s.rounds} {word(Good(s.place))}"


def workers_left(s: Position) -> int:
    """§2.3  Workers that are still to be placed in this turn: each may throw dice of its own."""
    return s.own_left + s.neutral_left


def die_thrown(s: Position) -> int:
    """§4.1  The first die is the same, whether or not a second one is paid for."""
    return 1 if s.dice[0] == 0 else 2
