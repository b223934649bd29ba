"""A puzzle at the keyboard: one try, and what is to be said of it."""

from __future__ import annotations

from collections.abc import Sequence

from kogge.core.game import Game
from kogge.core.trials.lesson import said
from kogge.puzzles.attempt import Attempt, attempt
from kogge.puzzles.puzzle import Puzzle, scene
from kogge.puzzles.themes import theme_of
from kogge.speech.puzzle import Solution
from kogge.speech.speech import Speech

from .looking import look_up
from .prompt import command
from .question import Question
from .screen import Screen
from .session import typed
from .story import Story


class PuzzleSession:
    """One puzzle, until it was tried or left."""

    def __init__(self, speech: Speech, screen: Screen, game: Game, puzzle: Puzzle) -> None:
        self.speech, self.screen, self.puzzle = speech, screen, puzzle
        self.story = Story(speech, screen, scene(game, puzzle))
        self.question = Question(self.story, self.story.match, puzzle.seat)
        self.theme = theme_of(game, puzzle.answer)

    def run(self) -> Attempt | None:
        """Ask until something was tried; return nothing if the puzzle was left."""
        name = self.story.names[self.puzzle.seat]
        self.screen.say()
        self.story.table(self.puzzle.seat)
        self.screen.say(self.speech.say("puzzle-you", name=name), "dim")
        self.screen.say(said(self.theme.about, self.speech.language), "bold")
        self.question.show()
        try:
            while (tried := self._tried()) is None:
                pass
        except (KeyboardInterrupt, EOFError):
            self.screen.say()
            self.screen.say(self.speech.say("puzzle-left"))
            return None
        self._tell(tried)
        return tried

    def _tried(self) -> Attempt | None:
        """Read a line; return what it tries, if it does and the rules allow it."""
        wishes = self._read()
        if not wishes:
            return None
        tried = attempt(self.story.match.game, self.puzzle, wishes)
        return None if tried.refused else tried

    def _read(self) -> Sequence[int]:
        verb, rest = command(typed(f"{self.speech.say('puzzle-prompt')} "))
        if verb == "quit":
            raise EOFError
        if verb == "undo":
            self.question.take_back()
            self.question.show()
        elif verb in ("help", "hint"):
            self.screen.say(self.speech.say("puzzle-help"))
        elif verb:
            look_up(verb, rest, self.question)
        else:
            plan = self.question.answer(rest)
            return [*plan.actions, *plan.picks]
        return ()

    def _tell(self, tried: Attempt) -> None:
        """Say whether it was right, why the answer is best, and how it goes on."""
        solution, say = Solution(self.story.words, self.puzzle), self.speech.say
        style = "bold green" if tried.solved else "yellow"
        self.screen.say(solution.verdict(tried), style)
        self.screen.say(
            say("puzzle-theme", theme=said(self.theme.title, self.speech.language)), "dim"
        )
        self.screen.say(solution.reason())
        self.screen.say(say("puzzle-line", moves=", ".join(solution.line())))
        self.screen.say(solution.finders(), "dim")
