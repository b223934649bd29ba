"""Figures of games between bots that come with the program: a file beside each game.

Every line is about tables of one kind, and says which runs of the arena it was counted from.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from kogge.bots.time.budget import Budget
from kogge.core.error import Broken
from kogge.core.game import Game

from ..bout import written as plain
from ..guests import parted
from ..store import contest_of
from .findings import Findings, Round
from .summary import Summary, summary

FILE = Path("statistics") / "bots.jsonl"
DIGITS = 4  # of a share, which is more than the matches can tell


class Run(msgspec.Struct, frozen=True):
    """A run of the arena: everything that its command says, and what it was played with."""

    bots: list[str]  # one for each seat
    games: int
    seed: int  # the first; every seed is played in all rotations
    budget: str | None
    options: dict[str, str]
    source: str  # digest of rules and bots

    @property
    def names(self) -> list[str]:
        """The bots by name, each once."""
        return list(dict.fromkeys(parted(entry)[0] for entry in self.bots))

    @property
    def last(self) -> int:
        """The last seed."""
        return self.seed + self.games // len(self.bots) - 1

    @property
    def thinking(self) -> Budget:
        """How much the bots were allowed to think; nothing is said of a level's own measure."""
        return Budget.of(self.budget) if self.budget else Budget()

    def command(self, game: str) -> str:
        """Return what plays the same games again.

        >>> Run(["alderman", "greedy"], 200, 1, "60sims", {"target": "45"}, "").command("visby")
        'kogge arena visby --bots alderman,greedy --games 200 --budget 60sims --option target=45'
        """
        words = ["kogge arena", game, "--bots", ",".join(self.bots), "--games", str(self.games)]
        words += ["--seed", str(self.seed)] if self.seed != 1 else []
        words += ["--budget", self.budget] if self.budget else []
        words += [f"--option {name}={choice}" for name, choice in self.options.items()]
        return " ".join(words)


class Shipped(msgspec.Struct, frozen=True):
    """What was found of tables of one kind, and how."""

    game: str
    rules: int
    runs: list[Run]
    found: Summary


@cache
def shipped(game: Game) -> Sequence[Shipped]:
    """Return the figures that come with a game."""
    path = game.folder / FILE
    return parsed(game, path.read_text("utf-8"), path.name) if path.is_file() else ()


def parsed(game: Game, text: str, place: str) -> tuple[Shipped, ...]:
    """Read figures; they must be about this game, by these rules and values."""
    try:
        lines = [msgspec.json.decode(line, type=Shipped) for line in text.splitlines()]
    except msgspec.DecodeError as error:
        raise Broken(place, "is no list of figures") from error
    today = game.name, game.version, game.edition.digest
    if any((line.game, line.rules, line.found.edition) != today for line in lines):
        raise Broken(place, "these figures are of another game, or of other rules")
    return tuple(lines)


# Making.


def written(found: Findings) -> str:
    """Return what was found in whole runs as a text."""
    return "".join(f"{_line(found.game, each)}\n" for each in found.sorted)


def _line(game: Game, found: Round) -> str:
    runs = [*map(_run, found.runs, found.runs.values())]
    _check_whole(found)
    line = Shipped(game.name, game.version, runs, summary(found))
    return msgspec.json.encode(_rounded(msgspec.to_builtins(line))).decode()


def _run(folder: Path, games: int) -> Run:
    contest = contest_of(folder)
    bots = [plain(entry) for entry in contest["bots"]]
    named = {name: contest[name] for name in ("seed", "budget", "options", "source")}
    return Run(bots=bots, games=games, **named)


def _check_whole(found: Round) -> None:
    """Refuse runs that were interrupted: who sat where would show in every figure."""
    missing = len(found.matches) - sum(map(len, found.whole))
    if missing:
        trouble = "{count} games are of seeds that were not played in every rotation"
        folder = str(next(iter(found.runs)))
        raise Broken(folder, trouble, "the same kogge arena once more", count=missing)


def _rounded(value: Any) -> Any:
    """Return a value whose floats have no more digits than are worth keeping."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(each) for each in value]
    return value
