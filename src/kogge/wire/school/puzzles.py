"""Puzzles: which there are, the table of one, and what is said to a try."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from ..base import Incoming, Number, Outgoing
from ..play import State
from .lessons import LessonScene

DayNumber = Annotated[int, Meta(ge=0, le=1_000_000)]  # since 1 January 1970, in UTC
DAYS = 400  # days that a browser keeps, and so the longest row of them
PuzzleState = Literal["solved", "missed"]


class PuzzleGame(Outgoing, frozen=True):
    """The puzzles of a game, and how somebody does with them."""

    game: str
    count: int
    today: int  # the number of the puzzle of the day
    rating: int | None  # of whoever asks, once they have tried one
    solved: int
    tried: int


class Puzzles(Outgoing, frozen=True):
    """All puzzles, game by game."""

    day: int  # since 1 January 1970, in UTC
    streak: int  # days in a row on which a puzzle of the day was solved
    kept: bool  # whether tries are kept here; else the page keeps them
    games: list[PuzzleGame]


class PuzzleCard(Outgoing, frozen=True):
    """A puzzle in the list of its game."""

    number: int  # from 1
    theme: str
    hard: int  # from 1 to 5, by the levels of the guild that miss it
    rating: int  # likewise, by those who have tried it
    tried: PuzzleState | None
    family: int  # the same for puzzles that are nearly alike: not one after the other


class PuzzleList(Outgoing, frozen=True):
    """The puzzles of a game."""

    puzzles: list[PuzzleCard]


class PuzzleTable(Outgoing, frozen=True):
    """A puzzle as it lies on the table; nothing in it says the answer."""

    number: int
    count: int  # of all puzzles of the game
    theme: str
    about: str  # what is asked
    today: bool  # whether it is the puzzle of the day
    rating: int
    tried: PuzzleState | None
    seat: int  # of the solver
    names: list[str]
    options: dict[str, str]
    state: State


class KeptRating(Incoming, frozen=True):
    """A rating as a browser keeps it, where no server does."""

    mu: Annotated[float, Meta(ge=-1000, le=1000)]
    sigma: Annotated[float, Meta(gt=0, le=100)]


class PuzzleMoves(Incoming, frozen=True):
    """What a solver wants to do."""

    wishes: Annotated[list[Number], Meta(max_length=40)] = field(default_factory=list)


class PuzzleAttempt(Incoming, frozen=True):
    """A try, by somebody whose rating and days may be kept by the browser."""

    wishes: Annotated[list[Number], Meta(min_length=1, max_length=40)]
    standing: KeptRating | None = None
    days: Annotated[list[DayNumber], Meta(max_length=DAYS)] = field(default_factory=list)
    again: bool = False  # the browser knows of a try before: it does not count again


class PuzzleTry(PuzzleMoves, frozen=True):
    """Moves of which a solver wants to know what would come, as at a table (``Try``)."""

    sort: bool = False
    gather: bool = False


class PuzzleRating(Outgoing, frozen=True):
    """What a try has changed."""

    before: int
    after: int
    mu: float  # for the browser, where it keeps them
    sigma: float


class PuzzleAnswer(Outgoing, frozen=True):
    """What is said to a try."""

    solved: bool
    verdict: str
    reason: str
    finders: str  # which levels find it
    levels: list[int]  # in how many of a hundred tries, from the weakest level on
    moves: list[str]  # the answer, and how it goes on
    line: LessonScene  # the same, played out on the table
    rating: PuzzleRating | None  # nothing if it was tried before
    puzzle: int  # its rating
    streak: int
    days: list[int]  # on which a puzzle of the day was solved; for the browser, where it keeps them
    kept: bool  # whether the try is kept here; else the page keeps it
