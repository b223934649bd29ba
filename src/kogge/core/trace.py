"""What an action brought about, recorded by the rules as numbers; words come later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .carrier.record import Record, number
from .carrier.rule import rule

LINES, WIDTH = 96, 6
EVERYBODY = -3  # the audience of a public event


class Trace(Record):
    """The events of one action, line by line."""

    used: int = number()  # lines written
    line: list[list[int]] = number(LINES, WIDTH)  # audience, event, seat, a, b, c


class Witness(Trace):
    """A trace that keeps how a position stood when each event was told; no rule knows of it."""

    def __init__(self) -> None:
        self.position: Record = self
        self.pictures: list[Record] = []  # one for each line

    @classmethod
    def of(cls, position: Record) -> Witness:
        """Return the witness of what will be played on a position."""
        new = cls()
        new.position, new.line = position, UNREAD.line
        return new

    @property
    def used(self) -> int:
        return len(self.pictures)

    @used.setter
    def used(self, count: int) -> None:
        if count > len(self.pictures):
            self.pictures.append(self.position.copy())
        else:
            self.pictures = self.pictures[:count]


UNREAD = Trace.plain()  # for events that nobody reads: it is full, so nothing is written into it
UNREAD.used = LINES


class Told(NamedTuple):
    """One event: what happened, to which seat, with up to three figures."""

    audience: int  # EVERYBODY, or the only seat that sees it
    event: int
    seat: int
    a: int = 0
    b: int = 0
    c: int = 0


@rule
def tell(trace: Trace, event: int, seat: int, a: int, b: int, c: int) -> None:
    """Record an event for everybody."""
    whisper(trace, EVERYBODY, event, seat, a, b, c)


@rule
def whisper(trace: Trace, audience: int, event: int, seat: int, a: int, b: int, c: int) -> None:
    """Record an event for one seat alone."""
    if trace.used == LINES:  # compiled code would write past the last line
        return
    line = trace.line[trace.used]
    line[0] = audience
    line[1] = event
    line[2] = seat
    line[3] = a
    line[4] = b
    line[5] = c
    trace.used += 1


def told(trace: Trace) -> Iterator[Told]:
    """Read the events of the last action, all of them."""
    for i in range(trace.used):
        yield Told(*trace.line[i])
