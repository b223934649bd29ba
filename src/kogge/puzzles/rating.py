"""Ratings of solvers and puzzles: a try is a game between the two (openskill)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from .puzzle import Puzzle

EASIEST, STEP = 15.0, 4.0  # what a puzzle is worth at first: by the levels that miss it
KNOWN = 4.0  # how far that may be off: levels are a measure, but people are not bots
SCALE = 60  # a newcomer's 25 is shown as 1500


@dataclass(frozen=True, slots=True)
class Rating:
    """What somebody is likely to solve, or how hard something is to solve."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The figure that people see.

        >>> Rating().shown
        1500
        """
        return round(SCALE * self.mu)


def first_of(puzzle: Puzzle) -> Rating:
    """Return what a puzzle is worth before anybody has tried it."""
    return Rating(EASIEST + STEP * puzzle.misses, KNOWN)


def rated(solver: Rating, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """Return both ratings after a try."""
    model = _model()
    sides = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in (solver, puzzle)]
    after = model.rate(sides, ranks=[1, 2] if solved else [2, 1])
    one, other = (Rating(side[0].mu, side[0].sigma) for side in after)
    return one, other


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # half a second, which only tries should cost

    return PlackettLuce()
