"""A process of its own that reviews one seat of a match, whenever nobody else needs the machine.

`python -m kogge.server.reviewing.reader` reads an `Errand` and writes a line for each finding.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from kogge.core import notation
from kogge.core.match import Match
from kogge.games import find
from kogge.review.findings import Finding, Moment
from kogge.review.review import findings
from kogge.table import ledger
from kogge.table.editions import edition_of

LEAST = 19  # how far a process can step back behind others


class Errand(msgspec.Struct, frozen=True):
    """A match, how its table was set up, and the seat that is to be looked at."""

    match: str
    setup: ledger.Setup
    seat: int


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line: a finding, or a moment worth a look."""

    finding: Finding | None = None
    moment: Moment | None = None


read_told = msgspec.json.Decoder(Told).decode


class Reader:
    """Such a process, as the server sees it."""

    def __init__(self, errand: Errand) -> None:
        self.errand = errand
        pipe = subprocess.PIPE
        command = (sys.executable, "-m", "kogge.server.reviewing.reader")
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe)  # noqa: S603  ours

    def findings(self) -> Iterator[Finding | Moment]:
        """Yield what is found, as it comes."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.process.stdin as way_in:
            way_in.write(msgspec.json.encode(self.errand))
        for line in self.process.stdout:
            told = read_told(line)
            if (each := told.finding or told.moment) is not None:
                yield each
        if self.process.wait():
            raise RuntimeError("a review has failed")

    def stop(self) -> None:
        """End it, whether or not it is done."""
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def reading(errand: Errand) -> Iterator[Reader]:
    """Give a reader that ends with whoever needs it."""
    reader = Reader(errand)
    try:
        yield reader
    finally:
        reader.stop()


def errand_of(match: Match, setup: ledger.Setup, seat: int) -> Errand:
    """Return what a reader needs to know."""
    return Errand(notation.as_json(match), setup, seat)


def main() -> None:
    """Review what is asked for, and write down what is found at once."""
    os.nice(LEAST)
    errand = msgspec.json.decode(sys.stdin.buffer.read(), type=Errand)
    edition = edition_of(errand.setup)
    match = notation.read(errand.match, "match", find, lambda _game, _digest: edition)
    for each in findings(match, errand.seat):
        told = Told(finding=each) if isinstance(each, Finding) else Told(moment=each)
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
