"""Upkeep: what is due, which sessions have ended, what to sweep out; whether it can be written."""

from __future__ import annotations

from collections.abc import Sequence

from . import Store, Write
from .people import Somebody

MANY = 200  # sessions that are asked for at once
PULSE = "UPDATE pulse SET at = ?"
DUE = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
KNOWN = f"""
SELECT digest FROM sessions WHERE expires > ? AND digest IN ({", ".join("?" * MANY)})"""
ENDED = """
DELETE FROM sessions WHERE digest IN (
    SELECT digest FROM sessions WHERE expires <= ? ORDER BY expires LIMIT ?)"""
GONE = """
SELECT id, name FROM people WHERE handle IS NULL AND seen <= ? AND NOT EXISTS (
    SELECT 1 FROM sittings s JOIN tables t ON t.id = s.at_table
    WHERE s.person = people.id AND t.state IN ('open', 'playing'))
ORDER BY seen LIMIT ?"""
NEVER_SEEN = "UPDATE people SET seen = ? WHERE seen = 0"  # from before it was written down


async def feel_pulse(store: Store, now: int) -> None:
    """Write a little, to know that the store can be written."""
    await store.write(Write(PULSE, (now,), 1))


async def due(store: Store, now: int, most: int) -> list[str]:
    """Return the tables that need looking after, the most urgent first."""
    return [id for (id,) in await store.fetch(DUE, now, most)]


async def known_sessions(store: Store, now: int, digests: Sequence[str]) -> set[str]:
    """Return the sessions among those given that have not ended."""
    known: set[str] = set()
    for start in range(0, len(digests), MANY):
        part = digests[start : start + MANY]
        padded = [*part, *[""] * (MANY - len(part))]
        known |= {digest for (digest,) in await store.fetch(KNOWN, now, *padded)}
    return known


async def sweep_sessions(store: Store, now: int, most: int) -> None:
    """Delete some of the sessions that have ended."""
    await store.write(Write(NEVER_SEEN, (now,)), Write(ENDED, (now, most)))


async def gone_guests(store: Store, late: int, most: int) -> list[Somebody]:
    """Return some guests who were last here before a time, and have no game under way."""
    rows = await store.fetch(GONE, late, most)
    return [Somebody(id, name, account=False) for id, name in rows]
