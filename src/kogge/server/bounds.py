"""How far a table may go: how long it becomes, and how much is taken back."""

from __future__ import annotations

from .table import Table


def waiting(table: Table) -> list[int]:
    """Return the people whose consent is still missing."""
    agreed = table.proposal.agreed if table.proposal is not None else set[int]()
    return [seat for seat in table.people() if seat not in agreed]


def takes_back(table: Table, seat: int, *, whole: bool = False) -> tuple[str | None, int]:
    """Return how a seat can take something back, and to how many entries that leads."""
    if table.setup.undo == "none" or table.state != "playing" or table.match is None:
        return None, 0
    starts = [start for start, by in table.starts if by == seat and start >= table.horizon]
    if not starts:
        return None, 0
    entries = table.match.entries
    own = [start for start in starts if all(entry.actor == seat for entry in entries[start:])]
    if not own or table.setup.undo == "consent":
        return "consent", starts[-1]
    return "free", own[0] if whole else own[-1]
