"""Play by letter: days off, and orders for turns to come."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from .base import NAME, Incoming, Number, Outgoing, Place, Word
from .play import State

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


Stopped = Literal["", "unforeseen", "again", "taken-back"]


class NewVacation(Incoming, frozen=True):
    """Days on which you are away, the first and the last included, by a calendar somewhere."""

    first: Day
    last: Day
    zone: Annotated[str, Meta(max_length=60)] = "UTC"


class Vacation(Outgoing, frozen=True):
    """Days on which you are away: your clocks by letter stand still."""

    id: str
    first: str
    last: str
    begins: int  # milliseconds since 1970
    ends: int


class Vacations(Outgoing, frozen=True):
    """Your vacations, and how many days are left of those that a year has."""

    vacations: list[Vacation]
    most: int  # days a year
    left: dict[str, int]  # days by year, of this one and the next


class Invite(Incoming, frozen=True):
    """Somebody with an account whom you invite to your table."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME)]


class Fact(Incoming, frozen=True):
    """Something that must still hold: a name that the game knows, what it is about, its value."""

    name: Word
    one: Word = ""
    two: Word = ""
    value: Annotated[str, Meta(max_length=400)] = ""  # as JSON


class Best(Incoming, frozen=True):
    """A choice by description: a name that the game knows, and what it is about."""

    name: Word
    one: Word = ""


class Way(Incoming, frozen=True):
    """A way to answer: actions, all or none, if some facts still hold.

    With a description, the first action to which it can apply stands for the best of its kind.
    """

    actions: Annotated[list[Number], Meta(min_length=1, max_length=100)]
    holds: Annotated[list[Fact], Meta(max_length=12)] = field(default_factory=list)
    best: Best | None = None


Ways = Annotated[list[Way], Meta(min_length=1, max_length=4)]


class NewOrders(Incoming, frozen=True):
    """Orders for the next turns of a seat: of each the ways, of which the first that fits is taken.

    If none fits, or anything else is asked, they stop and you are asked. Without turns there are
    none.
    """

    seat: Place
    turns: Annotated[list[Ways], Meta(max_length=5)] = field(default_factory=list)


class SeatOrders(Incoming, frozen=True):
    """Whose orders."""

    seat: Place


class ToldFact(Outgoing, frozen=True):
    """Something that may have to hold, in words."""

    fact: Fact
    sentence: str
    usual: bool = True  # whether most would want it


class ToldWay(Outgoing, frozen=True):
    """A way, in words."""

    way: Way
    sentences: list[str]  # of its actions
    facts: list[ToldFact]


class Orders(Outgoing, frozen=True):
    """Orders as only their writer sees them."""

    turns: list[list[ToldWay]]
    stopped: Stopped = ""  # why they wait for you
    writable: bool = True  # whether they can be written just now


class Trial(Incoming, frozen=True):
    """A trial board: how the table might lie at your turn after those that orders are given for."""

    seat: Place
    number: Number = 0  # another number, another guess at what the others do
    turns: Annotated[list[Ways], Meta(max_length=4)] = field(default_factory=list)
    made: Annotated[list[Number], Meta(max_length=100)] = field(default_factory=list)


class TrialTry(Trial, frozen=True):
    """Actions on a trial board, of which one wants to know what would come (``Try``)."""

    wishes: Annotated[list[Number], Meta(max_length=100)] = field(default_factory=list)
    sort: bool = False
    gather: bool = False


class ToldBest(Outgoing, frozen=True):
    """How what was done may be described instead, in words."""

    best: Best
    at: int  # which of the actions it is said of
    sentences: list[str]  # of what was done, with the description in its place
    about: str  # what decides, and what is taken of equals
    facts: list[ToldFact]  # on which it may depend then


class TrialBoard(Outgoing, frozen=True):
    """A trial board, what was done there, and what that depends on."""

    state: State
    made: list[int]
    sentences: list[str]  # of what was done
    facts: list[ToldFact]
    whole: bool  # whether what was done can be ordered as it is
    bests: list[ToldBest] = field(default_factory=list)


class Forecast(Outgoing, frozen=True):
    """What became of orders in a number of games that were played out in secret."""

    games: int
    taken: list[list[int]]  # of each turn, how often each way was taken
    asked: list[int]  # how often they stopped at that turn
