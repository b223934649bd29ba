"""Tournaments in the store: each is one text, which is changed only as it was read.

Beside it lie the people who take part, to find theirs, and its tables, to find those that are over.
"""

from __future__ import annotations

from collections.abc import Iterable

from kogge import wire
from kogge.contest.record import Board, Tournament, read, written
from kogge.table.denied import Denied

from .. import Store, Write
from ..shelf import read_standing

FEW = 30  # tournaments that are read at once
MANY = 50  # tournaments that are looked after in one go
ORDER = "CASE state WHEN 'open' THEN 0 WHEN 'playing' THEN 1 ELSE 2 END, changed DESC"
INSERT = """
INSERT INTO tournaments (id, version, state, private, organiser, invitation, changed, data)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
UPDATE = """
UPDATE tournaments SET version = version + 1, state = ?, organiser = ?, changed = ?, data = ?
WHERE id = ? AND version = ?"""
READ = "SELECT version, data FROM tournaments WHERE id = ?"
LISTED = (
    f"SELECT version, data FROM tournaments WHERE private = 0 ORDER BY {ORDER} LIMIT ? OFFSET ?"
)
OWN = f"""
SELECT version, data FROM tournaments WHERE organiser = ? OR id IN (
    SELECT tournament FROM contestants WHERE person = ?) ORDER BY {ORDER} LIMIT ? OFFSET ?"""
OF = """
SELECT id FROM tournaments WHERE organiser = ? UNION
SELECT tournament FROM contestants WHERE person = ?"""
INVITED = "SELECT id FROM tournaments WHERE invitation = ?"
COUNT = "SELECT count(*) FROM tournaments WHERE organiser = ? AND state IN ('open', 'playing')"
COME = "INSERT INTO contestants (tournament, person) VALUES (?, ?) ON CONFLICT DO NOTHING"
GONE = "DELETE FROM contestants WHERE tournament = ? AND person = ?"
LAID = "INSERT INTO boards (at_table, tournament, running) VALUES (?, ?, 1)"
DONE = "UPDATE boards SET running = 0 WHERE at_table = ?"
OVER = f"""
SELECT DISTINCT b.tournament FROM boards b JOIN tables t ON t.id = b.at_table
WHERE b.running = 1 AND t.state IN ('over', 'closed') LIMIT {MANY}"""
ENDED = """
SELECT t.id, t.standing FROM boards b JOIN tables t ON t.id = b.at_table
WHERE b.tournament = ? AND b.running = 1 AND t.state IN ('over', 'closed')"""


async def load(store: Store, id: str) -> Tournament:
    """Read a tournament."""
    rows = await store.fetch(READ, id)
    if not rows:
        raise none()
    return _of(rows[0])


def none() -> Denied:
    """Return the refusal where there is no tournament, or none that may be seen."""
    return Denied("no-tournament", "there is no such tournament", status=404)


def _of(row: tuple[int, str]) -> Tournament:
    tournament = read(row[1])
    tournament.version = row[0]
    return tournament


async def listed(store: Store, first: int) -> list[Tournament]:
    """Return the tournaments that everybody may see: first those that are open."""
    return [_of((row[0], row[1])) for row in await store.fetch(LISTED, FEW, first)]


async def own(store: Store, person: str, first: int) -> list[Tournament]:
    """Return the tournaments of a person, as organiser or player."""
    rows = await store.fetch(OWN, person, person, FEW, first)
    return [_of((row[0], row[1])) for row in rows]


async def all_of(store: Store, person: str) -> list[str]:
    """Return all tournaments that know of a person."""
    return [id for (id,) in await store.fetch(OF, person, person)]


async def invited(store: Store, invitation: str) -> str:
    """Return the tournament that a link leads to."""
    rows = await store.fetch(INVITED, invitation)
    if not rows:
        raise none()
    return str(rows[0][0])


async def count_of(store: Store, person: str) -> int:
    """Return how many tournaments a person organises that are not over."""
    [(count,)] = await store.fetch(COUNT, person)
    return int(count)


async def with_news(store: Store) -> list[str]:
    """Return tournaments at which a table is over, and not yet counted."""
    return [id for (id,) in await store.fetch(OVER)]


async def ended(store: Store, id: str) -> dict[str, wire.Standing | None]:
    """Return the tables of a tournament that are over and not yet counted, and how they ended."""
    rows = await store.fetch(ENDED, id)
    return {table: read_standing(text) if text else None for table, text in rows}


# Writing.


def creation(tournament: Tournament) -> list[Write]:
    """Return what writes a new tournament."""
    values = (
        tournament.id, tournament.version, tournament.state, int(tournament.terms.private),
        tournament.organiser, tournament.invitation, tournament.changed, written(tournament),
    )  # fmt: skip
    return [Write(INSERT, values, 1), *_people(set(), tournament)]


def change(
    old: Tournament, new: Tournament, laid: Iterable[Board], done: Iterable[str]
) -> list[Write]:
    """Return what writes a change of a tournament: only if no other came first."""
    values = (
        new.state, new.organiser, new.changed, written(new), old.id, old.version,
    )  # fmt: skip
    return [
        Write(UPDATE, values, 1),
        *_people(old.people(), new),
        *(Write(LAID, (board.table, new.id), 1) for board in laid),
        *(Write(DONE, (table,), 1) for table in done),
    ]


def _people(before: set[str], new: Tournament) -> Iterable[Write]:
    """Write who takes part; who has left keeps the tournament among their own."""
    after = new.people() | {player.person for player in new.players if player.person}
    yield from (Write(COME, (new.id, person), None) for person in sorted(after - before))
    yield from (Write(GONE, (new.id, person), None) for person in sorted(before - after))
