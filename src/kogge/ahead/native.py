"""Libraries for this machine, in the user's cache: what playing from source needs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from kogge.core.compiled.entry import SHARED
from kogge.core.compiled.library import kept, library_of
from kogge.core.compiled.source import house_digest
from kogge.games import GAMES

LIBRARIES = (SHARED, *GAMES)


def is_there(name: str) -> bool:
    """Return whether the library of a game can be used already."""
    return library_of(name) is not None


def longest_first(names: Iterable[str]) -> list[str]:
    """Return libraries in the order in which they are best built: none is waited for at last."""
    sizes = {name: len(GAMES[name].actions) for name in GAMES}
    return sorted(names, key=lambda name: sizes.get(name, 0), reverse=True)


def provide(name: str) -> Path:
    """Build a library, unless there is one; return the folder in which it lies."""
    if not is_there(name):
        from .drafts import draft, keep_here

        keep_here(name, draft(name))
    return kept(house_digest(name))
