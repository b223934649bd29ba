"""Two seats that choose at the same moment, without luck: every position is a matrix game.

The value of a position lies between two bounds, found by ``oracle`` from the bounds of what
follows; where a side is sure to win, that is seen sooner than a mix is found.

The compiled loop keeps its stack in rooms of its own, so that it can stop after any number of
positions and go on later: compiled code has no clock.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from kogge.core.carrier.room import put
from kogge.core.carrier.rule import Compiled, entry, rule
from kogge.core.game import NOBODY, Game

from ..judgement.eyes import eye_of
from ..judgement.leaf import judge
from ..yardsticks.search import key_of
from .oracle import (
    COLUMN,
    CURSOR,
    FILL,
    FIRST_SURE,
    FOUND,
    FRONT,
    KIND,
    LEFT,
    MOST,
    ROW,
    STAGE,
    TIGHT,
    Rooms,
    advance,
    largest,
    take_in,
)
from .reading import TRUST

PROBES = 4  # places in which a position may be remembered
EXACT = 100  # rounds ahead of what is known for good
SURE, MIX = 0, 2  # what is asked: whether the first side is sure to win, the second; or the value
LEVEL, NODES, BOUNDS, READER, NUMBER, THREADS, NEWS, METER = range(8)
NOBODY_READS = 0  # else the side that reads, from 1


@rule
def place_of(keys: Any, key: int) -> int:
    """Return where a position is remembered, or the last of its places."""
    first = key % (len(keys) - PROBES)
    for slot in range(first, first + PROBES):
        if keys[slot] == key or keys[slot] == 0:
            return slot
    return first + (key >> 40) % PROBES


@rule
def refute(r: Rooms, level: int, side: int) -> int:
    """Name what must be looked at to see if a side is sure to win: 1 if it is, 0 if not, -1 open.

    Some choice of its own must win against all of the other's; the others that refuted an
    earlier choice are tried first.
    """
    state, other = r.state[level], 1 - side
    if state[CURSOR] == r.ways[level][side]:
        return 0
    if state[FRONT] == r.ways[level][other]:
        state[FOUND] = r.order[level][side][state[CURSOR]]
        return 1
    own, against = r.order[level][side][state[CURSOR]], r.order[level][other][state[FRONT]]
    state[ROW], state[COLUMN] = (own, against) if side == 0 else (against, own)
    return -1


@rule
def hear(r: Rooms, level: int, side: int, sure: bool) -> None:
    """Go on after a choice of the other side was looked at."""
    state, order = r.state[level], r.order[level][1 - side]
    state[FRONT] += 1
    if sure:
        return
    if state[FRONT] > state[MOST]:
        state[MOST], state[FOUND] = state[FRONT], r.order[level][side][state[CURSOR]]
    refuter = order[state[FRONT] - 1]
    for n in range(state[FRONT] - 1, 0, -1):
        order[n] = order[n - 1]
    order[0] = refuter
    state[CURSOR], state[FRONT] = state[CURSOR] + 1, 0


@rule
def _best(r: Rooms, level: int, side: int) -> int:
    """Return the choice of a side to begin with the next time."""
    state = r.state[level]
    if state[KIND] == MIX:
        return largest(r, level, side)
    return int(state[FOUND] if side == state[KIND] else r.order[level][side][0])


@rule
def remember(r: Rooms, level: int) -> None:
    """Keep what was found about a position for the next time it is met."""
    state, bound = r.state[level], r.bound[level]
    key = r.key[level]
    slot = place_of(r.keys, key)
    exact = bound[1] - bound[0] <= TIGHT if state[KIND] == MIX else bound[0] > 0.5
    r.keys[slot] = key
    r.kept[slot][0], r.kept[slot][1] = bound[0], bound[1]
    r.ahead[slot][0] = EXACT if exact and r.meter[BOUNDS] else state[LEFT]
    for side in range(2):
        r.ahead[slot][1 + side] = _best(r, level, side)
        if state[KIND] != MIX:
            r.killers[level][state[KIND]][side] = r.acts[level][side][r.ahead[slot][1 + side]]
    if level > 0 and r.meter[NEWS] < len(r.news):  # at the root every thread finds its own mix
        r.news[r.meter[NEWS]] = slot
        r.meter[NEWS] += 1


@rule
def trusted(r: Rooms, row: int, column: int, share: float) -> float:
    """Blend a share with what the choice of the reading side brings against a likely one."""
    own = row if r.meter[READER] == 1 else column
    return float((1.0 - TRUST) * share + TRUST * r.reply[own])


@cache
def duel(game: Game) -> Compiled[Any, None]:  # noqa: C901, PLR0915  the rules of one loop
    """Return the loop that looks for the value of a position."""
    mover, legal, play, merit = game.mover, game.legal, game.play, game.merit
    together, turn, leaf = game.together, eye_of(game).turn, judge(game)

    @rule
    def list_choices(box: Any, r: Any, level: int, side: int) -> None:
        """List what a side can choose; a side that is not asked has one choice, to wait."""
        r.ways[level][side] = 0
        r.sizes[level][side] = 0
        if (together(r.work[level]) >> side) & 1:
            legal(box, r.work[level], side, r.mask)
            for action in range(len(r.mask)):
                if r.mask[action]:
                    r.acts[level][side][r.ways[level][side]] = action
                    r.ways[level][side] += 1
        else:
            r.acts[level][side][0] = -1
            r.ways[level][side] = 1

    @rule
    def killer(r: Any, level: int, kind: int, side: int) -> int:
        """Return the choice of a side that decided the last such question at this level."""
        for choice in range(r.ways[level][side]):
            if r.acts[level][side][choice] == r.killers[level][kind][side]:
                return choice
        return 0

    @rule
    def prefer(r: Any, level: int, side: int, first: int) -> None:
        """Order the choices of a side, one before all others."""
        order, ways = r.order[level][side], r.ways[level][side]
        begin = ways * r.meter[NUMBER] // r.meter[THREADS]
        for n in range(ways):
            order[n] = begin + n - (ways if begin + n >= ways else 0)
        place = first - begin + (ways if first < begin else 0)
        order[0], order[place] = order[place], order[0]

    @rule
    def open_level(box: Any, r: Any, level: int, kind: int, left: int) -> None:
        """Begin with a question, with the choices that were best the last time."""
        key, state = r.key[level], r.state[level]
        slot = place_of(r.keys, key)
        met = r.keys[slot] == key
        for side in range(2):
            list_choices(box, r, level, side)
        state[KIND], state[LEFT], state[CURSOR], state[FRONT] = kind, left, 0, 0
        state[MOST], state[FOUND] = 0, 0
        r.meter[NODES] += 1
        if kind != MIX:
            for side in range(2):
                place = r.ahead[slot][1 + side] if met else killer(r, level, kind, side)
                prefer(r, level, side, place)
            return
        state[STAGE] = FIRST_SURE if r.meter[BOUNDS] else FILL
        for side in range(2):
            for choice in range(r.ways[level][side]):
                r.within[level][side][choice] = 0
            if met:
                take_in(r, level, side, r.ahead[slot][1 + side])
        for row in range(r.ways[level][0]):
            for column in range(r.ways[level][1]):
                r.known[level][row][column] = 0

    @rule
    def glance(box: Any, r: Any, level: int, kind: int, left: int) -> bool:
        """Set the bounds of a position, if they are known without looking further."""
        s, bound = r.work[level], r.bound[level]
        if mover(s) == NOBODY:
            own, other = merit(box, s, 0), merit(box, s, 1)
            bound[0] = 0.5 if own == other else 1.0 if own > other else 0.0
            if kind != MIX:
                bound[0] = 1.0 if bound[0] == 1.0 - kind else 0.0
            bound[1] = bound[0]
            return True
        key = key_of(r.cells[level]) ^ (kind << 58)
        slot = place_of(r.keys, key)
        r.key[level] = key
        if r.keys[slot] == key and r.ahead[slot][0] >= left:
            bound[0], bound[1] = r.kept[slot][0], r.kept[slot][1]
            return True
        if left > 0 or turn(s) == turn(r.work[level - 1]):
            return False
        bound[0], bound[1] = 0.0, 1.0
        if not r.meter[BOUNDS]:
            bound[0] = leaf(box, s, 0, r.net)
            bound[1] = bound[0]
        return True

    @rule
    def promising(r: Any, level: int, side: int) -> int:
        """Return the choice that came nearest to a sure win."""
        key = r.key[level] ^ ((MIX ^ side) << 58)
        slot = place_of(r.keys, key)
        return int(r.ahead[slot][1 + side]) if r.keys[slot] == key else 0

    @rule
    def ready(r: Any, level: int) -> bool:
        """Go on at a level; tell whether its question is answered."""
        state, bound = r.state[level], r.bound[level]
        if state[KIND] != MIX:
            sure = refute(r, level, state[KIND])
            bound[0] = max(sure, 0)
            bound[1] = bound[0]
            return sure >= 0
        if state[STAGE] < FILL:
            return False
        for side in range(2):
            if r.sizes[level][side] == 0:
                take_in(r, level, side, promising(r, level, side))
        return advance(r, level)

    @rule
    def receive(r: Any, level: int) -> bool:
        """Take in what was found one level further; tell whether that answers the question."""
        state, low, high = r.state[level], r.bound[level + 1][0], r.bound[level + 1][1]
        if state[KIND] != MIX:
            hear(r, level, state[KIND], low > 0.5)
        elif state[STAGE] >= FILL:
            row, column = state[ROW], state[COLUMN]
            if level == 0 and r.meter[READER] != NOBODY_READS:
                low, high = trusted(r, row, column, low), trusted(r, row, column, high)
            r.low[level][row][column], r.high[level][row][column] = low, high
            r.known[level][row][column] = 1
        elif low > 0.5:
            r.bound[level][0] = 1.0 if state[STAGE] == FIRST_SURE else 0.0
            r.bound[level][1] = r.bound[level][0]
            return True
        else:
            state[STAGE] += 1
        return False

    @rule
    def follow(box: Any, r: Any, trace: Any, level: int) -> bool:
        """Set up what a level wants to know; tell whether that is known at once."""
        state = r.state[level]
        put(r.work, level + 1, r.work, level)
        kind, left = state[KIND], state[LEFT]
        if kind == MIX and state[STAGE] < FILL:  # the same position, another question
            kind = SURE + state[STAGE]
        else:
            for side in range(2):
                action = r.acts[level][side][state[COLUMN] if side else state[ROW]]
                if action >= 0:
                    play(box, r.work[level + 1], trace, side, action)
            left -= int(turn(r.work[level + 1]) != turn(r.work[level]))
        if glance(box, r, level + 1, kind, left):
            return True
        open_level(box, r, level + 1, kind, left)
        return False

    @entry
    def look(box: Any, r: Any, trace: Any, kind: int, ahead: int, limit: int) -> None:
        level = r.meter[LEVEL]
        if ahead > 0 and not glance(box[0], r, 0, kind, ahead):  # from the beginning
            level = 0
            open_level(box[0], r, level, kind, ahead)
        told = False  # whether something has been found one level further
        while level >= 0 and (told or r.meter[NODES] < limit):
            done = told and receive(r, level)
            if done or ready(r, level):
                remember(r, level)
                told, level = True, level - 1
            else:
                told = follow(box[0], r, trace[0], level)
                level += 0 if told else 1
        r.meter[LEVEL] = level

    return look
