"""A try: what somebody does in a puzzle, and what is said to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kogge.core.game import NONE, Game
from kogge.core.match import Match
from kogge.core.wishes import Wisher

from .puzzle import Puzzle, scene


@dataclass(frozen=True, slots=True)
class Attempt:
    """What was tried first: the rest of a command follows from it."""

    puzzle: Puzzle
    action: int
    reason: int  # why the rules refuse it; NONE if they allow it

    @property
    def refused(self) -> bool:
        return self.reason != NONE

    @property
    def solved(self) -> bool:
        return self.action == self.puzzle.answer

    @property
    def loss(self) -> float | None:
        """What it costs, if it was looked at."""
        return self.puzzle.losses.get(self.action)


def attempt(game: Game, puzzle: Puzzle, wishes: Sequence[int]) -> Attempt:
    """Return what comes of some moves, which may be named in any order."""
    match, seat = scene(game, puzzle), puzzle.seat
    wisher = Wisher(game, match.box, match.view(seat), seat)
    first = (wisher.order(wishes) or wishes)[0]
    return Attempt(puzzle, first, match.refusal(seat, first))


def played_out(game: Game, puzzle: Puzzle) -> Match:
    """Return the match after the answer, and how it goes on."""
    match = scene(game, puzzle)
    for actor, action in puzzle.line:
        match.play(actor, action)
    return match


def steps(game: Game, puzzle: Puzzle) -> Iterator[tuple[Match, int, int]]:
    """Yield the match before each move of the line, who acts then, and what it does."""
    match = scene(game, puzzle)
    for actor, action in puzzle.line:
        yield match, actor, action
        match.play(actor, action)
