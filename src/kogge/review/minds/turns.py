"""Games of turns and luck: decisions weighed by trees, draws beside the mean of their outcomes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

from kogge.bots.advice.explain import Case, advised
from kogge.bots.guild import Member
from kogge.bots.level import level_of
from kogge.bots.time.budget import Budget
from kogge.bots.weighed import Weighed
from kogge.core.game import CHANCE, Position
from kogge.core.match import Entry, Match
from kogge.core.trace import Trace

from ..care import Care
from ..findings import Choice, Decision, Grade
from ..grades import NOTABLE, grade, is_certain
from .change import Change, Shares, beyond, middle
from .sounder import KEY, Sounder

JUDGED = 0.01  # of the win: one net errs alike in all its judgements, so no error is smaller
SENSIBLE = 0.10  # of the win: a choice that looks worse by more is no choice
DOUBTED = 0.03  # of the win: what seems to make such a difference is looked at again
Looks = list[Shares]  # one of each tree
USUAL = "craftsman"  # whose choices surprise nobody


class Turns:
    """Looks at a match for one seat, at every choice with the eyes of whoever made it.

    Every tree knows what all seats may expect, so what each of them gains or loses comes with it.
    """

    def __init__(self, match: Match, seat: int, care: Care, key: bytes = KEY) -> None:
        self.match, self.seat, self.care = match, seat, care
        self.game, self.box, self.trace = match.game, match.box, Trace.plain()
        self.sounder = Sounder(self.game, self.box, key)

    def changes(self) -> Iterator[Change]:
        """Yield what every entry of the log brought, as far as it could be otherwise."""
        now = Match(self.match.header)
        yield Change(0, before=self.sounder.shares(now.view(self.seat), self.care.find))
        for entry in self.match.entries:
            if entry.actor == CHANCE:
                yield from self.drawn(now, entry.action)
            elif len(now.options(entry.actor)) > 1:
                decided = self.decided if entry.actor == self.seat else self._decided_aside
                yield decided(now, entry)
            now.repeat(entry)

    # Draws.

    def drawn(self, now: Match, outcome: int) -> Iterator[Change]:
        """Yield the luck of a draw: what it brought beside the mean of what it could bring."""
        weights = self.game.weights(self.box, now.position)
        if sum(map(bool, weights)) < 2:  # nothing else could come
            return
        looks = {n: self._after_draw(now.position, n) for n, each in enumerate(weights) if each}
        total = sum(weights)
        parts = [[weights[n] * share / total for share in look] for n, look in looks.items()]
        mean = tuple(sum(each) for each in zip(*parts, strict=True))
        yield Change(len(now.entries), draws=beyond(looks[outcome], mean))

    def _after_draw(self, position: Position, outcome: int) -> Shares:
        """Return what all may expect then, seen by whoever sees the draw."""
        after, viewer = position.copy(), self.game.audience(position, CHANCE, outcome)
        self.game.play(self.box, after, self.trace, CHANCE, outcome)
        view = self.game.view(after, viewer if viewer >= 0 else self.seat)
        return self.sounder.shares(view, self.care.draw)

    # Decisions.

    def decided(self, now: Match, entry: Entry) -> Change:
        """Return what a decision of the seat was worth beside the best one."""
        view, count, action = now.view(self.seat), len(now.entries), entry.action
        found = self.found(view, self.care)
        best = found[0].action
        if best == action:
            before = self.after(view, best, replace(self.care, trees=1))
            decision = self._confirmed(view, count, found)
            return Change(count, before=middle(before), decision=decision)
        ones, others = self.beside(view, (best, action), self.care)
        decision = self._compared(view, count, (best, action), (ones, others))
        # It counts even if it is none: errors of the judge must cancel out.
        cost = beyond(middle(others), middle(ones))
        return Change(count, {self.seat: cost}, before=middle(ones), decision=decision)

    def _decided_aside(self, now: Match, entry: Entry) -> Change:
        """Return what a decision of another seat brought, beside what was best for that one."""
        view, care = now.view(entry.actor), self.care.aside
        best = self.found(view, care)[0].action
        if best == entry.action:
            return Change(len(now.entries))
        ones, others = map(middle, self.beside(view, (best, entry.action), care))
        return Change(len(now.entries), {entry.actor: beyond(others, ones)})

    def beside(self, view: Position, pair: tuple[int, int], care: Care) -> tuple[Looks, Looks]:
        """Return what all may expect after either of two choices of a viewer.

        What seems to make a difference, for better or worse, is looked at again more closely:
        few simulations do not find how a turn of many small choices goes on.
        """
        one, other = (self.after(view, each, care) for each in pair)
        if abs(beyond(middle(one), middle(other))[view.viewer]) < DOUBTED:
            return one, other
        one, other = (self.after(view, each, care.closer) for each in pair)
        return one, other

    def found(self, view: Position, care: Care) -> list[Weighed]:
        """Return the choices of a viewer, the best first."""
        case = Case(self.game, self.box, view, solved=False)
        return advised(case, self.sounder.weigh(view, care.find))

    def _compared(
        self, view: Position, count: int, pair: tuple[int, int], looks: tuple[Looks, Looks]
    ) -> Decision:
        """Return a decision that was not what the search would choose."""
        ones, others = (self._own(each) for each in looks)
        (lead, error), worth = lead_of(ones, others), fmean(ones)
        played = self._choice(pair[1], worth - lead)
        best = self._choice(pair[0], worth) if lead > 0 else played
        loss = best.share - played.share
        return Decision(count, self._ways(view), played, best, loss, error, grade(loss, error))

    def _confirmed(self, view: Position, count: int, found: Sequence[Weighed]) -> Decision | None:
        """Return a decision that was the best, if there was another sensible one."""
        leads = [found[0].share - each.share for each in found[1:]]
        if min(leads, default=1.0) > SENSIBLE:
            return None
        best, brilliant = self._choice(found[0].action, found[0].share), False
        if leads[0] >= NOTABLE and self._usual(view) != best.action:
            _, lead, error = self.lead(view, best.action, found[1].action, self.care)
            brilliant = is_certain(lead, error)
        name: Grade = "brilliant" if brilliant else "sound"
        return Decision(count, self._ways(view), best, best, 0.0, JUDGED, name)

    def _usual(self, view: Position) -> int:
        """Return what a craftsman is most likely to choose."""
        sims = level_of(self.game, USUAL, view.seats).sims
        member = Member(self.game, self.box, KEY, Budget(sims=sims), name=USUAL)
        return max(member.weigh(view), key=lambda each: each.share).action

    def lead(self, view: Position, one: int, other: int, care: Care) -> tuple[float, float, float]:
        """Return what a choice brings the seat, how much more than another, and the error."""
        ones, others = (self.worths(view, action, care) for action in (one, other))
        return fmean(ones), *lead_of(ones, others)

    def worths(self, view: Position, action: int, care: Care) -> list[float]:
        """Return what the seat may expect after a choice of a viewer, by several trees."""
        return self._own(self.after(view, action, care))

    def after(self, view: Position, action: int, care: Care) -> Looks:
        """Return what all seats may expect after a choice of a viewer, by several trees."""
        after = view.copy()
        self.game.play(self.box, after, self.trace, view.viewer, action)
        return [self.sounder.shares(after, care.weigh, tree) for tree in range(care.trees)]

    def _own(self, looks: Looks) -> list[float]:
        return [each[self.seat] for each in looks]

    def _ways(self, view: Position) -> int:
        return len(self.game.legal_actions(self.box, view, self.seat))

    def _choice(self, action: int, share: float) -> Choice:
        return Choice(action, share, self.game.actions.name(action))


def lead_of(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """Return how much more one choice brings than another in the same worlds, and the error."""
    leads = [a - b for a, b in zip(ones, others, strict=True)]
    return fmean(leads), max(stdev(leads) / sqrt(len(leads)), JUDGED)
