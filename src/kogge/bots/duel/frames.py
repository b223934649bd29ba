"""Where a duel is worked out: a stack of frames, a memory, and scratch paper.

Everything is held by the caller, so that the compiled loop can stop after any number of positions
and go on later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from kogge.core.carrier.flat import zeros
from kogge.core.carrier.room import room
from kogge.core.game import Game

from ..judgement.net import Net
from ..sheet import WIDE, Sheet, mark, part, share, short, whole
from .matrix import Matrix

if TYPE_CHECKING:
    from ..sheet import Marks, Shares, Shorts, Wholes

LEVELS = 48  # rounds and trades ahead, at most
MEMORY = 1 << 18  # positions that are remembered
LATELY = 1 << 12  # positions that are passed on to other threads at a time, at most

ROOT = 0  # the level of the position that is asked about
SURE, MIX = 0, 2  # what is asked: whether the first side is sure to win, the second; or the value
FIRST_SURE, SECOND_SURE, FILL, COLUMNS, ROWS = range(5)  # stages of a mix
WAITS = -1  # the one choice of a side that is not asked
NOBODY_READS = 0  # otherwise the number of the side that reads, from 1


class Side(Sheet):
    """What one side can choose at a level, and which of these choices are weighed."""

    ways: int = whole()  # how many choices there are
    acts: Wholes = whole(WIDE)  # by choice: its action
    order: Wholes = whole(WIDE)  # of the choices: those first that were most successful
    count: int = whole()  # how many choices are weighed
    weighed: Wholes = whole(WIDE)  # which these are
    within: Marks = mark(WIDE)  # by choice: whether it is one of them
    mix: Shares = share(WIDE)  # by place among those weighed: its share
    killers: Wholes = whole(2)  # by question: the action that decided it the last time


class Frame(Sheet):
    """A level of the stack: a question about a position, and how far its answer is known."""

    key: int = whole()  # of the question about this position
    kind: int = whole()  # of question
    left: int = whole()  # rounds that are still looked ahead
    low: float = share()  # bounds of the answer
    high: float = share()
    stage: int = whole()  # of a mix
    row: int = whole()  # the pair of choices that is looked at next
    column: int = whole()
    cursor: int = whole()  # the choice that is tried, by the side that answers or wants to win
    front: int = whole()  # how many choices of the other side it has withstood
    most: int = whole()  # how many any choice has withstood
    found: int = whole()  # the choice that is best so far, -1 if none is better
    grew: int = whole()  # whether another column is weighed since the last mix
    best: float = share()  # what the other is left with by the best answer so far
    sides: Sequence[Side] = part(Side, 2)
    lows: Shares = share(WIDE, WIDE)  # by row and column: bounds of what follows
    highs: Shares = share(WIDE, WIDE)
    known: Marks = mark(WIDE, WIDE)  # whether it has been looked at


class Note(Sheet):
    """What was found about a position."""

    low: float = share()
    high: float = share()
    ahead: int = short()  # how many rounds ahead it looked
    best: Shorts = short(2)  # by side: the choice to begin with the next time


class Memory(NamedTuple):
    """What is remembered of positions that were met."""

    keys: Wholes  # by place: whose note it is, 0 if it is free
    notes: Sequence[Note]
    news: Wholes  # places of what was found since it was last passed on


class Meter(Sheet):
    """How far the loop has come, and how it should work."""

    level: int = whole()  # of the stack, -1 once the question is answered
    nodes: int = whole()  # positions that have been opened
    bounds: int = whole()  # whether bounds must hold for certain; else the end is judged
    reader: int = whole()  # the side that trusts a picture of the other
    number: int = whole()  # of this thread
    threads: int = whole()  # how many there are
    news: int = whole()  # how much of the memory's news is filled


class Rooms(NamedTuple):
    """Where a thread thinks; the first index of what has levels is the level of the stack."""

    frames: Sequence[Frame]
    work: Any  # by level: the position
    cells: Wholes  # the same, as numbers
    memory: Memory
    meter: Sequence[Meter]  # one
    matrix: Sequence[Matrix]  # one
    reply: Shares  # by own choice at the root: what it brings against a likely reply
    mask: Marks  # of legal actions
    net: Net


def rooms(game: Game, net: Net) -> Rooms:
    """Return rooms in which nothing is known yet."""
    wide, deep = len(game.actions), LEVELS + 1
    work = room(game.position_kind.plain(), deep, flat=True)
    return Rooms(
        frames=Frame.rows(deep, wide=wide),
        work=work,
        cells=work.seen_as("q", work.itemsize // 8),
        memory=Memory(zeros("q", MEMORY), Note.rows(MEMORY), zeros("q", LATELY)),
        meter=Meter.rows(),
        matrix=Matrix.rows(wide=wide),
        reply=zeros("d", wide),
        mask=zeros("B", wide),
        net=net,
    )
