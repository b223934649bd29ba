"""Tree search that looks at positions instead of playing them out, compiled.

Decisions belong to what the mover knows, as in ``search``: a decision is found by the hash of his
view, and hidden cards are imagined anew in every simulation. When a decision is met for the first
time, each of its actions is tried, what it began is finished, and the position that comes of it
is judged before luck decides. What looks good is followed first and most.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp, sqrt
from typing import Any, NamedTuple

from kogge.core.carrier.lot import pick
from kogge.core.carrier.room import put
from kogge.core.carrier.rule import Compiled, entry, rule
from kogge.core.game import CHANCE, NOBODY, Game

from ..judgement.eyes import eye_of
from ..judgement.leaf import share_of
from ..judgement.unsure import UNSURE
from ..yardsticks.search import find, key_of

DEEP = 256  # decisions of one simulation that are remembered
PATIENT = 64  # choices after which something begun is taken to be finished
EXPLORE, SHARP, TRUST, TASTES = range(4)  # what a searcher can be told
NODES, EDGES, METER = range(3)  # how much of the rooms is used


class Grove(NamedTuple):
    """Where the search works and remembers."""

    root: Any
    work: Any  # the position, a copy that is tried, and a view
    cells: Any  # the same, as numbers
    mask: Any
    weight: Any  # of outcomes
    keys: Any  # of decisions
    start: Any  # by decision: its first edge
    count: Any  # by decision: how many edges
    action: Any  # by edge
    visits: Any
    gains: Any  # the sum of what came of it, for the mover
    squares: Any  # and of its squares
    first: Any  # how it looked at first; or the regret of not having chosen it
    prior: Any  # how likely it seemed at first; or how often it was meant to be chosen
    path: Any  # edges and their movers
    worth: Any  # by seat: what came of a simulation
    taste: Any
    meter: Any
    scratch: Any
    net: Any


@rule
def promise(g: Grove, slot: int) -> int:
    """Return the legal edge that is best known or least known, -1 if none is legal any more."""
    total = 1
    for edge in range(g.start[slot], g.start[slot] + g.count[slot]):
        total += g.visits[edge]
    best, chosen, width = -1.0, -1, g.taste[EXPLORE] * sqrt(total)
    for edge in range(g.start[slot], g.start[slot] + g.count[slot]):
        if g.mask[g.action[edge]]:
            known = g.visits[edge] + g.taste[TRUST]
            mean = (g.gains[edge] + g.taste[TRUST] * g.first[edge]) / known
            bound = mean + width * g.prior[edge] / (1 + g.visits[edge])
            if bound > best:
                best, chosen = bound, edge
    return chosen


@rule
def favour(g: Grove, slot: int) -> int:
    """Set how likely the edges of a decision seem, by how they look; return the best."""
    begin, end = g.start[slot], g.start[slot] + g.count[slot]
    best = begin
    for edge in range(begin, end):
        if g.first[edge] > g.first[best]:
            best = edge
    total = 0.0
    for edge in range(begin, end):
        g.prior[edge] = exp((g.first[edge] - g.first[best]) / g.taste[SHARP])
        total += g.prior[edge]
    for edge in range(begin, end):
        g.prior[edge] /= total
    return int(best)


@rule
def credit(g: Grove, depth: int) -> None:
    """Give every decision of the path what its mover got."""
    for step in range(depth):
        edge, gain = g.path[step][0], g.worth[g.path[step][1]]
        g.visits[edge] += 1
        g.gains[edge] += gain
        g.squares[edge] += gain * gain


@rule
def room_left(g: Grove, nodes: int, edges: int) -> bool:
    """Tell whether so many more decisions and edges can be remembered; a full table has no end."""
    enough = 2 * (g.meter[NODES] + nodes) < len(g.keys)
    return bool(enough and g.meter[EDGES] + edges <= len(g.action))


@cache
def finder(game: Game) -> Callable[[Any, int], int]:
    """Return the rule that finds what a seat knows among what is remembered."""
    hide = game.hide

    @rule
    def look_up(g: Any, seat: int) -> int:
        """Return the slot of what a seat knows."""
        put(g.work, 2, g.work, 0)
        hide(g.work[2], seat)
        key = key_of(g.cells[2])
        slot = find(g.keys, key)
        if g.keys[slot] == 0:
            g.keys[slot], g.count[slot] = key, 0
            g.meter[NODES] += 1
        return slot

    return look_up


@cache
def tree(game: Game) -> Compiled[Any, None]:  # noqa: C901, PLR0915  the rules of one loop
    """Return the loop of simulations from one view."""
    mover, legal, chance, play = game.mover, game.legal, game.chance, game.play
    imagine, together, share, look_up = game.imagine, game.together, share_of(game), finder(game)
    finish, guess = eye_of(game).finish, eye_of(game).guess

    @rule
    def asked(g: Any) -> int:
        """Return who acts next: of several at the same moment first the one who is thinking."""
        thinker = g.root[0].viewer
        return thinker if (together(g.work[0]) >> thinker) & 1 else mover(g.work[0])

    @rule
    def try_out(box: Any, g: Any, trace: Any, seat: int, action: int) -> None:
        """Set up in the second place what comes of an action.

        What it began is finished, and luck brings what is expected of it.
        """
        put(g.work, 1, g.work, 0)
        s, who = g.work[1], seat
        for _ in range(1 + PATIENT):
            play(box, s, trace, who, action)
            who, action = mover(s), UNSURE
            if who == seat:
                action = finish(box, s, seat, g.scratch)
            elif who == CHANCE:
                action = guess(box, s)
            if action == UNSURE:
                break

    @rule
    def price(box: Any, g: Any, place: int) -> None:
        """Judge a position for all seats."""
        s, rest = g.work[place], 1.0
        for seat in range(s.seats - 1):
            g.worth[seat] = share(box, s, seat, g.net)
            rest -= g.worth[seat]
        g.worth[s.seats - 1] = rest

    @rule
    def expand(box: Any, g: Any, trace: Any, slot: int, seat: int) -> None:
        """Look at all that can be done, and judge by the best of it."""
        g.start[slot] = g.meter[EDGES]
        for action in range(len(g.mask)):
            if g.mask[action]:
                edge = g.meter[EDGES]
                try_out(box, g, trace, seat, action)
                g.action[edge], g.visits[edge], g.gains[edge] = action, 0, 0.0
                g.squares[edge], g.first[edge] = 0.0, share(box, g.work[1], seat, g.net)
                g.meter[EDGES] += 1
        g.count[slot] = g.meter[EDGES] - g.start[slot]
        try_out(box, g, trace, seat, g.action[favour(g, slot)])
        price(box, g, 1)

    @entry
    def many(box: Any, g: Any, trace: Any, lots: Any, times: int) -> None:  # noqa: C901
        for _ in range(times):
            if not room_left(g, 1, len(g.mask)):
                break
            put(g.work, 0, g.root, 0)
            imagine(box[0], g.work[0], lots[0])
            depth, slot, seat = 0, 0, asked(g)
            while seat != NOBODY:
                action = -1
                if seat == CHANCE:
                    chance(box[0], g.work[0], g.weight)
                    action = pick(lots[0], g.weight)
                else:
                    ways = legal(box[0], g.work[0], seat, g.mask)
                    for only in range(len(g.mask) if ways == 1 else 0):
                        if g.mask[only]:
                            action = only
                    if action < 0:
                        slot = look_up(g, seat)
                        if g.count[slot] == 0 or depth == DEEP:
                            break
                        edge = promise(g, slot)
                        if edge < 0:
                            break
                        g.path[depth][0], g.path[depth][1] = edge, seat
                        depth, action = depth + 1, g.action[edge]
                play(box[0], g.work[0], trace[0], seat, action)
                seat = asked(g)
            if seat != NOBODY and depth < DEEP and g.count[slot] == 0:
                expand(box[0], g, trace[0], slot, seat)
            else:
                price(box[0], g, 0)
            credit(g, depth)

    return many
