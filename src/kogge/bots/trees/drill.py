"""Whole games of a tree with itself, compiled: many more than Python could follow."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, cast

from kogge.core.carrier.flat import copies, zeros
from kogge.core.carrier.lot import Lots, below, pick
from kogge.core.carrier.room import put, room, taken
from kogge.core.carrier.rule import rule
from kogge.core.compiled.entry import Compiled, entry_of
from kogge.core.game import CHANCE, NOBODY, Game, Position
from kogge.core.trace import Trace

from ..judgement.eyes import eye_of
from ..judgement.net import Net, no_net
from ..judgement.unsure import UNSURE
from .finder import finder
from .grove import NOW, Looked, Taste, planted, room_left
from .grower import TASTE
from .tree import last_marked, simulation

LEARNING = TASTE._replace(thrift=0.0)  # a net is to know what wins
SHARE = 6  # tenths of what is left of a turn's simulations that go into a choice
DECIDED = 0.03  # a share that is as good as a loss
BOLD = 0.03  # how much worse, in shares, a choice may be and still be tried
TRY = 8  # one choice in this many is one of those
ROOM = 6000  # decisions that are remembered in a turn
NOTES = 4096  # pairs of seats in positions that are noted of a game, at most


class Notes(NamedTuple):
    """What is noted of a game: pairs of seats in positions, as a net sees them."""

    rows: Any  # what is seen
    seats: Any  # the seat, and the other
    thought: Any  # for two: the share of the win that the search expected
    meter: Any  # how many there are, and how many choices were made
    left: Any  # simulations left in this turn, and the turn
    led: Any  # the set of seats that the hand leads at first, and for how many choices of all


class Drill:
    """A tree that plays itself; its rooms serve one game after another."""

    def __init__(self, game: Game, net: Net, key: bytes, taste: Taste = LEARNING) -> None:
        self.game, box = game, game.edition.box
        self.play, self.box = drill(game), room(box, flat=True)
        self.grove = planted(game, net, taste, Looked, ROOM)
        self.strange = planted(game, no_net(), taste, Looked, ROOM)
        self.trace = room(Trace.plain(), flat=True)
        self.lots = copies(Lots.of(key + b"search").pack(), Lots.flat_layout(), 2)
        self.lots[1] = Lots.of(key + b"world").pack()
        self.notes = Notes(
            zeros("f", NOTES, eye_of(game).inputs),
            zeros("q", NOTES, 2),
            zeros("d", NOTES),
            zeros("q", 2),
            zeros("q", 2),
            zeros("q", 2),
        )

    def practise(self, start: Position, sims: int, led: int = 0, choices: int = 0) -> Position:
        """Play to the end with so many simulations a turn; return how it ended.

        The hand may lead a set of seats for so many choices: a net then meets what it would not
        bring about. Nothing is noted of these.
        """
        table, notes = room(start, flat=True), self.notes
        notes.meter[0], notes.meter[1], notes.left[1] = 0, 0, -1
        notes.led[0], notes.led[1] = led, choices
        self.play(self.box, self.grove, self.strange, table, self.trace, self.lots, notes, sims)
        return cast("Position", taken(table[0], self.game.position_kind))


@cache
def drill(game: Game) -> Compiled[Any, None]:
    """Return the loop that plays a game to its end."""
    mover, legal, chance, play, turn = (
        game.mover,
        game.legal,
        game.chance,
        game.play,
        eye_of(game).turn,
    )
    think, note = thinking(game), noting(game)

    @entry_of(game)
    def practise(
        box: Any,
        own: Any,
        strange: Any,
        table: Any,
        trace: Any,
        lots: Any,
        notes: Notes,
        sims: int,
    ) -> None:
        seat, g = mover(table[0]), own
        while seat != NOBODY:
            if seat == CHANCE:
                chance(box[0], table[0], g.weight)
                action = pick(lots[1], g.weight)
            elif legal(box[0], table[0], seat, g.mask) == 1:
                action = last_marked(g.mask)
            else:
                early = notes.meter[1] < notes.led[1]
                g = strange if early and (notes.led[0] >> seat) & 1 else own
                if notes.left[1] != turn(table[0]):
                    notes.left[0], notes.left[1] = sims, turn(table[0])
                    clear(own)
                    clear(strange)
                slot = think(box[0], g, table, trace[0], lots[0], seat, notes)
                action = choose(g, slot, lots[1])
                notes.meter[1] += 1
                if not early:
                    note(box[0], table[0], g, slot, seat, notes)
            play(box[0], table[0], trace[0], seat, action)
            seat = mover(table[0])

    return practise


@rule
def clear(g: Any) -> None:
    """Forget the tree of another turn."""
    for n in range(len(g.keys)):
        g.keys[n] = 0
    g.meter[0].decisions, g.meter[0].edges = 0, 0


def thinking(game: Game) -> Any:
    """Return the rule that grows a tree for a seat and returns the place of its decision."""
    hide, simulate, look_up = game.hide, simulation(game), finder(game)

    @rule
    def think(box: Any, g: Any, table: Any, trace: Any, lots: Any, seat: int, notes: Any) -> int:
        put(g.root, 0, table, 0)
        hide(g.root[0], seat)
        times = max(1, notes.left[0] * SHARE // 10)
        notes.left[0] -= times
        for _ in range(times + 1):
            if room_left(g, 1, len(g.mask)):
                simulate(box, g, trace, lots)
        put(g.work, NOW, g.root, 0)
        return int(look_up(g, seat))

    return think


@rule
def choose(g: Any, slot: int, lots: Any) -> int:
    """Choose the best, and now and then another that is hardly worse."""
    begin, count = g.decisions[slot].start, g.decisions[slot].count
    best = best_of(g, begin, count)
    if below(lots, TRY) == 0:
        other = begin + below(lots, count)
        if mean_of(g, other) >= mean_of(g, best) - BOLD:
            best = other
    return int(g.edges[best].action)


@rule
def most_visited(g: Any, begin: int, count: int) -> int:
    """Return the choice that was followed most."""
    best = begin
    for n in range(begin, begin + count):
        if weight_of(g, n) > weight_of(g, best):
            best = n
    return best


@rule
def best_of(g: Any, begin: int, count: int) -> int:
    """Return the choice to make: where the game is decided, the one that is worth most."""
    best = most_visited(g, begin, count)
    share = mean_of(g, best)
    if min(share, 1.0 - share) < DECIDED:
        for n in range(begin, begin + count):
            if mean_of(g, n) > mean_of(g, best):
                best = n
    return best


@rule
def weight_of(g: Any, n: int) -> float:
    """Return how much a choice was followed; of equal ones the first look decides."""
    return float(g.edges[n].visits + 1e-3 * g.edges[n].first)


@rule
def mean_of(g: Any, n: int) -> float:
    """Return what a choice seems worth; the first look counts as a visit."""
    return float((g.edges[n].gains + g.edges[n].first) / (g.edges[n].visits + 1))


def noting(game: Game) -> Any:
    """Return the rule that notes what is seen of each pair of seats.

    Of every pair: a look at what a choice led to asks about seats of which neither is to move.
    """
    describe, finish = eye_of(game).describe, eye_of(game).finish

    @rule
    def note(box: Any, s: Any, g: Any, slot: int, seat: int, notes: Any) -> None:
        if finish(box, s, seat, g.scratch) != UNSURE:
            return
        share = mean_of(g, most_visited(g, g.decisions[slot].start, g.decisions[slot].count))
        for one in range(s.seats):
            for other in range(s.seats):
                at = notes.meter[0]
                if one != other and at < len(notes.rows):
                    describe(box, s, one, other, notes.rows[at])
                    notes.seats[at][0], notes.seats[at][1] = one, other
                    notes.thought[at] = share if one == seat else 1.0 - share
                    notes.meter[0] += 1

    return note
