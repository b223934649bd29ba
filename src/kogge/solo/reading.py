"""A review that is made bit by bit, while its only reader looks on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kogge import wire
from kogge.core.match import Match
from kogge.review.findings import Finding, Moment
from kogge.review.review import findings
from kogge.table.past.replay import steps_of
from kogge.table.past.reviewing import Study


@dataclass(slots=True, eq=False)
class Reading:
    """What was found, and what is still to be."""

    study: Study
    rest: Iterator[Finding | Moment] | None  # none once all is found
    looked: int  # when the page last asked

    @classmethod
    def of(cls, match: Match, seat: int, now: int) -> Reading:
        """Begin with the first entry of a match."""
        return cls(Study(steps_of(match, seat)), findings(match, seat), now)

    def read_on(self) -> None:
        """Find one thing more."""
        if self.rest is not None and (each := next(self.rest, None)) is not None:
            self.study.add(each)
        else:
            self.rest = None

    @property
    def whole(self) -> bool:
        """Whether all is found."""
        return self.rest is None

    def told(self, first: int) -> wire.Review:
        """Return what is not known yet."""
        return self.study.told("done" if self.whole else "working", first)
