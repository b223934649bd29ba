"""Lessons as pages want them: what is said, what is asked, and how the table lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kogge import wire
from kogge.core.error import Broken
from kogge.core.game import NONE
from kogge.core.trials.course import LEARNER, Standing, course, lesson_of, standing
from kogge.core.trials.lesson import Lesson, said
from kogge.speech.lesson import answered

from .. import trying
from ..denied import Denied
from ..judging.moves import against_rules
from ..opening.setups import found, misfit
from ..past.book import NOW, book_of
from ..refusals import words
from .scenes import scene, state


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
    start = state(now.match, LEARNER, len(now.made))
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
        yield scene(match, LEARNER, since, moment=len(now.made), fresh=fresh)
