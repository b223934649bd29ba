"""Sheets: what a compiled search writes on, declared once as a class with named cells.

Positions are records of ``core``: whole numbers, in two carriers, packed and written. A sheet is
only ever a row of a flat array; its cells may hold shares and further sheets, and be as wide as
a game has actions. Compiled code reads ``sheet.cell`` as quickly as a place in an array.

>>> class Purse(Sheet):
...     owner: int = whole()
...     worth: Shares = share(WIDE)
>>> purse = Purse.rows(2, wide=3)[1]
>>> purse.owner, purse.worth[2] = 7, 0.5
>>> int(purse.owner), purse.worth.tolist()
(7, [0.0, 0.0, 0.5])
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from kogge.core.carrier.flat import Flat, Kind, Layout, zeros

Wholes = Flat
Shorts = Flat
Shares = Flat
Marks = Flat


class Wide(NamedTuple):
    """An axis whose length depends on how many actions the game has."""

    times: int = 1
    more: int = 0


WIDE = Wide()
Axis = int | Wide


class Cell(NamedTuple):
    """The declaration of a cell: what it holds, and along which axes."""

    kind: str | type[Sheet]
    axes: tuple[Axis, ...]


def whole(*axes: Axis) -> Any:
    """Declare a whole number, or a row or grid of them along axes."""
    return Cell("q", axes)


def short(*axes: Axis) -> Any:
    """Declare a whole number in half the room, where very many are kept."""
    return Cell("i", axes)


def share(*axes: Axis) -> Any:
    """Declare a share, or any other number with a fraction."""
    return Cell("d", axes)


def rough(*axes: Axis) -> Any:
    """Declare a number with a fraction in half the room, where very many are kept."""
    return Cell("f", axes)


def mark(*axes: Axis) -> Any:
    """Declare a mark: 0 or 1, in a byte."""
    return Cell("B", axes)


def part(kind: type[Sheet], *axes: Axis) -> Any:
    """Declare a sheet within a sheet."""
    return Cell(kind, axes)


class Sheet:
    """Base of every sheet."""

    cells: ClassVar[dict[str, Cell]] = {}

    def __init_subclass__(cls) -> None:
        own = {name: cell for name, cell in vars(cls).items() if isinstance(cell, Cell)}
        cls.cells = {**cls.cells, **own}
        for name in own:
            delattr(cls, name)

    @classmethod
    def rows(cls, count: int = 1, *, wide: int = 0) -> Any:
        """Return an array of ``count`` blank sheets."""
        return zeros(cls.layout(wide), count)

    @classmethod
    @lru_cache(64)
    def layout(cls, wide: int) -> Layout:
        """Return where the cells lie."""
        return Layout.of({name: _spec(cell, wide) for name, cell in cls.cells.items()})


def wipe(sheets: Any) -> None:
    """Set all cells of an array of sheets to 0."""
    sheets[:] = 0


def _spec(cell: Cell, wide: int) -> tuple[Kind, tuple[int, ...]]:
    kind = cell.kind if isinstance(cell.kind, str) else cell.kind.layout(wide)
    return kind, tuple(_length(axis, wide) for axis in cell.axes)


def _length(axis: Axis, wide: int) -> int:
    return axis.times * wide + axis.more if isinstance(axis, Wide) else axis
