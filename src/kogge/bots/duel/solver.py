"""Two seats that choose at the same moment, without luck: every position is a matrix game.

The value of a position lies between two bounds, found by ``oracle`` from the bounds of what
follows; a sure win is seen sooner than a mix is found (``refuting``).

The compiled loop keeps its stack in frames that the caller holds, so that it can stop after any
number of positions and go on later: compiled code has no clock.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from kogge.core.carrier.room import put
from kogge.core.carrier.rule import rule
from kogge.core.compiled.entry import Compiled, entry_of
from kogge.core.game import NOBODY, Game

from ..judgement.eyes import eye_of
from ..judgement.leaf import share_of
from ..yardsticks.search import key_of
from .frames import (
    FILL,
    FIRST_SURE,
    MIX,
    NOBODY_READS,
    ROOT,
    SURE,
    WAITS,
    Frame,
    Memory,
    Meter,
    Rooms,
)
from .memory import place_of, recall, remember
from .oracle import advance, take_in
from .reading import TRUST
from .refuting import OPEN, killer, prefer, refute, withstand

KIND = 58  # the bit of a key from which the kind of question stands


@cache
def duel(game: Game) -> Compiled[Any, None]:
    """Return the loop that looks for the value of a position."""
    known_at_once, open_level, follow = end_of(game), opening(game), step_of(game)

    @entry_of(game)
    def look(box: Any, r: Rooms, trace: Any, kind: int, ahead: int, limit: int) -> None:
        meter = r.meter[0]
        level = meter.level
        if ahead > 0 and not known_at_once(box[0], r, ROOT, kind, ahead):  # from the beginning
            level = ROOT
            open_level(box[0], r, level, kind, ahead)
        answered = False  # whether something has been found one level further
        while level >= 0 and (answered or meter.nodes < limit):
            done = answered and receive(r, level)
            if done or ready(r, level):
                remember(level, r.frames[level], r.memory, meter)
                answered, level = True, level - 1
            else:
                answered = follow(box[0], r, trace[0], level)
                level += 0 if answered else 1
        meter.level = level

    return look


@cache
def opening(game: Game) -> Callable[[Any, Rooms, int, int, int], None]:
    """Return the rule that begins with a question."""
    legal, together = game.legal, game.together

    @rule
    def list_choices(box: Any, r: Any, level: int, side: int) -> None:
        """List what a side can choose; a side that is not asked has one choice, to wait."""
        own, s = r.frames[level].sides[side], r.work[level]
        own.ways, own.count = 0, 0
        if (together(s) >> side) & 1:
            legal(box, s, side, r.mask)
            for action in range(len(r.mask)):
                if r.mask[action]:
                    own.acts[own.ways] = action
                    own.ways += 1
        else:
            own.acts[0] = WAITS
            own.ways = 1

    @rule
    def open_level(box: Any, r: Any, level: int, kind: int, left: int) -> None:
        """Begin with a question, with the choices that were best the last time."""
        frame, meter = r.frames[level], r.meter[0]
        for side in range(2):
            list_choices(box, r, level, side)
        frame.kind, frame.left, frame.cursor, frame.front = kind, left, 0, 0
        frame.most, frame.found = 0, 0
        meter.nodes += 1
        if kind == MIX:
            begin_mix(frame, r.memory, meter)
        else:
            begin_refuting(frame, r.memory, meter)

    return open_level


@rule
def begin_mix(frame: Frame, memory: Memory, meter: Meter) -> None:
    """Begin to look for a mix, at first of what was best the last time."""
    slot = place_of(memory.keys, frame.key)
    frame.stage = FIRST_SURE if meter.bounds else FILL
    for side in range(2):
        own = frame.sides[side]
        for choice in range(own.ways):
            own.within[choice] = 0
        if memory.keys[slot] == frame.key:
            take_in(own, memory.notes[slot].best[side])
    for row in range(frame.sides[0].ways):
        for column in range(frame.sides[1].ways):
            frame.known[row][column] = 0


@rule
def begin_refuting(frame: Frame, memory: Memory, meter: Meter) -> None:
    """Begin to look whether a side is sure to win, with what decided it the last time."""
    slot = place_of(memory.keys, frame.key)
    for side in range(2):
        own = frame.sides[side]
        if memory.keys[slot] == frame.key:
            prefer(own, memory.notes[slot].best[side], meter)
        else:
            prefer(own, killer(own, frame.kind), meter)


@cache
def end_of(game: Game) -> Callable[[Any, Rooms, int, int, int], bool]:
    """Return the rule that sees where no further look is needed."""
    mover, merit, turn, leaf = game.mover, game.merit, eye_of(game).turn, share_of(game)

    @rule
    def score(box: Any, s: Any, frame: Any, kind: int) -> None:
        """Set the bounds of a position at the end of the game."""
        own, other = merit(box, s, 0), merit(box, s, 1)
        frame.low = 0.5 if own == other else 1.0 if own > other else 0.0
        if kind != MIX:
            frame.low = 1.0 if frame.low == 1.0 - kind else 0.0
        frame.high = frame.low

    @rule
    def known_at_once(box: Any, r: Any, level: int, kind: int, left: int) -> bool:
        """Set the bounds of a position, if they are known without looking further."""
        s, frame = r.work[level], r.frames[level]
        if mover(s) == NOBODY:
            score(box, s, frame, kind)
            return True
        frame.key = key_of(r.cells[level]) ^ (kind << KIND)
        if recall(frame, r.memory, left):
            return True
        if left > 0 or turn(s) == turn(r.work[level - 1]):
            return False
        frame.low, frame.high = 0.0, 1.0
        if not r.meter[0].bounds:
            frame.low = leaf(box, s, 0, r.net)
            frame.high = frame.low
        return True

    return known_at_once


@cache
def step_of(game: Game) -> Callable[[Any, Rooms, Any, int], bool]:
    """Return the rule that goes one level further."""
    play, turn = game.play, eye_of(game).turn
    known_at_once, open_level = end_of(game), opening(game)

    @rule
    def play_pair(box: Any, r: Any, trace: Any, level: int) -> None:
        """Play the choices that a level wants to know about."""
        frame = r.frames[level]
        for side in range(2):
            action = frame.sides[side].acts[frame.column if side else frame.row]
            if action != WAITS:
                play(box, r.work[level + 1], trace, side, action)

    @rule
    def follow(box: Any, r: Any, trace: Any, level: int) -> bool:
        """Set up what a level wants to know; return whether that is known at once."""
        frame = r.frames[level]
        put(r.work, level + 1, r.work, level)
        kind, left = frame.kind, frame.left
        if kind == MIX and frame.stage < FILL:  # the same position, another question
            kind = SURE + frame.stage
        else:
            play_pair(box, r, trace, level)
            left -= int(turn(r.work[level + 1]) != turn(r.work[level]))
        if known_at_once(box, r, level + 1, kind, left):
            return True
        open_level(box, r, level + 1, kind, left)
        return False

    return follow


@rule
def ready(r: Rooms, level: int) -> bool:
    """Go on at a level; return whether its question is answered."""
    frame = r.frames[level]
    if frame.kind != MIX:
        sure = refute(frame, frame.kind)
        frame.low = max(sure, 0)
        frame.high = frame.low
        return sure != OPEN
    if frame.stage < FILL:
        return False
    for side in range(2):
        if frame.sides[side].count == 0:
            take_in(frame.sides[side], promising(frame, r.memory, side))
    return advance(frame, r.matrix[0])


@rule
def promising(frame: Frame, memory: Memory, side: int) -> int:
    """Return the choice that came nearest to a sure win."""
    key = frame.key ^ ((MIX ^ side) << KIND)
    slot = place_of(memory.keys, key)
    return int(memory.notes[slot].best[side]) if memory.keys[slot] == key else 0


@rule
def receive(r: Rooms, level: int) -> bool:
    """Take in what was found one level further; return whether that answers the question."""
    frame, low, high = r.frames[level], r.frames[level + 1].low, r.frames[level + 1].high
    if frame.kind != MIX:
        withstand(frame, frame.kind, low > 0.5)
    elif frame.stage >= FILL:
        if level == ROOT and r.meter[0].reader != NOBODY_READS:
            low, high = trusted(r, low), trusted(r, high)
        frame.lows[frame.row][frame.column], frame.highs[frame.row][frame.column] = low, high
        frame.known[frame.row][frame.column] = 1
    elif low > 0.5:
        frame.low = 1.0 if frame.stage == FIRST_SURE else 0.0
        frame.high = frame.low
        return True
    else:
        frame.stage += 1
    return False


@rule
def trusted(r: Rooms, share: float) -> float:
    """Blend a share with what the reading side's choice brings against a likely choice."""
    frame = r.frames[ROOT]
    own = frame.row if r.meter[0].reader == 1 else frame.column
    return float((1.0 - TRUST) * share + TRUST * r.reply[own])
