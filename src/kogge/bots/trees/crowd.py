"""Tree search for several seats that choose at the same moment, compiled.

Every seat has its own statistics, found by the hash of its view, so that no seat sees what the
others choose. A seat chooses by the regret of not having chosen otherwise (regret matching), and
over many simulations the choices of all settle into mixes that answer each other. A simulation
ends with the first turn that has not been looked at, and the position is judged then; once no room
is left to remember more, it ends with the first decision that is not remembered. Whoever has a
picture of the others (``picture``) expects them to choose by it at times.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from kogge.core.carrier.lot import Lots, below, lot, pick
from kogge.core.carrier.room import put
from kogge.core.carrier.rule import rule
from kogge.core.compiled.entry import Compiled, entry_of
from kogge.core.game import CHANCE, NOBODY, Game

from ..judgement.eyes import eye_of
from ..judgement.leaf import share_of
from .finder import finder
from .grove import DEEP, NOW, Decision, Grove, Regretted, add_edge, credit, note_step

WHOLE = 1 << 32  # a lot is a number below it


@cache
def crowd(game: Game) -> Compiled[Any, None]:
    """Return the loop of simulations from one view."""
    imagine, share, run = game.imagine, share_of(game), simulation(game)

    @entry_of(game)
    def many(box: Any, g: Grove[Regretted], trace: Any, lots: Any, times: int) -> None:
        for _ in range(times):
            put(g.work, NOW, g.root, 0)
            imagine(box[0], g.work[NOW], lots[0])
            depth = run(box[0], g, trace[0], lots[0])
            for seat in range(g.work[NOW].seats):
                g.worth[seat] = share(box[0], g.work[NOW], seat, g.net)
            credit(g, depth)

    return many


def simulation(game: Game) -> Callable[[Any, Grove[Regretted], Any, Lots], int]:
    """Return the rule that plays on until a turn ends in which a decision was new."""
    mover, legal, chance, play = game.mover, game.legal, game.chance, game.play
    turn, look_up, together = eye_of(game).turn, finder(game), game.together

    @rule
    def run(box: Any, g: Any, trace: Any, lots: Any) -> int:
        """Return how many choices were made."""
        s, depth, fresh = g.work[NOW], 0, False
        unread = together(s) & ~(1 << g.root[0].viewer) if g.taste.trust > 0.0 else 0
        seat, now = mover(s), turn(s)
        while seat != NOBODY and depth < DEEP and not (fresh and turn(s) != now):
            now = turn(s)
            if seat == CHANCE:
                chance(box, s, g.weight)
                action = pick(lots, g.weight)
            elif (unread >> seat) & 1 and lot(lots) / WHOLE < g.taste.trust:
                action = pick(lots, g.picture[seat])
            else:
                legal(box, s, seat, g.mask)
                slot = look_up(g, seat)
                if g.keys[slot] == 0:
                    break
                decision = g.decisions[slot]
                if decision.count == 0:
                    spread_out(g, decision)
                    fresh = True
                edge = regretted(g.edges, decision, g.taste.explore, lots)
                note_step(g.path[depth], edge, seat)
                depth, action = depth + 1, int(g.edges[edge].action)
            if seat != CHANCE:
                unread &= ~(1 << seat)
            play(box, s, trace, seat, action)
            seat = mover(s)
        return depth

    return run


@rule
def spread_out(g: Grove[Regretted], decision: Decision) -> None:
    """List what can be chosen in a decision that is new to the tree."""
    decision.start = g.meter[0].edges
    for action in range(len(g.mask)):
        if g.mask[action]:
            edge = g.edges[add_edge(g.edges, g.meter[0], action)]
            edge.regret, edge.meant = 0.0, 0.0
    decision.count = g.meter[0].edges - decision.start


@rule
def regretted(edges: Sequence[Regretted], decision: Decision, explore: float, lots: Lots) -> int:
    """Choose an edge by regret, now and then any; untried ones come first."""
    begin, end = decision.start, decision.start + decision.count
    gains, visits, untried, total = 0.0, 0, 0, 0.0
    for n in range(begin, end):
        gains, visits = gains + edges[n].gains, visits + edges[n].visits
        untried += edges[n].visits == 0
    if untried:
        return _untried(edges, begin, end, below(lots, untried))
    for n in range(begin, end):
        edge = edges[n]
        missed = edge.gains / edge.visits - gains / visits
        edge.regret = max(0.0, edge.regret + missed)
        total += edge.regret
    _note_meant(edges, begin, end, total)
    if total <= 0.0 or lot(lots) / WHOLE < explore:
        return int(begin + below(lots, end - begin))
    return _drawn(edges, begin, end, lot(lots) / WHOLE * total)


@rule
def _untried(edges: Sequence[Regretted], begin: int, end: int, number: int) -> int:
    """Return one of the edges that have not been tried."""
    for n in range(begin, end):
        if edges[n].visits == 0:
            if number == 0:
                return n
            number -= 1
    return end - 1


@rule
def _note_meant(edges: Sequence[Regretted], begin: int, end: int, total: float) -> None:
    """Note how likely each edge is meant to be chosen."""
    for n in range(begin, end):
        edges[n].meant += edges[n].regret / total if total > 0.0 else 1.0 / (end - begin)


@rule
def _drawn(edges: Sequence[Regretted], begin: int, end: int, point: float) -> int:
    """Return the edge at a point along the regrets."""
    for n in range(begin, end):
        point -= edges[n].regret
        if point < 0.0:
            return n
    return end - 1
