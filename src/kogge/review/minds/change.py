"""A change of what a seat could expect, and who brought it about."""

from __future__ import annotations

from dataclasses import dataclass

from ..findings import Decision


@dataclass(frozen=True, slots=True)
class Change:
    """What an entry of the log, or choices of one moment, brought a seat."""

    entry: int  # entries before it
    own: float = 0.0
    others: float = 0.0
    draws: float = 0.0
    reveals: float = 0.0
    before: float | None = None  # what the seat itself could expect, where it was asked
    decision: Decision | None = None
