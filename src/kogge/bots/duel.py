"""Two seats that choose at the same moment, without luck: every position is a matrix game.

The value of a position lies between two bounds. Each is the value of the matrix of the bounds of
what follows, and only those rows and columns are looked at that an answer could ask for (double
oracle): whoever mixes some of his choices must know the answers to these, not to all.

The compiled loop keeps its stack in rooms of its own, so that it can stop after any number of
positions and go on later: compiled code has no clock.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from kogge.core.game import NOBODY, Game
from kogge.core.room import put
from kogge.core.rule import Compiled, entry, rule

from .eye import EYES
from .leaf import judge
from .matrix import equilibrium
from .search import key_of

TIGHT = 1e-9  # bounds that are nearer than this are equal
PROBES = 4  # places in which a position may be remembered
EXACT = 100  # rounds ahead of what is known for good
FIRST_SURE, SECOND_SURE, FILL, COLUMNS, ROWS = range(5)  # stages of a mix
SURE, MIX = 0, 2  # what is asked: whether the first side is sure to win, the second; or the value
STAGE, CURSOR, FOUND, ROW, COLUMN, LEFT, GREW, KIND, FRONT, MOST, STATE = range(11)
LEVEL, NODES, BOUNDS, METER = range(4)


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
    worth: Any  # scratch for the matrix
    table: Any
    basis: Any
    share: Any
    mask: Any
    keys: Any  # what is remembered
    kept: Any  # its bounds
    ahead: Any  # how many rounds ahead it was looked, and the choices with the largest shares
    meter: Any
    net: Any  # weights, sizes and scratch of the net


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


@cache
def duel(game: Game) -> Compiled[Any, None]:  # noqa: C901, PLR0915  the rules of one loop
    """Return the loop that looks for the value of a position."""
    mover, legal, play, merit = game.mover, game.legal, game.play, game.merit
    together, turn, leaf = game.together, EYES[game.name].turn, judge(game)

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
        order = r.order[level][side]
        for choice in range(r.ways[level][side]):
            order[choice] = choice
        order[0], order[first] = order[first], order[0]

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
