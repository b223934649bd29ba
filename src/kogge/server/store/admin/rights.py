"""Who may run a site by its pages, and who may not come in."""

from __future__ import annotations

from dataclasses import dataclass

from kogge.table.names import clean

from .. import Write
from ..people import Somebody, handle

GRANT = "INSERT INTO admins (person, since) VALUES (?, ?) ON CONFLICT (person) DO NOTHING"
REVOKE = "DELETE FROM admins WHERE person = ?"
BAN = """
INSERT INTO bans (person, since, until, words) VALUES (?, ?, ?, ?)
ON CONFLICT (person) DO UPDATE SET
    since = excluded.since, until = excluded.until, words = excluded.words"""
UNBAN = "DELETE FROM bans WHERE person = ?"
RENAME = "UPDATE people SET name = ?, handle = ? WHERE id = ?"
OUT = (  # what opens the door to a person, and what would be sent to them
    "DELETE FROM sessions WHERE person = ?",
    "DELETE FROM devices WHERE person = ?",
    "DELETE FROM notices WHERE person = ?",
    "DELETE FROM letters WHERE person = ?",
)


@dataclass(frozen=True, slots=True)
class Ban:
    """That a person may not come in."""

    since: int
    until: int  # 0: for ever
    words: str


def granting(person: str, now: int) -> list[Write]:
    """Return what gives a person the right to run the site."""
    return [Write(GRANT, (person, now))]


def revoking(person: str) -> list[Write]:
    """Return what takes that right away."""
    return [Write(REVOKE, (person,))]


def banning(person: str, ban: Ban) -> list[Write]:
    """Return what shuts a person out: at once, everywhere, whatever they can show."""
    kept = Write(BAN, (person, ban.since, ban.until, ban.words))
    return [kept, *revoking(person), *(Write(sql, (person,)) for sql in OUT)]


def unbanning(person: str) -> list[Write]:
    """Return what lets a person in again."""
    return [Write(UNBAN, (person,))]


def renaming(person: Somebody, name: str) -> list[Write]:
    """Return what gives a person another name; a conflict says that it is taken."""
    own = handle(name) if person.account else None
    return [Write(RENAME, (clean(name), own, person.id), 1)]
