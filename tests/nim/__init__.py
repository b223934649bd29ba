"""Nim, the smallest game: what a game says at least, in the order in which it is best written."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

from kogge.core.carrier.record import Record, Seats, choice, number
from kogge.core.carrier.rule import rule
from kogge.core.game import EVERYBODY, NONE, Game
from kogge.core.game import Position as CorePosition
from kogge.core.trace import Trace, tell
from kogge.core.verbs import Events, Reasons, Verbs, counted, numbers, verb

HEAPS, MOST = 3, 7


class Phase(IntEnum):
    """Where the game stands."""

    PLAY = 0
    OVER = 1


PLAY, OVER = map(int, Phase)


class Reason(Reasons):
    """Why not, and the paragraph that says so."""

    NONE = 0
    NOT_ASKED = 1, "1.2"
    TOO_FEW = 2, "1.2"


class Event(Events):
    """What happens, and the figures that belong to it."""

    TOOK = 0, {"wares": int, "heap": int}


class Box(Record):
    """What an edition states."""

    heaps: list[int] = number(HEAPS, low=1, high=MOST)


class Position(CorePosition):
    """Everything that changes."""

    phase: int = choice(Phase)
    turns: int = number()  # taken
    heaps: list[int] = number(HEAPS)
    won: list[int] = number(Seats(4))


@rule
def deal(box: Box, s: Position, seats: int, options: list[int]) -> None:
    """§1.1  Lay out the heaps."""
    s.seats, s.viewer = seats, EVERYBODY
    for heap in range(HEAPS):
        s.heaps[heap] = box.heaps[heap]


@rule
def has_to_take(s: Position, seat: int) -> bool:
    """§1.2  Players take turns."""
    return s.phase == PLAY and s.turns % s.seats == seat


@rule
def why_not_take(s: Position, heap: int, wares: int) -> int:
    """§1.2  Nobody takes more than lies there."""
    return NONE if wares <= s.heaps[heap] else Reason.TOO_FEW


@rule
def take(s: Position, trace: Trace, seat: int, heap: int, wares: int) -> None:
    """§1.2, §1.3  Take some wares; whoever takes the last one wins."""
    s.heaps[heap] -= wares
    s.turns += 1
    tell(trace, Event.TOOK, seat, wares, heap + 1, 0)
    if s.heaps[0] + s.heaps[1] + s.heaps[2] == 0:
        s.phase, s.won[seat] = OVER, 1


@rule
def merit(box: Box, s: Position, seat: int) -> int:
    """§1.3  There is one point to win."""
    return s.won[seat]


TAKE = verb("take", counted(HEAPS) * numbers(1, MOST), when=PLAY, why_not=why_not_take, do=take)

GAME = Game(
    name="nim",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    verbs=Verbs([TAKE], chooses=has_to_take),
    box_kind=Box,
    position_kind=Position,
    reasons=Reason,
    events=Event,
    deal=deal,
    merit=merit,
    open=True,
)
