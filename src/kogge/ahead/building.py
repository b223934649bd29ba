"""Building the libraries that are missing, on all processors.

Behind another program: python -m kogge.ahead.building GAME...
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import as_completed

from kogge.arena.workers import Behind, cores, stand_back, workers
from kogge.core.compiled.entry import SHARED
from kogge.core.compiled.library import can_build

from .native import is_there, longest_first, provide


def missing(games: Iterable[str]) -> list[str]:
    """Return the libraries that some games still need."""
    return [name for name in (*games, SHARED) if not is_there(name)]


def built(names: Iterable[str]) -> Iterator[str]:
    """Build some libraries; yield each that is done."""
    todo = longest_first(names)
    if not todo:
        return
    with workers(min(cores(), len(todo))) as pool:
        jobs = {pool.submit(provide, name): name for name in todo}
        for done in as_completed(jobs):
            done.result()
            yield jobs[done]


def building(games: Iterable[str]) -> Behind:
    """Build whatever some games still need, behind everything else."""
    return Behind(__name__, *games)


def main(*games: str) -> None:
    """Build for another program, as long as it runs."""
    stand_back()
    for _ in built(missing(games) if can_build() else ()):
        pass


if __name__ == "__main__":
    main(*sys.argv[1:])
