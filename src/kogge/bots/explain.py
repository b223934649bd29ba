"""Why a choice is good: for each of the best a word with figures, which front ends put in words.

Only a view is looked at. What a choice brings at first sight is reckoned in points on imagined
worlds; what the search says beyond that is told as such.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Literal, get_args

from kogge.core.bits import size
from kogge.core.game import Game, Position
from kogge.core.lot import Lots
from kogge.core.record import Record

from .eye import EYES
from .greedy import Greedy
from .grower import Weighed
from .plan import Planner

Kind = Literal[
    "sure",  # it wins for certain
    "mixed",  # choices meet: taken in this share of cases, since who is predictable loses
    "even",  # as good as the other, as far as is known
    "gain",  # it brings more points than the next best
    "deny",  # it leaves the strongest other seat fewer points than the next best would
    "far",  # it is better further ahead, not at first sight
    "loss",  # it brings fewer points than the best
    "leave",  # it leaves the strongest other seat more points than the best would
    "late",  # it is worse further ahead, not at first sight
]
KINDS: tuple[Kind, ...] = get_args(Kind)
WORLDS = 8  # that are imagined for a first sight
KEY = b"explain"  # equal views are explained alike
CERTAIN = 1e-6  # what is nearer to a win or a defeat is one
NOTICED = 0.1  # points, less are not worth a word
RARE = 0.05  # of cases, less is no part of a mix


@dataclass(frozen=True, slots=True)
class Reason:
    """A choice, what it is likely to bring, and why it stands where it stands."""

    action: int
    share: float  # of the win
    doubt: float  # standard error
    kind: Kind
    points: float | None = None  # of difference, where the word speaks of them
    seat: int | None = None  # who gets or lacks them, if it is somebody else
    cases: float | None = None  # in what share of cases it is chosen, where choices are mixed


def explain(
    game: Game, box: Record, view: Position, found: Sequence[Weighed], top: int = 3
) -> list[Reason]:
    """Explain the best choices: the first beside the second, the others beside the first."""
    chosen = ranked(found)[: max(top, 2)]
    if len(chosen) == 1:
        return [_alone(game, box, view, chosen[0])]
    cases = _cases(game, view, found)
    points = _points(game, box, view, [each.action for each in chosen])
    return [
        _reason(each, chosen[n == 0], points, view.viewer, cases.get(each.action, 1.0), best=n == 0)
        for n, each in enumerate(chosen[:top])
    ]


def _alone(game: Game, box: Record, view: Position, each: Weighed) -> Reason:
    """Explain the only choice that the search has followed, beside what looks next best."""
    points = _points(game, box, view, game.legal_actions(box, view, view.viewer))
    here, seat = points.pop(each.action), view.viewer
    if _is_sure(each) or not points:
        return Reason(each.action, each.share, each.doubt, "sure" if _is_sure(each) else "even")
    there = max(points.values(), key=lambda seats: 2 * seats[seat] - sum(seats))
    return _compared((each.action, each.share, each.doubt), here, there, seat, best=True)


def ranked(found: Sequence[Weighed]) -> list[Weighed]:
    """Return the choices, the one that most speaks for first."""
    return sorted(found, key=lambda each: (-each.weight, -each.share))


def _cases(game: Game, view: Position, found: Sequence[Weighed]) -> dict[int, float]:
    """Return how often each choice is taken, where choices meet."""
    total = sum(each.weight for each in found)
    if not EYES[game.name].meets or size(game.together(view)) < 2 or total <= 0:
        return {}
    return {each.action: each.weight / total for each in found}


def _reason(
    each: Weighed,
    other: Weighed,
    points: dict[int, list[float]],
    seat: int,
    cases: float,
    *,
    best: bool,
) -> Reason:
    """Return why a choice stands where it stands, beside the one that it is measured by."""
    known, doubt = (each.action, each.share, each.doubt), min(each.doubt, other.doubt)
    lead = each.share - other.share
    if _is_sure(each):
        return Reason(*known, "sure")
    if (lead if best else -lead) > max(doubt, CERTAIN):
        return _compared(known, points[each.action], points[other.action], seat, best=best)
    if RARE < cases < 1 - RARE and each.share > CERTAIN:
        return Reason(*known, "mixed", cases=cases)
    return Reason(*known, "even")


def _is_sure(each: Weighed) -> bool:
    return each.doubt < CERTAIN and each.share > 1 - CERTAIN


def _compared(
    known: tuple[int, float, float], here: list[float], there: list[float], seat: int, *, best: bool
) -> Reason:
    """Return in what a choice differs most from another at first sight."""
    sign = 1 if best else -1
    rival = max((n for n in range(len(there)) if n != seat), key=there.__getitem__)
    own, taken = sign * (here[seat] - there[seat]), sign * (there[rival] - here[rival])
    if max(own, taken) < NOTICED:
        return Reason(*known, "far" if best else "late")
    if own >= taken:
        return Reason(*known, "gain" if best else "loss", points=own)
    return Reason(*known, "deny" if best else "leave", points=taken, seat=rival)


# First sight.


def _points(
    game: Game, box: Record, view: Position, actions: Sequence[int]
) -> dict[int, list[float]]:
    """Return the points that every seat may expect after each choice, at first sight."""
    standing = EYES[game.name].standing
    return {
        action: [fmean(standing(box, end, seat) for end in ends) for seat in range(view.seats)]
        for action, ends in zip(actions, _ends(game, box, view, actions), strict=True)
    }


def _ends(game: Game, box: Record, view: Position, actions: Sequence[int]) -> list[list[Any]]:
    """Return what comes of each choice: the same worlds for all, what was begun finished."""
    eye = EYES[game.name]
    if eye.meets:
        return list(Greedy(game, box, KEY).ends(view, actions))
    planner, lots = Planner(game, box, eye), Lots.of(KEY)
    worlds = [view.copy() for _ in range(WORLDS)]
    for world in worlds:
        game.imagine(box, world, lots)
    return [[planner.after(world, view.viewer, action) for world in worlds] for action in actions]
