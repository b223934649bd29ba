"""The ladder of levels: every level against the one below it, at the smallest and largest table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from kogge.bots.ladder import Rung
from kogge.bots.level import NAMES
from kogge.games import GAMES, find

from .figures import ahead, interval, standings
from .schedule import Contest
from .store import Run

SEED = 1


def contests(game: str, games: int) -> Iterator[Contest]:
    """Yield the contests to play: neighbours, without a budget of their own."""
    for name in [game] if game else GAMES:
        for seats in sizes(name):
            for lower, upper in pairwise(NAMES):
                yield Contest(name, (upper, lower) * (seats // 2), games, SEED)


def sizes(game: str) -> list[int]:
    """Return the numbers of seats that are measured: both levels have as many of them.

    >>> sizes("visby")
    [2, 6]
    """
    even = [seats for seats in find(game).seats if seats % 2 == 0]
    return sorted({*even[:1], *even[-1:]})


def runs(folder: Path, contests: Iterable[Contest]) -> list[Run]:
    """Return what is left of a ladder that was interrupted, or all of a new one."""
    found = [Run(folder / contest.digest, contest, keep=False) for contest in contests]
    if not any(run.missing() for run in found):
        for run in found:
            run.clear()
    return found


def rung(run: Run) -> Rung:
    """Return what a run says about a level."""
    contest, seeds = run.contest, run.whole_seeds()
    upper, lower = contest.heroes
    found = standings(seeds, contest.heroes)[0]
    shares = [ahead(games, upper) for games in seeds]
    low, high = interval(shares)
    share = sum(shares) / len(shares)
    return Rung(
        contest.game, len(contest.bots), upper, lower, found.games, contest.seed,
        round(share, 4), round(low, 4), round(high, 4), round(found.ms, 1),
    )  # fmt: skip
