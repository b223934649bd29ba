"""The scale of strength: people and the levels of the guild on one scale, with their doubt.

The levels stand where the arena's ladder has measured them, and never move; people move by their
rated games, by openskill's Plackett-Luce for any number of seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import log, sqrt
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from kogge.bots import ladder
from kogge.bots.level import NAMES

MEAN, DOUBT = 25.0, 25 / 3  # of somebody who has not played yet, as openskill has it
SPREAD = 25 / 6  # of one person's games; two equals differ by its double square
FIRM = 1.0  # the doubt of a level: some hundred games
MIDDLE = "craftsman"  # the level that stands where newcomers begin
ENOUGH = 10  # rated games, before which a rating is provisional
SURE = 0.99  # a share of the ladder is never taken for more
CENTRE, POINT = 1500, 400 / (log(10) * SPREAD * sqrt(2))  # shown as in chess: 400 are ten to one


class Rating(NamedTuple):
    """How strong somebody seems to be, and how far that may be off."""

    mean: float = MEAN
    doubt: float = DOUBT

    @property
    def points(self) -> int:
        """The rating as it is shown.

        >>> Rating().points, Rating(25 + SPREAD * sqrt(2) * log(10)).points
        (1500, 1900)
        """
        return round(CENTRE + POINT * (self.mean - MEAN))

    @property
    def band(self) -> int:
        """How far it may be off, in 19 of 20 cases."""
        return round(2 * POINT * self.doubt)


@dataclass(frozen=True, slots=True)
class Side:
    """A seat of a rated match: its owner, if a person, and the bot that played for them."""

    owner: Rating | None
    bot: Rating | None
    own: float = 1.0  # the share of the choices that the owner made

    @property
    def strength(self) -> Rating:
        """How strongly the seat was played, as far as is known."""
        if self.owner is None:
            return self.bot or Rating()
        other = self.bot or self.owner
        return Rating(self.own * self.owner.mean + (1 - self.own) * other.mean, self.owner.doubt)


def reckoned(sides: Sequence[Side], places: Sequence[int]) -> list[Rating | None]:
    """Return the ratings after a match; those of levels stay, and so do those without a choice."""
    model: Any = PlackettLuce()
    before = [side.strength for side in sides]
    teams = [[model.rating(*each)] for each in before]
    after = [
        Rating(new.mu, new.sigma) for [new] in model.rate(teams, ranks=[float(p) for p in places])
    ]
    return [moved(*each) for each in zip(sides, before, after, strict=True)]


def moved(side: Side, before: Rating, after: Rating) -> Rating | None:
    """Return the rating of an owner, moved by their share of the game."""
    if side.owner is None:
        return None
    old, own = side.owner, side.own
    return Rating(
        old.mean + own * (after.mean - before.mean), old.doubt + own * (after.doubt - before.doubt)
    )


@lru_cache(16)
def levels(game: str) -> dict[str, Rating]:
    """Return where the levels of the guild stand in a game; none, if they were not measured."""
    steps: dict[str, list[float]] = {}
    for rung in ladder.stored():
        if rung.game == game:
            steps.setdefault(rung.upper, []).append(distance(rung.share))
    if not all(upper in steps for _, upper in pairwise(NAMES)):
        return {}
    means = [0.0]
    for upper in NAMES[1:]:
        means.append(means[-1] + fmean(steps[upper]))
    start = MEAN - means[NAMES.index(MIDDLE)]
    return {name: Rating(start + mean, FIRM) for name, mean in zip(NAMES, means, strict=True)}


def distance(share: float) -> float:
    """Return by how much somebody is stronger who is ahead in this share of games.

    >>> distance(0.5), round(POINT * distance(10 / 11))
    (0.0, 400)
    """
    share = min(max(share, 1 - SURE), SURE)
    return SPREAD * sqrt(2) * log(share / (1 - share))
