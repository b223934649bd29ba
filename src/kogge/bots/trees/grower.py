"""Bots that grow trees: of turns, small decisions and luck, or of choices at the same moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from typing import Any

from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import Record
from kogge.core.carrier.rule import can_compile
from kogge.core.game import Game, Position
from kogge.core.trace import Trace

from ..judgement.eyes import eye_of
from ..judgement.net import Net, no_net
from ..judgement.scratch import scratch
from ..threads import Threads
from ..time.allowance import Allowance
from ..time.budget import Budget
from ..weighed import Weighed
from ..yardsticks.search import find, key_of
from .crowd import crowd
from .tree import DEEP, METER, Grove, room_left, tree

ROOM = 40_000  # decisions that can be remembered in a turn
WIDE = 12  # actions of a decision, on average
FEW = 40  # decisions: with room for fewer the next choice of a turn begins anew
TASTE = (0.2, 0.1, 1.0)  # explore, sharp, trust
CURIOUS = (0.1, 0.0, 0.0)  # the same where choices meet: how often anything is tried


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
        taste: tuple[float, float, float] | None = None,
        threads: int = 1,
    ) -> None:
        assert can_compile(), "the search needs numba"
        self.game, self.box, eye = game, box, eye_of(game)
        self.turn, self.meets, self.allowance = eye.turn, eye.meets, Allowance(budget)
        self.grow = crowd(game) if eye.meets else tree(game)
        taste = taste or (CURIOUS if eye.meets else TASTE)
        self.groves = [planted(game, net(), taste) for _ in range(threads)]
        self.lots = [Lots.of(key + bytes([number])).flatten() for number in range(threads)]
        self.flat, self.traces = box.flatten(), [Trace.flat() for _ in range(threads)]
        self.threads = Threads(threads)

    def weigh(self, view: Position) -> list[Weighed]:
        """Think, and return what there is to choose from."""
        fresh = self.allowance.begin(self.turn(view))
        for grove in self.groves:
            grove.root[:] = view.flatten()
            if fresh or not room_left(grove, FEW, FEW * len(grove.mask)):
                grove.keys[:] = 0
                grove.meter[:] = 0
        self._simulate(1)
        for times in self.allowance.portions():
            self._simulate(times)
        return list(self._edges(view))

    def _simulate(self, times: int) -> None:
        """Let every thread make so many simulations on its own tree."""
        rooms = zip(self.groves, self.traces, self.lots, strict=True)
        self.threads.work(self.grow, ((self.flat, *each, times) for each in rooms))

    def _edges(self, view: Position) -> Iterator[Weighed]:
        """Add up what the trees say of the choices at their roots."""
        key = key_of(view.flatten().view("i8").tolist())
        sums: dict[int, list[float]] = {}
        for g in self.groves:
            slot = find(g.keys, key)
            for edge in range(g.start[slot], g.start[slot] + g.count[slot]):
                each = sums.setdefault(int(g.action[edge]), [0.0] * 4)
                for n, add in enumerate(_figures(g, edge, meets=self.meets)):
                    each[n] += add
        for action, (visits, gains, squares, weight) in sums.items():
            mean = gains / max(visits, 1)
            doubt = sqrt(max(squares / max(visits, 1) - mean * mean, 0.0) / max(visits, 1))
            yield Weighed(action, mean, doubt if visits > 1 else 0.5, weight)


def _figures(g: Grove, edge: int, *, meets: bool) -> tuple[float, float, float, float]:
    """Return visits, gains, their squares and the weight of an edge."""
    visits, gains, squares = int(g.visits[edge]), float(g.gains[edge]), float(g.squares[edge])
    if meets:  # the mean of what was meant
        return visits, gains, squares, float(g.prior[edge])
    first = float(g.first[edge])  # the first look counts as a visit
    return visits + 1, gains + first, squares + first * first, visits + 1e-3 * first


def planted(game: Game, net: Net, taste: tuple[float, float, float]) -> Grove:
    """Return rooms for a tree."""
    import numpy as np

    root = game.position_kind.plain().flatten()
    work = np.repeat(root, 3)
    edges, slots = ROOM * WIDE, 2 * ROOM + 1

    def places(count: int, kind: Any) -> Any:
        return np.zeros(count, kind)

    return Grove(
        root=root, work=work, cells=work.view(np.int64).reshape(3, -1),
        mask=places(len(game.actions), np.uint8), weight=places(len(game.outcomes), np.int64),
        keys=places(slots, np.int64), start=places(slots, np.int32), count=places(slots, np.int32),
        action=places(edges, np.int64), visits=places(edges, np.int32),
        gains=places(edges, np.float32), squares=places(edges, np.float32),
        first=places(edges, np.float32), prior=places(edges, np.float32),
        path=np.zeros((DEEP, 2), np.int64), worth=np.zeros(8), taste=np.array(taste),
        meter=places(METER, np.int64), scratch=scratch(flat=True), net=net,
    )  # fmt: skip
