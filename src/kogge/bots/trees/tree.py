"""Tree search that looks at positions instead of playing them out, compiled.

Decisions belong to what the mover knows, as in ``search``: a decision is found by the hash of
that view, and hidden cards are imagined anew in every simulation. When a decision is met for the
first time, each of its actions is tried, what it began is finished, and the resulting position is
judged before luck decides. What looks good is followed first and most.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp, sqrt
from typing import TYPE_CHECKING, Any

from kogge.core.carrier.lot import pick
from kogge.core.carrier.room import put
from kogge.core.carrier.rule import rule
from kogge.core.compiled.entry import Compiled, entry_of
from kogge.core.game import CHANCE, NOBODY, Game

from ..judgement.eyes import eye_of
from ..judgement.leaf import LEAST, anchoring, looking, near_share_of, seen_share_of
from ..judgement.unsure import UNSURE
from .finder import finder
from .grove import (
    DEEP,
    NOW,
    TRIED,
    Decision,
    Grove,
    Looked,
    add_edge,
    credit,
    note_step,
    room_left,
)
from .thrift import moved, spared

if TYPE_CHECKING:
    from ..sheet import Marks

PATIENT = 64  # choices after which what was begun is taken to be finished
NONE = -1  # in place of an edge or an action


@cache
def tree(game: Game) -> Compiled[Any, None]:
    """Return the loop of simulations from one view."""
    simulate = simulation(game)

    @entry_of(game)
    def many(box: Any, g: Grove[Looked], trace: Any, lots: Any, times: int) -> None:
        for _ in range(times):
            if not room_left(g, 1, len(g.mask)):
                break
            simulate(box[0], g, trace[0], lots[0])

    return many


@cache
def simulation(game: Game) -> Callable[[Any, Grove[Looked], Any, Any], None]:
    """Return the rule that imagines what is hidden, follows what is known, and looks further."""
    imagine, descend, expand, price = game.imagine, descent(game), growth(game), pricing(game)

    @rule
    def simulate(box: Any, g: Any, trace: Any, lots: Any) -> None:
        put(g.work, NOW, g.root, 0)
        imagine(box, g.work[NOW], lots)
        for seat in range(g.work[NOW].seats):
            g.lost[seat] = 0.0
        depth, slot, seat = descend(box, g, trace, lots)
        if seat != NOBODY and depth < DEEP and g.decisions[slot].count == 0:
            expand(box, g, trace, slot, seat)
        else:
            price(box, g, NOW)
        credit(g, depth)

    return simulate


def descent(game: Game) -> Callable[..., tuple[int, int, int]]:
    """Return the rule that follows what is known to its end."""
    mover, legal, chance, play = game.mover, game.legal, game.chance, game.play
    together, look_up, parting = game.together, finder(game), eye_of(game).parting

    @rule
    def asked(g: Any) -> int:
        """Return who acts next: of several at the same moment, first the seat that is thinking."""
        thinker = g.root[0].viewer
        return thinker if (together(g.work[NOW]) >> thinker) & 1 else mover(g.work[NOW])

    @rule
    def forced(box: Any, g: Any, lots: Any, seat: int) -> int:
        """Return what happens without a choice: by luck, or because there is only one way."""
        if seat == CHANCE:
            chance(box, g.work[NOW], g.weight)
            return pick(lots, g.weight)
        ways = legal(box, g.work[NOW], seat, g.mask)
        return last_marked(g.mask) if ways == 1 else NONE

    @rule
    def descend(box: Any, g: Any, trace: Any, lots: Any) -> tuple[int, int, int]:
        """Return how many choices were made, and the seat whose decision is then open."""
        depth, slot, seat = 0, 0, asked(g)
        while seat != NOBODY:
            action = forced(box, g, lots, seat)
            if action == NONE:
                slot = look_up(g, seat)
                if g.decisions[slot].count == 0 or depth == DEEP:
                    break
                edge = promise(g, g.decisions[slot])
                if edge == NONE:
                    break
                note_step(g.path[depth], edge, seat)
                depth, action = depth + 1, g.edges[edge].action
            if seat != CHANCE:
                g.lost[seat] += parting(box, g.work[NOW], seat)
            play(box, g.work[NOW], trace, seat, action)
            seat = asked(g)
        return depth, slot, seat

    return descend


@cache
def pricing(game: Game) -> Callable[[Any, Grove[Looked], int], None]:
    """Return the rule that judges a position for all seats."""
    look, share, given = looking(game), seen_share_of(game), spared(game)

    @rule
    def price(box: Any, g: Any, place: int) -> None:
        """At larger tables shares come near the whole win, and are made to add up to it."""
        s, total = g.work[place], 0.0
        look(box, s, g.net)
        if s.seats == 2:
            g.worth[0] = moved(share(box, s, 0, g.net), given(box, g, s, 0), 2)
            g.worth[1] = 1.0 - g.worth[0]
            return
        for seat in range(s.seats):
            g.worth[seat] = moved(share(box, s, seat, g.net), given(box, g, s, seat), s.seats)
            total += g.worth[seat]
        for seat in range(s.seats):
            g.worth[seat] /= max(total, LEAST)

    return price


def growth(game: Game) -> Callable[[Any, Grove[Looked], Any, int, int], None]:
    """Return the rule that looks at all actions of a new decision."""
    share, anchored, given = near_share_of(game), anchoring(game), spared(game)
    price, try_out = pricing(game), trial(game)

    @rule
    def expand(box: Any, g: Any, trace: Any, slot: int, seat: int) -> None:
        """Look at all actions, and judge by the best of them."""
        decision = g.decisions[slot]
        decision.start = g.meter[0].edges
        tried = g.work[TRIED]
        anchored(box, g.work[NOW], seat, g.net)
        for action in range(len(g.mask)):
            if g.mask[action]:
                try_out(box, g, trace, seat, action)
                edge = add_edge(g.edges, g.meter[0], action)
                looks = share(box, tried, seat, g.net)
                g.edges[edge].first = moved(looks, given(box, g, tried, seat), tried.seats)
        decision.count = g.meter[0].edges - decision.start
        try_out(box, g, trace, seat, g.edges[favour(g.edges, decision, g.taste.sharp)].action)
        price(box, g, TRIED)

    return expand


def trial(game: Game) -> Callable[[Any, Grove[Looked], Any, int, int], None]:
    """Return the rule that sets up the outcome of an action."""
    mover, play, finish, guess = game.mover, game.play, eye_of(game).finish, eye_of(game).guess

    @rule
    def try_out(box: Any, g: Any, trace: Any, seat: int, action: int) -> None:
        """Finish what an action begins; luck brings what is expected."""
        put(g.work, TRIED, g.work, NOW)
        s, who = g.work[TRIED], seat
        for _ in range(1 + PATIENT):
            play(box, s, trace, who, action)
            who, action = mover(s), UNSURE
            if who == seat:
                action = finish(box, s, seat, g.scratch)
            elif who == CHANCE:
                action = guess(box, s)
            if action == UNSURE:
                break

    return try_out


@rule
def last_marked(mask: Marks) -> int:
    """Return the last action that is legal, or NONE."""
    found = NONE
    for action in range(len(mask)):
        if mask[action]:
            found = action
    return found


@rule
def promise(g: Grove[Looked], decision: Decision) -> int:
    """Return the legal edge that is best known or least known, NONE if none is legal now."""
    begin, end, total = decision.start, decision.start + decision.count, 1
    for n in range(begin, end):
        total += g.edges[n].visits
    best, chosen, width, trust = -1.0, NONE, g.taste.explore * sqrt(total), g.taste.trust
    for n in range(begin, end):
        edge = g.edges[n]
        if g.mask[edge.action]:
            mean = (edge.gains + trust * edge.first) / (edge.visits + trust)
            bound = mean + width * edge.prior / (1 + edge.visits)
            if bound > best:
                best, chosen = bound, n
    return chosen


@rule
def favour(edges: Sequence[Looked], decision: Decision, sharp: float) -> int:
    """Set how likely the edges of a decision seem, by how they look; return the best."""
    begin, end = decision.start, decision.start + decision.count
    best = begin
    for n in range(begin, end):
        if edges[n].first > edges[best].first:
            best = n
    total = 0.0
    for n in range(begin, end):
        edges[n].prior = exp((edges[n].first - edges[best].first) / sharp)
        total += edges[n].prior
    for n in range(begin, end):
        edges[n].prior /= total
    return int(best)
