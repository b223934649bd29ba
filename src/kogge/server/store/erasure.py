"""What is kept about a person, so that it can be shown whole and erased whole."""

from __future__ import annotations

from typing import Any

import msgspec

from kogge.table import ledger
from kogge.table.ledger import written
from kogge.table.names import nameless

from . import Store, Write
from .shelf import DROP, FORGET

PERSON = "SELECT id, name, handle, created FROM people WHERE id = ?"
BROWSERS = "SELECT created, expires FROM sessions WHERE person = ? AND label = ''"
REPORTS = "SELECT made, at_table, seat, words FROM reports WHERE person = ? ORDER BY made"
ORDERED = """
SELECT o.at_table, o.seat, o.data FROM orders o
JOIN sittings s ON s.at_table = o.at_table AND s.seat = o.seat WHERE s.person = ?"""
SAT = "SELECT at_table, seat FROM sittings WHERE person = ?"
SAID = """
SELECT number, data FROM records
WHERE at_table = ? AND data LIKE '{"kind":"say",%' ORDER BY number"""  # the others stay unread
REWRITE = "UPDATE records SET data = ? WHERE at_table = ? AND number = ?"
CHAIRS = "SELECT chairs FROM tables WHERE id = ?"
RESEAT = "UPDATE tables SET chairs = ?, version = version + 1 WHERE id = ?"
ERASE = (
    "DELETE FROM people WHERE id = ?",
    "DELETE FROM sessions WHERE person = ?",
    "DELETE FROM devices WHERE person = ?",
    "DELETE FROM sittings WHERE person = ?",
    "DELETE FROM reports WHERE person = ?",
    "DELETE FROM correspondents WHERE person = ?",
    "DELETE FROM channels WHERE person = ?",
    "DELETE FROM mutes WHERE person = ?",
    "DELETE FROM notices WHERE person = ?",
    "DELETE FROM letters WHERE person = ?",
    "DELETE FROM contestants WHERE person = ?",
    "DELETE FROM admins WHERE person = ?",
    "DELETE FROM bans WHERE person = ?",
    "UPDATE results SET person = '', mean = NULL, doubt = NULL WHERE person = ?",
    "DELETE FROM ratings WHERE person = ?",
    "DELETE FROM secluded WHERE person = ?",
    "DELETE FROM deal_plays WHERE person = ?",
    "DELETE FROM vacations WHERE person = ?",
    "DELETE FROM friends WHERE person = ?",
    "DELETE FROM friends WHERE other = ?",
    "DELETE FROM blocked WHERE person = ?",
    "DELETE FROM blocked WHERE other = ?",
    "DELETE FROM present WHERE person = ?",
    "DELETE FROM unseen WHERE person = ?",
    "DELETE FROM invited WHERE person = ?",
    "DELETE FROM told WHERE person = ?",
    "DELETE FROM learners WHERE person = ?",
    "DELETE FROM puzzle_tries WHERE person = ?",
    "DELETE FROM puzzle_solvers WHERE person = ?",
    "DELETE FROM puzzle_days WHERE person = ?",
)


async def account(store: Store, person: str) -> dict[str, Any]:
    """Return a person's name, and since when they are known."""
    [(id, name, handle, created)] = await store.fetch(PERSON, person)
    return {"id": id, "name": name, "account": handle is not None, "created": created}


async def browsers(store: Store, person: str) -> list[dict[str, Any]]:
    """Return since when, and for how long, a person's browsers are known."""
    rows = await store.fetch(BROWSERS, person)
    return [{"created": created, "expires": expires} for created, expires in rows]


async def reports(store: Store, person: str) -> list[dict[str, Any]]:
    """Return what a person has reported to the operator."""
    rows = await store.fetch(REPORTS, person)
    return [{"at": at, "table": table, "seat": seat, "words": words}
            for at, table, seat, words in rows]  # fmt: skip


async def orders(store: Store, person: str) -> list[dict[str, Any]]:
    """Return what a person has ordered for turns to come."""
    rows = await store.fetch(ORDERED, person)
    return [
        {"table": table, "seat": seat, "turns": msgspec.to_builtins(ledger.read_orders(data).turns)}
        for table, seat, data in rows
    ]


async def seats(store: Store, person: str) -> list[tuple[str, int]]:
    """Return the tables where a person sits, with the seats."""
    return [(table, seat) for table, seat in await store.fetch(SAT, person)]


async def said(store: Store, table: str, seat: int) -> list[tuple[int, ledger.Said]]:
    """Return what a seat has said at a table, with the numbers of the records."""
    rows = await store.fetch(SAID, table)
    records = [(number, ledger.read_record(data)) for number, data in rows]
    return [(n, r) for n, r in records if isinstance(r, ledger.Said) and r.seat == seat]


async def blank_words(store: Store, table: str, seat: int) -> None:
    """Replace everything that a seat has said with dots."""
    blanked = [
        Write(REWRITE, (written(_blank(record)), table, number))
        for number, record in await said(store, table, seat)
    ]
    if blanked:
        await store.write(*blanked)


def _blank(record: ledger.Said) -> ledger.Said:
    return ledger.Said(at=record.at, command=record.command, seat=record.seat, words="…")


async def strike(store: Store, table: str, seat: int) -> None:
    """Remove a name from a table that can no longer be played."""
    [(data,)] = await store.fetch(CHAIRS, table)
    chairs = ledger.read_chairs(data)
    chairs[seat] = ledger.Chair(name=nameless(chairs, seat))
    await store.write(
        Write(RESEAT, (written(chairs), table)), Write(DROP, (table,)), Write(FORGET, (table, seat))
    )


async def erase(store: Store, person: str) -> None:
    """Delete everything that is kept about a person, except the games."""
    await store.write(*(Write(sql, (person,)) for sql in ERASE))
