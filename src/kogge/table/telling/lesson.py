"""Lessons as pages want them: what is said, what is asked, and how the table lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kogge import wire
from kogge.core.carrier.codec import describe
from kogge.core.error import Broken
from kogge.core.game import NONE
from kogge.core.match import Match
from kogge.core.trace import told
from kogge.core.trials.course import LEARNER, Standing, course, lesson_of, standing
from kogge.core.trials.lesson import Lesson, said
from kogge.speech.lesson import answered

from .. import trying, views
from ..denied import Denied
from ..happened import Happened
from ..judging.moves import against_rules
from ..opening.setups import found, misfit
from ..past.book import NOW, book_of
from ..refusals import words
from .steps import told_once


def listed(name: str, language: str) -> wire.Lessons:
    """Return the course of a game, in a language."""
    lessons = enumerate(course(found(name)), start=1)
    return wire.Lessons(lessons=[card(lesson, n, language) for n, lesson in lessons])


def card(lesson: Lesson, number: int, language: str) -> wire.LessonCard:
    """Return a lesson as a list shows it."""
    return wire.LessonCard(
        number=number,
        title=said(lesson.title, language),
        minutes=lesson.minutes,
        about=said(lesson.about, language),
        learn=[said(point, language) for point in lesson.learn],
        steps=len(lesson.steps),
    )


def stood(name: str, number: str, moves: wire.LessonMoves, language: str) -> wire.LessonStanding:
    """Return where a learner stands after some moves, in a language."""
    now = reached(name, number, moves.actions, moves.wishes)
    if now.answer is not None and now.answer.reason != NONE:
        refused = now.answer
        where = (now.match, now.match.position, LEARNER)
        raise against_rules(*where, refused.action, refused.reason)
    return told_of(now, language)


def tried(name: str, number: str, moves: wire.LessonTry, language: str) -> wire.Tried:
    """Return what would come of some moves in a lesson, whether they are asked for or not."""
    now = reached(name, number, moves.actions)
    start = state(now.match, len(now.made))
    command = wire.Try(
        id="lesson",
        seat=LEARNER,
        moment=start.moment,
        actions=moves.wishes,
        sort=moves.sort,
        gather=moves.gather,
    )
    return trying.answered(trying.begun(now.match, command, start, language), command.id, language)


def book(name: str, number: str, moves: wire.LessonMoves) -> wire.Book:
    """Return how the figures in a lesson come about, and what things would bring."""
    now = reached(name, number, moves.actions)
    return book_of(now.match, LEARNER, NOW, moves.wishes)


def reached(name: str, number: str, made: list[int], wishes: Sequence[int] = ()) -> Standing:
    """Return where a learner stands in a lesson, if there is one of that number."""
    game = found(name)
    for action in (*made, *wishes):
        if action >= len(game.actions):
            raise Denied("no-action", "there is no action '{name}'", name=action)
    try:
        lesson = lesson_of(game, int(number) if number.isdecimal() and len(number) < 4 else 0)
        return standing(lesson, made, wishes)
    except Broken as error:
        raise misfit(error, 404) from error


def told_of(now: Standing, language: str) -> wire.LessonStanding:
    """Return a standing as a page shows it."""
    lesson, header = now.lesson, now.match.header
    return wire.LessonStanding(
        title=said(lesson.title, language),
        names=[seat.name for seat in header.seats],
        options=dict(header.options),
        steps=len(lesson.steps),
        step=now.number,
        over=now.over,
        say="" if now.over else said(now.step.say, language),
        praise=None if now.praised is None else said(now.praised, language),
        answer=answered(now, words(lesson.game, header.edition, language)),
        rings=[] if now.over else list(now.step.rings),
        wanted=now.wanted,
        shown=list(now.shown),
        made=list(now.made),
        scenes=[*scenes(now)],
    )


def scenes(now: Standing) -> Iterator[wire.LessonScene]:
    """Yield the table at which the last moves were made, and the one that was laid after them."""
    for match, since in now.scenes:
        fresh = match is now.match and (now.closed is not None or not now.made)
        yield scene(match, since, moment=len(now.made), fresh=fresh)


def scene(match: Match, since: int, *, moment: int, fresh: bool) -> wire.LessonScene:
    """Return what has happened at a table since a moment, and how it stands."""
    before = match.at(since)
    entries = [*happened(match, since)]
    steps = [views.step(each, match.game, LEARNER) for each in entries]
    return wire.LessonScene(
        fresh=fresh,
        steps=[step for step in steps if step is not None],
        changes=told_once(before, entries, LEARNER),
        state=state(match, moment),
    )


def happened(match: Match, since: int) -> Iterator[Happened]:
    """Yield the entries of a match from a moment on, with all that came of them."""
    again = match.at(since)
    for entry in match.entries[since:]:
        audience = match.game.audience(again.position, entry.actor, entry.action)
        again.repeat(entry)
        yield Happened(*entry[:2], forced=False, audience=audience, events=tuple(told(again.trace)))


def state(match: Match, moment: int) -> wire.State:
    """Return how the table of a lesson stands for the learner."""
    game, view = match.game, match.seen(LEARNER)
    asked = [seat for seat in range(view.seats) if match.asked >> seat & 1]
    return wire.State(
        number=moment,
        moment=moment,
        view=describe(view),
        asked=asked,
        choosing=asked,
        legal=views.legal(match, view, LEARNER, match.options(LEARNER)) if LEARNER in asked else [],
        sealed=None,
        figures=game.survey(match.box, view, LEARNER),
        scores=views.scores(match, view),
        timer=None,
        undo=None,
        proposal=None,
        paused=False,
        over=match.over,
        places=game.places(match.box, match.position) if match.over else None,
    )
