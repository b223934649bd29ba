"""Names for source that can be compiled, and the folders in which compiled code is kept."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from ..carrier.rule import sources, texts
from ..error import Broken

TOP = Path(__file__).parents[2]
FOLDERS = ("core", "games", "research", "bots", "bench")  # of ours, with code to compile
PLAYED = ("core", "games", "research", "bots")  # of those, the ones with rules in them
NOTED = TOP / "engine" / "sources.json"  # the names, where only compiled files were packed
KEEP = 48  # folders that are kept, each of a library and a source: a dozen checkouts or so


@lru_cache(16)
def source_digest() -> str:
    """Return a name for all source that decides how a game goes."""
    return _digest(_files(FOLDERS))


@lru_cache(16)
def house_digest(library: str) -> str:
    """Return a name for the source of a library: what all games share, and the game's own."""
    if NOTED.exists():
        return str(json.loads(NOTED.read_text("utf-8"))[library])
    others = games_of_the_house() - {library}
    return _digest(path for path in _files(PLAYED) if not others & set(path.parts))


def foreign_digest() -> str:
    """Return a name for the same with all rules that stand elsewhere or were written."""
    return foreign_code(frozenset(sources()), frozenset(texts()))


@lru_cache(64)
def foreign_code(rules: frozenset[str], written: frozenset[str]) -> str:
    """Return a name for our source with some more files and texts."""
    return _digest({*_files(PLAYED), *map(Path, rules)}, sorted(written))


@lru_cache(1)
def games_of_the_house() -> frozenset[str]:
    """Return the names of the games that come with the program: each has a folder."""
    folders = (TOP / "games").iterdir()
    return frozenset(each.name for each in folders if (each / "box.toml").exists())


def _files(folders: Iterable[str]) -> set[Path]:
    return {path for folder in folders for path in (TOP / folder).rglob("*.py")}


def _digest(files: Iterable[Path], written: Iterable[str] = ()) -> str:
    source = hashlib.sha256()
    for path in sorted(files):
        name = path.relative_to(TOP).as_posix() if path.is_relative_to(TOP) else str(path)
        source.update(name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n"))
    for text in written:
        source.update(text.encode() + b"\0")
    return source.hexdigest()[:16]


def cache_folder(digest: str) -> Path:
    """Return the folder for code that was compiled on this machine, which need not exist yet."""
    from platformdirs import user_cache_path

    return writable(user_cache_path("kogge")) / "compiled" / digest


def make_folder(folder: Path) -> None:
    """Make such a folder, in place of those that were not used for the longest time."""
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        prune(folder.parent)


def writable(folder: Path) -> Path:
    """Return a folder, or a temporary one of this user's alone where the home is closed."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        if os.access(folder, os.W_OK):
            return folder
    user = os.getuid() if hasattr(os, "getuid") else 0  # elsewhere such folders are the user's own
    spare = Path(tempfile.gettempdir()) / f"kogge-{user}"
    spare.mkdir(mode=0o700, exist_ok=True)
    state = spare.lstat()
    if state.st_mode & 0o022 or state.st_uid != user or not spare.is_dir():  # code is run from it
        trouble = "may be written by others, and compiled code belongs there"
        raise Broken(str(spare), trouble, "a folder named by XDG_CACHE_HOME")
    return spare


def prune(root: Path) -> None:
    """Remove all but those that were used last."""
    with suppress(FileNotFoundError):  # another process may be pruning too
        folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
        for folder in folders[KEEP:]:
            shutil.rmtree(folder, ignore_errors=True)
