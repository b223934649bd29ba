"""Scenes: tables that nobody keeps, of lessons and puzzles, as pages want them."""

from __future__ import annotations

from collections.abc import Iterator

from kogge import wire
from kogge.core.carrier.codec import describe
from kogge.core.match import Match
from kogge.core.trace import told

from .. import views
from ..happened import Happened
from .steps import told_once


def scene(match: Match, seat: int, since: int, *, moment: int, fresh: bool) -> wire.LessonScene:
    """Return what has happened at a table since a moment, and how it stands."""
    before = match.at(since)
    entries = [*happened(match, since)]
    steps = [views.step(each, match.game, seat) for each in entries]
    return wire.LessonScene(
        fresh=fresh,
        steps=[step for step in steps if step is not None],
        changes=told_once(before, entries, seat),
        state=state(match, seat, moment),
    )


def happened(match: Match, since: int) -> Iterator[Happened]:
    """Yield the entries of a match from a moment on, with all that came of them."""
    again = match.at(since)
    for entry in match.entries[since:]:
        audience = match.game.audience(again.position, entry.actor, entry.action)
        again.repeat(entry)
        yield Happened(*entry[:2], forced=False, audience=audience, events=tuple(told(again.trace)))


def state(match: Match, seat: int, moment: int) -> wire.State:
    """Return how such a table stands for whoever sits there."""
    game, view = match.game, match.seen(seat)
    asked = [each for each in range(view.seats) if match.asked >> each & 1]
    return wire.State(
        number=moment,
        moment=moment,
        view=describe(view),
        asked=asked,
        choosing=asked,
        legal=views.legal(match, view, seat, match.options(seat)) if seat in asked else [],
        sealed=None,
        figures=game.survey(match.box, view, seat),
        scores=views.scores(match, view),
        timer=None,
        undo=None,
        proposal=None,
        paused=False,
        over=match.over,
        places=game.places(match.box, match.position) if match.over else None,
    )
