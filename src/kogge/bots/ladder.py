"""The ladder as it is published: how each level does against the one below it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

STORED = Path(__file__).parent / "ladder.json"


@dataclass(frozen=True, slots=True)
class Rung:
    """How a level does against the one below it, at tables of one size.

    At larger tables both have as many seats, and every seat is compared with each of the other
    level: the share says how often the upper one is ahead, where a tie is half of it.
    """

    game: str
    seats: int
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
        bots = ",".join([self.upper, self.lower] * (self.seats // 2))
        return f"kogge arena {self.game} --bots {bots} --games {self.games} --seed {self.seed}"


def stored(path: Path = STORED) -> list[Rung]:
    """Return the rungs of a stored run."""
    return [Rung(**rung) for rung in json.loads(path.read_text("utf-8"))]


def write(path: Path, rungs: list[Rung]) -> None:
    """Store a run."""
    path.write_text(json.dumps([asdict(rung) for rung in rungs], indent=1) + "\n", "utf-8")
