"""Looking back, and what stands behind the question mark."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from .base import Incoming, Number, Outgoing, Secret
from .people import Token
from .play import News, Step
from .tables import TableCard


class Replay(Outgoing, frozen=True):
    """A match as a seat has seen it: its news and, step by step, what lay on the table."""

    views: list[dict[str, Any]]  # before each step, and after the last
    scores: list[list[dict[str, int]]]  # beside each view, line by line
    figures: list[Mapping[str, Any]]  # beside each view, what the game reckons
    steps: list[Step]
    first: int
    total: int


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


# The caller's own eyes, eyes that see all, a spectator's, or those of a seat.
Sight = Literal["", "open", "watch", "0", "1", "2", "3", "4", "5"]


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
