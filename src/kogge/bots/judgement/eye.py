"""How a position is judged by looking, without search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from kogge.core.carrier.rule import rule

from .unsure import UNSURE

Way = Callable[[Any, Any, int, Any], int]  # (box, s, seat, scratch): what a seat does


@rule
def nothing(box: Any, s: Any) -> int:
    """Expect nothing: chance is not looked into."""
    return UNSURE


@rule
def spotless(box: Any, s: Any, seat: int) -> float:
    """Waste nothing."""
    return 0.0


@rule
def unseen(box: Any, s: Any, seat: int, row: Any, at: int) -> None:
    """Show nothing of a seat: there is no net."""


@rule
def unrelated(box: Any, s: Any, seat: int, other: int, row: Any) -> None:
    """Show nothing of two seats."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a net sees of two seats: a portrait of each by itself, and what joins them."""

    portray: Callable[[Any, Any, int, Any, int], None]  # (box, s, seat, row, at): from a place on
    relate: Callable[[Any, Any, int, int, Any], None]  # (box, s, seat, other, row): the rest
    side: int  # how many numbers a portrait has
    inputs: int  # and all that is seen


BLIND = Sight(unseen, unrelated, side=0, inputs=0)


@cache
def description(sight: Sight) -> Callable[[Any, Any, int, int, Any], None]:
    """Return the rule (box, s, seat, other, row) that writes everything a net sees of two seats."""
    portray, relate, side = sight.portray, sight.relate, sight.side

    @rule
    def describe(box: Any, s: Any, seat: int, other: int, row: Any) -> None:
        """Write a seat's own portrait first."""
        portray(box, s, seat, row, 0)
        portray(box, s, other, row, side)
        relate(box, s, seat, other, row)

    return describe


@dataclass(frozen=True, slots=True)
class Eye:
    """What a bot knows of a game beyond its rules; all of these are rules themselves."""

    value: Callable[[Any, Any, int], float]  # (box, s, seat): what it is worth to a seat
    obvious: Way  # the obvious choice, or UNSURE
    finish: Way  # how to end what is begun, or UNSURE
    guess: Callable[[Any, Any], int]  # (box, s): what to expect of chance, or UNSURE
    standing: Callable[[Any, Any, int], float]  # (box, s, seat): points that it may expect
    spread: Callable[[Any, Any], float]  # (box, s): points of lead that are likely to suffice
    turn: Callable[[Any], int]  # (s): a number that changes when another turn begins
    sight: Sight
    table: int  # seats up to which the net judges better than the hand
    meets: bool  # whether it matters what others choose at the same moment
    point: int = 1  # of merit: what ranks the seats may count more than points
    plan: Callable[[Any, Any, int], float] | None = None  # (box, s, seat): the same by whole plans
    deserved: Callable[[Any, Any, int], int] | None = None  # what a net is to want, if not merit
    waste: Callable[[Any, Any, int], float] = spotless  # shares that are about to go to waste
    parting: Callable[[Any, Any, int], float] = spotless  # and that do, whatever it does now

    @property
    def describe(self) -> Callable[[Any, Any, int, int, Any], None]:
        """The rule (box, s, seat, other, row) that writes what a net sees of two seats."""
        return description(self.sight)

    @property
    def inputs(self) -> int:
        """How many numbers a net sees."""
        return self.sight.inputs
