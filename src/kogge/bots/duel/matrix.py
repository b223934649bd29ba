"""Games in one move: two seats choose a row and a column at the same moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.carrier.rule import rule

from ..sheet import WIDE, Sheet, Wide, share, whole

if TYPE_CHECKING:
    from ..sheet import Shares, Wholes

NEAR = 1e-10  # what is nearer to zero than this is zero
PATIENT = 200  # exchanges after which the careful order is used, which cannot cycle
MOST = 2000  # exchanges after which rounding must be to blame, and the result so far will do


class Matrix(Sheet):
    """A matrix, its solution, and the table in which that is found."""

    worth: Shares = share(WIDE, WIDE)  # by row and column, from 0 to 1: what the first seat gets
    mix: Shares = share(2, WIDE)  # by seat: the shares of its rows or columns
    table: Shares = share(Wide(more=1), Wide(times=2, more=2))
    basis: Wholes = whole(WIDE)  # by row of the table: which column stands for it


@rule
def equilibrium(m: Matrix, rows: int, columns: int) -> float:
    """Return the value of a matrix; afterwards its rows and columns are mixed.

    The simplex method: the second seat looks for weights of its columns with the largest sum such
    that no row exceeds 1; the dual solution is how the first seat mixes its rows.
    """
    wide, table, basis = columns + rows, m.table, m.basis
    _set_up(m, rows, columns)
    for times in range(MOST):
        column = _entering(table[rows], wide, times > PATIENT)
        if column < 0:
            break
        row = _leaving(table, basis, rows, wide, column)
        _exchange(table, rows, wide, row, column)
        basis[row] = column
    return _mixed(m, rows, columns)


@rule
def _set_up(m: Matrix, rows: int, columns: int) -> None:
    """Write the table of the beginning; entries are raised by 1, so that the value is positive."""
    worth, table, basis = m.worth, m.table, m.basis
    for row in range(rows + 1):
        for column in range(columns + rows + 1):
            table[row][column] = 0.0
    for row in range(rows):
        for column in range(columns):
            table[row][column] = worth[row][column] + 1.0
        table[row][columns + row] = 1.0
        table[row][columns + rows] = 1.0
        basis[row] = columns + row
    for column in range(columns):
        table[rows][column] = -1.0


@rule
def _entering(last: Shares, wide: int, careful: bool) -> int:
    """Return the column that gains most, or the first that gains; -1 if none does."""
    best, found = -NEAR, -1
    for column in range(wide):
        if last[column] < best:
            best, found = last[column], column
            if careful:
                break
    return found


@rule
def _leaving(table: Shares, basis: Wholes, rows: int, wide: int, column: int) -> int:
    """Return the row that bounds a column first."""
    best, found = 0.0, -1
    for row in range(rows):
        if table[row][column] > NEAR:
            bound = table[row][wide] / table[row][column]
            if found < 0 or bound < best or (bound == best and basis[row] < basis[found]):
                best, found = bound, row
    return found


@rule
def _exchange(table: Shares, rows: int, wide: int, row: int, column: int) -> None:
    """Let a column replace the basis of a row."""
    pivot = table[row][column]
    for each in range(wide + 1):
        table[row][each] /= pivot
    for other in range(rows + 1):
        factor = table[other][column]
        if other != row and factor != 0.0:
            for each in range(wide + 1):
                table[other][each] -= factor * table[row][each]


@rule
def _mixed(m: Matrix, rows: int, columns: int) -> float:
    """Read the mixes from the table at the end; return the value."""
    table, basis, first, second = m.table, m.basis, m.mix[0], m.mix[1]
    wide = columns + rows
    value = 1.0 / table[rows][wide]
    for column in range(columns):
        second[column] = 0.0
    for row in range(rows):
        first[row] = max(0.0, table[rows][columns + row] * value)
        if basis[row] < columns:
            second[basis[row]] = max(0.0, table[row][wide] * value)
    return float(value - 1.0)
