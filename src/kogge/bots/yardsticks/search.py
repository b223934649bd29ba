"""Tree search by random playouts, for any game, compiled.

Statistics belong to what a seat knows: a decision is looked up by the hash of the mover's view.
So seats that choose at the same moment do not see each other's picks, and hidden cards, imagined
anew in every simulation, do not split the tree. With simultaneous choices this is decoupled UCT,
with hidden cards information-set search with several observers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import log, sqrt
from typing import Any

from kogge.core.carrier.flat import zeros
from kogge.core.carrier.lot import Lots, below, pick
from kogge.core.carrier.record import Record
from kogge.core.carrier.room import put, room
from kogge.core.carrier.rule import rule
from kogge.core.compiled.entry import Compiled, can_compile, entry_of
from kogge.core.game import CHANCE, NOBODY, Game, Position
from kogge.core.loop import marked
from kogge.core.trace import Trace

from ..judgement.eyes import eye_of
from ..time.allowance import Allowance
from ..time.budget import Budget

SIMULATIONS = 10000
ROOM = 60_000  # simulations for which there is room where only time is bounded
EXPLORE = 0.4  # weight of the unknown against the known, for results between 0 and 1
KEPT = 0.7  # share of the highest number of visits below which an action was only explored
DEEP = 512  # decisions of one simulation that are remembered


@rule
def key_of(cells: Any) -> int:
    """Return a hash of a position, never 0; four at once take hardly longer than one."""
    one, two, three, four = 1469598103, 1469598104, 1469598105, 1469598106
    whole = len(cells) - len(cells) % 4
    for i in range(0, whole, 4):
        one, two = mixed(one, cells[i]), mixed(two, cells[i + 1])
        three, four = mixed(three, cells[i + 2]), mixed(four, cells[i + 3])
    for i in range(whole, len(cells)):
        one = mixed(one, cells[i])
    return mixed(mixed(mixed(one, two), three), four) | 1


@rule
def mixed(key: int, cell: int) -> int:
    """Mix a number into a hash."""
    key = ((key ^ cell) * 1099511627) & 0x3FFFFFFFFFFFFFF
    return key ^ key >> 29


@rule
def find(keys: Any, key: int) -> int:
    """Return the slot of a key, or the free slot in which it belongs."""
    slot = key % len(keys)
    while keys[slot] != 0 and keys[slot] != key:
        slot = slot + 1 if slot + 1 < len(keys) else 0
    return slot


@rule
def most_promising(mask: Any, visits: Any, gains: Any, lots: Any) -> int:
    """Return the action with the highest upper bound; untried ones come first, by lot."""
    untried, total = 0, 0
    for action in range(len(mask)):
        if mask[action]:
            total += visits[action]
            untried += visits[action] == 0
    if untried:
        number = below(lots, untried)
        for action in range(len(mask)):
            if mask[action] and visits[action] == 0:
                if number == 0:
                    return action
                number -= 1
    best, chosen, spread = -1.0, -1, log(total)
    for action in range(len(mask)):
        if mask[action]:
            bound = gains[action] / visits[action] + EXPLORE * sqrt(spread / visits[action])
            if bound > best:
                best, chosen = bound, action
    return chosen


@cache
def simulations(game: Game) -> Compiled[Any, None]:  # noqa: C901  one loop, three kinds of move
    """Return the loop of simulations from one view."""
    mover, legal, chance, play = game.mover, game.legal, game.chance, game.play
    hide, imagine, merit = game.hide, game.imagine, game.merit

    @rule
    def settle(box: Any, s: Any, path: Any, depth: int, visits: Any, gains: Any) -> None:
        """Give every decision of the path what its seat has won."""
        best, winners = merit(box, s, 0), 0
        for seat in range(s.seats):
            best = max(best, merit(box, s, seat))
        for seat in range(s.seats):
            winners += merit(box, s, seat) == best
        for step in range(depth):
            slot, seat, action = path[step][0], path[step][1], path[step][2]
            visits[slot][action] += 1
            if merit(box, s, seat) == best:
                gains[slot][action] += 1.0 / winners

    @rule
    def look_up(work: Any, cells: Any, keys: Any, seat: int) -> int:
        """Return the slot of what a seat knows; it is negative, less one, if that is new."""
        put(work, 1, work, 0)
        hide(work[1], seat)
        key = key_of(cells[1])
        slot = find(keys, key)
        if keys[slot] == key:
            return slot
        keys[slot] = key
        return -1 - slot

    @entry_of(game)
    def many(
        box: Any,
        root: Any,
        work: Any,
        cells: Any,
        trace: Any,
        mask: Any,
        weight: Any,
        lots: Any,
        keys: Any,
        visits: Any,
        gains: Any,
        path: Any,
        times: int,
    ) -> None:
        for _ in range(times):
            put(work, 0, root, 0)
            imagine(box[0], work[0], lots[0])
            depth, inside = 0, True  # inside the tree, until a decision is new
            seat = mover(work[0])
            while seat != NOBODY:
                ways = 0 if seat == CHANCE else legal(box[0], work[0], seat, mask)
                if seat == CHANCE:
                    chance(box[0], work[0], weight)
                    action = pick(lots[0], weight)
                elif inside and ways > 1 and depth < len(path):
                    slot = look_up(work, cells, keys, seat)
                    inside = slot >= 0
                    slot = slot if inside else -1 - slot
                    action = most_promising(mask, visits[slot], gains[slot], lots[0])
                    path[depth][0], path[depth][1], path[depth][2] = slot, seat, action
                    depth += 1
                else:
                    action = marked(mask, below(lots[0], ways))
                play(box[0], work[0], trace[0], seat, action)
                seat = mover(work[0])
            settle(box[0], work[0], path, depth, visits, gains)

    return many


class Search:
    """The bot that searches: a number of simulations a decision, or of milliseconds a turn."""

    def __init__(self, game: Game, box: Record, key: bytes, budget: Budget | None = None) -> None:
        self.game, self.box, self.lots = game, box, Lots.of(key)
        timed = budget is not None and budget.ms is not None
        self.simulations = (budget.sims if budget is not None else None) or (
            ROOM if timed else SIMULATIONS
        )
        self.turn = eye_of(game).turn
        self.allowance = Allowance(budget) if budget is not None and budget.ms else None

    def choose(self, view: Position) -> int:
        """Choose among the most visited in proportion to their visits: a mix cannot be read."""
        visits = self.visits(view)
        if not any(visits):
            return self._only(view)
        kept = max(visits) * KEPT
        return pick(self.lots, [count if count >= kept else 0 for count in visits])

    def _only(self, view: Position) -> int:
        return self.game.legal_actions(self.box, view, view.viewer)[0]

    def _portions(self, view: Position) -> Iterator[int]:
        """Return how many simulations to make before looking at the clock again."""
        if self.allowance is None:
            yield self.simulations
            return
        self.allowance.begin(self.turn(view))
        left = self.simulations
        for times in self.allowance.portions():
            yield min(times, left)
            left -= times
            if left <= 0:
                return

    def visits(self, view: Position) -> list[int]:
        """Return how often each action was visited at the root."""
        assert can_compile(self.game), "the search needs compiled code"
        game, slots = self.game, 2 * self.simulations + 1
        root, work = room(view, flat=True), room(view, 2, flat=True)
        cells, keys = work.seen_as("i", work.itemsize // 4), zeros("q", slots)
        visits, gains = zeros("i", slots, len(game.actions)), zeros("f", slots, len(game.actions))
        lots = room(self.lots, flat=True)
        rooms = (room(self.box, flat=True), root, work, cells, room(Trace.plain(), flat=True))
        mask, weight = zeros("B", len(game.actions)), zeros("q", len(game.outcomes))
        path = zeros("q", DEEP, 3)
        loop = simulations(game)
        for times in self._portions(view):
            loop(*rooms, mask, weight, lots, keys, visits, gains, path, times)
        self.lots = Lots.unpack(lots.tobytes())
        root_key = key_of(root.seen_as("i").tolist())
        return list(visits[find(keys, root_key)].tolist())
