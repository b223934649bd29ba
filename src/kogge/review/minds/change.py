"""A change of what a seat could expect, and who brought it about."""

from __future__ import annotations

from dataclasses import dataclass

from ..findings import Decision


@dataclass(frozen=True, slots=True)
class Change:
    """What a stretch of the log brought a seat, as seen with one pair of eyes."""

    entry: int  # entries before it
    until: int  # entries up to its end
    before: float  # what the seat could expect
    own: float = 0.0
    others: float = 0.0
    draws: float = 0.0
    reveals: float = 0.0
    decision: Decision | None = None

    @property
    def after(self) -> float:
        return self.before + self.own + self.others + self.draws + self.reveals
