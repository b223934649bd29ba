"""A listener whose messages wait in a queue until its socket has sent them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from kogge.table.telling import broadcast

from ..watch import metrics

BACKLOG = 400  # messages that may queue for a slow reader


@dataclass(slots=True, eq=False)
class Listener(broadcast.Listener):
    """A socket at a table."""

    hang_up: Callable[[], None] = lambda: None
    queue: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)
    session: str = ""  # the digest of the secret that identifies its owner
    gone: bool = False  # whether it was cut off for reading too slowly

    def post(self, message: bytes) -> None:
        """Put a message on its way; a reader that is too slow is cut off, and can resume."""
        if self.gone:
            return
        if self.queue.qsize() >= BACKLOG:
            self.gone = True
            metrics.SLOW.inc()
            self.hang_up()
            return
        self.queue.put_nowait(message)
        metrics.SENT.inc()


Broadcast = broadcast.Broadcast[Listener]
