"""What sets the answer of a puzzle apart from what tempts most: reckoned when it is first told."""

from __future__ import annotations

from functools import lru_cache

from kogge.core.game import Game
from kogge.core.match import Match
from kogge.review.care import USUAL
from kogge.review.lines.comparing import compared
from kogge.review.lines.parting import Ground

from .puzzle import Puzzle, start_of

HELD = 512  # puzzles: half a second each, and always the same

Where = tuple[int, tuple[int, ...], int]  # the seed of a match, the choices in it, and who is asked


def grounds_of(game: Game, puzzle: Puzzle) -> tuple[Ground, ...]:
    """Return what speaks for the answer, as its line is shown."""
    line = tuple(action for actor, action in puzzle.line if actor == puzzle.seat)
    where = puzzle.seed, puzzle.choices, puzzle.seat
    return _grounds(game, where, line, puzzle.why[1].action)


@lru_cache(HELD)
def _grounds(game: Game, where: Where, line: tuple[int, ...], other: int) -> tuple[Ground, ...]:
    seed, choices, seat = where
    match = Match(start_of(game, seed, choices))
    return tuple(compared(match, match.view(seat), line, other, USUAL.lines))
