"""What a review finds: plain data, for pages, programs and people alike."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Literal

from kogge.bots.advice.explain import Explained

from .lines.parting import Ground

Grade = Literal["sound", "inaccuracy", "mistake", "blunder", "brilliant"]


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice, and the share of the win that it was likely to bring, by what the seat knew."""

    action: int
    share: float
    name: str = ""  # of the action, for programs
    outlook: dict[str, Any] = field(default_factory=dict)  # figures with which it is put in words


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of the seat: what it chose, and what would have been best."""

    entry: int  # how many entries of the log came before it
    options: int
    played: Choice
    best: Choice
    loss: float  # of the share, by the choice that was played
    error: float  # standard error of the loss
    grade: Grade
    exact: bool = False  # whether the figures are solved, not judged
    hindsight: float | None = None  # loss against what others really chose at the same moment


@dataclass(frozen=True, slots=True)
class Parts:
    """Where a result comes from; all of it adds up to what was won."""

    even: float = 0.0  # the share of anybody
    seat: float = 0.0  # what the seat was worth before anything happened
    own: float = 0.0  # decisions of the seat: what they fell short of the best
    others: float = 0.0  # decisions of the others
    draws: float = 0.0  # luck: each draw beside the mean of its outcomes
    reveals: float = 0.0  # how choices of the same moment met, beside what both could expect
    unforeseen: float = 0.0  # what came to light only later: hidden cards, and errors of the judge

    @property
    def total(self) -> float:
        return float(sum(getattr(self, each.name) for each in fields(self)))

    @property
    def chance(self) -> float:
        """All that nobody decided."""
        return self.seat + self.draws + self.reveals


@dataclass(frozen=True, slots=True)
class Finding:
    """What an entry of the log, or choices of one moment, brought."""

    entry: int  # entries before it
    entries: int  # of the whole match
    parts: list[Parts]  # of each seat, up to its end: their total is its share of the win then
    decision: Decision | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment worth a look."""

    decision: Decision
    reasons: list[Explained]  # why the best was best, and how the choice that was played looks
    line: list[int]  # how the best goes on, up to a draw or another seat's choice
    grounds: list[Ground] = field(default_factory=list)  # what sets the best apart, further on


@dataclass(frozen=True, slots=True)
class Review:
    """All that was found about one seat of a match, and where the results of all come from."""

    game: str
    seat: int
    result: float  # the share of the win
    parts: list[Parts]  # of each seat
    line: list[Finding]
    decisions: list[Decision]
    moments: list[Moment]
