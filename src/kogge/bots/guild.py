"""Members of the guild: bots that search and judge, each at a level."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import exp

from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position

from .duel.duellist import Duellist, drawn
from .judgement.eyes import eye_of
from .judgement.net import Net
from .level import NAMES, level_of
from .nets import net_of
from .time.budget import Budget
from .trees.grower import READING, Grower
from .weighed import Weighed

Mind = Duellist | Grower
LEAST, DECIDED = 0.05, 0.03
ENDS = (NAMES[0], NAMES[-1])  # between them they use everything that is compiled for a game


class Member:
    """A bot of one level; where two choose at the same moment, the best levels solve matrices."""

    def __init__(
        self,
        game: Game,
        box: Record,
        key: bytes,
        budget: Budget | None = None,
        *,
        name: str,
        net: Callable[[], Net] | None = None,
        judges: bool = False,
        threads: int = 1,
    ) -> None:
        self.judges = judges  # and does not play: it says what wins, and minds no waste
        self.game, self.box, self.key, self.threads = game, box, key, threads
        self.name, self.level, self.lots = name, level_of(game, name), Lots.of(key)
        self.budget = budget
        self.net = net or partial(net_of, game)
        self.mind: Mind | None = None

    def choose(self, view: Position) -> int:
        actions = self.game.legal_actions(self.box, view, view.viewer)
        return actions[0] if len(actions) == 1 else self.pick(self.weigh(view))

    def weigh(self, view: Position) -> list[Weighed]:
        """Think, and return what there is to choose from."""
        if self.mind is None:
            self.mind = self._mind(view.seats)
        return self.mind.weigh(view)

    def pick(self, found: list[Weighed]) -> int:
        """Choose: mixed where others choose at the same moment, the best elsewhere; or err."""
        if self.level.calm > 0:
            return drawn(self.lots, softened(found, self.level.calm, self.level.floor))
        if eye_of(self.game).meets:
            return drawn(self.lots, {each.action: each.weight for each in found})
        best = max(found, key=lambda each: each.weight)
        if is_decided(best.share):
            best = max(found, key=lambda each: each.share)
        return best.action

    def _mind(self, seats: int) -> Mind:
        """Be at a table of some size from now on."""
        self.level = level_of(self.game, self.name, seats)
        budget = self.budget or self.level.budget
        if self.level.solves and seats == 2:
            return Duellist(
                self.game, self.box, self.key, budget, net=self.net, threads=self.threads
            )
        return Grower(
            self.game, self.box, self.key, budget, net=self.net, threads=self.threads,
            taste=READING if seats <= self.level.reads else None, judges=self.judges,
        )  # fmt: skip


def softened(found: list[Weighed], calm: float, floor: float) -> dict[int, float]:
    """Return how likely each choice is for a bot that errs: the worse, the less likely."""
    best = max(each.share for each in found)
    tense = max(LEAST, 4 * best * (1 - best))  # an error in points costs less share at the ends
    return {
        each.action: exp((each.share - best) / (calm * tense))
        for each in found
        if each.share >= best - floor * tense
    }


def is_decided(share: float) -> bool:
    """Return whether a game is as good as won or lost, so that only points are left to win."""
    return min(share, 1 - share) < DECIDED


def rouse(game: Game, box: Record, view: Position, name: str) -> None:
    """Let a member think for a moment, so that the code it needs is compiled and loaded."""
    Member(game, box, b"", Budget(sims=1), name=name).weigh(view)
