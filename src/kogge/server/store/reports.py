"""Reports: what players tell the operator about a seat."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_urlsafe

from kogge.table.ledger import read_chairs

from . import Store, Write

ADD = "INSERT INTO reports VALUES (?, ?, ?, ?, ?, ?, ?)"
SETTLE = "UPDATE reports SET settled = 1 WHERE id = ?"
ALL = """
SELECT r.id, r.made, r.at_table, r.seat, r.words, r.settled, t.chairs
FROM reports r JOIN tables t ON t.id = r.at_table ORDER BY r.made"""


@dataclass(frozen=True, slots=True)
class Report:
    """A player's report."""

    id: str
    made: int  # milliseconds since 1970
    table: str
    seat: int
    words: str
    settled: bool
    name: str  # of the player who sits there now


async def add(store: Store, now: int, person: str, table: str, seat: int, words: str) -> None:
    """Keep a report for the operator."""
    await store.write(Write(ADD, (token_urlsafe(6), now, person, table, seat, words, 0)))


def settling(id: str) -> list[Write]:
    """Return what marks a report as settled; a conflict says that there is none."""
    return [Write(SETTLE, (id,), 1)]


async def everything(store: Store) -> list[Report]:
    """Return all reports, the oldest first."""
    return [
        Report(id, made, table, seat, words, bool(settled), read_chairs(chairs)[seat].name)
        for id, made, table, seat, words, settled, chairs in await store.fetch(ALL)
    ]
