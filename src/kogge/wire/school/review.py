"""The review of a match: how far it has come, and what was found."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from kogge.review.findings import Finding, Moment

from ..base import Incoming, Number, Outgoing, Place, Secret

ReviewState = Literal["none", "waiting", "working", "done"]


class WantReview(Incoming, frozen=True):
    """The seat whose decisions are to be looked at."""

    seat: Place
    invitation: Secret = ""


class Reviewed(Incoming, frozen=True):
    """The seat of a review, and how many of its findings are known already."""

    seat: Place
    first: Number = 0
    invitation: Secret = ""


class Review(Outgoing, frozen=True):
    """What was found so far about the decisions of a seat."""

    state: ReviewState
    ahead: int  # reviews that come before it, while it waits
    entries: int  # of the match; a finding says how many came before it
    steps: list[int]  # before each entry and at the end, in a replay with this seat's eyes
    found: list[Finding]  # those that are not known yet
    moments: list[Moment]  # worth a look; they come last
    told: list[list[str]] = field(default_factory=list)  # of each, what sets the best apart


class Coaching(Incoming, frozen=True):
    """The seat beside which a coach sits."""

    seat: Place


class Coached(Outgoing, frozen=True):
    """What a coach has to say about the last turn of a seat."""

    moment: Moment | None  # its worst clear mistake, if there was one
    told: list[str] = field(default_factory=list)  # what sets the best apart, in sentences
