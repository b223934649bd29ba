"""The sounder: what a position is worth to a seat, by a tree that begins with nothing.

Every simulation has lots of its own, the same for every position: what is hidden is imagined
alike, and two choices are compared in the same worlds. So a worth depends on the view and on
nothing else, not even on what was looked at before.
"""

from __future__ import annotations

from functools import partial

from kogge.bots.nets import net_of
from kogge.bots.sheet import wipe
from kogge.bots.time.allowance import SHARE, Allowance
from kogge.bots.time.budget import Budget
from kogge.bots.trees.grower import Grower
from kogge.bots.weighed import Weighed
from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position

from .change import Shares, middle

KEY = b"review"


class Sounder:
    """Looks from views, each time with a fresh tree."""

    def __init__(self, game: Game, box: Record, key: bytes = KEY) -> None:
        self.key = key
        net = partial(net_of, game)
        self.grower = Grower(game, box, key, Budget(sims=1), net=net, judges=True)
        self.grove, [self.lots] = self.grower.groves[0], self.grower.lots
        self.starts: list[bytes] = []
        self.elsewhere = Lots.of(key + b" elsewhere").pack()

    def weigh(self, view: Position, sims: int) -> list[Weighed]:
        """Return what a search thinks of each choice, in worlds that no worth is taken from."""
        self.grower.allowance = Allowance(Budget(sims=round(sims / SHARE)))
        self.lots[0] = self.elsewhere
        return self.grower.weigh(view)

    def shares(self, view: Position, sims: int, tree: int = 0) -> Shares:
        """Return what all seats may expect of a position, known as far as the view shows it."""
        self.plant(view)
        numbers = range(tree * sims, (tree + 1) * sims)
        return middle([self.grow(number, view.seats) for number in numbers])

    def plant(self, view: Position) -> None:
        """Begin a tree for a view."""
        self.grove.root[0] = view.pack()
        self.grove.keys[:] = 0
        wipe(self.grove.meter)

    def grow(self, number: int, seats: int) -> Shares:
        """Make one simulation, with the lots of its number; return what it brought the seats."""
        self._draw_from(number)
        each = self.grower
        each.grow(each.flat, self.grove, each.traces[0], self.lots, 1)
        return tuple(self.grove.worth[:seats].tolist())

    def _draw_from(self, number: int) -> None:
        while len(self.starts) <= number:
            self.starts.append(Lots.of(self.key + b" %d" % len(self.starts)).pack())
        self.lots[0] = self.starts[number]
