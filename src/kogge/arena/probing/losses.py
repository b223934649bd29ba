"""What the best level loses where two choose at the same moment, and the value is known exactly."""

from __future__ import annotations

from dataclasses import dataclass

from kogge.bots.duel.duellist import Duellist, Verdict
from kogge.bots.duel.frames import WAITS
from kogge.bots.time.budget import Budget
from kogge.core.carrier.record import Record
from kogge.core.game import NOBODY, Game, Position, shares
from kogge.core.trace import Trace
from kogge.games import find

from .frozen import Frozen, sims_of

PLENTY = 200_000  # positions that are opened to solve one
Mix = dict[int, float]


@dataclass(frozen=True, slots=True)
class Ending:
    """A position between two, as processes hand it on."""

    game: str
    packed: bytes


@dataclass(frozen=True, slots=True)
class Loss:
    """What a position is worth to a side, and what it gets if the other knows its mix."""

    value: float
    answered: float

    @property
    def lost(self) -> float:
        return max(0.0, self.value - self.answered)


def losses(ending: Ending) -> list[Loss]:
    """Return what the best level loses on each side; nothing where that cannot be solved."""
    game = find(ending.game)
    s = game.position_kind.unpack(ending.packed)
    judge = Judge(game, game.edition.box)
    return [loss for side in range(2) if (loss := judge.loss(s, side)) is not None]


class Judge:
    """Knows exact values, and how much of one a mix gives away."""

    def __init__(self, game: Game, box: Record) -> None:
        self.game, self.box, self.known = game, box, dict[bytes, Verdict]()
        self.solver = Duellist(game, box, b"judge", Budget(sims=1))

    def loss(self, s: Position, side: int) -> Loss | None:
        """Return what the mix of the best level loses to a best answer, if all of it is known."""
        frozen = Frozen(self.game, self.box, b"loss", sims_of(self.game))
        found = frozen.weigh(self.game.view(s, side))
        mix = {each.action: each.weight for each in found if each.weight > 0}
        value, answered = self.gain(s, side), self.answered(s, side, mix)
        return None if value is None or answered is None else Loss(value, answered)

    def answered(self, s: Position, side: int, mix: Mix) -> float | None:
        """Return what a side with this mix gets if the other knows it and answers best."""
        left = [self.against(s, side, mix, answer) for answer in self.choices(s, 1 - side)]
        known = [each for each in left if each is not None]
        return min(known) if len(known) == len(left) else None

    def against(self, s: Position, side: int, mix: Mix, answer: int) -> float | None:
        """Return what a mix gets against one answer."""
        total = 0.0
        for own, share in mix.items():
            pair = (own, answer) if side == 0 else (answer, own)
            gain = self.gain(self.after(s, *pair), side)
            if gain is None:
                return None
            total += share * gain
        return total / sum(mix.values())

    def gain(self, s: Position, side: int) -> float | None:
        """Return the value of a position for a side, if it can be solved."""
        if self.game.mover(s) == NOBODY:
            return shares(self.game.places(self.box, s))[side]
        key = s.pack()
        if key not in self.known:
            self.known[key] = self.solver.solve(self.game.view(s, 0), iter((PLENTY,)))
        verdict = self.known[key]
        return verdict.share(side) if verdict.exact else None

    def choices(self, s: Position, side: int) -> list[int]:
        """Return what a side may choose; one that is not asked waits."""
        asked = self.game.together(s) >> side & 1
        return self.game.legal_actions(self.box, s, side) if asked else [WAITS]

    def after(self, s: Position, one: int, two: int) -> Position:
        """Return the outcome of a choice of each side."""
        new, trace = s.copy(), Trace.plain()
        for side, action in enumerate((one, two)):
            if action != WAITS:
                self.game.play(self.box, new, trace, side, action)
        return new
