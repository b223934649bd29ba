"""How far a table may go: how long it becomes, and how much is taken back."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.core.match import Entry
from kogge.wire import LONGEST

from .denied import Denied
from .table import Table
from .time.clock import MOST, Gap

SPARE = 20  # records at the end: no command writes more, and the one that says why fits too
UNDOS = 20  # in one turn; people take back only a few times


def keep_room(table: Table) -> None:
    """Refuse all but moves once half the room is used: the rest is for playing to the end."""
    if table.number >= LONGEST // 2:
        trouble = "so much has happened at this table that it can only be played to its end"
        raise Denied("too-long", trouble)


def is_full(table: Table) -> bool:
    """Return whether a table must end because no more can be written down."""
    return table.state == "playing" and table.number >= LONGEST - SPARE


def unnoted(table: Table, gaps: Sequence[Gap]) -> list[Gap]:
    """Return the absences of the site that spared a clock and that no record notes yet."""
    if table.state != "playing" or not table.left:
        return []
    return [gap for gap in gaps if gap.number > table.heard and gap.tick + MOST > table.began]


def count_undos(table: Table, seat: int) -> None:
    """Refuse to take the same moves back over and over."""
    if table.undone.get(seat, 0) >= UNDOS:
        trouble = "you have taken back {count} times in this turn, now play on"
        raise Denied("undone-enough", trouble, count=UNDOS)


def waiting(table: Table) -> list[int]:
    """Return the people whose consent is still missing."""
    agreed = table.proposal.agreed if table.proposal is not None else set[int]()
    return [seat for seat in table.people() if seat not in agreed]


def takes_back(table: Table, seat: int, *, whole: bool = False) -> tuple[str | None, int]:
    """Return how a seat can take a move back, and how many entries would remain."""
    if table.setup.undo == "none" or table.state != "playing" or table.match is None:
        return None, 0
    starts = _starts(table, seat)
    if not starts:
        return None, 0
    alone = _alone_since(table.match.entries, seat, starts[-1])
    own = [start for start in starts if start >= alone]
    if not own or table.setup.undo == "consent":
        return "consent", starts[0]
    return "free", own[-1] if whole else own[0]


def _starts(table: Table, seat: int) -> list[int]:
    """Return where the moves of a seat began that may be taken back, the last one first."""
    starts, horizon = [], table.horizon
    for start, by in reversed(table.starts):
        if start < horizon:
            break
        if by == seat:
            starts.append(start)
    return starts


def _alone_since(entries: Sequence[Entry], seat: int, first: int) -> int:
    """Return the entry since which a seat alone has acted, at most back to a first one."""
    place = len(entries)
    while place > first and entries[place - 1].actor == seat:
        place -= 1
    return place
