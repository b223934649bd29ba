"""What games are played with besides a version of the rules: the bots' source, and the nets."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from kogge.bots.nets import FOLDER
from kogge.core.compiled.source import source_digest
from kogge.core.edition import UNREADABLE
from kogge.core.error import Broken

from .former import digest_of, is_former
from .guests import HAND, parted

OWN = "own"  # the net that comes with the game
ORIGIN = ("source", "nets")
PLAYING = (
    "bout.py",
    "former.py",
    "guests.py",
)  # how a game is played here, by which bots and with which luck


def origin(game: str, bots: Iterable[str]) -> dict[str, object]:
    """Return a digest of the source, and of each net that can be used."""
    own = FOLDER / f"{game}.npz"
    nets = {OWN: file_digest(own)} if own.exists() else {}
    named = sorted({parted(entry)[1] for entry in bots} - {"", HAND})
    return {"source": source(), "nets": nets | {n: _named(n) for n in named}}


def _named(net: str) -> str:
    """Return a digest of a net's file, or of another version's folder."""
    return digest_of(net) if is_former(net) else file_digest(Path(net))


def source() -> str:
    """Return a digest of the rules, the bots, and how they are brought together."""
    here = [file_digest(Path(__file__).parent / name) for name in PLAYING]
    return hashlib.sha256("".join([source_digest(), *here]).encode()).hexdigest()[:16]


def file_digest(path: Path) -> str:
    """Return a digest of a file, as it is now."""
    try:
        state = path.stat()
        return _digest(path, state.st_mtime_ns, state.st_size)
    except OSError as error:
        raise Broken(str(path), UNREADABLE, why=error.strerror or str(error)) from error


@lru_cache(64)
def _digest(path: Path, *_: int) -> str:
    """Read a file once, until it changes."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
