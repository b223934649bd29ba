"""A table in memory, with all its listeners."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from kogge.table.table import Table

from .listener import Broadcast


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    broadcast: Broadcast = field(default_factory=Broadcast)
    used: int = 0  # when it was last asked for
    thinking: asyncio.Task[None] | None = None  # a bot at work
    elsewhere: dict[str, tuple[set[int], int]] = field(default_factory=dict)  # process: seats, when
    watched: dict[str, tuple[int, int]] = field(default_factory=dict)  # process: how many, when
    announced: int = 0  # the number of watchers here that other processes know of
    counting: bool = False  # whether the number of watchers will be sent soon
    gone: dict[int, int] = field(default_factory=dict)  # since when owners of asked seats are away

    @property
    def id(self) -> str:
        return self.table.id

    def near(self) -> set[int]:
        """Return the seats whose owners are connected to this process."""
        return self.broadcast.near()

    def hang_up(self) -> None:
        """Hang up on all listeners; they can resume elsewhere."""
        for listener in list(self.broadcast.listeners):
            listener.hang_up()
