"""Flat arrays as NumPy sees them, for the compiler and for researchers; play needs none of it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from .flat import Flat, Kind

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .record import Record

CODES = {"q": "<i8", "i": "<i4", "d": "<f8", "f": "<f4", "B": "u1"}


@lru_cache(128)
def dtype_of(kind: Kind) -> np.dtype[Any]:
    """Return the NumPy type of an item."""
    if isinstance(kind, str):
        return np.dtype(CODES[kind])
    fields = kind.fields.values()
    return np.dtype(
        {
            "names": list(kind.fields),
            "formats": [(dtype_of(field.kind), field.shape) for field in fields],
            "offsets": [field.place for field in fields],
            "itemsize": kind.size,
        },
        align=True,
    )


def array_of(flat: Flat) -> NDArray[Any]:
    """Return a NumPy array over the same bytes."""
    whole = np.frombuffer(flat.bytes, np.uint8, flat.size * flat.itemsize, flat.place)
    return whole.view(dtype_of(flat.kind)).reshape(flat.shape)


def flatten(record: Record) -> NDArray[Any]:
    """Return a NumPy array of this one record."""
    return np.frombuffer(bytearray(record.pack()), dtype_of(record.flat_layout()))
