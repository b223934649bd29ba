"""The outbox: notices are written with what caused them, put into letters, sent, and noted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from secrets import token_urlsafe

import msgspec

from kogge import wire
from kogge.table.judging.judge import Judge
from kogge.table.judging.seats import OVER
from kogge.table.ledger import Said
from kogge.table.table import Table

from ...settings import Post
from .. import Conflict, Store, Write
from ..shelf import COLUMNS, from_row

MANY = 50  # people or letters that are looked after in one go
ARISE = """
INSERT INTO notices (person, at_table, event, number, due)
SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), 1, CAST(? AS BIGINT)
WHERE EXISTS (SELECT 1 FROM channels WHERE person = ? AND state = 'open' AND events LIKE ?)
AND NOT EXISTS (SELECT 1 FROM mutes WHERE person = ? AND at_table = ?)
ON CONFLICT (person, at_table, event) DO UPDATE SET number = notices.number + 1"""
TURN = """
INSERT INTO notices (person, at_table, event, number, due)
SELECT CAST(? AS TEXT), CAST(? AS TEXT), 'turn', CAST(? AS BIGINT), CAST(? AS BIGINT)
WHERE EXISTS (
    SELECT 1 FROM channels WHERE person = ? AND state = 'open' AND events LIKE '%turn%')
AND NOT EXISTS (SELECT 1 FROM mutes WHERE person = ? AND at_table = ?)
AND NOT EXISTS (SELECT 1 FROM told WHERE person = ? AND at_table = ? AND turn = ?)
ON CONFLICT (person, at_table, event) DO UPDATE SET number = excluded.number"""
TOLD = """
INSERT INTO told (person, at_table, turn) VALUES (?, ?, ?)
ON CONFLICT (person, at_table) DO UPDATE SET turn = excluded.turn"""
UNTOLD = "DELETE FROM told WHERE at_table = ?"
SETTLED = "DELETE FROM notices WHERE person = ? AND at_table = ? AND event = ?"
PEOPLE = f"SELECT DISTINCT person FROM notices WHERE due <= ? LIMIT {MANY}"
ARISEN = """
SELECT at_table, event, number FROM notices
WHERE person = ? AND due <= ? ORDER BY due, at_table, event"""
TAKE = "DELETE FROM notices WHERE person = ? AND at_table = ? AND event = ? AND number = ?"
WAIT = "UPDATE notices SET due = ? WHERE person = ? AND due <= ?"
REST = "UPDATE correspondents SET rested = ? WHERE person = ?"
POST = """
INSERT INTO letters (id, person, channel, content, tries, due) VALUES (?, ?, ?, ?, 0, ?)"""
DUE = f"""
SELECT id, person, channel, content, tries, due FROM letters
WHERE due <= ? ORDER BY due LIMIT {MANY}"""
CLAIM = "UPDATE letters SET tries = tries + 1, due = ? WHERE id = ? AND due = ?"
LATER = "UPDATE letters SET due = ? WHERE id = ?"
SENT = "DELETE FROM letters WHERE id = ?"
TABLE = f"SELECT {COLUMNS} FROM tables WHERE id = ?"
ASKED = "SELECT 1 FROM sittings WHERE at_table = ? AND person = ? AND asked = 1"


class Notice(msgspec.Struct, frozen=True, array_like=True):
    """Something that a person is told of a table."""

    table: str
    event: wire.Event
    number: int = 1  # how often it has happened; of a turn, which one it is


class Content(msgspec.Struct, frozen=True):
    """What a letter is about: notices, or the question whether an address is right."""

    notices: list[Notice] = []
    confirm: bool = False


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter under way to one address."""

    id: str
    person: str
    channel: str
    content: Content
    tries: int
    due: int


# Notices arise.


def arising(old: Table, judge: Judge, here: set[int], post: Post) -> Iterable[Write]:
    """Return what is written together with a change, so that nobody is left untold."""
    table = judge.draft
    present = {table.chairs[seat].person for seat in here if seat < len(table.chairs)}
    if len(people(table)) > 1:  # alone with bots a person needs no letters
        yield from _turns(old, table, present, judge.wall, post)
        away = people(table) - present
        events = _events(old, judge)
        yield from _told(away, table, events, judge.wall + post.soon)
        if events:
            yield Write(UNTOLD, (table.id,))
        for chatting in _words(judge):
            others = away - {table.chairs[chatting.seat].person}
            yield from _told(others, table, ["said"], judge.wall + post.soon)
        if table.rematch and not old.rematch:
            for person in sorted(away):
                yield arise(person, table.rematch, "invited", judge.wall + post.soon)


def people(table: Table) -> set[str]:
    """Return the people at a table."""
    return {chair.person for chair in table.chairs if chair.person}


def _turns(old: Table, table: Table, present: set[str], now: int, post: Post) -> Iterable[Write]:
    """Tell those whose turn begins, and forget to tell those whose turn is over."""
    before, after = asked(old), asked(table)
    for person in sorted(before - after):
        yield Write(SETTLED, (person, table.id, "turn"))
    for person in sorted(after - before):
        due = now + (post.late if person in present else post.soon)
        yield turn(person, table, due)


def turn(person: str, table: Table, due: int) -> Write:
    """Return what tells a person of a turn, once: a move before it may be taken back and replayed.

    Turns are counted by what the person has done before them.
    """
    actors, seats = [entry.actor for entry in table.playing.entries], table.seats_of(person)
    number = 1 + sum(map(actors.count, seats))
    where = person, table.id
    return Write(TURN, (*where, number, due, person, *where, *where, number))


def asked(table: Table) -> set[str]:
    """Return the people whose turn it is, unless a bot plays for them."""
    seats = [] if table.paused else [n for n in table.choosing() if not table.bot_of(n)]
    return {table.chairs[seat].person for seat in seats}


def _events(old: Table, judge: Judge) -> list[wire.Event]:
    return ["end"] if old.state == "playing" and judge.draft.state in OVER else []


def _words(judge: Judge) -> list[Said]:
    return [n.record for n in judge.noticed if isinstance(n.record, Said)]


def _told(persons: set[str], table: Table, events: list[wire.Event], due: int) -> Iterable[Write]:
    return [arise(person, table.id, event, due) for person in sorted(persons) for event in events]


def arise(person: str, table: str, event: wire.Event, due: int) -> Write:
    """Return what writes a notice, if the person wants it; more of a kind are one notice."""
    return Write(ARISE, (person, table, event, due, person, f"%{event}%", person, table))


# Notices become letters.


async def expecting(store: Store, now: int) -> list[str]:
    """Return people for whom there are notices."""
    return [person for (person,) in await store.fetch(PEOPLE, now)]


async def arisen(store: Store, person: str, now: int) -> list[Notice]:
    """Return what a person is to be told by now."""
    return [Notice(*row) for row in await store.fetch(ARISEN, person, now)]


async def post(
    store: Store, person: str, notices: list[Notice], letters: list[Write], rested: int
) -> bool:
    """Put notices into letters, all or nothing; False if another process was first."""
    taken = [Write(TAKE, (person, n.table, n.event, n.number), 1) for n in notices]
    told = [Write(TOLD, (person, n.table, n.number)) for n in notices if n.event == "turn"]
    try:
        await store.write(*taken, *told, *letters, Write(REST, (rested, person)))
    except Conflict:
        return False
    return True


def letter(person: str, channel: str, content: Content, due: int) -> Write:
    """Return what puts a letter on its way."""
    text = msgspec.json.encode(content).decode()
    return Write(POST, (token_urlsafe(9), person, channel, text, due))


async def wait(store: Store, person: str, now: int, until: int) -> None:
    """Let all notices of a person wait."""
    await store.write(Write(WAIT, (until, person, now)))


# Letters under way.


async def due(store: Store, now: int) -> list[Letter]:
    """Return letters that are to be sent."""
    return [
        Letter(id, person, channel, msgspec.json.decode(content, type=Content), tries, due)
        for id, person, channel, content, tries, due in await store.fetch(DUE, now)
    ]


async def claim(store: Store, letter: Letter, until: int) -> bool:
    """Claim a letter for a while; False if another process has it."""
    try:
        await store.write(Write(CLAIM, (until, letter.id, letter.due), 1))
    except Conflict:
        return False
    return True


async def put_off(store: Store, letter: Letter, until: int) -> None:
    """Send a letter later."""
    await store.write(Write(LATER, (until, letter.id)))


async def note(store: Store, letter: Letter) -> None:
    """Note that a letter needs no more care."""
    await store.write(Write(SENT, (letter.id,)))


async def table(store: Store, id: str) -> Table | None:
    """Return a table without its match, if it is there."""
    rows = await store.fetch(TABLE, id)
    return from_row(rows[0]) if rows else None


async def is_asked(store: Store, person: str, table: str) -> bool:
    """Return whether it is still a person's turn."""
    return bool(await store.fetch(ASKED, table, person))
