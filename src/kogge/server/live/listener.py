"""A listener at a socket; one that reads too slowly is cut off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from kogge.table.telling import broadcast

from ..watch import metrics

BACKLOG = 1_000_000  # bytes that may wait for a slow reader


class Line(Protocol):
    """The way to a client."""

    @property
    def unread(self) -> int:
        """The bytes that wait because the client does not read."""

    def tell(self, message: bytes) -> None:
        """Send a message."""

    def hang_up(self) -> None:
        """Close the line once what was told is sent."""


@dataclass(slots=True, eq=False)
class Listener(broadcast.Listener):
    """A socket at a table."""

    line: Line
    session: str = ""  # the digest of the secret that identifies its owner
    gone: bool = False  # whether it was cut off for reading too slowly

    def post(self, message: bytes) -> None:
        """Put a message on its way; a reader that is too slow is cut off, and can resume."""
        if self.gone:
            return
        if self.line.unread > BACKLOG:
            self.gone = True
            metrics.SLOW.inc()
            self.line.hang_up()
            return
        self.line.tell(message)
        metrics.SENT.count()

    def hang_up(self) -> None:
        """Close the line; the listener can resume elsewhere."""
        self.line.hang_up()


Broadcast = broadcast.Broadcast[Listener]
