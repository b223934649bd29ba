"""Friends in the store: a row says that somebody wants somebody; who want each other are friends.

A row that was declined stays, hidden from whom it asks: who asked is not told.
"""

from __future__ import annotations

from collections.abc import Iterable
from secrets import token_urlsafe
from typing import NamedTuple

from .. import Store, Write

MOST = 200  # friends and requests of one person, and people whom they keep away
WAITING = 100  # requests that one person is shown
INSERT = """
INSERT INTO friends (id, person, other, called, since, hidden) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (person, other) DO NOTHING"""
ANSWER = """
INSERT INTO friends (id, person, other, called, since, hidden)
SELECT CAST(? AS TEXT), other, person, '', CAST(? AS BIGINT), 0 FROM friends
WHERE id = ? AND other = ? ON CONFLICT (person, other) DO NOTHING"""
DECLINE = "UPDATE friends SET hidden = 1 WHERE id = ? AND other = ? AND hidden = 0"
OVERLOOK = "UPDATE friends SET hidden = 1 WHERE person = ? AND other = ?"
PART = "DELETE FROM friends WHERE (person = ? AND other = ?) OR (other = ? AND person = ?)"
BLOCK = """
INSERT INTO blocked (id, person, other, called, since) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (person, other) DO NOTHING"""
UNBLOCK = "DELETE FROM blocked WHERE person = ? AND other = ?"
BLOCKS = "SELECT 1 FROM blocked WHERE person = ? AND other = ?"
APART = """
SELECT person, other FROM blocked
WHERE (person = ? AND other IN ({marks})) OR (other = ? AND person IN ({marks}))"""
COUNT = "SELECT count(*) FROM friends WHERE person = ?"
COUNT_BLOCKED = "SELECT count(*) FROM blocked WHERE person = ?"
COUNT_ASKING = """
SELECT count(*) FROM friends f WHERE f.other = ? AND f.hidden = 0
    AND NOT EXISTS (SELECT 1 FROM friends b WHERE b.person = f.other AND b.other = f.person)"""
ROW = "SELECT person, other, called FROM friends WHERE id = ? AND (person = ? OR other = ?)"
BLOCKED_ROW = "SELECT other FROM blocked WHERE id = ? AND person = ?"
MUTUAL = "SELECT 1 FROM friends f JOIN friends b ON b.person = f.other AND b.other = f.person"
FRIENDS = f"""
SELECT f.id, p.name, p.handle IS NOT NULL, f.since, b.since, p.id, u.person IS NULL, h.at
FROM friends f JOIN friends b ON b.person = f.other AND b.other = f.person
JOIN people p ON p.id = f.other LEFT JOIN present h ON h.person = f.other
LEFT JOIN unseen u ON u.person = f.other
WHERE f.person = ? ORDER BY lower(p.name), f.id LIMIT {MOST}"""
ASKING = f"""
SELECT f.id, p.name, p.handle IS NOT NULL, f.since FROM friends f JOIN people p ON p.id = f.person
WHERE f.other = ? AND f.hidden = 0
    AND NOT EXISTS (SELECT 1 FROM friends b WHERE b.person = f.other AND b.other = f.person)
ORDER BY f.since DESC LIMIT {WAITING}"""
ASKED = f"""
SELECT f.id, f.called, f.since FROM friends f WHERE f.person = ?
    AND NOT EXISTS (SELECT 1 FROM friends b WHERE b.person = f.other AND b.other = f.person)
ORDER BY f.since DESC LIMIT {MOST}"""
BLOCKED = f"SELECT id, called, since FROM blocked WHERE person = ? ORDER BY since DESC LIMIT {MOST}"
ASKER = """
SELECT p.name FROM friends f JOIN people p ON p.id = f.person
WHERE f.id = ? AND f.other = ? AND f.hidden = 0
    AND NOT EXISTS (SELECT 1 FROM friends b WHERE b.person = f.other AND b.other = f.person)"""
NAME = "SELECT name FROM people WHERE id = ?"
HIDE = "INSERT INTO unseen VALUES (?) ON CONFLICT (person) DO NOTHING"
SHOW = "DELETE FROM unseen WHERE person = ?"
GONE = "DELETE FROM present WHERE person = ?"
UNSEEN = "SELECT 1 FROM unseen WHERE person = ?"
PRESENT = f"""
INSERT INTO present (person, at) SELECT CAST(? AS TEXT), CAST(? AS BIGINT)
WHERE EXISTS ({MUTUAL} WHERE f.person = ?)
AND NOT EXISTS (SELECT 1 FROM unseen WHERE person = ?)
ON CONFLICT (person) DO UPDATE SET at = excluded.at"""


class Known(NamedTuple):
    """A friend as the store knows them."""

    id: str
    name: str
    account: bool
    since: int
    person: str
    shown: bool  # whether they let it be seen that they are here
    at: int  # when they were last here, as far as that is written


class Other(NamedTuple):
    """Somebody who asks, was asked, or is kept away."""

    id: str
    name: str
    since: int
    account: bool = False


class Row(NamedTuple):
    """Who wants whom, and under which name they are known to who wants them."""

    person: str
    other: str
    called: str


# Reading.


async def friends(store: Store, person: str) -> list[Known]:
    """Return a person's friends, by name."""
    return [
        Known(id, name, bool(account), max(since, back), other, bool(shown), at or 0)
        for id, name, account, since, back, other, shown, at in await store.fetch(FRIENDS, person)
    ]


async def asking(store: Store, person: str) -> list[Other]:
    """Return who wants to be a person's friend, the newest first."""
    return [Other(id, name, at, bool(a)) for id, name, a, at in await store.fetch(ASKING, person)]


async def asked(store: Store, person: str) -> list[Other]:
    """Return whom a person has asked, under the names by which they were asked."""
    return [Other(*row) for row in await store.fetch(ASKED, person)]


async def blocked(store: Store, person: str) -> list[Other]:
    """Return whom a person keeps away."""
    return [Other(*row) for row in await store.fetch(BLOCKED, person)]


async def row(store: Store, id: str, person: str) -> Row | None:
    """Return a row that concerns a person."""
    rows = await store.fetch(ROW, id, person, person)
    return Row(*rows[0]) if rows else None


async def blocked_by(store: Store, id: str, person: str) -> str | None:
    """Return whom a row of a person keeps away."""
    rows = await store.fetch(BLOCKED_ROW, id, person)
    return str(rows[0][0]) if rows else None


async def are_friends(store: Store, one: str, two: str) -> bool:
    """Return whether two want each other."""
    return bool(await store.fetch(f"{MUTUAL} WHERE f.person = ? AND f.other = ?", one, two))


async def blocks(store: Store, person: str, other: str) -> bool:
    """Return whether a person keeps somebody away."""
    return bool(await store.fetch(BLOCKS, person, other))


async def apart(store: Store, person: str, others: Iterable[str]) -> tuple[set[str], set[str]]:
    """Return which of some people a person keeps away, and which of them keep the person away."""
    known = sorted({*others} - {person, ""})
    if not known:
        return set(), set()
    rows = await store.fetch(
        APART.format(marks=", ".join("?" * len(known))), person, *known, person, *known
    )
    away = {other for one, other in rows if one == person}
    return away, {one for one, _ in rows if one != person}


async def asker(store: Store, id: str, person: str) -> str | None:
    """Return the name of who asks a person, if that is still open."""
    rows = await store.fetch(ASKER, id, person)
    return str(rows[0][0]) if rows else None


async def name(store: Store, person: str) -> str:
    """Return a person's name."""
    rows = await store.fetch(NAME, person)
    return str(rows[0][0]) if rows else ""


async def count(store: Store, person: str) -> int:
    """Return how many friends and requests a person has."""
    [(found,)] = await store.fetch(COUNT, person)
    return int(found)


async def count_blocked(store: Store, person: str) -> int:
    """Return how many people a person keeps away."""
    [(found,)] = await store.fetch(COUNT_BLOCKED, person)
    return int(found)


async def count_asking(store: Store, person: str) -> int:
    """Return how many ask a person."""
    [(found,)] = await store.fetch(COUNT_ASKING, person)
    return int(found)


async def is_shown(store: Store, person: str) -> bool:
    """Return whether friends see that a person is here."""
    return not await store.fetch(UNSEEN, person)


# Writing.


def ask(id: str, person: str, other: str, called: str, now: int, *, hidden: bool) -> Write:
    """Return what asks somebody; asking twice is asking once."""
    return Write(INSERT, (id, person, other, called, now, int(hidden)))


def accept(id: str, person: str, now: int) -> Write:
    """Return what answers a request with its like."""
    return Write(ANSWER, (token_urlsafe(9), now, id, person))


def decline(id: str, person: str) -> Write:
    """Return what hides a request from whom it asks."""
    return Write(DECLINE, (id, person))


def overlook(person: str, other: str) -> Write:
    """Return what hides from a person whatever somebody has asked."""
    return Write(OVERLOOK, (other, person))


def part(one: str, two: str) -> Write:
    """Return what leaves two without any tie."""
    return Write(PART, (one, two, one, two))


def block(person: str, other: str, called: str, now: int) -> Write:
    """Return what keeps somebody away."""
    return Write(BLOCK, (token_urlsafe(9), person, other, called, now))


def unblock(person: str, other: str) -> Write:
    """Return what no longer keeps somebody away."""
    return Write(UNBLOCK, (person, other))


async def show(store: Store, person: str, *, shown: bool) -> None:
    """Let friends see that a person is here, or no longer: then also what is known of it goes."""
    writes = [Write(SHOW, (person,))] if shown else [Write(HIDE, (person,)), Write(GONE, (person,))]
    await store.write(*writes)


def present(person: str, now: int) -> Write:
    """Return what notes that a person is here, if anybody may know it."""
    return Write(PRESENT, (person, now, person, person))
