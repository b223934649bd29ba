"""Duplicate tables in the store: which of them play one deal, and whether the last is over."""

from __future__ import annotations

from .. import Store, Write

LAID = "INSERT INTO dealt (at_table, deal) VALUES (?, ?)"
RUNNING = """
SELECT 1 FROM dealt d JOIN tables t ON t.id = d.at_table
WHERE d.deal = ? AND t.state IN ('open', 'playing') LIMIT 1"""
SETTLED = """
NOT EXISTS (
    SELECT 1 FROM dealt own JOIN dealt other ON other.deal = own.deal
    JOIN tables beside ON beside.id = other.at_table
    WHERE own.at_table = {table} AND beside.state IN ('open', 'playing'))"""


def laid(table: str, deal: str) -> Write:
    """Return what notes that a table plays a deal."""
    return Write(LAID, (table, deal), 1)


async def is_running(store: Store, deal: str) -> bool:
    """Return whether a deal is still played anywhere."""
    return bool(await store.fetch(RUNNING, deal))


def settled(table: str) -> str:
    """Return the condition that nobody plays the deal of a table any more."""
    return SETTLED.format(table=table)
