"""People and tables as those who run a site find them, and the sizes of everything."""

from __future__ import annotations

from dataclasses import dataclass

from kogge.table.ledger import read_chairs, read_setup

from .. import Store, Write
from ..people import handle

PAGE = 50  # rows that are read at once
PEOPLE = f"""
SELECT p.id, p.name, p.handle, p.created, p.seen, a.since, b.since, b.until, b.words
FROM people p LEFT JOIN admins a ON a.person = p.id
LEFT JOIN bans b ON b.person = p.id AND (b.until = 0 OR b.until > ?)
WHERE %s ORDER BY p.created DESC, p.id LIMIT {PAGE} OFFSET ?"""
WHO = {
    "all": "1 = 1",
    "accounts": "p.handle IS NOT NULL",
    "admins": "a.since IS NOT NULL",
    "banned": "b.since IS NOT NULL",
}
TABLES = f"""
SELECT id, state, private, setup, chairs, created, changed FROM tables WHERE %s
ORDER BY created DESC, id LIMIT {PAGE} OFFSET ?"""
SHUT = """
UPDATE tables SET state = 'closed', due = NULL, version = version + 1
WHERE id = ? AND state IN ('open', 'playing')"""
OLD = """
SELECT id FROM tables WHERE state IN ('over', 'closed') AND changed <= ?
ORDER BY changed LIMIT ?"""
DELETE = (
    "DELETE FROM records WHERE at_table = ?",
    "DELETE FROM sealed WHERE at_table = ?",
    "DELETE FROM sittings WHERE at_table = ?",
    "DELETE FROM checkpoints WHERE at_table = ?",
    "DELETE FROM mutes WHERE at_table = ?",
    "DELETE FROM notices WHERE at_table = ?",
    "DELETE FROM reviews WHERE at_table = ?",
    "DELETE FROM orders WHERE at_table = ?",
    "DELETE FROM invited WHERE at_table = ?",
    "DELETE FROM told WHERE at_table = ?",
    "DELETE FROM boards WHERE at_table = ?",
    "DELETE FROM dealt WHERE at_table = ?",
    "DELETE FROM reports WHERE at_table = ?",
    "DELETE FROM tables WHERE id = ?",
)
COUNTS = {
    "accounts": "SELECT count(*) FROM people WHERE handle IS NOT NULL",
    "guests": "SELECT count(*) FROM people WHERE handle IS NULL",
    "tables_open": "SELECT count(*) FROM tables WHERE state = 'open'",
    "tables_playing": "SELECT count(*) FROM tables WHERE state = 'playing'",
    "tables_over": "SELECT count(*) FROM tables WHERE state IN ('over', 'closed')",
    "records": "SELECT count(*) FROM records",
    "reports": "SELECT count(*) FROM reports WHERE settled = 0",
    "notices": "SELECT count(*) FROM notices",
    "letters": "SELECT count(*) FROM letters",
}
SIZES = {
    True: "SELECT pg_database_size(current_database())",
    False: "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
}


@dataclass(frozen=True, slots=True)
class Listed:
    """A person, as far as it concerns those who run the site."""

    id: str
    name: str
    account: bool
    created: int
    seen: int
    admin: bool
    banned: bool
    until: int  # of the ban; 0: for ever
    words: str  # of the ban


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table, as far as it concerns those who run the site: nothing that is played at it."""

    id: str
    game: str
    rules: int
    state: str
    private: bool
    names: list[str]
    created: int
    changed: int


async def people(
    store: Store, now: int, name: str = "", first: int = 0, who: str = "all"
) -> list[Listed]:
    """Return people, the newest first: all of a kind, or those whose name begins so."""
    values: tuple[object, ...] = (now,)
    where = WHO[who]
    if name:
        where += " AND (lower(p.name) LIKE ? ESCAPE '!' OR p.handle LIKE ? ESCAPE '!' OR p.id = ?)"
        start = f"{escaped(handle(name))}%"
        values = (now, start, start, name)
    rows = await store.fetch(PEOPLE % where, *values, first)
    return [
        Listed(id, called, own is not None, made, seen, admin is not None, ban is not None,
               until or 0, words or "")
        for id, called, own, made, seen, admin, ban, until, words in rows
    ]  # fmt: skip


def escaped(text: str) -> str:
    """Return a text that means itself in a pattern.

    >>> escaped("50%_!")
    '50!%!_!!'
    """
    return "".join(f"!{letter}" if letter in "!%_" else letter for letter in text)


async def tables(store: Store, state: str = "", first: int = 0) -> list[ListedTable]:
    """Return tables, the newest first."""
    where, values = ("state = ?", (state, first)) if state else ("1 = 1", (first,))
    return [
        ListedTable(
            id, (agreed := read_setup(setup)).game, agreed.rules, stands, bool(private),
            [chair.name for chair in read_chairs(chairs) if chair.name], created, changed,
        )
        for id, stands, private, setup, chairs, created, changed
        in await store.fetch(TABLES % where, *values)
    ]  # fmt: skip


def shutting(id: str) -> Write:
    """Return what closes a table that can no longer be opened."""
    return Write(SHUT, (id,), 1)


async def old_tables(store: Store, late: int, most: int) -> list[str]:
    """Return some tables that were over before a time, the oldest first."""
    return [id for (id,) in await store.fetch(OLD, late, most)]


async def delete_table(store: Store, id: str, announce: str = "") -> None:
    """Delete a table and everything that is kept about it."""
    await store.write(*(Write(sql, (id,)) for sql in DELETE), announce=announce)


async def counts(store: Store) -> dict[str, int]:
    """Return how much there is of everything, and the bytes of the database."""
    found = {name: int((await store.fetch(sql))[0][0]) for name, sql in COUNTS.items()}
    [(size,)] = await store.fetch(SIZES[store.shared])
    return {**found, "database_bytes": int(size)}
