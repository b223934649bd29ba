"""What happened at a table, and how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import field

from .base import Outgoing


class Step(Outgoing, frozen=True):
    """One action as a seat has seen it, and what it brought about."""

    actor: int | None = None  # a seat, -1 for chance, None if the action itself was not seen
    action: int | None = None
    name: str | None = None
    forced: bool = False  # there was nothing else to do
    events: list[dict[str, Any]] = field(default_factory=list)


class News(Outgoing, frozen=True):
    """Something that a seat has seen, numbered without a gap for this seat."""

    number: int
    at: int  # milliseconds since 1970
    kind: Literal["begin", "play", "undo", "note", "say"]
    steps: list[Step] = field(default_factory=list)
    back: int = 0  # steps that were taken back
    seat: int | None = None  # the seat that did it
    note: str | None = None  # what else it was: resigned, paused, away, back, ...
    words: str | None = None
    lasted: int | None = None  # milliseconds that the site was away


class Change(Outgoing, frozen=True, omit_defaults=True):
    """What a seat sees otherwise than before: fields of the view, and what follows from them."""

    view: dict[str, Any] = field(default_factory=dict)
    scores: list[dict[str, int]] | None = None
    figures: dict[str, Any] = field(default_factory=dict)
    without: list[str] = field(default_factory=list)  # figures that are not reckoned any more


class Legal(Outgoing, frozen=True):
    """Something that may be done now, with figures worth showing."""

    action: int
    name: str
    outlook: dict[str, Any]


class Timer(Outgoing, frozen=True):
    """The clocks: what each seat had left when the question was put, and how long ago that was."""

    left: list[int]  # milliseconds
    running: list[int]
    elapsed: int
    # By letter: milliseconds until each seat's time is up, with all that does not count.
    until: list[int] = field(default_factory=list)
    still: list[int] = field(default_factory=list)  # seats whose time stands still just now


class Proposal(Outgoing, frozen=True):
    """Something that needs the others' consent."""

    kind: Literal["undo", "pause", "resume"]
    seat: int
    waiting: list[int]  # the seats that have not agreed yet


class State(Outgoing, frozen=True):
    """A table as a seat sees it now."""

    number: int  # of the last news
    moment: int  # commands name it, so that none is taken for a later question
    view: dict[str, Any]
    asked: list[int]  # the seats that have to choose
    choosing: list[int]  # those of them that have not chosen
    legal: list[Legal]
    sealed: list[int] | None  # your choice, until all are revealed
    figures: Mapping[str, Any]  # what the game reckons for this seat, to draw its table
    scores: list[dict[str, int]]
    timer: Timer | None
    undo: Literal["free", "consent"] | None
    proposal: Proposal | None
    paused: bool
    over: bool
    places: list[int] | None  # at the end
    why: str | None = None  # how it ended, if not by the rules
