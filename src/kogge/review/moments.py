"""Moments worth a look: the decisions that mattered most, with reasons and a better line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from kogge.bots.advice.explain import Case, Explained, explain
from kogge.bots.weighed import Weighed
from kogge.core.game import Position
from kogge.core.match import Match

from .care import Care
from .findings import Decision, Moment
from .lines.comparing import compared, turn_of
from .lines.parting import Ground

MOST = 5
ROOT = sqrt(2)  # two choices, each with such a part of their difference's error


def moments(match: Match, seat: int, decisions: Sequence[Decision], care: Care) -> Iterator[Moment]:
    """Yield the moments worth a look, in the order of the match."""
    for decision in sorted(chosen(decisions), key=lambda each: each.entry):
        yield moment(match, match.at(decision.entry).view(seat), decision, care)


def moment(match: Match, view: Position, decision: Decision, care: Care) -> Moment:
    """Return a decision with its reasons, the better line, and what sets that apart."""
    line, played = turn_of(match, view, decision.best.action), decision.played.action
    found = list[Ground]()
    if care.lines and played != decision.best.action:
        found = compared(match, view, line, played, care.lines)
    return Moment(decision, reasons(match, view, decision), line, found)


def chosen(decisions: Sequence[Decision]) -> list[Decision]:
    """Return the graded decisions that cost most, and brilliant ones as far as there is room."""
    costly = [each for each in decisions if each.grade not in ("sound", "brilliant")]
    brilliant = [each for each in decisions if each.grade == "brilliant"]
    return [*sorted(costly, key=lambda each: -each.loss), *brilliant][:MOST]


def reasons(match: Match, view: Position, decision: Decision) -> list[Explained]:
    """Return why the best was best, and how the choice that was played looks beside it."""
    pair = {each.action: each for each in (decision.best, decision.played)}
    found = [Weighed(each.action, each.share, decision.error / ROOT, 1.0) for each in pair.values()]
    return explain(Case(match.game, match.box, view, solved=False), found)
