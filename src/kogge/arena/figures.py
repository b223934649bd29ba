"""What the games of a run say: win shares with intervals, ratings, time, and when to stop."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import fmean, median
from typing import Any, Literal

from kogge.core.error import Broken

from .bout import Outcome

TOOLS = ("numpy", "openskill")
RESAMPLES = 4000
EVEN, BETTER = 0.50, 0.53  # what a sequential test tells apart
RISK = 0.05  # of either mistake
BOUND = math.log((1 - RISK) / RISK)  # at which a test decides
SEEDS = 30  # before which it does not decide
PRIOR, USUAL = 10, 0.125  # seeds for which the usual variance counts: that of half split, half not


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot has done."""

    name: str
    share: float  # of the wins; a tie shares
    low: float  # the 95 % interval, over whole seeds
    high: float
    games: int
    ms: float  # for a decision, the median over games
    slow: float  # its 95th percentile
    rating: float
    doubt: float  # of the rating


def standings(seeds: Sequence[Sequence[Outcome]], bots: Sequence[str]) -> list[Standing]:
    """Return how each bot stands, counting whole seeds only."""
    ratings = rated([game for games in seeds for game in games], bots)
    return [standing(seeds, name, *ratings[name]) for name in bots]


def standing(
    seeds: Sequence[Sequence[Outcome]], name: str, rating: float, doubt: float
) -> Standing:
    """Return how one bot stands."""
    shares = [seed_share(games, name) for games in seeds]
    low, high = interval(shares)
    each = sorted(
        game.ms[seat] / game.choices[seat]
        for games in seeds
        for game in games
        for seat, bot in enumerate(game.bots)
        if bot == name and game.choices[seat]
    )
    share = fmean(shares) if shares else 0.0
    count = sum(len(games) for games in seeds)
    slow = each[min(len(each) - 1, int(0.95 * len(each)))] if each else 0.0
    return Standing(name, share, low, high, count, median(each or [0.0]), slow, rating, doubt)


def seed_share(games: Sequence[Outcome], name: str) -> float:
    """Return what a bot won in a seed, for each of its seats.

    With several seats of one name it is what one of them wins on average.
    """
    won = [
        share
        for game in games
        for bot, share in zip(game.bots, game.shares, strict=True)
        if bot == name
    ]
    return math.fsum(won) / len(won)


def ahead(games: Sequence[Outcome], name: str) -> float:
    """Return how often a seat of a bot is ahead of a seat of another; a tie is half of it.

    With two seats it is what the bot has won.
    """
    pairs = [
        (other > own) + (other == own) / 2
        for game in games
        for bot, own in zip(game.bots, game.places, strict=True) if bot == name
        for rival, other in zip(game.bots, game.places, strict=True) if rival != name
    ]  # fmt: skip
    return math.fsum(pairs) / len(pairs)


def check_tools() -> None:
    """Refuse to begin what would fail at its end, where its figures are reckoned."""
    for name in TOOLS:
        if find_spec(name) is None:
            raise Broken("", "{name} is not installed", "pip install 'kogge[lab]'", name=name)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of a mean, by bootstrap over seeds, always the same."""
    import numpy as np

    if len(shares) < 2:
        return 0.0, 1.0
    if min(shares) == max(shares):
        return alike(shares[0], len(shares))
    luck = np.random.default_rng(0)
    drawn = luck.integers(0, len(shares), (RESAMPLES, len(shares)))
    means = np.asarray(shares)[drawn].mean(axis=1)
    low, high = np.quantile(means, (0.025, 0.975))
    return float(low), float(high)


def alike(share: float, count: int) -> tuple[float, float]:
    """Return the exact interval where all seeds are alike, which a bootstrap would make a point.

    This many seeds may differ without one of them having been seen, and all of them be won or
    lost; for a bot that has won everything this is the interval of Clopper and Pearson.
    """
    unseen = 1 - 0.025 ** (1 / count)
    return share * (1 - unseen), share + (1 - share) * unseen


def rated(games: Sequence[Outcome], bots: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Return a rating of each bot and its doubt, from all games in their order."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    known = {name: model.rating() for name in bots}
    for game in games:
        if len(set(game.bots)) < 2:
            continue
        teams = [[known[name]] for name in game.bots]
        new: dict[str, list[Any]] = {}
        for name, [rating] in zip(game.bots, model.rate(teams, ranks=game.places), strict=True):
            new.setdefault(name, []).append(rating)
        known |= {name: model.rating(*mean_of(each)) for name, each in new.items()}
    return {name: mean_of([rating]) for name, rating in known.items()}


def mean_of(ratings: Sequence[Any]) -> tuple[float, float]:
    """Return the mean rating of several seats of one bot, and their mean doubt."""
    return fmean(rating.mu for rating in ratings), fmean(rating.sigma for rating in ratings)


# When to stop.


NEVER = (("low", ">=", 1.0), ("high", "<=", 0.0))  # no interval is that sure


@dataclass(frozen=True, slots=True)
class Until:
    """A bound that the first bot is to reach.

    >>> Until.of("low>=0.75")
    Until(figure='low', sign='>=', value=0.75)
    """

    figure: Literal["low", "high", "share"]
    sign: Literal[">=", "<="]
    value: float

    @classmethod
    def of(cls, text: str) -> Until:
        found = re.fullmatch(r"\s*(low|high|share)\s*(>=|<=)\s*(0?\.\d+|0|1(?:\.0*)?)\s*", text)
        if found is None:
            raise Broken("--until", "'{data}' is not a bound", "low>=0.75", data=text)
        if (found[1], found[2], float(found[3])) in NEVER:
            trouble = (
                "'{data}' can never be reached: seeds that were not played may end differently"
            )
            raise Broken("--until", trouble, "low>=0.75", data=text)
        return cls(found[1], found[2], float(found[3]))  # type: ignore[arg-type]

    def holds(self, standing: Standing) -> bool:
        """Return whether it is reached."""
        value: float = getattr(standing, self.figure)
        return value >= self.value if self.sign == ">=" else value <= self.value


def verdict(shares: Sequence[float]) -> tuple[float, Literal["better", "not better", "open"]]:
    """Return the weight of the evidence that a bot is better than even, and what follows.

    A sequential test of 50 against 53 per cent at two seats, over seeds.
    """
    if len(shares) < SEEDS:
        return 0.0, "open"
    squares = math.fsum(share * share for share in shares)
    weight = evidence(len(shares), math.fsum(shares), squares)
    return weight, "better" if weight >= BOUND else "not better" if weight <= -BOUND else "open"


def evidence(count: Any, total: Any, squares: Any) -> Any:
    """Return the log of how much likelier the better one is, given sums over seeds, or arrays.

    Where most seeds are split, the first of them show no variance at all, and the test would be
    certain of anything; so it begins with a variance of its own, which counts like a few seeds.
    """
    variance = (squares - total * total / count + PRIOR * USUAL) / (count + PRIOR - 1)
    return (BETTER - EVEN) * (2 * total - (EVEN + BETTER) * count) / (2 * variance)
