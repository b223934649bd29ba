"""Room for records: a row of them that compiled and interpreted rules both work in.

A flat room is a NumPy array of records, a plain one a list of records. Rules write into a place
of a room and copy between places; a compiled record is a bare pointer and is never kept.
"""

from __future__ import annotations

import math
from typing import Any

from .record import Record
from .rule import twin

LINE = 128  # bytes that a processor may fetch together


def room(record: Record, count: int = 1, *, flat: bool) -> Any:
    """Return a room of ``count`` copies of a record."""
    if not flat:
        return [record.copy() for _ in range(count)]
    new = _apart((count,), record.dtype())
    new[:] = record.flatten()[0]
    return new


def row(count: int, *, flat: bool) -> Any:
    """Return a row of zeros."""
    return _apart((count,), "<i8") if flat else [0] * count


def marks(rows: int, count: int, *, flat: bool) -> Any:
    """Return rows in which actions can be marked; bytes, for compiled code reads them fastest."""
    return _apart((rows, count), "u1") if flat else [[0] * count for _ in range(rows)]


def _apart(shape: tuple[int, ...], kind: Any) -> Any:
    """Return zeros that share no cache line with anything else.

    Small rooms of two threads would otherwise lie side by side, and every write by one would
    make the other wait.
    """
    import numpy as np

    dtype = np.dtype(kind)
    wide = dtype.itemsize * math.prod(shape)
    raw = np.zeros(wide + 2 * LINE, np.uint8)
    start = -raw.ctypes.data % LINE
    return raw[start : start + wide].view(dtype).reshape(shape)


def taken(place: Any, kind: type[Record]) -> Record:
    """Return a plain copy of a record in a room."""
    return place.copy() if isinstance(place, Record) else kind.unpack(place.tobytes())


def _put(target: Any, to: Any, source: Any, place: Any) -> Any:
    target[to] = source[place]


@twin(_put)
def put(target: Any, to: int, source: Any, place: int) -> None:
    """Copy a record from a place of one room to a place of another."""
    target[to] = source[place].copy()
