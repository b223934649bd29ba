"""The audit list: what those who run a site have done. Names follow from who is known today."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_urlsafe

from .. import Store, Write

PAGE = 50  # deeds that are read at once
NOTE = "INSERT INTO deeds (id, at, actor, deed, subject, words) VALUES (?, ?, ?, ?, ?, ?)"
LIST = f"""
SELECT d.at, d.actor, a.name, d.deed, d.subject, s.name, d.words
FROM deeds d LEFT JOIN people a ON a.id = d.actor LEFT JOIN people s ON s.id = d.subject
ORDER BY d.at DESC, d.id LIMIT {PAGE} OFFSET ?"""
SWEEP = """
DELETE FROM deeds WHERE id IN (SELECT id FROM deeds WHERE at <= ? ORDER BY at LIMIT ?)"""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was done."""

    at: int
    by: str  # the name of the account, nothing for the command line
    gone: bool  # whether that account has been forgotten
    deed: str
    subject: str  # the id of a table, a report, a person
    name: str  # of that person, as long as they are known
    words: str


def noting(now: int, actor: str, deed: str, subject: str = "", words: str = "") -> Write:
    """Return what notes a deed; it is written together with the deed, or not at all."""
    return Write(NOTE, (token_urlsafe(9), now, actor, deed, subject, words))


async def listed(store: Store, first: int = 0) -> list[Deed]:
    """Return deeds, the last ones first."""
    return [
        Deed(at, name or "", bool(actor) and name is None, deed, subject, whom or "", words)
        for at, actor, name, deed, subject, whom, words in await store.fetch(LIST, first)
    ]


async def sweep(store: Store, late: int, most: int) -> None:
    """Forget some deeds that were done before a time."""
    await store.write(Write(SWEEP, (late, most)))
