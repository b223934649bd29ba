"""Room for records: a row of them that compiled and interpreted rules both work in.

A flat room is a NumPy array of records, a plain one a list of records. Rules write into a place
of a room and copy between places; a compiled record is a bare pointer and is never kept.
"""

from __future__ import annotations

from typing import Any

from .record import Record
from .rule import twin


def room(record: Record, count: int = 1, *, flat: bool) -> Any:
    """Return a room of so many copies of a record."""
    if not flat:
        return [record.copy() for _ in range(count)]
    import numpy as np

    return np.repeat(record.flatten(), count)


def row(count: int, *, flat: bool) -> Any:
    """Return a row of zeros."""
    if not flat:
        return [0] * count
    import numpy as np

    return np.zeros(count, np.int64)


def marks(rows: int, count: int, *, flat: bool) -> Any:
    """Return rows in which actions can be marked; bytes, for compiled code reads them fastest."""
    if not flat:
        return [[0] * count for _ in range(rows)]
    import numpy as np

    return np.zeros((rows, count), np.uint8)


def taken(place: Any, kind: type[Record]) -> Record:
    """Return a plain copy of a record in a room."""
    return place.copy() if isinstance(place, Record) else kind.unpack(place.tobytes())


def _put(target: Any, to: Any, source: Any, place: Any) -> Any:
    target[to] = source[place]


@twin(_put)
def put(target: Any, to: int, source: Any, place: int) -> None:
    """Copy a record from a place of one room to a place of another."""
    target[to] = source[place].copy()
