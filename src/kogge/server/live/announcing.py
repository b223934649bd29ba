"""Announcements: what the processes of one site say to each other through their database."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass

from ..store import Store
from .live import Live


@dataclass(frozen=True, slots=True)
class Announcement:
    """News of a change, of who is there or how many watch; or the question of who is there."""

    kind: (
        str  # "table", "here", "watch" or "who"; "all" or nothing where any table may have changed
    )
    process: str = ""
    table: str = ""
    figures: str = ""

    @classmethod
    def read(cls, text: str) -> Announcement:
        """Read what was announced.

        >>> Announcement.read("here 3f2a tEYx 0,2")
        Announcement(kind='here', process='3f2a', table='tEYx', figures='0,2')
        """
        return cls(*text.split(" ", 3))

    @property
    def of_all(self) -> bool:
        """Whether any table may have changed."""
        return self.kind in ("", "all")


class Announcer:
    """Speaks for this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.name = secrets.token_hex(4)  # of this process, among several on one database

    def change(self, id: str) -> str:
        """Return that a table has changed."""
        return f"table {self.name} {id}"

    def question(self, live: Live) -> str:
        """Return the question of who else is at a table."""
        return f"who {self.name} {live.id}"

    def seated(self, live: Live) -> str:
        """Return which players of a table are connected here."""
        return f"here {self.name} {live.id} {','.join(map(str, sorted(live.near())))}"

    def watching(self, live: Live) -> str:
        """Return how many watch a table here."""
        return f"watch {self.name} {live.id} {live.broadcast.watchers()}"

    def present(self, live: Live) -> list[str]:
        """Return what is announced regularly about those who are here."""
        seated = [self.seated(live)] if live.near() else []
        return [*seated, self.watching(live)] if live.broadcast.watchers() else seated

    async def announce(self, *texts: str) -> None:
        """Inform other processes, if there can be any."""
        if self.store.shared:
            with contextlib.suppress(Exception):  # it is announced again after a while
                for text in texts:
                    await self.store.write(announce=text)
