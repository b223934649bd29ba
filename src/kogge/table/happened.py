"""What happened at a table, and which seats have seen it."""

from __future__ import annotations

from typing import NamedTuple

from kogge.core.game import EVERYBODY, NOBODY
from kogge.core.trace import Told

from . import ledger

WATCHERS = 6  # the bit of spectators


def bit(seat: int) -> int:
    """Return the bit of a seat, or of spectators."""
    return 1 << (WATCHERS if seat == NOBODY else seat)


def everyone(seats: int) -> int:
    """Return the bits of all seats, and of spectators."""
    return (1 << seats) - 1 | 1 << WATCHERS


class Happened(NamedTuple):
    """One entry, with everything that any seat saw of it."""

    actor: int
    action: int
    forced: bool
    audience: int
    events: tuple[Told, ...]

    @property
    def open(self) -> bool:
        """Whether all viewers saw all of it."""
        return self.audience == EVERYBODY and all(e.audience == EVERYBODY for e in self.events)

    def shown(self, seat: int) -> bool:
        """Return whether a viewer saw the action itself."""
        return self.audience in (EVERYBODY, seat)

    def events_for(self, seat: int) -> list[Told]:
        return [event for event in self.events if event.audience in (EVERYBODY, seat)]

    def seen_by(self, seats: int) -> int:
        """Return the viewers that saw any of it, as a bit set."""
        if self.audience == EVERYBODY:
            return everyone(seats)
        onlookers = (*range(seats), NOBODY)
        return sum(bit(s) for s in onlookers if self.shown(s) or self.events_for(s))


class Noticed(NamedTuple):
    """A record as it came about: which viewers have seen any of it, and how much was taken back."""

    record: ledger.Any
    steps: tuple[Happened, ...]
    seen_by: int
    numbers: dict[int, int]  # of the news, for each viewer that saw it
    back: dict[int, int]
