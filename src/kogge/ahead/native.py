"""Libraries for this machine, in the user's cache: what playing from source needs."""

from __future__ import annotations

from pathlib import Path

from kogge.core.compiled.entry import SHARED
from kogge.core.compiled.library import kept, library_of
from kogge.core.compiled.source import house_digest
from kogge.games import GAMES, find

LIBRARIES = (SHARED, *GAMES)


def is_there(name: str) -> bool:
    """Return whether the library of a game can be used already."""
    return library_of(name) is not None


def provide(name: str) -> Path:
    """Build a library, unless there is one; return the folder in which it lies."""
    source = house_digest(name)
    folder = kept(source)
    if not is_there(name):
        from kogge.core.compiled.build import build_here

        from .calls import calls_of

        calls, rules = calls_of(find(name if name in GAMES else next(iter(GAMES))), name)
        build_here(folder, name, calls, rules, source)
    return folder
