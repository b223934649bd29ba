"""Tables in the store: how they are written, read back, and followed."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from kogge import wire
from kogge.table import checkpoint, ledger, views
from kogge.table.denied import Denied
from kogge.table.happened import Noticed
from kogge.table.judging.judge import Judge
from kogge.table.ledger import written
from kogge.table.table import OWN, Table

from . import Away, Conflict, Store, Unknown, Write
from .bench import Bench, Steps

COLUMNS = (
    "id, version, state, private, host, invitation, setup, chairs, seed, created, changed, "
    "rematch, shared, standing"
)
INSERT = f"INSERT INTO tables ({COLUMNS}, due) VALUES ({', '.join('?' * 15)})"
UPDATE = """
UPDATE tables SET
    version = version + 1, state = ?, host = ?, chairs = ?, rematch = ?, shared = ?, standing = ?,
    due = ?, changed = ?
WHERE id = ? AND version = ?"""
SIT = """
INSERT INTO sittings (at_table, seat, person, asked) VALUES (?, ?, ?, ?)
ON CONFLICT (at_table, seat) DO UPDATE SET person = excluded.person, asked = excluded.asked"""
RECORD = "INSERT INTO records (at_table, number, made, data) VALUES (?, ?, ?, ?)"
SEAL = """
INSERT INTO sealed (at_table, seat, data) VALUES (?, ?, ?)
ON CONFLICT (at_table, seat) DO UPDATE SET data = excluded.data"""
ORDER = """
INSERT INTO orders (at_table, seat, data) VALUES (?, ?, ?)
ON CONFLICT (at_table, seat) DO UPDATE SET data = excluded.data"""
FORGET = "DELETE FROM orders WHERE at_table = ? AND seat = ?"
UNSEAL = "DELETE FROM sealed WHERE at_table = ? AND seat = ?"
VERSION = "SELECT version FROM tables WHERE id = ?"
READ = f"SELECT {COLUMNS} FROM tables WHERE id = ?"
CHECKPOINT = """
INSERT INTO checkpoints (at_table, number, data) VALUES (?, ?, ?)
ON CONFLICT (at_table) DO UPDATE SET number = excluded.number, data = excluded.data"""
DROP = "DELETE FROM checkpoints WHERE at_table = ?"
CHECKPOINTS = "SELECT data FROM checkpoints WHERE at_table = ?"
STILL = "UPDATE tables SET version = version WHERE id = ? AND version = ?"
RECORDS = "SELECT data FROM records WHERE at_table = ? AND number > ? ORDER BY number"
SEALED = "SELECT seat, data FROM sealed WHERE at_table = ?"
ORDERS = "SELECT seat, data FROM orders WHERE at_table = ?"
SHARED, NAMELESS = 1, 2  # bits of the column `shared`
LEAP = 1 << 20  # versions of restored tables are ahead of any that a server may still hold
read_standing = msgspec.json.Decoder(wire.Standing).decode
TRIES = 20  # readings until no one writes in between


def from_row(row: tuple[Any, ...]) -> Table:
    """Return a table from its row alone, without its match."""
    id, version, state, private, host, invitation, setup, chairs, seed, *rest = row
    created, changed, rematch, shared, standing = rest
    return Table(
        id, version, state, bool(private), host, invitation, ledger.read_setup(setup),
        ledger.read_chairs(chairs), seed, created, changed, rematch, bool(shared & SHARED),
        bool(shared & NAMELESS),
        standing=read_standing(standing) if standing else None,
    )  # fmt: skip


async def load(store: Store, bench: Bench, id: str) -> Table:
    """Read a table, with everything that follows from its records."""
    return (await follow(store, bench, id, None))[0]


async def follow(
    store: Store, bench: Bench, id: str, known: Table | None
) -> tuple[Table, list[Noticed]]:
    """Read what has happened since a table was known; return it anew, and what was noticed.

    A restored backup may have replaced it with another: then everything is read again.
    """
    for _ in range(TRIES):
        row = await _row(store, id)
        if known is not None and replaced(known, row):
            return (await follow(store, bench, id, None))[0], []
        start = await _start(store, row) if known is None else _with_row(known, row)
        records = await store.fetch(RECORDS, id, start.number)
        sealed, orders = await store.fetch(SEALED, id), await store.fetch(ORDERS, id)
        if (await _row(store, id)).version != row.version:
            continue
        if known is not None:
            draft, noticed = start, await _noticed(bench, start, records)
        else:
            draft, noticed = await _again(store, bench, start, records)
        draft.sealed = {seat: ledger.read_sealed(data) for seat, data in sealed}
        draft.orders = {seat: ledger.read_orders(data) for seat, data in orders}
        draft.state = row.state
        return draft, noticed
    raise Conflict


async def version(store: Store, id: str) -> int | None:
    """Return how often a table has changed, or nothing if there is none."""
    rows = await store.fetch(VERSION, id)
    return rows[0][0] if rows else None


def replaced(old: Table, new: Table) -> bool:
    """Return whether a restored backup lies between two readings of a table."""
    return old.version // LEAP != new.version // LEAP


async def history(
    store: Store, bench: Bench, id: str, seen: Mapping[int, int] | None = None
) -> tuple[Table, list[Noticed]]:
    """Read what was noticed at a table, at least everything after what a listener has seen."""
    start = await _row(store, id)
    if seen:
        later = await _start(store, start)
        if all(later.numbers.get(seat, 0) <= number for seat, number in seen.items()):
            start = later
    records = await store.fetch(RECORDS, id, start.number)
    return await _again(store, bench, start, records)


async def _start(store: Store, row: Table) -> Table:
    """Return a table as its last checkpoint has it, or before its first record."""
    for (data,) in await store.fetch(CHECKPOINTS, row.id):
        found, draft = checkpoint.read_fitting(data, row), row.copy()
        if found is not None and checkpoint.resume(draft, found):
            return draft
    return row


async def _again(
    store: Store, bench: Bench, start: Table, records: list[tuple[Any, ...]]
) -> tuple[Table, list[Noticed]]:
    """Let records happen again; if the checkpoint does not fit, from the first on."""
    try:
        return start, await _noticed(bench, start, records)
    except Denied:
        if not start.kept:
            raise
    fresh = await _row(store, start.id)
    return fresh, await _noticed(bench, fresh, await store.fetch(RECORDS, start.id, 0))


async def _noticed(bench: Bench, table: Table, records: list[tuple[Any, ...]]) -> list[Noticed]:
    noticed = await bench.do(again(table, records), len(records))
    if table.match is not None:
        table.match.trace = OWN.trace  # the bench's own is used for the next table
    return noticed


def again(table: Table, records: Iterable[tuple[Any, ...]]) -> Steps[list[Noticed]]:
    """Let records happen again at a table, one by one; return what was noticed."""
    noticed = []
    for (data,) in records:
        noticed.append(table.apply(ledger.read_record(data)))
        yield
    return noticed


async def keep(store: Store, table: Table) -> None:
    """Keep a checkpoint of a table that took long to read, unless it has changed since."""
    if table.match is not None and table.number - table.kept >= checkpoint.EVERY:
        with contextlib.suppress(Away, Conflict, Unknown):  # it only speeds up the next time
            still = Write(STILL, (table.id, table.version), 1)
            await store.write(still, _checkpoint(table))


async def _row(store: Store, id: str) -> Table:
    rows = await store.fetch(READ, id)
    if not rows:
        raise Denied("no-table", "there is no such table", status=404)
    return from_row(rows[0])


def _with_row(known: Table, row: Table) -> Table:
    """Return a copy of a known table with what its row says now."""
    draft = known.copy()
    draft.version, draft.state, draft.host, draft.chairs = (
        row.version, row.state, row.host, row.chairs,
    )  # fmt: skip
    draft.changed, draft.rematch = row.changed, row.rematch
    draft.shared, draft.nameless = row.shared, row.nameless
    return draft


# Writing.


def creation(judge: Judge) -> list[Write]:
    """Return the statements that write a new table."""
    table = judge.draft
    values = (
        table.id, table.version, table.state, int(table.private), table.host, table.invitation,
        written(table.setup), written(table.chairs), table.seed, table.created, judge.wall,
        table.rematch, _sharing(table), _standing(table), table.due(judge.now),
    )  # fmt: skip
    return [
        Write(INSERT, values, 1),
        *_sittings(None, table),
        *_records(table, judge.noticed),
        *_sealings(None, table),
    ]


def changes(old: Table, judge: Judge) -> list[Write]:
    """Return the statements that write a change of a table: only if no other came first."""
    table = judge.draft
    values = (
        table.state, table.host, written(table.chairs), table.rematch, _sharing(table),
        _standing(table), table.due(judge.now), table.changed, table.id, old.version,
    )  # fmt: skip
    return [
        Write(UPDATE, values, 1),
        *_sittings(old, table),
        *_records(table, judge.noticed),
        *_sealings(old, table),
        *_orderings(old, table),
        *_checkpoints(old, table),
    ]


def _sharing(table: Table) -> int:
    """Return as bits whether a match is open to everyone, and whether without names."""
    return SHARED * table.shared | NAMELESS * table.nameless


def _standing(table: Table) -> str:
    """Return how far a match has come, so that lists need not read its records."""
    standing = views.standing(table)
    return written(standing) if standing is not None else ""


def _checkpoints(old: Table, table: Table) -> Iterable[Write]:
    """Keep a checkpoint of a table, now and then and at its end; never names that have left."""
    fresh = table.number - table.kept
    if [chair.name for chair in old.chairs] != [chair.name for chair in table.chairs]:
        yield Write(DROP, (table.id,))
    elif table.match and (fresh >= checkpoint.EVERY or (fresh and table.state != old.state)):
        yield _checkpoint(table)


def _checkpoint(table: Table) -> Write:
    table.kept = table.number
    return Write(CHECKPOINT, (table.id, table.number, checkpoint.take(table)))


def _records(table: Table, noticed: list[Noticed]) -> Iterable[Write]:
    first = table.number - len(noticed) + 1
    for number, each in enumerate(noticed, first):
        yield Write(RECORD, (table.id, number, each.record.at, written(each.record)), 1)


def _sittings(old: Table | None, table: Table) -> Iterable[Write]:
    before = _seats(old) if old is not None else []
    for seat, sitting in enumerate(_seats(table)):
        if before[seat : seat + 1] != [sitting]:
            yield Write(SIT, (table.id, seat, *sitting))


def _seats(table: Table) -> list[tuple[str, int]]:
    """Return who holds each seat, and whether it is asked."""
    choosing = table.choosing()
    return [(chair.person, int(seat in choosing)) for seat, chair in enumerate(table.chairs)]


def _sealings(old: Table | None, table: Table) -> Iterable[Write]:
    before = old.sealed if old is not None else {}
    for seat, kept in table.sealed.items():
        if before.get(seat) != kept:
            yield Write(SEAL, (table.id, seat, written(kept)))
    for seat in before.keys() - table.sealed.keys():
        yield Write(UNSEAL, (table.id, seat))


def _orderings(old: Table, table: Table) -> Iterable[Write]:
    for seat, orders in table.orders.items():
        if old.orders.get(seat) != orders:
            yield Write(ORDER, (table.id, seat, written(orders)))
    for seat in old.orders.keys() - table.orders.keys():
        yield Write(FORGET, (table.id, seat))
