"""Saved games that can be resumed: one file each, rewritten as the match goes on."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from kogge.core import notation
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.match import Match
from kogge.games import find

from ..files import data_folder, find_edition, load_text, save


@dataclass(slots=True)
class Save:
    """A match on this machine, with what only this machine knows about it."""

    match: Match
    people: set[int]  # the seats played at this keyboard
    log: Path | None  # where the match is also written
    path: Path
    lock: IO[str] | None = field(default=None, repr=False)

    @classmethod
    def begin(cls, match: Match, people: set[int], log: Path | None) -> Save:
        """Return a new save, named after the moment."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        name = f"{stamp}-{match.header.commitment[:6]}-{match.game.name}.json"
        return cls(match, people, log, data_folder("saves") / name)

    def write(self) -> None:
        """Store the match as it stands; a game of bots alone is not kept."""
        if not self.people:
            return
        data = {
            "match": notation.text(self.match),
            "seed": str(self.match.seed),
            "people": sorted(self.people),
            "log": str(self.log.resolve()) if self.log else None,
        }
        save(self.path, json.dumps(data), private=True)
        if self.lock is None:
            self.lock = _locked(self.path)

    def write_log(self) -> None:
        """Write the match to its log, without choices that are still sealed."""
        if self.log is not None:
            save(self.log, form(self.match.at(self.match.revealed()), self.log))

    def close(self) -> Path | None:
        """Put a finished match away; return where it lies, if anywhere."""
        kept = self.log
        if kept is None and self.people:
            kept = data_folder("matches") / f"{self.path.stem}.txt"
            save(kept, notation.text(self.match), private=True)
        self.leave()
        if self.people:
            self.path.unlink(missing_ok=True)
        return kept

    def leave(self) -> None:
        """Release the save, so that others can resume it."""
        if self.lock is not None:
            self.lock.close()
            self.path.with_suffix(".lock").unlink(missing_ok=True)
            self.lock = None


def form(match: Match, path: Path) -> str:
    """Return a match in the form that a file name asks for."""
    return notation.as_json(match) if path.suffix == ".json" else notation.text(match)


def waiting() -> Iterator[Path]:
    """Yield the saves that are not being played, the youngest first."""
    dated = []
    with contextlib.suppress(OSError):
        for path in data_folder("saves").glob("*.json"):
            with contextlib.suppress(OSError):  # it may have been finished at this very moment
                dated.append((path.stat().st_mtime, path))
    for _, path in sorted(dated, reverse=True):
        if (lock := _locked(path)) is not None:
            lock.close()
            yield path


def resume(path: Path) -> Save:
    """Read a save and claim it."""
    try:
        data = json.loads(load_text(path))
        text, seed, log = str(data["match"]), str(data["seed"]), data["log"]
        people = {int(seat) for seat in data["people"]}
        match = notation.read(text, str(path), find, find_edition)
        match.seed = Seed.of_text(seed, str(path))
        names = [match.header.seats[seat].name for seat in people]
    except (ValueError, LookupError, TypeError, RecursionError) as error:
        raise Broken(str(path), "is not a saved game") from error
    if not names or min(people) < 0:
        raise Broken(str(path), "is not a saved game")
    if match.seed.commitment != match.header.commitment:
        raise Broken(str(path), "the seed does not belong to the commitment")
    lock = _locked(path)
    if lock is None:
        raise Broken(str(path), "is being played in another window")
    return Save(match, people, Path(str(log)) if log else None, path, lock)


def _locked(path: Path) -> IO[str] | None:
    """Return a lock on a save, or None if another process holds it; it ends with the process."""
    lock: Any = None
    try:
        lock = path.with_suffix(".lock").open("w", encoding="utf-8")
        import fcntl  # not on every system; there games are not locked

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError:
        if lock is not None:
            lock.close()
        return None
    return lock  # type: ignore[no-any-return]
