"""Vacations in the store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kogge.table.time.calendar import Span

from .. import Store, Write

OWN = """
SELECT id, first, last, begins, ends FROM vacations WHERE person = ? ORDER BY begins"""
ADD = "INSERT INTO vacations (id, person, first, last, begins, ends) VALUES (?, ?, ?, ?, ?, ?)"
SHORTEN = "UPDATE vacations SET last = ?, ends = ? WHERE id = ? AND person = ?"
DROP = "DELETE FROM vacations WHERE id = ? AND person = ?"
BY_LETTER = """
SELECT DISTINCT t.id FROM sittings s JOIN tables t ON t.id = s.at_table
WHERE s.person = ? AND t.state = 'playing' AND t.setup LIKE '%"kind":"days"%'"""


class Vacation(NamedTuple):
    """Days on which a person is away, and when these begin and end."""

    id: str
    first: str
    last: str
    begins: int
    ends: int


async def own(store: Store, person: str) -> list[Vacation]:
    """Return the vacations of a person, the first one first."""
    return [Vacation(*row) for row in await store.fetch(OWN, person)]


async def spans(store: Store, people: Iterable[str]) -> dict[str, list[Span]]:
    """Return when some people are away."""
    return {
        person: [(each.begins, each.ends) for each in await own(store, person)] for person in people
    }


async def add(store: Store, person: str, vacation: Vacation) -> None:
    """Keep a vacation."""
    id, first, last, begins, ends = vacation
    await store.write(Write(ADD, (id, person, first, last, begins, ends), 1))


async def shorten(store: Store, person: str, id: str, last: str, ends: int) -> None:
    """Let a vacation end earlier."""
    await store.write(Write(SHORTEN, (last, ends, id, person), 1))


async def drop(store: Store, person: str, id: str) -> None:
    """Forget a vacation that has not begun."""
    await store.write(Write(DROP, (id, person)))


async def tables_by_letter(store: Store, person: str) -> list[str]:
    """Return the tables where a person plays by letter."""
    return [id for (id,) in await store.fetch(BY_LETTER, person)]
