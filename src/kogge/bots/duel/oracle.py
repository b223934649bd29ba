"""Bounds of a matrix of which only some entries are known (double oracle).

The low bound is the value of the matrix of low bounds, the high bound that of the high ones. Only
those rows and columns are looked at that an answer could ask for: whoever mixes some of his
choices must know the answers to these, not to all.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kogge.core.carrier.rule import rule

from .matrix import equilibrium

TIGHT = 1e-9  # bounds that are nearer than this are equal
FIRST_SURE, SECOND_SURE, FILL, COLUMNS, ROWS = range(5)  # stages of a mix
STAGE, CURSOR, FOUND, ROW, COLUMN, LEFT, GREW, KIND, FRONT, MOST, STATE = range(11)


class Rooms(NamedTuple):
    """Where the loop works; the first index is the level of the stack."""

    work: Any  # positions
    cells: Any  # the same, as numbers
    key: Any  # of the question that is asked about it
    acts: Any  # by side: the choices
    ways: Any  # by side: how many there are
    low: Any  # by row and column: bounds of what follows
    high: Any
    known: Any  # whether it has been looked at
    sets: Any  # by side: the choices that are weighed
    within: Any  # by side: whether a choice is
    sizes: Any  # by side: how many are
    mix: Any  # by side: their shares
    bound: Any  # of the position itself: low, high
    best: Any  # the best answer so far
    state: Any
    order: Any  # of the choices of whoever tries to refute, the most successful first
    killers: Any  # by question and side: what decided it the last time
    reply: Any  # by own choice at the root: what it brings against a likely one of the other
    worth: Any  # scratch for the matrix
    table: Any
    basis: Any
    share: Any
    mask: Any
    keys: Any  # what is remembered
    kept: Any  # its bounds
    ahead: Any  # how many rounds ahead it was looked, and the choices with the largest shares
    news: Any  # places of what was found since others were told
    meter: Any
    net: Any  # weights, sizes and scratch of the net


@rule
def weigh(r: Rooms, level: int) -> None:
    """Mix rows so that the least they get is most, and columns likewise, among those weighed."""
    rows, columns, wide = r.sizes[level][0], r.sizes[level][1], 0.0
    for row in range(rows):
        for column in range(columns):
            i, j = r.sets[level][0][row], r.sets[level][1][column]
            r.worth[row][column] = r.low[level][i][j]
            wide = max(wide, r.high[level][i][j] - r.low[level][i][j])
    r.bound[level][0] = equilibrium(r.worth, rows, columns, r.table, r.basis, r.share)
    for row in range(rows):
        r.mix[level][0][row] = r.share[0][row]
    if wide > TIGHT:
        for row in range(rows):
            for column in range(columns):
                i, j = r.sets[level][0][row], r.sets[level][1][column]
                r.worth[row][column] = r.high[level][i][j]
        r.bound[level][1] = equilibrium(r.worth, rows, columns, r.table, r.basis, r.share)
    else:
        r.bound[level][1] = r.bound[level][0]
    for column in range(columns):
        r.mix[level][1][column] = r.share[1][column]


@rule
def missing(r: Rooms, level: int) -> bool:
    """Look for something among what is weighed that is not known yet."""
    for row in range(r.sizes[level][0]):
        for column in range(r.sizes[level][1]):
            i, j = r.sets[level][0][row], r.sets[level][1][column]
            if not r.known[level][i][j]:
                r.state[level][ROW], r.state[level][COLUMN] = i, j
                return True
    return False


@rule
def answer(r: Rooms, level: int, side: int) -> bool:
    """Find the best answer of a side to the other's mix; stop where something is not known."""
    state, other = r.state[level], 1 - side
    for choice in range(state[CURSOR], r.ways[level][side]):
        if r.within[level][side][choice]:
            continue
        loss = 0.0
        for n in range(r.sizes[level][other]):
            share, against = r.mix[level][other][n], r.sets[level][other][n]
            if share <= TIGHT:
                continue
            i, j = (against, choice) if side == 1 else (choice, against)
            if not r.known[level][i][j]:
                state[CURSOR], state[ROW], state[COLUMN] = choice, i, j
                return False
            loss += share * (r.low[level][i][j] if side == 1 else 1.0 - r.high[level][i][j])
            if loss >= r.best[level]:
                break
        if loss < r.best[level]:
            r.best[level], state[FOUND] = loss, choice
            if loss <= TIGHT:
                break  # there is no better answer
    return True


@rule
def take_in(r: Rooms, level: int, side: int, choice: int) -> None:
    """Add a choice to those that are weighed."""
    r.within[level][side][choice] = 1
    r.sets[level][side][r.sizes[level][side]] = choice
    r.sizes[level][side] += 1


@rule
def ask(r: Rooms, level: int, side: int, stage: int) -> None:
    """Begin to look for an answer that is better than what is weighed so far."""
    state = r.state[level]
    state[STAGE], state[CURSOR], state[FOUND] = stage, 0, -1
    r.best[level] = (r.bound[level][0] if side == 1 else 1.0 - r.bound[level][1]) - TIGHT


@rule
def advance(r: Rooms, level: int) -> bool:  # noqa: C901  a walk through three stages
    """Go on at a level until its bounds are found, or something must be looked at first."""
    state = r.state[level]
    while True:
        if state[STAGE] == FILL:
            if missing(r, level):
                return False
            weigh(r, level)
            state[GREW] = 0
            ask(r, level, 1, COLUMNS)
        if state[STAGE] == COLUMNS:
            if not answer(r, level, 1):
                return False
            if state[FOUND] >= 0:
                take_in(r, level, 1, state[FOUND])
                state[GREW] = 1
            elif r.bound[level][0] >= 1.0 - TIGHT:  # won for certain
                r.bound[level][1] = 1.0
                return True
            ask(r, level, 0, ROWS)
        if not answer(r, level, 0):
            return False
        if state[FOUND] >= 0:
            take_in(r, level, 0, state[FOUND])
        elif state[GREW] == 0:
            return True
        elif r.bound[level][1] <= TIGHT:  # lost for certain
            r.bound[level][0] = 0.0
            return True
        state[STAGE] = FILL


@rule
def largest(r: Rooms, level: int, side: int) -> int:
    """Return the choice with the largest share of a mix."""
    best, found = -1.0, 0
    for n in range(r.sizes[level][side]):
        if r.mix[level][side][n] > best:
            best, found = r.mix[level][side][n], r.sets[level][side][n]
    return found
