"""Whether a side is sure to win: some choice of its own must win against every one of the other's.

The other side's choices that refuted an earlier choice are tried first.
"""

from __future__ import annotations

from kogge.core.carrier.rule import rule

from .frames import Frame, Meter, Side

OPEN, NO, YES = -1, 0, 1  # whether it is sure


@rule
def prefer(side: Side, first: int, meter: Meter) -> None:
    """Order the choices of a side, with one before all others; each thread starts elsewhere."""
    order, ways = side.order, side.ways
    begin = ways * meter.number // meter.threads
    for n in range(ways):
        order[n] = begin + n - (ways if begin + n >= ways else 0)
    place = first - begin + (ways if first < begin else 0)
    order[0], order[place] = order[place], order[0]


@rule
def killer(side: Side, kind: int) -> int:
    """Return the choice of a side that decided the last such question at this level."""
    for choice in range(side.ways):
        if side.acts[choice] == side.killers[kind]:
            return choice
    return 0


@rule
def refute(frame: Frame, side: int) -> int:
    """Return whether a side is sure to win; while that is open, name what must be looked at."""
    own, other = frame.sides[side], frame.sides[1 - side]
    if frame.cursor == own.ways:
        return NO
    if frame.front == other.ways:
        frame.found = own.order[frame.cursor]
        return YES
    choice, against = own.order[frame.cursor], other.order[frame.front]
    frame.row, frame.column = (choice, against) if side == 0 else (against, choice)
    return OPEN


@rule
def withstand(frame: Frame, side: int, sure: bool) -> None:
    """Go on after a look at a choice of the other side: our choice has withstood it or not."""
    frame.front += 1
    if sure:
        return
    own, other = frame.sides[side], frame.sides[1 - side]
    if frame.front > frame.most:
        frame.most, frame.found = frame.front, own.order[frame.cursor]
    _bring_forward(other, frame.front - 1)
    frame.cursor, frame.front = frame.cursor + 1, 0


@rule
def _bring_forward(side: Side, place: int) -> None:
    """From now on, try a choice before all others."""
    order, refuter = side.order, side.order[place]
    for n in range(place, 0, -1):
        order[n] = order[n - 1]
    order[0] = refuter
