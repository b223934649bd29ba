"""Lines: listeners to whom messages are handed at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kogge.table.telling import broadcast

Send = Callable[[str, str], None]  # (line, text): delivers a message


@dataclass(slots=True, eq=False)
class Line(broadcast.Listener):
    """One open page at a table."""

    name: str
    deliver: Send

    def post(self, message: bytes) -> None:
        self.deliver(self.name, message.decode())
