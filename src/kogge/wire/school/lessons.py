"""The school: which lessons there are, and where a learner stands in one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from ..base import Incoming, Number, Outgoing, Word
from ..play import Change, State, Step


class LessonCard(Outgoing, frozen=True):
    """A lesson in the list of its game."""

    number: int  # from 1
    title: str
    minutes: int
    about: str
    learn: list[str]  # what is learned, point by point
    steps: int


class Lessons(Outgoing, frozen=True):
    """The course of a game."""

    lessons: list[LessonCard]


class LessonMoves(Incoming, frozen=True):
    """What a learner has done in a lesson so far, and wants to do now."""

    actions: Annotated[list[Number], Meta(max_length=200)] = field(default_factory=list)
    wishes: Annotated[list[Number], Meta(max_length=40)] = field(default_factory=list)


class LessonTry(LessonMoves, frozen=True):
    """Moves of which a learner wants to know what would come, as at a table (``Try``)."""

    sort: bool = False
    gather: bool = False


class LessonPlace(Incoming, frozen=True):
    """Where somebody stands in a lesson: moves that counted, and how many came before each step."""

    made: Annotated[list[Number], Meta(max_length=200)]
    marks: Annotated[list[Number], Meta(max_length=100)]


LESSONS = 100  # that are remembered of one person
LessonName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,19} [1-9][0-9]?$")]


class Learned(Incoming, frozen=True):
    """How far somebody has come in the lessons."""

    done: Annotated[list[LessonName], Meta(max_length=LESSONS)] = field(default_factory=list)
    places: Annotated[dict[LessonName, LessonPlace], Meta(max_length=12)] = field(
        default_factory=dict
    )  # of lessons that have begun and are not over
    declined: Annotated[list[Word], Meta(max_length=LESSONS)] = field(default_factory=list)
    coach: Literal["", "on", "off"] = ""  # whether to be coached at tables; nothing if never asked


class LessonScene(Outgoing, frozen=True):
    """What has happened at a table, and how it stands."""

    fresh: bool  # the table was laid anew before that
    steps: list[Step]
    changes: list[Change] | None  # with each event up to the last, as at any table
    state: State


class LessonStanding(Outgoing, frozen=True):
    """Where a learner stands: what is said, what is asked, and how the table lies."""

    title: str
    names: list[str]  # of the seats; the learner sits first
    options: dict[str, str]
    steps: int  # of the whole lesson
    step: int  # that is asked for, from 0; at the end as many as there are
    over: bool
    say: str  # what is asked for; nothing at the end
    praise: str | None  # what is said of a step that has just been completed
    answer: str | None  # to a move that is allowed and not asked for; then nothing has changed
    rings: list[str]  # what is pointed at: "card ship", "track journey"
    wanted: list[int]  # what may be done next, and counts
    shown: list[int]  # what "Show me" does
    made: list[int]  # the moves that counted: what to send next time
    scenes: list[LessonScene]  # where the last move was made, and the table that was laid after it
