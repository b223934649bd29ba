"""A table in memory, with all who listen to it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from kogge.table.table import Table

from .broadcast import Broadcast


@dataclass(slots=True, eq=False)
class Live:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    broadcast: Broadcast = field(default_factory=Broadcast)
    used: int = 0  # when anybody last asked for it
    thinking: asyncio.Task[None] | None = None  # a bot at work
    elsewhere: dict[str, tuple[set[int], int]] = field(default_factory=dict)  # process: seats, when
    watched: dict[str, tuple[int, int]] = field(default_factory=dict)  # process: how many, when
    announced: int = 0  # how many watch here, as other processes know
    counting: bool = False  # whether it will be sent soon how many watch
    gone: dict[int, int] = field(default_factory=dict)  # since when a seat that is asked is away

    @property
    def id(self) -> str:
        return self.table.id

    def near(self) -> set[int]:
        """Return the seats whose owners are connected to this process."""
        return {seat for listener in self.broadcast.listeners for seat in listener.own}
