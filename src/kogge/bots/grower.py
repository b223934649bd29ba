"""The bot that grows a tree: one turn after the other, small decisions and luck."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from kogge.core.game import Game, Position
from kogge.core.lot import Lots
from kogge.core.record import Record
from kogge.core.rule import can_compile
from kogge.core.trace import Trace

from .allowance import Allowance
from .budget import Budget
from .eye import EYES
from .net import Net, no_net
from .search import find, key_of
from .tree import DEEP, METER, Grove, tree

ROOM = 40_000  # decisions that can be remembered in a turn
WIDE = 12  # actions of a decision, on average
TASTE = (0.4, 0.05, 1.0)  # explore, sharp, trust


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action and what the search thinks of it."""

    action: int
    share: float  # of the win that it is likely to bring
    doubt: float  # standard error
    visits: int


class Grower:
    """Tree search with an evaluation, for games of turns."""

    def __init__(
        self,
        game: Game,
        box: Record,
        key: bytes,
        budget: Budget,
        *,
        net: Net | None = None,
        taste: tuple[float, float, float] = TASTE,
    ) -> None:
        self.game, self.box, self.lots = game, box, Lots.of(key)
        self.turn, self.allowance = EYES[game.name].turn, Allowance(budget)
        self.net, self.taste = net or no_net(), taste
        self.grove: Grove | None = None

    def choose(self, view: Position) -> int:
        actions = self.game.legal_actions(self.box, view, view.viewer)
        if len(actions) == 1:
            return actions[0]
        return max(self.weigh(view), key=lambda each: (each.visits, each.share)).action

    def weigh(self, view: Position) -> list[Weighed]:
        """Think, and return what there is to choose from."""
        assert can_compile(), "the search needs numba"
        fresh = self.allowance.begin(self.turn(view))
        g = self._grove(view, fresh=fresh)
        g.root[:] = view.flatten()
        lots, box, trace, grow = self.lots.flatten(), self.box.flatten(), Trace.flat(), tree(self.game)
        grow(box, g, trace, lots, 1)
        for times in self.allowance.portions():
            grow(box, g, trace, lots, times)
        self.lots = Lots.unpack(lots.tobytes())
        return _edges(g, find(g.keys, key_of(g.root.view("i8").tolist())))

    def _grove(self, view: Position, *, fresh: bool) -> Grove:
        """Return the rooms; what was thought of in an earlier turn is forgotten."""
        if self.grove is None:
            self.grove = _planted(self.game, view, self.net, self.taste)
        elif fresh:
            self.grove.keys[:] = 0
            self.grove.meter[:] = 0
        return self.grove


def _edges(g: Grove, slot: int) -> list[Weighed]:
    found = []
    for edge in range(g.start[slot], g.start[slot] + g.count[slot]):
        visits, first = int(g.visits[edge]), float(g.first[edge])
        mean = (float(g.gains[edge]) + first) / (visits + 1)
        square = (float(g.squares[edge]) + first * first) / (visits + 1)
        doubt = sqrt(max(square - mean * mean, 0.0) / (visits + 1)) if visits else 0.5
        found.append(Weighed(int(g.action[edge]), mean, doubt, visits))
    return found


def _planted(game: Game, view: Position, net: Net, taste: tuple[float, float, float]) -> Grove:
    import numpy as np

    work = np.repeat(view.flatten(), 3)
    edges, actions = ROOM * WIDE, len(game.actions)
    places: Any = np.zeros(edges, np.int32)
    return Grove(
        root=view.flatten(), work=work, cells=work.view(np.int64).reshape(3, -1),
        mask=np.zeros(actions, np.uint8), weight=np.zeros(len(game.outcomes), np.int64),
        keys=np.zeros(2 * ROOM + 1, np.int64), start=np.zeros(2 * ROOM + 1, np.int32),
        count=np.zeros(2 * ROOM + 1, np.int32), action=places, visits=np.zeros(edges, np.int32),
        gains=np.zeros(edges, np.float32), squares=np.zeros(edges, np.float32),
        first=np.zeros(edges, np.float32), prior=np.zeros(edges, np.float32),
        path=np.zeros((DEEP, 2), np.int64), worth=np.zeros(8), taste=np.array(taste),
        meter=np.zeros(METER, np.int64), net=net,
    )  # fmt: skip
