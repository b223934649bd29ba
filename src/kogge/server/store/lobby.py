"""Tables as the lobby finds them: waiting, being played, a person's own, or by their link."""

from __future__ import annotations

from typing import Literal

from kogge.table.table import Table

from . import Store, Write
from .shelf import COLUMNS, from_row

FEW = 50  # tables that are read at once
Which = Literal["shown", "aside", "all"]
WHICH = {  # of a person's own tables
    "shown": "AND t.state <> 'closed' AND s.aside = 0",
    "aside": "AND s.aside = 1",
    "all": "",
}
OF_TABLE = ", ".join(f"t.{name}" for name in COLUMNS.split(", "))
PUBLIC = f"""
SELECT {COLUMNS} FROM tables WHERE state = ? AND private = 0 ORDER BY changed DESC LIMIT {FEW}"""
OF_FRIENDS = f"""
SELECT {OF_TABLE} FROM tables t WHERE t.state = 'open' AND t.private = 0 AND t.id IN (
    SELECT s.at_table FROM sittings s JOIN friends f ON f.other = s.person
    JOIN friends b ON b.person = f.other AND b.other = f.person WHERE f.person = ?)
ORDER BY t.changed DESC LIMIT {FEW}"""
HOSTED = "SELECT count(*) FROM tables WHERE host = ? AND state IN ('open', 'playing')"
SITTINGS = "SELECT count(*) FROM sittings WHERE at_table = ? AND person = ?"
ASIDE = "UPDATE sittings SET aside = ? WHERE at_table = ? AND person = ?"
INVITE = "INSERT INTO invited (person, at_table) VALUES (?, ?) ON CONFLICT DO NOTHING"
EXPECTED = "SELECT count(*) FROM invited WHERE at_table = ? AND person = ?"
GUESTS = "SELECT count(*) FROM invited WHERE at_table = ?"
EXPECTING = f"""
SELECT {OF_TABLE} FROM tables t JOIN invited i ON i.at_table = t.id
WHERE i.person = ? AND t.state = 'open' AND t.private = 1 ORDER BY t.changed DESC LIMIT {FEW}"""
INVITED = "SELECT id FROM tables WHERE invitation = ?"
SPOKEN = "SELECT id FROM tables WHERE state = 'open' AND invitation LIKE ? LIMIT 2"


async def waiting(store: Store) -> list[Table]:
    """Return the open tables that anyone may join, the newest first."""
    return [from_row(row) for row in await store.fetch(PUBLIC, "open")]


async def of_friends(store: Store, person: str) -> list[Table]:
    """Return the open tables that anyone may join at which friends sit, the newest first."""
    return [from_row(row) for row in await store.fetch(OF_FRIENDS, person)]


async def under_way(store: Store) -> list[Table]:
    """Return the public tables that are being played, the last changed first."""
    return [from_row(row) for row in await store.fetch(PUBLIC, "playing")]


async def where_sits(
    store: Store, person: str, first: int, which: Which
) -> list[tuple[Table, bool]]:
    """Return a person's tables, each with whether it waits for them: those first."""
    sql = f"""
    SELECT {OF_TABLE}, max(s.asked) FROM tables t JOIN sittings s ON s.at_table = t.id
    WHERE s.person = ? {WHICH[which]} GROUP BY {OF_TABLE}
    ORDER BY max(s.asked) DESC, t.changed DESC LIMIT {FEW} OFFSET ?"""
    rows = await store.fetch(sql, person, first)
    return [(from_row(tuple(row)), bool(asked)) for *row, asked in rows]


async def count_hosted(store: Store, person: str) -> int:
    """Return how many tables a person has opened that are not over."""
    [(count,)] = await store.fetch(HOSTED, person)
    return int(count)


async def sits_at(store: Store, person: str, table: str) -> bool:
    """Return whether a person sits at a table."""
    [(count,)] = await store.fetch(SITTINGS, table, person)
    return bool(count)


async def put_aside(store: Store, person: str, table: str, *, aside: bool) -> None:
    """Keep a table out of a person's list, or show it there again."""
    await store.write(Write(ASIDE, (int(aside), table, person)))


async def of_link(store: Store, invitation: str) -> str | None:
    """Return the table that a link leads to."""
    rows = await store.fetch(INVITED, invitation)
    return rows[0][0] if rows else None


async def of_words(store: Store, words: str) -> str | None:
    """Return the open table whose invitation begins with some words, if there is but one."""
    rows = await store.fetch(SPOKEN, f"{words}-%")
    return rows[0][0] if len(rows) == 1 else None


def invite(person: str, table: str) -> Write:
    """Return what lets a person sit down at a private table."""
    return Write(INVITE, (person, table))


async def is_expected(store: Store, person: str, table: str) -> bool:
    """Return whether a person was invited to a table by name."""
    [(count,)] = await store.fetch(EXPECTED, table, person)
    return bool(count)


async def guests(store: Store, table: str) -> int:
    """Return how many people were invited to a table by name."""
    [(count,)] = await store.fetch(GUESTS, table)
    return int(count)


async def expecting(store: Store, person: str) -> list[Table]:
    """Return the private tables to which a person was invited, and that wait for players."""
    return [from_row(row) for row in await store.fetch(EXPECTING, person)]
