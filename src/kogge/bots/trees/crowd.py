"""Tree search for several who choose at the same moment, compiled.

Every seat has its own statistics, found by the hash of its view, so that nobody sees what the
others choose. A seat chooses by the regret of not having chosen otherwise (regret matching), and
over many simulations the choices of all settle into mixes that answer each other. A simulation
ends with the first turn that has not been looked at, and the position is judged then.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from kogge.core.carrier.lot import below, lot, pick
from kogge.core.carrier.room import put
from kogge.core.carrier.rule import Compiled, entry, rule
from kogge.core.game import CHANCE, NOBODY, Game

from ..judgement.eyes import eye_of
from ..judgement.leaf import share_of
from .tree import DEEP, EDGES, EXPLORE, Grove, credit, finder, room_left

NEW = 32  # decisions that a simulation may add, more than a round has
WHOLE = 1 << 32  # a lot is one of so many numbers


@rule
def regret(g: Grove, slot: int, lots: Any) -> int:
    """Choose an edge by regret, now and then any; untried ones come first."""
    begin, end = g.start[slot], g.start[slot] + g.count[slot]
    gains, visits, untried, total = 0.0, 0, 0, 0.0
    for edge in range(begin, end):
        gains, visits = gains + g.gains[edge], visits + g.visits[edge]
        untried += g.visits[edge] == 0
    if untried:
        number = below(lots, untried)
        for edge in range(begin, end):
            if g.visits[edge] == 0:
                if number == 0:
                    return edge
                number -= 1
    for edge in range(begin, end):
        missed = g.gains[edge] / g.visits[edge] - gains / visits
        g.first[edge] = max(0.0, g.first[edge] + missed)
        total += g.first[edge]
    return _drawn(g, begin, end, total, lots)


@rule
def _drawn(g: Grove, begin: int, end: int, total: float, lots: Any) -> int:
    """Draw an edge by the regrets, and note what was meant."""
    for edge in range(begin, end):
        g.prior[edge] += g.first[edge] / total if total > 0.0 else 1.0 / (end - begin)
    if total <= 0.0 or lot(lots) / WHOLE < g.taste[EXPLORE]:
        return begin + below(lots, end - begin)
    point = lot(lots) / WHOLE * total
    for edge in range(begin, end):
        point -= g.first[edge]
        if point < 0.0:
            return edge
    return end - 1


@cache
def crowd(game: Game) -> Compiled[Any, None]:  # noqa: C901  the rules of one loop
    """Return the loop of simulations from one view."""
    mover, legal, chance, play = game.mover, game.legal, game.chance, game.play
    imagine, share, look_up = game.imagine, share_of(game), finder(game)
    turn = eye_of(game).turn

    @rule
    def spread_out(g: Any, slot: int) -> None:
        """List what can be chosen in a decision that is new."""
        g.start[slot] = g.meter[EDGES]
        for action in range(len(g.mask)):
            if g.mask[action]:
                edge = g.meter[EDGES]
                g.action[edge], g.visits[edge], g.gains[edge] = action, 0, 0.0
                g.squares[edge], g.first[edge], g.prior[edge] = 0.0, 0.0, 0.0
                g.meter[EDGES] += 1
        g.count[slot] = g.meter[EDGES] - g.start[slot]

    @entry
    def many(box: Any, g: Any, trace: Any, lots: Any, times: int) -> None:
        for _ in range(times):
            if not room_left(g, NEW, NEW * len(g.mask)):
                break
            put(g.work, 0, g.root, 0)
            imagine(box[0], g.work[0], lots[0])
            depth, fresh, seat = 0, False, mover(g.work[0])
            now = turn(g.work[0])
            while seat != NOBODY and depth < DEEP and not (fresh and turn(g.work[0]) != now):
                now = turn(g.work[0])
                if seat == CHANCE:
                    chance(box[0], g.work[0], g.weight)
                    action = pick(lots[0], g.weight)
                else:
                    legal(box[0], g.work[0], seat, g.mask)
                    slot = look_up(g, seat)
                    if g.count[slot] == 0:
                        spread_out(g, slot)
                        fresh = True
                    edge = regret(g, slot, lots[0])
                    g.path[depth][0], g.path[depth][1] = edge, seat
                    depth, action = depth + 1, int(g.action[edge])
                play(box[0], g.work[0], trace[0], seat, action)
                seat = mover(g.work[0])
            for each in range(g.work[0].seats):
                g.worth[each] = share(box[0], g.work[0], each, g.net)
            credit(g, depth)

    return many
