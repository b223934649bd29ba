"""The ladder of levels: every level against the one below it, from a stored run."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

from kogge.bots.level import NAMES
from kogge.games import GAMES

from .figures import standings
from .schedule import Contest
from .store import Run

STORED = Path(__file__).parent / "ladder.json"  # the run that is published
SEED = 1


@dataclass(frozen=True, slots=True)
class Rung:
    """How a level does against the one below it."""

    game: str
    upper: str
    lower: str
    games: int
    seed: int
    share: float
    low: float
    high: float
    ms: float  # of the upper one, per choice

    @property
    def command(self) -> str:
        """How to play the same games again."""
        bots = f"--bots {self.upper},{self.lower}"
        return f"kogge arena {self.game} {bots} --games {self.games} --seed {self.seed}"


def stored(path: Path = STORED) -> list[Rung]:
    """Return the rungs of a stored run."""
    return [Rung(**rung) for rung in json.loads(path.read_text("utf-8"))]


def write(path: Path, rungs: list[Rung]) -> None:
    """Store a run."""
    path.write_text(json.dumps([asdict(rung) for rung in rungs], indent=1) + "\n", "utf-8")


def contests(game: str, games: int) -> Iterator[Contest]:
    """Yield the contests to play: neighbours, without a budget of their own."""
    for name in [game] if game else GAMES:
        for lower, upper in pairwise(NAMES):
            yield Contest(name, (upper, lower), games, SEED)


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
    found = standings(seeds, contest.heroes)[0]
    upper, lower = contest.bots
    share, low, high = (round(figure, 4) for figure in (found.share, found.low, found.high))
    ms = round(found.ms, 1)
    return Rung(contest.game, upper, lower, found.games, contest.seed, share, low, high, ms)
