"""Games that wait to be gone on with: one file each, rewritten after every action."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path

from kogge.core import notation
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.match import Match
from kogge.games import find

from .files import data_folder, find_edition, load_text, save


@dataclass(slots=True)
class Save:
    """A match of people on this machine, with what only this machine knows of it."""

    match: Match
    people: set[int]  # the seats that sit at this keyboard
    log: Path | None  # where the match is also written
    path: Path

    @classmethod
    def begin(cls, match: Match, people: set[int], log: Path | None) -> Save:
        """Return a new save, named after the moment."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        name = f"{stamp}-{match.header.commitment[:6]}-{match.game.name}.json"
        return cls(match, people, log, data_folder("saves") / name)

    def write(self) -> None:
        """Store the match as it stands."""
        if self.log is not None:
            save(self.log, form(self.match, self.log))
        if not self.people:
            return
        data = {
            "match": notation.text(self.match),
            "seed": str(self.match.seed),
            "people": sorted(self.people),
            "log": str(self.log.resolve()) if self.log else None,
        }
        save(self.path, json.dumps(data))

    def close(self) -> Path | None:
        """Put a finished match away; return where it lies, if anywhere."""
        kept = self.log
        if kept is None and self.people:
            kept = data_folder("matches") / f"{self.path.stem}.txt"
            save(kept, notation.text(self.match))
        self.path.unlink(missing_ok=True)
        return kept


def form(match: Match, path: Path) -> str:
    """Return a match in the form that a file name asks for."""
    return notation.as_json(match) if path.suffix == ".json" else notation.text(match)


def waiting() -> Path | None:
    """Return the youngest save, if there is one."""
    saves = data_folder("saves").glob("*.json")
    return max(saves, key=lambda path: path.stat().st_mtime, default=None)


def resume(path: Path) -> Save:
    """Read a save."""
    try:
        data = json.loads(load_text(path))
        text, seed, people, log = data["match"], data["seed"], data["people"], data["log"]
    except (ValueError, KeyError, TypeError) as error:
        raise Broken(str(path), "is no saved game") from error
    match = notation.read(str(text), str(path), find, find_edition)
    match.seed = Seed.of_text(str(seed), str(path))
    if match.seed.commitment != match.header.commitment:
        raise Broken(str(path), "the seed does not belong to the commitment")
    return Save(match, set(people), Path(log) if log else None, path)
