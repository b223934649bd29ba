"""What a letter tells of a game: what happened since its reader's last turn."""

from __future__ import annotations

import asyncio

from kogge.core.error import KoggeError
from kogge.table.telling.since import sentences

from ..live.house import House


class Since:
    """Reads tables for the postman."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def told(self, table: str, person: str, language: str) -> list[str]:
        """Return what happened in sentences; of a table that cannot be read, nothing."""
        try:
            live = await self.house.memory.live(table)
            async with self.house.looking:  # it is played again: off the event loop
                return await asyncio.to_thread(sentences, live.table, person, language)
        except KoggeError:
            return []
