"""A rehearsal: every table of a backup is played again by this version, before it is trusted.

A record keeps the digest of the position after each of its actions. If all of them come out as
they were stored, and every table ends where its row says, nobody will notice the upgrade.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import MsgspecError
from msgspec.structs import replace

from kogge.core.error import Broken, KoggeError
from kogge.games import find
from kogge.table import ledger, views
from kogge.table.judging.seats import OVER
from kogge.table.table import Table

from ..store.admin.rehearsing import Stored, count_tables, every_table, unpacked
from ..store.archive import Progress
from ..store.shelf import from_row

NAMED = 20  # differences that are told one by one
Played = Callable[[int, int], None]  # (tables so far, of how many)


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a table first goes another way than it went."""

    table: str
    record: int  # its number; 0 where none is to blame
    actions: int  # that stood before it
    why: KoggeError


@dataclass(slots=True)
class Rehearsal:
    """What a rehearsal has found."""

    tables: Counter[tuple[str, int, str]] = field(default_factory=Counter)  # game, rules, state
    total: int = 0
    actions: int = 0
    differing: int = 0
    differences: list[Difference] = field(default_factory=list)

    @property
    def older(self) -> dict[tuple[str, int], int]:
        """How many tables that are not over go on by older rules, by game and version."""
        found: Counter[tuple[str, int]] = Counter()
        for (game, rules, state), count in self.tables.items():
            if state not in OVER and rules != newest(game):
                found[game, rules] += count
        return dict(found)

    def blame(self, difference: Difference) -> None:
        """Take down a difference; no more are named than somebody would read."""
        self.differing += 1
        if len(self.differences) < NAMED:
            self.differences.append(difference)


def newest(game: str) -> int:
    """Return the newest version of a game's rules; 0 if there is no such game."""
    try:
        return find(game).version
    except KoggeError:
        return 0


async def rehearse(file: Path, unpacking: Progress, played: Played) -> Rehearsal:
    """Play every table of a backup again; only one table at a time is in memory."""
    found = Rehearsal()
    async with unpacked(file, unpacking) as store:
        count = await count_tables(store)
        async for stored in every_table(store):
            replay(stored, found)
            found.total += 1
            played(found.total, count)
    return found


def replay(stored: Stored, found: Rehearsal) -> None:
    """Let a table happen again, and note where it first comes out differently."""
    try:
        row = from_row(stored.row)
    except MsgspecError as error:
        found.blame(Difference(str(stored.row[0]), 0, 0, unreadable(error)))
        return
    table, number, right = row.copy(), 0, 0
    try:
        for data in stored.records:
            number, right = number + 1, played_at(table)
            table.apply(ledger.read_record(data))
        number, right = 0, played_at(table)
        table.sealed = {seat: ledger.read_sealed(data) for seat, data in stored.sealed}
        check_end(table, row)
    except (KoggeError, MsgspecError) as error:
        why = error if isinstance(error, KoggeError) else unreadable(error)
        found.blame(Difference(row.id, number, right, why))
    found.tables[row.setup.game, row.setup.rules, row.state] += 1
    found.actions += played_at(table)


def unreadable(error: MsgspecError) -> Broken:
    """Return what is wrong with data that this version does not understand."""
    return Broken("", "cannot be read: {why}", why=str(error))


def check_end(table: Table, row: Table) -> None:
    """Check that a table stands where its row says; one that waits must be able to begin."""
    if table.match is None:
        if row.state == "open":
            begun(table)
        return
    stored, now = row.standing, views.standing(table)
    fits = stored is None or now is None or (
        (stored.choosing, stored.totals, stored.places) == (now.choosing, now.totals, now.places)
    )  # fmt: skip
    if table.state != row.state or not fits:
        raise Broken("", "the match does not stand where the backup says")


def begun(table: Table) -> None:
    """Let a table begin that waits for people; names stand in for them."""
    trial = table.copy()
    trial.chairs = [replace(chair, name=f"N. N. {n}") for n, chair in enumerate(table.chairs, 1)]
    trial.begin()


def played_at(table: Table) -> int:
    """Return how many actions of a match stand."""
    return len(table.match.entries) if table.match is not None else 0
