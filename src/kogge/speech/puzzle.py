"""What is said of a puzzle once somebody has tried it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kogge.ahead.native import is_there
from kogge.bots.level import NAMES as LEVELS
from kogge.core.match import Match
from kogge.puzzles.attempt import Attempt, steps
from kogge.puzzles.grounds import grounds_of
from kogge.puzzles.puzzle import FINDS, Puzzle, Why, scene

from .advice import Advice, percent
from .grounds import Grounds
from .speech import Words


@dataclass(frozen=True, slots=True)
class Solution:
    """Speaks about the answer of one puzzle."""

    words: Words
    puzzle: Puzzle

    @property
    def scene(self) -> Match:
        return scene(self.words.game, self.puzzle)

    def move(self, action: int) -> str:
        """Return a choice of the solver in words."""
        return self.words.action(self.scene.view(self.puzzle.seat), self.puzzle.seat, action)

    def verdict(self, tried: Attempt) -> str:
        """Return whether a try was right, and else what it costs."""
        say, loss = self.words.speech.say, tried.loss
        if tried.solved:
            return say("puzzle-right")
        figures = {"move": self.move(tried.action), "best": self.move(self.puzzle.answer)}
        if loss is None:
            return say("puzzle-wrong", **figures)
        return say("puzzle-costs", loss=percent(loss), **figures)

    def reason(self) -> str:
        """Return why the answer is best."""
        say, puzzle = self.words.speech.say, self.puzzle
        best, *others = puzzle.why
        beside = self.move(others[0].action) if others else ""
        why = say(f"puzzle-why-{best.kind}", beside=beside, **self._figures(best))
        name = "puzzle-proven" if puzzle.proven else "puzzle-margin"
        margin, error = percent(puzzle.margin), percent(puzzle.error)
        return " ".join([why, *self.grounds(), say(name, margin=margin, error=error)])

    def grounds(self) -> list[str]:
        """Return what sets the answer apart from what tempts most, where that can be played out."""
        game, puzzle = self.words.game, self.puzzle
        if len(puzzle.why) < 2 or not is_there(game.name):
            return []
        names = [seat.name for seat in self.scene.header.seats]
        found = grounds_of(game, puzzle)
        return Grounds(self.words, names, puzzle.seat).told(found, puzzle.why[0].kind)

    def _figures(self, why: Why) -> dict[str, Any]:
        names = [seat.name for seat in self.scene.header.seats]
        amount = Advice(self.words.speech, self.words.game.name, names).amount(why.points or 0)
        return {"amount": amount, "name": "" if why.seat is None else names[why.seat]}

    def finders(self) -> str:
        """Return which levels find the answer."""
        say, finder = self.words.speech.say, self.puzzle.finder
        if finder is None:
            return say("puzzle-found-by-none")
        name = "puzzle-found-by-last" if finder == LEVELS[-1] else "puzzle-found-from"
        return say(name, level=say(f"bot-{finder}"), finds=FINDS)

    def line(self) -> Iterator[str]:
        """Yield how it goes on, move by move."""
        say, seat = self.words.speech.say, self.puzzle.seat
        for match, actor, action in steps(self.words.game, self.puzzle):
            move = self.words.action(match.view(actor), actor, action)
            name = match.header.seats[actor].name
            yield move if actor == seat else say("puzzle-other-move", name=name, move=move)
