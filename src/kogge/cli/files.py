"""Files of the command line: reading with clear errors, writing whole or not at all."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from kogge.core import notation
from kogge.core.edition import UNREADABLE, Edition
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.match import Match
from kogge.games import find
from kogge.games.editions import kept_edition, own_editions, pick

UNWRITABLE = "cannot be written: {why}"


def data_folder(name: str) -> Path:
    """Return a folder of the user's data; it may not exist yet."""
    return user_data_path("kogge") / name


def load(path: Path) -> bytes:
    """Return the content of a file."""
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: an invalid name
        raise Broken(str(path), UNREADABLE, why=_why(error)) from error


def load_text(path: Path) -> str:
    """Return the content of a text file."""
    try:
        return load(path).decode()
    except UnicodeDecodeError as error:
        raise Broken(str(path), "is not UTF-8 text") from error


def save(path: Path, content: str, *, private: bool = False) -> None:
    """Write a file whole: a reader finds the old content or the new, never a part."""
    draft = ""
    try:
        target = path.resolve()  # a link is followed, not replaced
        if target.exists() and not target.is_file():
            raise Broken(str(path), "is not an ordinary file")
        if private:  # a folder of our own
            target.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).chmod(0o600 if private else 0o666 & ~_umask())
        Path(draft).replace(target)
    except (OSError, ValueError) as error:
        if draft:
            with contextlib.suppress(OSError):
                Path(draft).unlink()
        hint = "a home that can be written, or a folder named by XDG_DATA_HOME" if private else ""
        raise Broken(str(path), UNWRITABLE, hint, why=_why(error)) from error


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def check_log(path: Path) -> None:
    """Refuse to overwrite anything but a match."""
    if path.is_file() and not load(path).startswith((b"game ", b"{")):
        raise Broken(str(path), "exists already and is not a match")


def load_match(path: Path, edition: Path | None = None) -> Match:
    """Read a match file, either form, and check everything it claims."""

    def editions(game: Game, digest: str) -> Edition:
        return find_edition(game, digest, edition)

    return notation.read(load(path), str(path), find, editions)


def choose_edition(game: Game, path: Path | None) -> Edition:
    """Return the edition of a file, kept for later replays, or the game's own."""
    if path is None:
        return game.edition
    edition = game.read_edition(path)
    if edition.digest != game.edition.digest:
        kept = data_folder("editions") / f"{edition.digest}.json"
        save(kept, json.dumps(edition.whole()), private=True)
    return edition


def find_edition(game: Game, digest: str, path: Path | None = None) -> Edition:
    """Return the edition of a digest: the given file, one of the game's own, or one used before."""
    if path is not None:
        candidates = [game.read_edition(path)]
    else:
        kept = data_folder("editions") / f"{Path(digest).name[:64]}.json"
        used = [kept_edition(game, kept)] if kept.is_file() else []
        candidates = [*own_editions(game), *used]
    return pick(candidates, digest, file=True)
