"""Records: declared once as a class, carried as plain lists or as flat bytes.

A subclass lists its fields; bytes, copies, equality, JSON (in ``codec``) and the flat layout
follow from that one list.

>>> class Purse(Record):
...     owner: int = number()
...     coins: list[int] = number(3)
>>> purse = Purse.plain()
>>> purse.coins[1] = 7
>>> Purse.unpack(purse.pack()) == purse
True
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from functools import cache
from typing import Any, ClassVar, Self

from .flat import Layout

LOW, HIGH = -(2**31), 2**31 - 1  # what an int32 cell can hold


class Seats(int):
    """An axis that counts seats: shown only as far as the record's own ``seats`` reaches."""


Axis = int | type[IntEnum]


class Kind(Enum):
    """What a cell holds, and so how it is written."""

    NUMBER = "number"
    CHOICE = "choice"  # one member of a vocabulary, written by name
    SUBSET = "subset"  # a bit set over a vocabulary, written as a list of names


@dataclass(frozen=True, slots=True)
class Cell:
    """The declaration of a field."""

    kind: Kind
    axes: tuple[Axis, ...] = ()
    words: type[IntEnum] | None = None
    low: int = LOW
    high: int = HIGH
    kept: bool = False  # computed from the other fields and kept for speed
    even: bool = False  # one number stands for a last axis whose numbers are all equal
    added: Any = None  # in JSON form, what holds in an edition that is older than the field

    @property
    def code(self) -> str:
        """The struct code: sets are int64, all else int32, which compiled code handles fastest."""
        return "q" if self.kind is Kind.SUBSET else "i"

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(length(axis) for axis in self.axes)

    @property
    def count(self) -> int:
        total = 1
        for axis in self.axes:
            total *= length(axis)
        return total


def number(
    *axes: Axis, low: int = LOW, high: int = HIGH, kept: bool = False, even: bool = False
) -> Any:
    """Declare a number, or a row or grid of them along axes."""
    return Cell(Kind.NUMBER, axes, None, low, high, kept, even)


def choice(words: type[IntEnum], *axes: Axis) -> Any:
    """Declare one member of a vocabulary."""
    return Cell(Kind.CHOICE, axes, words, 0, len(words) - 1)


def subset(words: type[IntEnum], *axes: Axis) -> Any:
    """Declare a set of members of a vocabulary, as bits of an int64 (never bit 63)."""
    if len(words) > 63:
        raise TypeError(f"{words.__name__} has {len(words)} members; a set holds at most 63")
    return Cell(Kind.SUBSET, axes, words, 0, 2 ** len(words) - 1)


def added(cell: Any, before: Any) -> Any:
    """Declare that a field of a box came later, whole or for the members that are named.

    As long as an edition leaves them as they were before, they have no part in its digest.
    """
    return replace(cell, added=before)


def length(axis: Axis) -> int:
    """Return how many cells lie along an axis."""
    return axis if isinstance(axis, int) else len(axis)


def word(member: IntEnum) -> str:
    """Return the name of a member as it stands in JSON, commands and files.

    >>> word(IntEnum("Card", "TROOPS MARKET_HALL")(2))
    'market-hall'
    """
    return member.name.lower().replace("_", "-")


@cache
def words(vocabulary: type[IntEnum]) -> tuple[str, ...]:
    """Return the names of a vocabulary in the order of its numbers."""
    return tuple(word(member) for member in vocabulary)


class Record:
    """Base of every record."""

    cells: ClassVar[dict[str, Cell]] = {}
    layout: ClassVar[struct.Struct]
    _packed: ClassVar[Any]  # (fields): their bytes
    _parted: ClassVar[Any]  # (fields): puts copies in the place of their rows

    def __init_subclass__(cls) -> None:
        own = {name: cell for name, cell in vars(cls).items() if isinstance(cell, Cell)}
        cls.cells = {**cls.cells, **own}
        for name in own:
            delattr(cls, name)
        cls.layout = struct.Struct("<" + "".join(_codes(cls.cells.values())))
        cls._packed = staticmethod(_packing(cls.cells, cls.layout))
        cls._parted = staticmethod(_parting(cls.cells))

    @classmethod
    def plain(cls) -> Self:
        """Return zeros in nested lists: the quick carrier for interpreted rules."""
        new = cls()
        for name, cell in cls.cells.items():
            setattr(new, name, _zeros(cell.shape))
        return new

    @classmethod
    @cache
    def flat_layout(cls) -> Layout:
        """Return the layout of flat records, byte for byte that of ``pack``."""
        return Layout.of({name: (cell.code, cell.shape) for name, cell in cls.cells.items()})

    def pack(self) -> bytes:
        """Return the bytes of the flat form."""
        return self._packed(self.__dict__)  # type: ignore[no-any-return]

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """Return the plain record of those bytes."""
        new, values = cls(), iter(cls.layout.unpack(data))
        for name, cell in cls.cells.items():
            setattr(new, name, _fill(cell.shape, values))
        return new

    def copy(self) -> Self:
        """Return an independent copy."""
        new = type(self)()
        here = new.__dict__
        here.update(self.__dict__)
        self._parted(here)
        return new

    def twin(self) -> Self:
        """Return a record that shares its rows with this one: neither must be changed."""
        new = type(self)()
        new.__dict__.update(self.__dict__)
        return new

    def digest(self) -> str:
        """Return 16 hexadecimal digits that name the present content."""
        return digest_of(self.pack())

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.cells)

    def __hash__(self) -> int:
        """Hash the present content: a record that is a key must not be changed."""
        return hash(self.pack())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.digest()}>"


def digest_of(data: bytes) -> str:
    """Return 16 hexadecimal digits that name the bytes of a record."""
    return hashlib.sha256(data).hexdigest()[:16]


def _codes(cells: Iterable[Cell]) -> Iterable[str]:
    """Yield the struct codes of the fields, padded so that every cell is aligned."""
    place, widest = 0, 1
    for cell in cells:
        wide = struct.calcsize(cell.code)
        yield "x" * (-place % wide) + f"{cell.count}{cell.code}"
        place += -place % wide + wide * cell.count
        widest = max(widest, wide)
    yield "x" * (-place % widest)


# Every action packs and copies records many times: both are written out, field by field.


def _packing(cells: Mapping[str, Cell], layout: struct.Struct) -> Callable[[dict[str, Any]], bytes]:
    """Return what packs the fields of a record."""
    takes = [_take(name, cell.shape) for name, cell in cells.items()]
    parts = [part for name, cell in cells.items() for part in _parts(f"_{name}", cell.shape)]
    return _written([*takes, f"return pack({', '.join(parts)})"], pack=layout.pack)


def _parting(cells: Mapping[str, Cell]) -> Callable[[dict[str, Any]], None]:
    """Return what puts copies in the place of all rows of a record."""
    rows = {name: cell.shape for name, cell in cells.items() if cell.axes}
    lines = [
        line
        for name, shape in rows.items()
        for line in (_take(name, shape), f"here[{name!r}] = {_nested(f'_{name}', shape, '[*{}]')}")
    ]
    return _written([*lines, "return None"])


def _written(lines: Iterable[str], **scope: Any) -> Callable[[dict[str, Any]], Any]:
    """Return the function of the fields ``here`` that these lines make."""
    exec("\n ".join(["def written(here):", *lines]), scope)  # noqa: S102  our own text
    return scope["written"]  # type: ignore[no-any-return]


def _take(name: str, shape: tuple[int, ...]) -> str:
    """Return the line that names a field, or each row of a grid.

    >>> _take("goods", (2, 4))
    "[_goods_0, _goods_1] = here['goods']"
    """
    return f"{_nested(f'_{name}', shape, '{}')} = here[{name!r}]"


def _nested(name: str, shape: tuple[int, ...], form: str) -> str:
    """Return the text of a field: the name of each row in a form, nested as the rows are."""
    if len(shape) < 2:
        return form.format(name)
    rows = [_nested(f"{name}_{place}", shape[1:], form) for place in range(shape[0])]
    return f"[{', '.join(rows)}]"


def _parts(name: str, shape: tuple[int, ...]) -> list[str]:
    """Return the texts of all numbers of a field, row by row.

    >>> _parts("_goods", (2, 4))
    ['*_goods_0', '*_goods_1']
    """
    if len(shape) < 2:
        return [f"*{name}" if shape else name]
    return [part for at in range(shape[0]) for part in _parts(f"{name}_{at}", shape[1:])]


def _zeros(shape: tuple[int, ...]) -> Any:
    if len(shape) > 1:
        return [_zeros(shape[1:]) for _ in range(shape[0])]
    return [0] * shape[0] if shape else 0


def _fill(shape: tuple[int, ...], values: Iterable[int]) -> Any:
    if not shape:
        return next(iter(values))
    return [_fill(shape[1:], values) for _ in range(shape[0])]
