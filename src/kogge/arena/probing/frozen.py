"""The best level as others may ask it: what it would do here, as often as one likes."""

from __future__ import annotations

from kogge.bots.guild import Member
from kogge.bots.level import NAMES, level_of
from kogge.bots.time.allowance import Allowance
from kogge.bots.time.budget import Budget
from kogge.bots.weighed import Weighed
from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position

BEST = NAMES[-1]
KNOWN = 4096  # views whose answers are remembered


def sims_of(game: Game) -> int:
    """Return the simulations of a turn of the best level."""
    return level_of(game, BEST).sims


class Frozen:
    """The policy of the best level; its answer to a view is remembered, so that it does not change.

    A number of simulations and no clock: the same key and view always give the same answer.
    """

    def __init__(self, game: Game, box: Record, key: bytes, sims: int) -> None:
        self.game, self.box, self.budget = game, box, Budget(sims=sims)
        self.member = Member(game, box, key, self.budget, name=BEST)
        self.known: dict[bytes, list[Weighed]] = {}

    def begin(self, luck: bytes) -> None:
        """Begin with another line of play, by a given luck; none of it has been thought about."""
        self.member.lots = Lots.of(luck)
        if self.member.mind is not None:
            self.member.mind.allowance = Allowance(self.budget)

    def weigh(self, view: Position) -> list[Weighed]:
        """Return what the policy thinks of the choices of a view."""
        key = view.pack()
        if key not in self.known:
            if len(self.known) >= KNOWN:
                self.known.clear()
            self.known[key] = self.member.weigh(view)
        return self.known[key]

    def choose(self, view: Position) -> int:
        """Return what the policy does; from a mix it draws anew each time."""
        only = self.game.legal_actions(self.box, view, view.viewer)
        return only[0] if len(only) == 1 else self.member.pick(self.weigh(view))

    def worth(self, view: Position) -> float:
        """Return the share of the win that the mover of a view may expect."""
        return max(self.weigh(view), key=lambda each: each.weight).share
