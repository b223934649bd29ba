"""Bounds of a matrix with only some entries known (double oracle).

The low bound is the value of the matrix of low bounds, the high bound that of the high ones. It
looks only at rows and columns that an answer could ask for: a side that mixes some of its choices
must know the answers to these, not to all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.carrier.rule import rule

from .frames import COLUMNS, FILL, ROWS, Frame, Side
from .matrix import Matrix, equilibrium

if TYPE_CHECKING:
    from ..sheet import Shares

TIGHT = 1e-9  # bounds that are nearer than this are equal
UNKNOWN = -1.0  # in place of a loss, where another position must be looked at first
WAITING, ONWARD, DONE = range(3)  # where a stage leads


@rule
def advance(frame: Frame, matrix: Matrix) -> bool:
    """Go on at a level until its bounds are found, or another position must be looked at first."""
    step = ONWARD
    while step == ONWARD:
        if frame.stage == FILL:
            step = mix_anew(frame, matrix)
        elif frame.stage == COLUMNS:
            step = widen(frame)
        else:
            step = lengthen(frame)
    return step == DONE


@rule
def mix_anew(frame: Frame, matrix: Matrix) -> int:
    """Mix the weighed choices, once all of them are known; then ask for a better column."""
    if missing(frame):
        return WAITING
    weigh(frame, matrix)
    frame.grew = 0
    ask(frame, 1, COLUMNS)
    return ONWARD


@rule
def widen(frame: Frame) -> int:
    """Add a column that is a better answer, if there is one; then ask for a better row."""
    if not answer(frame, 1):
        return WAITING
    if frame.found >= 0:
        take_in(frame.sides[1], frame.found)
        frame.grew = 1
    elif frame.low >= 1.0 - TIGHT:  # won for certain
        frame.high = 1.0
        return DONE
    ask(frame, 0, ROWS)
    return ONWARD


@rule
def lengthen(frame: Frame) -> int:
    """Add a row that is a better answer; if neither side has one, the bounds are found."""
    if not answer(frame, 0):
        return WAITING
    if frame.found >= 0:
        take_in(frame.sides[0], frame.found)
    elif frame.grew == 0:
        return DONE
    elif frame.high <= TIGHT:  # lost for certain
        frame.low = 0.0
        return DONE
    frame.stage = FILL
    return ONWARD


@rule
def missing(frame: Frame) -> bool:
    """Look for a weighed pair that is not known yet."""
    first, second = frame.sides[0], frame.sides[1]
    for row in range(first.count):
        for column in range(second.count):
            i, j = first.weighed[row], second.weighed[column]
            if not frame.known[i][j]:
                frame.row, frame.column = i, j
                return True
    return False


@rule
def weigh(frame: Frame, matrix: Matrix) -> None:
    """Mix the weighed rows so that the least they get is greatest, and columns likewise."""
    first, second = frame.sides[0], frame.sides[1]
    copy_weighed(frame, frame.lows, matrix)
    frame.low = equilibrium(matrix, first.count, second.count)
    for row in range(first.count):
        first.mix[row] = matrix.mix[0][row]
    if is_loose(frame):
        copy_weighed(frame, frame.highs, matrix)
        frame.high = equilibrium(matrix, first.count, second.count)
    else:
        frame.high = frame.low
    for column in range(second.count):
        second.mix[column] = matrix.mix[1][column]


@rule
def copy_weighed(frame: Frame, bounds: Shares, matrix: Matrix) -> None:
    """Copy the bounds of what is weighed into a matrix of its own."""
    first, second = frame.sides[0], frame.sides[1]
    for row in range(first.count):
        for column in range(second.count):
            matrix.worth[row][column] = bounds[first.weighed[row]][second.weighed[column]]


@rule
def is_loose(frame: Frame) -> bool:
    """Return whether some bounds among what is weighed differ."""
    first, second = frame.sides[0], frame.sides[1]
    for row in range(first.count):
        for column in range(second.count):
            i, j = first.weighed[row], second.weighed[column]
            if frame.highs[i][j] - frame.lows[i][j] > TIGHT:
                return True
    return False


@rule
def ask(frame: Frame, side: int, stage: int) -> None:
    """Begin to look for an answer that is better than what is weighed so far."""
    frame.stage, frame.cursor, frame.found = stage, 0, -1
    frame.best = (frame.low if side == 1 else 1.0 - frame.high) - TIGHT


@rule
def answer(frame: Frame, side: int) -> bool:
    """Find the best answer of a side to the other's mix; stop at the first unknown pair."""
    own = frame.sides[side]
    for choice in range(frame.cursor, own.ways):
        if own.within[choice]:
            continue
        loss = loss_by(frame, side, choice)
        if loss == UNKNOWN:
            frame.cursor = choice
            return False
        if loss < frame.best:
            frame.best, frame.found = loss, choice
            if loss <= TIGHT:
                break  # there is no better answer
    return True


@rule
def loss_by(frame: Frame, side: int, choice: int) -> float:
    """Return what a choice leaves to the other's mix, or enough of it to rule the choice out."""
    other, loss = frame.sides[1 - side], 0.0
    for n in range(other.count):
        share, against = other.mix[n], other.weighed[n]
        if share <= TIGHT:
            continue
        i, j = (against, choice) if side == 1 else (choice, against)
        if not frame.known[i][j]:
            frame.row, frame.column = i, j
            return UNKNOWN
        loss += share * (frame.lows[i][j] if side == 1 else 1.0 - frame.highs[i][j])
        if loss >= frame.best:
            break
    return loss


@rule
def take_in(side: Side, choice: int) -> None:
    """Add a choice of a side to those that are weighed."""
    side.within[choice] = 1
    side.weighed[side.count] = choice
    side.count += 1


@rule
def largest(side: Side) -> int:
    """Return the choice with the largest share of a mix."""
    best, found = -1.0, 0
    for n in range(side.count):
        if side.mix[n] > best:
            best, found = side.mix[n], side.weighed[n]
    return found
