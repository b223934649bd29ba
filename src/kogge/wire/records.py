"""Looking back, and what stands behind the question mark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from .base import Incoming, Number, Outgoing, Secret, Sight, Word
from .letters import Vacation
from .notices import Notices
from .people import Friends, Token
from .play import News, Step
from .school.lessons import Learned
from .tables import TableCard
from .tournaments import TournamentCard


class Replay(Outgoing, frozen=True):
    """A match as a seat has seen it: its news and, step by step, what lay on the table."""

    views: list[dict[str, Any]]  # before each step, and after the last
    scores: list[list[dict[str, int]]]  # beside each view, line by line
    figures: list[Mapping[str, Any]]  # beside each view, what the game reckons
    steps: list[Step]
    first: int
    total: int
    unit: str  # what its stages are: rounds, years; nothing in a game that does not say
    stages: list[tuple[int, int]]  # each with the step before which it begins
    turns: list[int]  # the steps with which a seat begins to act after another
    since: int = 0  # the step after the last that the seat made itself


class Log(Outgoing, frozen=True):
    """All news of a seat."""

    news: list[News]


class Export(Outgoing, frozen=True):
    """Everything that is kept about you."""

    person: dict[str, Any]
    browsers: list[dict[str, Any]]  # where you are known
    tokens: list[Token]
    tables: list[TableCard]
    words: list[dict[str, Any]]  # what you said at tables
    reports: list[dict[str, Any]]  # what you told the operator
    notices: Notices  # where you are told of your tables
    tournaments: list[TournamentCard]  # that you organise, or took part in
    results: list[dict[str, Any]]  # how your games ended
    ratings: list[dict[str, Any]]  # how strong you seem to be, by game
    friends: Friends
    vacations: list[Vacation]
    orders: list[dict[str, Any]]  # for turns to come, by table and seat
    lessons: Learned  # how far you have come in them
    puzzles: dict[str, Any]  # what you have tried, and your ratings


# What stands behind the question mark.


class Page(Incoming, frozen=True):
    """Where to start."""

    first: Number = 0


class Mine(Page, frozen=True):
    """Which of your own tables, and where to start."""

    aside: bool = False


class Invited(Incoming, frozen=True):
    """The secret of a link, for private tables."""

    invitation: Secret = ""


class Spoken(Invited, frozen=True):
    """The secret of a link, and the language in which something is drawn."""

    lang: Word = ""


class Eyes(Incoming, frozen=True):
    """The viewer through whose eyes a match is seen."""

    eyes: Sight = ""
    invitation: Secret = ""


class Window(Incoming, frozen=True):
    """A part of a replay, and through whose eyes it is seen."""

    eyes: Sight = ""
    first: Number = 0
    count: Annotated[int, Meta(ge=1, le=200)] = 100
    invitation: Secret = ""


# The end.

Figures = dict[str, int | str]  # texts are names of components


class Item(Outgoing, frozen=True):
    """One of the things that a line of the score is added up from: `item-NAME` in words."""

    name: str
    amount: int
    figures: Figures


class Posting(Outgoing, frozen=True):
    """A line of a score: settled first, added up, or looked at in a tie."""

    line: str
    amount: int
    figures: Figures  # for `count-LINE`: the count behind the amount
    items: list[Item]
    block: Literal["first", "points", "tie"]


class Mark(Outgoing, frozen=True):
    """The points of all seats when a round or year had ended, as if that were the end."""

    step: int  # of a replay with open cards
    stage: int
    totals: list[int]


class Remark(Outgoing, frozen=True):
    """Something that decided a match, between its winner and the next behind."""

    kind: Literal["tie", "ahead", "behind", "lead", "swing"]
    seat: int
    rival: int
    of: str = ""  # a line or an item, by the name of its message
    own: int = 0  # what the winner had of it, or gained in that stage
    other: int = 0
    stage: int = 0
    step: int | None = None  # where it can be seen, if it happened at one moment


class Ending(Outgoing, frozen=True):
    """How a match ended, and how that came about."""

    places: list[int] | None  # None if it was not played to an end
    why: str | None  # how it ended, if not by the rules
    totals: list[int]
    accounts: list[list[Posting]]  # of each seat, line by line
    tied: list[int]  # seats that are level at the top before ties are broken
    unit: str  # what the course counts: rounds, years; nothing in a game that does not say
    course: list[Mark]
    decided: list[Remark]
