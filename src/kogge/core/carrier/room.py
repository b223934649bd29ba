"""Room for records: a row of them that compiled and interpreted rules both work in.

A flat room is an array of records, a plain one a list of records. Rules write into a place of a
room and copy between places; a compiled record is a bare pointer and is never kept.
"""

from __future__ import annotations

from typing import Any

from .flat import copies, zeros
from .record import Record
from .rule import inlined, twin


def room(record: Record, count: int = 1, *, flat: bool) -> Any:
    """Return a room of ``count`` copies of a record."""
    if not flat:
        return [record.copy() for _ in range(count)]
    return copies(record.pack(), record.flat_layout(), count)


def row(count: int, *, flat: bool) -> Any:
    """Return a row of zeros."""
    return zeros("q", count) if flat else [0] * count


def marks(rows: int, count: int, *, flat: bool) -> Any:
    """Return rows in which actions can be marked; bytes, for compiled code reads them fastest."""
    return zeros("B", rows, count) if flat else [[0] * count for _ in range(rows)]


@inlined
def _blank(row: Any) -> None:
    for place in range(len(row)):
        row[place] = 0


@twin(_blank)
def blank(row: Any) -> None:
    """Set all numbers of a row to zero: step by step, interpreted, it takes as long as a rule."""
    row[:] = [0] * len(row)


def taken(place: Any, kind: type[Record]) -> Record:
    """Return a plain copy of a record in a room."""
    return place.copy() if isinstance(place, Record) else kind.unpack(place.tobytes())


def _put(target: Any, to: Any, source: Any, place: Any) -> Any:
    target[to] = source[place]


@twin(_put)
def put(target: Any, to: int, source: Any, place: int) -> None:
    """Copy a record from a place of one room to a place of another."""
    target[to] = source[place].copy()
