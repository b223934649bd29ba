"""Moments worth a look: the decisions that mattered most, with reasons and a better line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from kogge.bots.advice.adviser import foreseen
from kogge.bots.advice.explain import Case, Explained, explain
from kogge.bots.guild import Member
from kogge.bots.level import NAMES
from kogge.bots.time.budget import Budget
from kogge.bots.weighed import Weighed
from kogge.core.game import Position
from kogge.core.match import Match
from kogge.core.trace import Trace

from .findings import Decision, Moment
from .minds.sounder import KEY

MOST = 5
ROOT = sqrt(2)  # two choices, each with such a part of their difference's error
ONWARD = Budget(sims=300)  # a turn, to play the better line on


def moments(match: Match, seat: int, decisions: Sequence[Decision]) -> Iterator[Moment]:
    """Yield the moments worth a look, in the order of the match."""
    for decision in sorted(chosen(decisions), key=lambda each: each.entry):
        view = match.at(decision.entry).view(seat)
        yield Moment(
            decision, reasons(match, view, decision), line(match, view, decision.best.action)
        )


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


def line(match: Match, view: Position, best: int) -> list[int]:
    """Return the best choice, and how the turn goes on with it."""
    game, after = match.game, view.copy()
    question = game.together(view)
    game.play(match.box, after, Trace.plain(), view.viewer, best)
    if game.together(after) != question:
        return [best]
    sage = Member(game, match.box, KEY, ONWARD, name=NAMES[-1])
    return [best, *foreseen(match, sage, after)]
