"""Bots that grow trees: of turns, small decisions and luck, or of choices at the same moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import Record
from kogge.core.carrier.room import room
from kogge.core.compiled.entry import can_compile
from kogge.core.game import Game, Position
from kogge.core.trace import Trace

from ..duel.reading import TRUST
from ..judgement.eyes import eye_of
from ..judgement.net import Net, no_net
from ..sheet import wipe
from ..threads import Threads
from ..time.allowance import Allowance
from ..time.budget import Budget
from ..weighed import Weighed
from ..yardsticks.search import find, key_of
from .crowd import crowd
from .grove import ROOM, Grove, Looked, Regretted, Taste, planted, room_left
from .picture import take_picture
from .tree import tree

FEW = 40  # decisions: with room for fewer, the next choice of a turn begins anew
TASTE = Taste(explore=0.2, sharp=0.1, trust=1.0)
CURIOUS = Taste(explore=0.1, sharp=0.0, trust=0.0)  # where choices meet
READING = CURIOUS._replace(trust=TRUST)  # with a picture of what the others will choose

Figures = tuple[float, float, float, float]  # visits, gains, their squares and the weight


class Grower:
    """Tree search with an evaluation, on one tree for each thread."""

    def __init__(
        self,
        game: Game,
        box: Record,
        key: bytes,
        budget: Budget,
        *,
        net: Callable[[], Net] = no_net,
        taste: Taste | None = None,
        judges: bool = False,
        threads: int = 1,
    ) -> None:
        assert can_compile(game), "the search needs compiled code"
        self.game, self.box, eye = game, box, eye_of(game)
        self.turn, self.meets, self.allowance = eye.turn, eye.meets, Allowance(budget)
        self.grow = crowd(game) if eye.meets else tree(game)
        self.figures: Callable[[Any], Figures] = _met if eye.meets else _looked
        taste = taste or (CURIOUS if eye.meets else TASTE)
        self.taste = taste = taste._replace(thrift=0.0) if judges else taste
        kind = Regretted if eye.meets else Looked
        self.groves: list[Grove[Any]] = [
            planted(game, net(), taste, kind, ROOM) for _ in range(threads)
        ]
        self.lots = [room(Lots.of(key + bytes([number])), flat=True) for number in range(threads)]
        self.flat, self.traces = (
            room(box, flat=True),
            [room(Trace.plain(), flat=True) for _ in range(threads)],
        )
        self.threads = Threads(threads)

    def weigh(self, view: Position) -> list[Weighed]:
        """Think, and return what there is to choose from."""
        fresh = self.allowance.begin(self.turn(view))
        for grove in self.groves:
            grove.root[0] = view.pack()
            if fresh or not room_left(grove, FEW, FEW * len(grove.mask)):
                grove.keys[:] = 0
                wipe(grove.meter)
        if self.meets and self.taste.trust > 0:
            for rooms in self.rooms():
                take_picture(self.game, self.box, view, rooms)
        self._simulate(1)
        for times in self.allowance.portions():
            self._simulate(times)
        return list(self._edges(view))

    def _simulate(self, times: int) -> None:
        """Let every thread make simulations on its own tree."""
        self.threads.work(self.grow, ((*rooms, times) for rooms in self.rooms()))

    def rooms(self) -> list[tuple[Any, Grove[Any], Any, Any]]:
        """Return what each thread works with."""
        each = zip(self.groves, self.traces, self.lots, strict=True)
        return [(self.flat, *rooms) for rooms in each]

    def _edges(self, view: Position) -> Iterator[Weighed]:
        """Add up what the trees say about the choices at their roots."""
        key = key_of(room(view, flat=True).seen_as("q").tolist())
        sums: dict[int, list[float]] = {}
        for g in self.groves:
            root = g.decisions[find(g.keys, key)]
            for edge in g.edges[root.start : root.start + root.count]:
                each = sums.setdefault(int(edge.action), [0.0] * 4)
                for n, add in enumerate(self.figures(edge)):
                    each[n] += add
        for action, (visits, gains, squares, weight) in sums.items():
            mean = gains / max(visits, 1)
            doubt = sqrt(max(squares / max(visits, 1) - mean * mean, 0.0) / max(visits, 1))
            yield Weighed(action, mean, doubt if visits > 1 else 0.5, weight)


def _met(edge: Regretted) -> Figures:
    """Return the figures of a choice that meets others; its weight is what was meant."""
    return int(edge.visits), float(edge.gains), float(edge.squares), float(edge.meant)


def _looked(edge: Looked) -> Figures:
    """Return the figures of a choice that was looked at, which counts as a visit."""
    visits, first = int(edge.visits), float(edge.first)
    gains, squares = float(edge.gains) + first, float(edge.squares) + first * first
    return visits + 1, gains, squares, visits + 1e-3 * first
