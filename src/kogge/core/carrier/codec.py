"""Records as JSON: numbers as numbers, members by name, sets as lists of names.

The same form serves match files, scenarios, editions and the wire.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Any, TypeVar

from ..error import Broken
from .record import Axis, Cell, Kind, Record, Seats, length, words

T = TypeVar("T", bound=Record)

MISFIT = "{data} does not fit"
MANY = 99  # seats, where a record does not count them
Tell = Callable[[Any, int], Any]  # (value, seats): its JSON form


def describe(record: Record, names: Sequence[str] | None = None) -> dict[str, Any]:
    """Return the JSON form of a plain record, or of some fields of it.

    Seats beyond its ``seats`` are left out.
    """
    here, tellers = record.__dict__, _tellers(type(record))  # type: ignore[arg-type]
    seats = here.get("seats", MANY)
    return {
        name: tellers[name](here[name], seats) for name in (tellers if names is None else names)
    }


def restore(cls: type[T], data: object, place: str = "") -> T:
    """Return the record of a whole JSON form."""
    table = _table(data, place)
    if missing := [name for name in cls.cells if name not in table]:
        raise Broken(place, "'{name}' is missing", name=missing[0])
    record = cls.plain()
    amend(record, table, place)
    if describe(record) != table:
        raise Broken(place, "the record is not complete and in order")
    return record


def amend(record: Record, changes: object, place: str = "") -> None:
    """Set the fields that are named, as they stand in the JSON form; the others stay."""
    table = _table(changes, place)
    if "seats" in record.cells and "seats" in table:  # the other fields depend on it
        seats_here = f"{place}.seats" if place else "seats"
        record.seats = _single(record.cells["seats"], table["seats"], seats_here)  # type: ignore[attr-defined]
    seats = getattr(record, "seats", None)
    for name, value in table.items():
        cell = record.cells.get(name)
        if cell is None:
            names = ", ".join(record.cells)
            raise Broken(place, "there is no field '{name}'", "{names}", name=name, names=names)
        here = f"{place}.{name}" if place else name
        setattr(record, name, _read(cell, cell.axes, value, here, getattr(record, name), seats))


def schema(cls: type[Record]) -> dict[str, Any]:
    """Return the JSON schema of a record."""
    fields = {name: _schema(cell, cell.axes) for name, cell in cls.cells.items()}
    return {
        "type": "object",
        "properties": fields,
        "required": list(fields),
        "additionalProperties": False,
    }


@lru_cache(64)
def _tellers(kind: type[Record]) -> dict[str, Tell]:
    """Return what tells each field of a record; every message tells many of them."""
    return {name: _teller(cell, cell.axes) for name, cell in kind.cells.items()}


def _teller(cell: Cell, axes: tuple[Axis, ...]) -> Tell:
    """Return what tells a field from one of its axes on."""
    if not axes:
        tell = _row_teller(cell)
        return lambda value, seats: tell((value,), seats)[0] if cell.words else int(value)
    axis, rest = axes[0], axes[1:]
    tell = _rows_teller(cell, rest) if rest else _row_teller(cell)
    if isinstance(axis, Seats):
        return lambda rows, seats: tell(rows[:seats], seats)
    if isinstance(axis, int):
        return tell
    names = words(axis)
    if cell.even and not rest:
        return lambda row, seats: _evened(dict(zip(names, tell(row, seats), strict=True)))
    return lambda rows, seats: dict(zip(names, tell(rows, seats), strict=True))


def _rows_teller(cell: Cell, rest: tuple[Axis, ...]) -> Tell:
    tell = _teller(cell, rest)
    return lambda rows, seats: [tell(row, seats) for row in rows]


def _row_teller(cell: Cell) -> Tell:
    """Return what tells a row of cells, all in one go."""
    vocabulary = cell.words
    if vocabulary is None:
        return lambda row, _: [*row]
    if cell.kind is Kind.SUBSET:
        return lambda row, _: [[*members(vocabulary, bits)] for bits in row]
    names = words(vocabulary)
    return lambda row, _: [names[value] for value in row]


def _evened(told: dict[str, Any]) -> Any:
    """Return one number for all, where they are equal."""
    numbers = {*told.values()}
    return numbers.pop() if len(numbers) == 1 else told


@lru_cache(4096)
def members(vocabulary: type[IntEnum], bits: int) -> tuple[str, ...]:
    """Return the names of the members of a set; most sets stay the same from message to message."""
    names = words(vocabulary)
    return tuple(names[member] for member in range(bits.bit_length()) if bits >> member & 1)


def _count(axis: int, seats: int | None) -> int:
    return min(axis, seats) if isinstance(axis, Seats) and seats is not None else axis


def _read(
    cell: Cell, axes: tuple[Axis, ...], data: object, place: str, old: Any, seats: int | None
) -> Any:
    if not axes:
        return _single(cell, data, place)
    axis, rest = axes[0], axes[1:]
    if cell.even and not rest and not isinstance(data, Mapping):
        return [_single(cell, data, place)] * length(axis)
    new = list(old)
    if isinstance(axis, int):
        count = _count(axis, seats)
        if isinstance(axis, Seats) and (seats or 0) > axis:
            raise Broken(place, MISFIT, "at most {count} seats", data=seats, count=int(axis))
        if not isinstance(data, list) or len(data) != count:
            raise Broken(place, MISFIT, "a list of {count}", data=_shown(data), count=count)
        for i, item in enumerate(data):
            new[i] = _read(cell, rest, item, f"{place}[{i + 1}]", old[i], seats)
    else:
        for name, item in _table(data, place).items():
            member = _member(axis, name, place)
            new[member] = _read(cell, rest, item, f"{place}.{name}", old[member], seats)
    return new


def _single(cell: Cell, data: object, place: str) -> int:
    if cell.words is None:
        return _number(cell, data, place)
    if cell.kind is Kind.CHOICE:
        return _member(cell.words, data, place)
    if not isinstance(data, list):
        raise Broken(place, MISFIT, "a list of names", data=_shown(data))
    bits = 0
    for name in data:
        member = 1 << _member(cell.words, name, place)
        if bits & member:
            raise Broken(place, "{data} is named twice", data=_shown(name))
        bits |= member
    return bits


def _number(cell: Cell, data: object, place: str) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or not cell.low <= data <= cell.high:
        figures = {"data": _shown(data), "low": cell.low, "high": cell.high}
        raise Broken(place, MISFIT, "a whole number from {low} to {high}", **figures)
    return data


def _member(vocabulary: type[IntEnum], name: object, place: str) -> int:
    names = words(vocabulary)
    if name in names:
        return names.index(name)
    raise Broken(place, MISFIT, "{names}", data=_shown(name), names=", ".join(names))


def _table(data: object, place: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise Broken(place, MISFIT, "a table of named values", data=_shown(data))
    return data


def _shown(data: object) -> str:
    """Show a short excerpt of foreign data."""
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."


def _schema(cell: Cell, axes: tuple[Axis, ...]) -> dict[str, Any]:
    if axes:
        axis, inner = axes[0], _schema(cell, axes[1:])
        if not isinstance(axis, int):
            names = words(axis)
            table = {
                "type": "object",
                "properties": dict.fromkeys(names, inner),
                "required": list(names),
                "additionalProperties": False,
            }
            return {"anyOf": [inner, table]} if cell.even and not axes[1:] else table
        least = {} if isinstance(axis, Seats) else {"minItems": int(axis)}
        return {"type": "array", "items": inner, **least, "maxItems": int(axis)}
    if cell.words is None:
        return {"type": "integer", "minimum": cell.low, "maximum": cell.high}
    member = {"enum": list(words(cell.words))}
    return member if cell.kind is Kind.CHOICE else {"type": "array", "items": member}
