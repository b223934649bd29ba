"""Why a choice is good: for each of the best a word with figures, which front ends put in words.

It looks only at a view. What a choice brings at first sight is reckoned in points on imagined
worlds; what the search says beyond that is marked as such.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Literal, get_args

from kogge.core.carrier.bits import size
from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position

from ..judgement.eyes import eye_of
from ..weighed import Weighed
from .first_sight import Points, first_sight, lead_of

Kind = Literal[
    "sure",  # it wins for certain
    "lost",  # hardly any choice still wins: this one stands best, or is no better than the other
    "mixed",  # choices meet: taken in this share of cases, since a predictable player loses
    "even",  # as good as the other, as far as is known
    "gain",  # it brings more points than the next best
    "deny",  # it leaves the strongest other seat fewer points than the next best would
    "invest",  # it is better further ahead, though it brings fewer points at first sight
    "allow",  # it is better further ahead, though it leaves another seat more at first sight
    "far",  # it is better further ahead, and the same at first sight
    "loss",  # it brings fewer points than the best
    "leave",  # it leaves the strongest other seat more points than the best would
    "late",  # it is worse further ahead, not at first sight
    "slight",  # it was hardly looked at: its share says nothing
]
KINDS: tuple[Kind, ...] = get_args(Kind)
CERTAIN = 1e-6  # what is nearer to a win or a defeat is one
LOST = 0.005  # of the win: less is hardly any
NOTICED = 0.5  # points: fewer are not worth a word, since first sights are no finer
RARE = 0.05  # of cases: less is no part of a mix
FOLLOWED = 0.1  # of the greatest weight: a choice with less was not explored enough to be advised
BLIND = 0.3  # standard error: a share that may be this far off means nothing
TOLD = 0.005  # of the win: shares that differ less are shown as equal
JUDGED = 0.01  # of the win: one net errs alike in all its judgements, so a smaller lead is noise
# Where several seats choose at once, the mixes of all drift together, which no mean within one
# search shows. In ten views each for three, four and six players, the share of an alderman's best
# choice differed over six keys by up to 0.065 (standard deviation; root mean square 0.024), while
# each search reported 0.001 to 0.006.
DRIFT = 0.03


@dataclass(frozen=True, slots=True)
class Explained:
    """A choice, what it is likely to bring, and why it ranks where it does."""

    action: int
    share: float  # of the win
    doubt: float  # standard error
    kind: Kind
    points: float | None = None  # the difference, where the word or a mix uses it
    seat: int | None = None  # the seat that gets or lacks them, if another
    cases: float | None = None  # in what share of cases it is chosen, where choices are mixed


@dataclass(frozen=True, slots=True)
class Case:
    """A decision, seen from a view, by a bot that searches or has solved a mix."""

    game: Game
    box: Record
    view: Position
    solved: bool  # whether weights are the shares of a mix, and all shares are judged alike

    def meets(self) -> bool:
        """Return whether others choose at the same moment and their choices matter."""
        return eye_of(self.game).meets and size(self.game.together(self.view)) > 1

    def points(self, actions: Sequence[int]) -> Points:
        return first_sight(self.game, self.box, self.view, actions)


def explain(case: Case, found: Sequence[Weighed], top: int = 3) -> list[Explained]:
    """Explain the best choices: the first against the second, the others against the first."""
    order = advised(case, found)
    if not order:
        return []
    scales = Scales(case, order, top)
    first, *others = order[:top]
    return [scales.best(first), *(scales.beside(each, first) for each in others)]


# The order.


def advised(case: Case, found: Sequence[Weighed]) -> list[Weighed]:
    """Return the choices in the order in which they are advised.

    In a solved mix, the choice that is taken most comes first. Elsewhere it is the one that wins
    most often for certain, of those explored: visits also follow curiosity.
    """
    if case.solved:
        return sorted(found, key=lambda each: (-each.weight, -each.share))
    most = max((each.weight for each in found), default=0.0)
    order = sorted(
        (_honest(case, each) for each in found),
        key=lambda each: (each.weight < FOLLOWED * most, each.doubt - each.share),
    )
    return _settled(case, order, FOLLOWED * most)


def _honest(case: Case, each: Weighed) -> Weighed:
    """Return a choice with at least the doubt that has been measured."""
    if each.doubt < CERTAIN or not eye_of(case.game).meets:
        return each
    return replace(each, doubt=max(each.doubt, DRIFT))


def _settled(case: Case, order: list[Weighed], least: float) -> list[Weighed]:
    """Where the game is decided, put what stands best first: shares no longer differ."""
    ties = [each for each in order if each.weight >= least and _alike(each, order[0])]
    if len(ties) < 2:
        return order
    points = case.points([each.action for each in ties])
    ties.sort(key=lambda each: lead_of(points[each.action], case.view.viewer), reverse=True)
    return ties + [each for each in order if each not in ties]


def _alike(each: Weighed, best: Weighed) -> bool:
    """Return whether two choices are both lost, or both win as surely."""
    if each.doubt >= BLIND:
        return False
    return max(each.share, best.share) < LOST or (_is_sure(each) and _is_sure(best))


def _is_sure(each: Weighed) -> bool:
    return each.doubt < CERTAIN and each.share > 1 - CERTAIN


# The reasons.


class Scales:
    """Compares choices: by their shares, and by points at first sight."""

    def __init__(self, case: Case, order: Sequence[Weighed], top: int) -> None:
        self.case, self.seat, actions = case, case.view.viewer, [each.action for each in order]
        self.next = next((each for each in order[1:] if each.doubt < BLIND), None)
        if self.next is None:  # nothing else was explored: take what looks next best
            actions = case.game.legal_actions(case.box, case.view, self.seat)
        else:
            actions = [*actions[:top], self.next.action]
        self.points, self.cases = case.points(actions), _cases(case, order)

    def best(self, each: Weighed) -> Explained:
        """Return why a choice is the best, compared with the next best."""
        if _is_sure(each):
            return _explained(each, "sure")
        if each.share < LOST:
            return _explained(each, "lost")
        if self.next is None and len(self.points) == 1:
            return _explained(each, "even")
        ahead = self._ahead(each, self.next.action if self.next else self._looks_next(each))
        if self.next is None or self._leads(each, self.next):
            return ahead
        return self._mixed(each, ahead) or _explained(each, "even")

    def beside(self, each: Weighed, best: Weighed) -> Explained:
        """Return how another choice looks compared with the best."""
        if each.doubt >= BLIND:
            return _explained(each, "slight")
        if _is_sure(each):
            return _explained(each, "sure")
        if max(each.share, best.share) < LOST:
            return _explained(each, "lost")
        if self._leads(best, each):
            return self._behind(each, best.action)
        return self._mixed(each) or _explained(each, "even")

    def _leads(self, each: Weighed, other: Weighed) -> bool:
        """Return whether a choice wins more often than another, as far as is known."""
        margin = hypot(each.doubt, other.doubt)
        margin = min(max(margin, CERTAIN), JUDGED) if self.case.solved else max(margin, TOLD)
        return each.share - other.share > margin

    def _looks_next(self, each: Weighed) -> int:
        """Return what looks best at first sight, of all other choices."""
        others = (action for action in self.points if action != each.action)
        return max(others, key=lambda action: lead_of(self.points[action], self.seat))

    def _ahead(self, each: Weighed, other: int) -> Explained:
        """Return how a choice is better at first sight, or that it is better nevertheless."""
        own, rival = self._own(each.action, other), self._rival(each.action, other)
        denied = self.points[other][rival] - self.points[each.action][rival]
        if own >= max(denied, NOTICED):
            return _explained(each, "gain", points=own)
        if denied >= NOTICED and own + denied > 0:
            return _explained(each, "deny", points=denied, seat=rival)
        if own <= -NOTICED:
            return _explained(each, "invest", points=-own)
        if denied <= -NOTICED:
            return _explained(each, "allow", points=-denied, seat=rival)
        return _explained(each, "far")

    def _behind(self, each: Weighed, best: int) -> Explained:
        """Return how a choice is worse than the best at first sight, if it is."""
        lack, rival = -self._own(each.action, best), self._rival(each.action, best)
        left = self.points[each.action][rival] - self.points[best][rival]
        if lack >= max(left, NOTICED):
            return _explained(each, "loss", points=lack)
        if left >= NOTICED:
            return _explained(each, "leave", points=left, seat=rival)
        return _explained(each, "late")

    def _own(self, action: int, other: int) -> float:
        return self.points[action][self.seat] - self.points[other][self.seat]

    def _rival(self, action: int, other: int) -> int:
        """Return the strongest other seat, the same in whichever order two choices are compared."""
        here, there = self.points[action], self.points[other]
        others = (seat for seat in range(len(here)) if seat != self.seat)
        return max(others, key=lambda seat: here[seat] + there[seat])

    def _mixed(self, each: Weighed, ahead: Explained | None = None) -> Explained | None:
        """Return how often a choice is taken, and what it brings, if it is part of a mix."""
        cases = self.cases.get(each.action, 1.0)
        if not RARE < cases < 1 - RARE:
            return None
        if ahead is None or ahead.kind not in ("gain", "deny"):
            return replace(_explained(each, "mixed"), cases=cases)
        return replace(ahead, kind="mixed", cases=cases)


def _cases(case: Case, found: Sequence[Weighed]) -> dict[int, float]:
    """Return how often each choice is taken, where choices meet."""
    total = sum(each.weight for each in found)
    if not case.meets() or total <= 0:
        return {}
    return {each.action: each.weight / total for each in found}


def _explained(
    each: Weighed, kind: Kind, *, points: float | None = None, seat: int | None = None
) -> Explained:
    return Explained(each.action, each.share, each.doubt, kind, points, seat)
