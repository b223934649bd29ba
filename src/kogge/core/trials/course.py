"""The course of a game: its lessons in order, and where a learner stands in one.

Nothing is kept between two questions: a lesson is short, so it is played again from its first
move each time. Whoever keeps the moves that counted can go on anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache

from ..error import Broken
from ..game import CHANCE, NONE, Game
from ..match import Match
from ..wishes import Wisher
from .lesson import Lesson, Line, Move, Step, Text, fits, read

FOLDER = "lessons"  # beside the game, a file for each: 01-cards.toml
LEARNER = 0  # the seat
MOST = 200  # moves of a lesson


@cache
def course(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in the order of their files."""
    files = sorted((game.folder / FOLDER).glob("*.toml"))
    return tuple(read(path.read_text("utf-8"), path.name, lambda _: game) for path in files)


def lesson_of(game: Game, number: int) -> Lesson:
    """Return a lesson by its number, from 1."""
    lessons = course(game)
    if not 1 <= number <= len(lessons):
        trouble = "there is no lesson {number}"
        raise Broken("", trouble, "{low} to {high}", number=number, low=1, high=len(lessons))
    return lessons[number - 1]


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said to a move that was not made: the rules refuse it, or it is not asked for."""

    action: int
    reason: int  # of the rules; NONE if they allow it
    text: Text | None = None  # of the author's, if the rules allow it


@dataclass(slots=True)
class Standing:
    """Where a learner stands in a lesson."""

    lesson: Lesson
    match: Match = field(init=False)  # from the last time that the table was laid
    since: int = 0  # its entries before the last moves, from which on things are new
    closed: tuple[Match, int] | None = None  # likewise the table before, if it was just cleared
    number: int = -1  # of the step, from 0
    trodden: tuple[int, ...] = ()  # moves made in this step
    made: tuple[int, ...] = ()  # all moves that counted
    answer: Answer | None = None
    praised: Text | None = None  # what is said of the step that the last move has completed

    def __post_init__(self) -> None:
        self._next()

    @property
    def over(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that is asked for; at the end the last one."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def scenes(self) -> list[tuple[Match, int]]:
        """Where something is new, and from which entry on: a table just cleared, and this one."""
        cleared = [] if self.closed is None else [self.closed]
        return [*cleared, (self.match, self.since)]

    @property
    def wanted(self) -> list[int]:
        """What may be done now and counts."""
        if self.over:
            return []
        names, patterns = self.lesson.game.actions.names, [line[0] for line in self._ahead()]
        return [each for each in self.match.options(LEARNER) if fits(names[each], patterns)]

    @property
    def shown(self) -> tuple[int, ...]:
        """What is still to do of the step, as "Show me" does it."""
        done, show = self.trodden, self.step.show
        if self.over or done == show[: len(done)]:
            return () if self.over else show[len(done) :]
        return next(self._plain(), ())

    def ordered(self, wishes: Sequence[int]) -> Sequence[int]:
        """Return several moves in the order of the rules, with what goes without saying."""
        match = self.match
        wisher = Wisher(match.game, match.box, match.view(LEARNER), LEARNER)
        return (wisher.order(wishes) if wishes and not self.over else None) or wishes

    def pause(self) -> None:
        """Forget what was new: from here on, something else is."""
        self.closed, self.praised, self.since = None, None, len(self.match.entries)

    def take(self, action: int) -> bool:
        """Make a move if it is asked for, and else answer it; return whether it counted."""
        if self.over or self._answered(action):
            return False
        self.match.play(LEARNER, action)
        self.trodden, self.made = (*self.trodden, action), (*self.made, action)
        if any(not line for line in self._ahead()):
            self._complete()
        return True

    def finish(self) -> None:
        """Make what is left of a step that was begun, where there is no choice, as tables do."""
        verbs, asking = self.lesson.game.actions, self.lesson.game.wishes.confirm
        while self.trodden and len(left := self.match.options(LEARNER)) == 1:
            if left != self.wanted or verbs[left[0]].verb in asking:
                return
            self.take(left[0])

    def _answered(self, action: int) -> bool:
        """Answer a move that does not count; the table stays as it is."""
        reason, name = self.match.refusal(LEARNER, action), self.lesson.game.actions.name(action)
        if reason != NONE:
            self.answer = Answer(action, reason)
        elif not fits(name, [line[0] for line in self._ahead()]):
            self.answer = Answer(action, NONE, self.step.answer(name))
        return self.answer is not None

    def _ahead(self) -> list[Line]:
        """Return what is left of each line that fits what was done."""
        count, names = len(self.trodden), self.lesson.game.actions.names
        done = [names[action] for action in self.trodden]
        return [
            line[count:]
            for line in self.step.ask
            if len(line) >= count and all(map(fnmatchcase, done, line))
        ]

    def _plain(self) -> Iterator[tuple[int, ...]]:
        """Yield what is left of the lines that can be done as they are written."""
        numbers = self.lesson.game.actions.numbers
        for line in self._ahead():
            if all(name in numbers for name in line):
                yield tuple(numbers[name] for name in line)

    def _complete(self) -> None:
        _play(self.match, self.step.after)
        self.praised = self.step.done
        self._next()

    def _next(self) -> None:
        """Go on to the next step, for which the table may be laid anew."""
        self.number, self.trodden = self.number + 1, ()
        if self.over:
            return
        if self.step.scene is not None:
            self.closed = (self.match, self.since) if self.number else None
            self.match, self.since = Match(self.step.scene), 0
        _play(self.match, self.step.before)


def _play(match: Match, moves: Sequence[Move]) -> None:
    """Let others act, and chance draw, as the lesson says."""
    for actor, action in moves:
        if actor == CHANCE:
            match.apply_outcome(action)
        else:
            match.play(actor, action)


def standing(lesson: Lesson, actions: Sequence[int] = (), wishes: Sequence[int] = ()) -> Standing:
    """Return where a learner stands who has made some moves, and now wants to make some more.

    The moves made are taken as they are, and are not told again; what is wished for may be named
    in any order. The first move that does not count is answered.
    """
    now = Standing(lesson)
    if actions and all(map(now.take, actions)):
        now.pause()
    if now.answer is None and all(map(now.take, now.ordered(wishes))) and wishes:
        now.finish()
    return now
