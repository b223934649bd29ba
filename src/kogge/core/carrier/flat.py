"""Flat arrays: numbers and records over plain bytes, which compiled code works in.

They do what Python needs of them and nothing else: cells by index and by name, rows, slices along
the first axis, copies. Reckoning with them is the business of compiled code.

>>> purse = Layout.of({"owner": ("q", ()), "coins": ("i", (3,))})
>>> purses = zeros(purse, 2)
>>> purses[1].owner, purses[1].coins[2] = 7, 5
>>> purses[1].owner, purses[1].coins.tolist()
(7, [0, 0, 5])
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from ctypes import addressof, c_char
from functools import lru_cache
from math import prod
from typing import Any, NamedTuple, Self

LINE = 128  # bytes that a processor may fetch together
WIDTHS = {"q": 8, "i": 4, "d": 8, "f": 4, "B": 1}  # by code, as `struct` names them


class Field(NamedTuple):
    """A cell of a record: where it lies, what it holds, and along which axes."""

    place: int
    kind: Kind
    shape: tuple[int, ...]


class Layout:
    """Where the cells of a record lie; two layouts are the same only if they are one."""

    def __init__(self, fields: Mapping[str, Field], size: int, widest: int) -> None:
        self.fields, self.size, self.widest = dict(fields), size, widest

    @classmethod
    def of(cls, cells: Mapping[str, tuple[Kind, tuple[int, ...]]]) -> Self:
        """Return the layout of cells one after another, each aligned as a compiler would do it."""
        fields, place, widest = {}, 0, 1
        if hidden := cells.keys() & set(dir(Row)):
            raise TypeError(f"a row hides the fields {sorted(hidden)}")
        for name, (kind, shape) in cells.items():
            wide = _alignment(kind)
            place += -place % wide
            fields[name] = Field(place, kind, shape)
            place += size_of(kind) * prod(shape)
            widest = max(widest, wide)
        return cls(fields, place + -place % widest, widest)


Kind = str | Layout  # what an item is: a number, by its code, or a record


def size_of(kind: Kind) -> int:
    """Return the size of an item in bytes."""
    return WIDTHS[kind] if isinstance(kind, str) else kind.size


def _alignment(kind: Kind) -> int:
    return WIDTHS[kind] if isinstance(kind, str) else kind.widest


@lru_cache(512)
def _reader(code: str, count: int) -> struct.Struct:
    return struct.Struct(f"<{count}{code}")


class Row:
    """A record in an array: its cells by name."""

    __slots__ = ("_array", "_place")

    def __init__(self, array: Flat, place: int) -> None:
        object.__setattr__(self, "_array", array)
        object.__setattr__(self, "_place", place)

    def __getattr__(self, name: str) -> Any:
        field = self._field(name)
        inner = Flat(self._array.bytes, self._place + field.place, field.kind, field.shape or (1,))
        return inner if field.shape else inner[0]

    def __setattr__(self, name: str, value: Any) -> None:
        field = self._field(name)
        Flat(self._array.bytes, self._place + field.place, field.kind, field.shape or (1,))[:] = (
            value
        )

    def _field(self, name: str) -> Field:
        kind = self._array.kind
        assert isinstance(kind, Layout)
        if name not in kind.fields:
            raise AttributeError(name)
        return kind.fields[name]

    def tobytes(self) -> bytes:
        """Return the bytes of the record."""
        return bytes(self._array.bytes[self._place : self._place + self._array.itemsize])


class Flat:
    """An array of numbers or records, in one piece."""

    __slots__ = ("bytes", "itemsize", "kind", "place", "shape")

    def __init__(self, bytes: bytearray, place: int, kind: Kind, shape: tuple[int, ...]) -> None:
        self.bytes, self.place, self.kind, self.shape = bytes, place, kind, shape
        self.itemsize = size_of(kind)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of items."""
        return prod(self.shape)

    @property
    def address(self) -> int:
        """Where the first item lies in memory, as long as the array is held."""
        return addressof(c_char.from_buffer(self.bytes)) + self.place

    @property
    def strides(self) -> tuple[int, ...]:
        """The steps from one item to the next along each axis, in bytes."""
        return tuple(
            self.itemsize * prod(self.shape[axis + 1 :]) for axis in range(len(self.shape))
        )

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[number] for number in range(len(self)))

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            assert step == 1, "an array is in one piece"
            return self._part(start, (max(stop - start, 0), *self.shape[1:]))
        number = self._number(index)
        if len(self.shape) > 1:
            return self._part(number, self.shape[1:])
        place = self.place + number * self.itemsize
        if isinstance(self.kind, Layout):
            return Row(self, place)
        return _reader(self.kind, 1).unpack_from(self.bytes, place)[0]

    def __setitem__(self, index: int | slice, value: Any) -> None:
        single = not isinstance(index, slice) and len(self.shape) == 1
        part = self._part(self._number(index), (1,)) if single else self[index]  # type: ignore[arg-type]
        part.fill(value)

    def _number(self, index: int) -> int:
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError(index)
        return number

    def _part(self, number: int, shape: tuple[int, ...]) -> Flat:
        step = self.itemsize * prod(self.shape[1:])
        return Flat(self.bytes, self.place + number * step, self.kind, shape)

    def fill(self, value: Any) -> None:
        """Write bytes, the items of another array, numbers, or one number everywhere."""
        if isinstance(value, (int, float)) and value == 0:
            data = bytes(self.itemsize * self.size)
        elif isinstance(self.kind, Layout):
            data = b"".join(_bytes_of(each) for each in ([value] if _is_one(value) else value))
        else:
            numbers = [value] * self.size if isinstance(value, (int, float)) else _numbers(value)
            data = _reader(self.kind, len(numbers)).pack(*numbers)
        if len(data) != self.itemsize * self.size:
            raise ValueError(f"{len(data)} bytes do not fit into {self.itemsize * self.size}")
        self.bytes[self.place : self.place + len(data)] = data

    def seen_as(self, code: str, columns: int | None = None) -> Flat:
        """Return the same bytes as numbers: in a row, or in rows of a length."""
        count = self.itemsize * self.size // WIDTHS[code]
        shape = (count,) if columns is None else (count // columns, columns)
        return Flat(self.bytes, self.place, code, shape)

    def tolist(self) -> list[Any]:
        """Return the numbers in lists."""
        if len(self.shape) > 1:
            return [row.tolist() for row in self]
        assert isinstance(self.kind, str)
        return list(_reader(self.kind, len(self)).unpack_from(self.bytes, self.place))

    def tobytes(self) -> bytes:
        """Return the bytes of all items."""
        return bytes(self.bytes[self.place : self.place + self.itemsize * self.size])


def _is_one(value: Any) -> bool:
    return isinstance(value, (bytes, bytearray, Row))


def _bytes_of(value: Any) -> bytes:
    return bytes(value) if isinstance(value, (bytes, bytearray)) else value.tobytes()


def _numbers(values: Any) -> list[Any]:
    """Return the numbers of a list or array, however deep they lie."""
    found: list[Any] = values.tolist() if isinstance(values, Flat) else list(values)
    if found and isinstance(found[0], list):
        return [number for row in found for number in _numbers(row)]
    return found


def zeros(kind: Kind, *shape: int) -> Flat:
    """Return zeros that share no cache line with anything else.

    Small rooms of two threads would otherwise lie side by side, and every write by one would
    make the other wait.
    """
    raw = bytearray(size_of(kind) * prod(shape) + 2 * LINE)
    return Flat(raw, -addressof(c_char.from_buffer(raw)) % LINE, kind, shape)


def copies(data: bytes, kind: Kind, count: int = 1) -> Flat:
    """Return an array of a number of copies of one item."""
    new = zeros(kind, count)
    new.bytes[new.place : new.place + count * len(data)] = data * count
    return new


__all__: Sequence[str] = ("Field", "Flat", "Kind", "Layout", "Row", "copies", "size_of", "zeros")
