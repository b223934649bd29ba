"""Loops over whole games: rules themselves, so that Python is asked once for many games."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Any

from .carrier.lot import Lots, below, pick
from .carrier.record import Record
from .carrier.room import blank, marks, put, room, row
from .carrier.rule import inlined, rule, twin
from .compiled.entry import Compiled, entry_of
from .game import CHANCE, NOBODY, Game, Position
from .trace import Trace


class Count(IntEnum):
    """What a playout counts."""

    CHOICES = 0  # decisions with more than one legal action
    FORCED = 1  # decisions with one
    DRAWS = 2  # actions of chance


CHOICES, FORCED, DRAWS = map(int, Count)


EIGHT = 8  # marks that a processor adds up in one step


@inlined
def _marked(mask: Any, number: int) -> int:
    """Pass over eight actions at a time; most time goes where a processor cannot guess a branch."""
    whole = len(mask) - len(mask) % EIGHT
    for start in range(0, whole, EIGHT):
        marks = 0
        for place in range(EIGHT):
            marks += mask[start + place]
        if number < marks:
            return start + _passed(mask, number, start)
        number -= marks
    for action in range(whole, len(mask)):
        number -= mask[action]
        if number < 0:
            return action
    return -1


@rule
def _passed(mask: Any, number: int, start: int) -> int:
    """Return how many of eight actions come before the marked one with that number."""
    passed = 0
    for place in range(EIGHT):
        number -= mask[start + place]
        passed += number >= 0
    return passed


@twin(_marked)
def marked(mask: list[int], number: int) -> int:
    """Return the marked action with that number, counted from 0."""
    for action in range(len(mask)):
        number -= mask[action]
        if number < 0:
            return action
    return -1


@cache
def playout(game: Game) -> Any:
    """Return the rule that plays a game at random to its end."""
    mover, legal, chance, play = game.mover, game.legal, game.chance, game.play

    @rule
    def run(box: Any, s: Any, trace: Any, mask: Any, weight: Any, lots: Any, counts: Any) -> None:
        seat = mover(s)
        while seat != NOBODY:
            if seat == CHANCE:
                chance(box, s, weight)
                play(box, s, trace, seat, pick(lots, weight))
                counts[DRAWS] += 1
            else:
                ways = legal(box, s, seat, mask)
                counts[FORCED if ways == 1 else CHOICES] += 1
                play(box, s, trace, seat, marked(mask, below(lots, ways)))
            seat = mover(s)

    return run


@cache
def playouts(game: Game) -> Compiled[Any, None]:
    """Return the loop over many playouts."""
    run = playout(game)

    @entry_of(game)
    def many(
        box: Any,
        start: Any,
        work: Any,
        trace: Any,
        mask: Any,
        weight: Any,
        lots: Any,
        counts: Any,
        games: int,
    ) -> None:
        for _ in range(games):
            put(work, 0, start, 0)
            run(box[0], work[0], trace[0], mask, weight, lots[0], counts)

    return many


@cache
def copies(game: Game) -> Compiled[Any, None]:
    """Return the loop that copies a position many times."""

    @entry_of(game)
    def many(work: Any, times: int) -> None:
        for time in range(times):
            put(work, 1 - time % 2, work, time % 2)

    return many


@rule
def next_marked(mask: Any, action: int) -> int:
    """Return the first marked action from this one on, or the length of the mask."""
    while action < len(mask) and mask[action] == 0:
        action += 1
    return action


@cache
def ways(game: Game) -> Any:
    """Return the rule that marks all that can happen next, and counts it."""
    mover, legal, chance = game.mover, game.legal, game.chance

    @rule
    def mark(box: Any, s: Any, mask: Any, weight: Any) -> int:
        seat, count = mover(s), 0
        blank(mask)
        if seat == CHANCE:
            chance(box, s, weight)
            for outcome in range(len(weight)):
                mask[outcome] = weight[outcome] > 0
                count += mask[outcome]
        elif seat != NOBODY:
            count = int(legal(box, s, seat, mask))
        return count

    return mark


@cache
def perft(game: Game) -> Compiled[Any, int]:
    """Return the count of the ways a position can go on for ``depth`` actions."""
    mover, play, mark = game.mover, game.play, ways(game)

    @entry_of(game)
    def count(
        box: Any, work: Any, trace: Any, mask: Any, weight: Any, action: Any, depth: int
    ) -> int:
        ways_on = int(mark(box[0], work[0], mask[0], weight))
        level, total = 0, 0
        action[0] = -1
        if depth == 1:
            return ways_on
        while level >= 0:
            action[level] = next_marked(mask[level], action[level] + 1)
            if action[level] == len(mask[level]):
                level -= 1
                continue
            put(work, level + 1, work, level)
            play(box[0], work[level + 1], trace[0], mover(work[level]), action[level])
            ways_on = mark(box[0], work[level + 1], mask[level + 1], weight)
            if level + 2 == depth:
                total += ways_on
            else:
                level += 1
                action[level] = -1
        return total

    return count


class Desk:
    """Room to play from one position, on either carrier."""

    def __init__(self, game: Game, box: Record, start: Position, key: bytes, *, flat: bool) -> None:
        self.game, self.flat, self.plain_start = game, flat, start
        self.box, self.start = room(box, flat=flat), room(start, flat=flat)
        self.work, self.trace = room(start, flat=flat), room(Trace.plain(), flat=flat)
        self.lots = room(Lots.of(key), flat=flat)
        self.mask = marks(1, len(game.actions), flat=flat)[0]
        self.weight = row(len(game.outcomes), flat=flat)
        self.counts = row(len(Count), flat=flat)

    def run(self, loop: Compiled[Any, Any], *rooms: Any) -> Any:
        """Run a loop, compiled if the desk is flat."""
        return (loop if self.flat else loop.function)(*rooms)

    def play(self, games: int) -> None:
        """Play a number of random games from the start."""
        rooms = (self.box, self.start, self.work, self.trace, self.mask, self.weight)
        self.run(playouts(self.game), *rooms, self.lots, self.counts, games)

    def copy(self, times: int) -> None:
        """Copy the position a number of times."""
        self.run(copies(self.game), room(self.plain_start, 2, flat=self.flat), times)

    def perft(self, depth: int) -> int:
        """Count the ways the position can go on for ``depth`` actions."""
        if depth == 0:
            return 1
        work = room(self.plain_start, depth, flat=self.flat)
        widest = max(len(self.game.actions), len(self.game.outcomes))
        mask, action = marks(depth, widest, flat=self.flat), row(depth, flat=self.flat)
        rooms = (self.box, work, self.trace, mask, self.weight, action)
        return int(self.run(perft(self.game), *rooms, depth))
