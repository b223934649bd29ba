"""Announcements to everybody, and invitations to newcomers."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from .. import Conflict, Store, Write
from ..people import digest

SHOWN = 3  # announcements that are shown at the same time, the newest first
ANNOUNCE = "INSERT INTO announcements (id, made, until, words) VALUES (?, ?, ?, ?)"
CURRENT = f"""
SELECT id, made, until, words FROM announcements WHERE until > ?
ORDER BY made DESC LIMIT {SHOWN}"""
WITHDRAW = "DELETE FROM announcements WHERE id = ?"
OVER = "DELETE FROM announcements WHERE until <= ?"
INVITE = "INSERT INTO passes (digest, id, label, made, expires, uses) VALUES (?, ?, ?, ?, ?, ?)"
PASSES = """
SELECT id, label, made, expires, uses FROM passes WHERE expires > ? AND uses > 0
ORDER BY made DESC LIMIT 100"""
USE = "UPDATE passes SET uses = uses - 1 WHERE digest = ? AND expires > ? AND uses > 0"
RECALL = "DELETE FROM passes WHERE id = ?"
SPENT = "DELETE FROM passes WHERE expires <= ? OR uses <= 0"


@dataclass(frozen=True, slots=True)
class Note:
    """An announcement."""

    id: str
    made: int
    until: int
    words: str


@dataclass(frozen=True, slots=True)
class Pass:
    """An invitation to newcomers; its code was shown once."""

    id: str
    label: str
    made: int
    expires: int
    uses: int  # that are left


async def current(store: Store, now: int) -> list[Note]:
    """Return what is announced now, the newest first."""
    return [Note(*row) for row in await store.fetch(CURRENT, now)]


def announcing(note: Note) -> list[Write]:
    """Return what announces something; what is over is swept out on the way."""
    return [
        Write(OVER, (note.made,)),
        Write(ANNOUNCE, (note.id, note.made, note.until, note.words)),
    ]


def withdrawing(id: str) -> list[Write]:
    """Return what withdraws an announcement; a conflict says that there is none."""
    return [Write(WITHDRAW, (id,), 1)]


async def passes(store: Store, now: int) -> list[Pass]:
    """Return the invitations that can still be used, the newest first."""
    return [Pass(*row) for row in await store.fetch(PASSES, now)]


def inviting(given: Pass) -> tuple[str, list[Write]]:
    """Return the code of a new invitation, and what keeps it."""
    code = secrets.token_urlsafe(12)
    row = (digest(code), given.id, given.label, given.made, given.expires, given.uses)
    return code, [Write(SPENT, (given.made,)), Write(INVITE, row)]


def recalling(id: str) -> list[Write]:
    """Return what takes an invitation back; a conflict says that there is none."""
    return [Write(RECALL, (id,), 1)]


async def use(store: Store, code: str, now: int) -> bool:
    """Use an invitation once; return whether that was possible."""
    try:
        await store.write(Write(USE, (digest(code), now), 1))
    except Conflict:
        return False
    return True
