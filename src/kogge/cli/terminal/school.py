"""A lesson at the keyboard: what is asked is done by hand, or shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kogge.core.match import Match
from kogge.core.trace import Told
from kogge.core.trials.course import LEARNER, Standing, standing
from kogge.core.trials.lesson import Lesson, said
from kogge.speech.lesson import answered
from kogge.speech.speech import Speech

from .looking import look_up
from .prompt import command
from .question import Question
from .screen import Screen
from .session import typed
from .story import Story

SHOW = ("show", "show me", "zeig", "zeig es", "zeige")
Keep = Callable[[Standing], None]


class LessonSession:
    """A lesson at the keyboard, until it is done or left."""

    def __init__(self, speech: Speech, screen: Screen, now: Standing, keep: Keep) -> None:
        self.speech, self.screen, self.now, self.keep = speech, screen, now, keep
        self.told = -1  # the step that was explained last

    @property
    def lesson(self) -> Lesson:
        return self.now.lesson

    def run(self) -> bool:
        """Teach until the end; return False if the lesson was left before."""
        say, language = self.speech.say, self.speech.language
        self.screen.say(said(self.lesson.title, language), "bold")
        self.screen.say(said(self.lesson.about, language))
        try:
            while not self.now.over:
                self._ask()
        except (KeyboardInterrupt, EOFError):
            self.screen.say()
            self.screen.say(say("lesson-left"))
            return False
        self.screen.say(say("lesson-done", title=said(self.lesson.title, language)), "bold green")
        return True

    def _ask(self) -> None:
        """Explain the step, and read lines until something was done."""
        story = Story(self.speech, self.screen, self.now.match)
        question = Question(story, self.now.match, LEARNER)
        self._explain(story)
        question.show()
        while not (wishes := self._read(question)):
            pass
        self._make(wishes)

    def _explain(self, story: Story) -> None:
        """Show the table when it is new, and say what is asked."""
        if self.told == self.now.number:
            return
        self.told, step = self.now.number, self.now.step
        self.screen.say()
        story.table(LEARNER)
        figures = {"at": self.now.number + 1, "of": len(self.lesson.steps)}
        self.screen.say(self.speech.say("lesson-step", **figures), "dim")
        self.screen.say(said(step.say, self.speech.language), "bold")

    def _read(self, question: Question) -> Sequence[int]:
        """Read a line; return the moves that it names, if it does."""
        line = typed(f"{self.speech.say('lesson-prompt')} ")
        if line.strip().lower() in SHOW:
            return self.now.shown
        verb, rest = command(line)
        if verb == "quit":
            raise EOFError
        if verb == "undo":
            self._take_back(question)
        elif verb in ("help", "hint"):
            self.screen.say(self.speech.say("lesson-help"))
        elif verb:
            look_up(verb, rest, question)
        else:
            plan = question.answer(rest)
            return [*plan.actions, *plan.picks]
        return ()

    def _take_back(self, question: Question) -> None:
        """Take back what was only picked; what was done stays, as it was asked for."""
        if question.take_back():
            question.show()
        else:
            self.screen.say(self.speech.say("undo-nothing"))

    def _make(self, wishes: Sequence[int]) -> None:
        """Make some moves, and say what came of them."""
        then = standing(self.lesson, self.now.made, wishes)
        self.keep(then)
        for match, since in then.scenes:
            Story(self.speech, self.screen, match).events(news(match, since))
        self._comment(then)
        self.now = then

    def _comment(self, then: Standing) -> None:
        """Say what the lesson has to say of it."""
        words = Story(self.speech, self.screen, then.match).words
        praise = then.praised and said(then.praised, self.speech.language)
        for text in (answered(then, words), praise):
            if text:
                self.screen.say(text, "yellow")


def news(match: Match, since: int) -> list[Told]:
    """Return what the learner has seen happen since a moment."""
    again, found = match.at(since), list[Told]()
    for entry in match.entries[since:]:
        again.repeat(entry)
        found += again.events(LEARNER)
    return found
