"""The results of a run, a line each, so that an interrupted run goes on where it stopped."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from kogge.core.edition import Edition
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.games.editions import kept_edition, own_editions, pick

from .bout import Outcome
from .origin import ORIGIN
from .schedule import Bout, Contest

RESULTS, CONTEST, MATCHES = "results.jsonl", "contest.json", "matches"
EDITION = "edition.json"  # where a contest is played with other values than the game's own


class Run:
    """A folder with all games of a contest played so far."""

    def __init__(self, folder: Path, contest: Contest, *, keep: bool) -> None:
        self.folder, self.contest, self.keep = folder, contest, keep
        self.outcomes: dict[Bout, Outcome] = {}
        self._open()
        self._check()
        self._read()

    def _open(self) -> None:
        """Make the folder, if it does not exist."""
        if self.folder.exists() and not self.folder.is_dir():
            raise Broken(str(self.folder), "is not a folder", "an empty folder")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            trouble, why = "cannot be written: {why}", error.strerror or str(error)
            raise Broken(str(self.folder), trouble, "--save DIR", why=why) from error

    def _check(self) -> None:
        """Refuse a folder that holds another contest, or the same contest by other bots."""
        path, mine = self.folder / CONTEST, self.contest.told()
        if not path.exists():
            if self.contest.edition is not None:
                write(self.folder / EDITION, self.contest.edition.whole())
            write(path, mine)
            return
        theirs = contest_of(self.folder)
        other = {name for name in mine if theirs.get(name) != mine[name]}
        if other - set(ORIGIN):
            raise Broken(str(self.folder), "holds the games of another contest", "an empty folder")
        if other:
            trouble = "was begun with other rules, bots or nets than the current ones"
            raise Broken(str(self.folder), trouble, "an empty folder")

    def _read(self) -> None:
        path = self.folder / RESULTS
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]  # the last may have been cut off
        for number, line in enumerate(whole, 1):
            outcome = read(line, self.contest, f"{path}:{number}")
            self.outcomes[Bout(outcome.seed, outcome.rotation)] = outcome
        if len(whole) != len(lines):
            path.write_bytes(b"".join(whole))

    def clear(self) -> None:
        """Begin anew."""
        (self.folder / RESULTS).unlink(missing_ok=True)
        self.outcomes.clear()

    def missing(self) -> list[Bout]:
        """Return what is still to be played, seed by seed."""
        return [bout for bout in self.contest.bouts() if bout not in self.outcomes]

    def add(self, outcome: Outcome) -> None:
        """Write down a game at once."""
        if self.keep:
            name = f"{outcome.seed}-{outcome.rotation}.txt"
            (self.folder / MATCHES).mkdir(exist_ok=True)
            (self.folder / MATCHES / name).write_text(outcome.text, "utf-8")
        slim = replace(outcome, text="")
        with (self.folder / RESULTS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(slim)) + "\n")
        self.outcomes[Bout(slim.seed, slim.rotation)] = slim

    def whole(self, seed: int) -> bool:
        """Return whether a seed has been played in all rotations."""
        turns = range(len(self.contest.bots))
        return all(Bout(seed, rotation) in self.outcomes for rotation in turns)

    def whole_seeds(self) -> list[list[Outcome]]:
        """Return the games of every seed that has been played in all rotations."""
        bouts: dict[int, list[Bout]] = {}
        for bout in self.contest.bouts():
            bouts.setdefault(bout.seed, []).append(bout)
        return [[self.outcomes[b] for b in bouts[seed]] for seed in bouts if self.whole(seed)]


def write(path: Path, told: dict[str, Any]) -> None:
    """Write a file so that a reader always finds it whole."""
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    draft.replace(path)


def edition_of(folder: Path, game: Game, digest: str) -> Edition:
    """Return the edition of a match: one of the game's own, or the one that its run brings."""
    path = folder / EDITION
    brought = [kept_edition(game, path)] if path.exists() else []
    return pick([*own_editions(game), *brought], digest)


def contest_of(folder: Path) -> dict[str, Any]:
    """Return what a folder says about its contest."""
    path = folder / CONTEST
    try:
        found = json.loads(path.read_bytes())
    except OSError as error:
        raise Broken(str(folder), "holds no arena", "kogge arena ... --save DIR") from error
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Broken(str(path), "describes no contest", "an empty folder")
    return found


def read(line: bytes, contest: Contest, place: str) -> Outcome:
    """Return a result, if it is one of this contest."""
    try:
        outcome = Outcome(**json.loads(line))
        fits = outcome.bots == contest.seated(Bout(outcome.seed, outcome.rotation))
        fits = fits and isinstance(outcome.moves, str)
        fits = fits and all(len(each) == len(outcome.bots) for each in columns(outcome))
        fits = fits and all(isinstance(n, int | float) for each in columns(outcome) for n in each)
    except (ValueError, TypeError, RecursionError):
        fits = False
    if not fits:
        raise Broken(place, "is not a result of this contest")
    return outcome


def columns(outcome: Outcome) -> tuple[list[int] | list[float], ...]:
    """Return the figures of an outcome, one for every seat."""
    return outcome.places, outcome.points, outcome.choices, outcome.ms
