"""Reviews, kept with their matches: the next visitor gets them at once."""

from __future__ import annotations

import msgspec

from kogge.table.past.reviewing import FORM, Study

from .. import Store, Write

FIND = "SELECT data FROM reviews WHERE at_table = ? AND seat = ? AND form = ?"
KEEP = """
INSERT INTO reviews (at_table, seat, form, data) VALUES (?, ?, ?, ?)
ON CONFLICT (at_table, seat) DO UPDATE SET form = excluded.form, data = excluded.data"""
read = msgspec.json.Decoder(Study).decode


async def found(store: Store, table: str, seat: int) -> Study | None:
    """Return the review of a seat, if it was made before."""
    rows = await store.fetch(FIND, table, seat, FORM)
    return read(rows[0][0]) if rows else None


async def keep(store: Store, table: str, seat: int, study: Study) -> None:
    """Keep a review that is whole."""
    data = msgspec.json.encode(study).decode()
    await store.write(Write(KEEP, (table, seat, FORM, data)))
