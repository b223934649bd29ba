"""The crew that plays the games: this process, several, or a cluster."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import as_completed

from . import cluster
from .bout import Outcome, play
from .schedule import Bout, Contest
from .workers import cores, workers

AHEAD = 4  # games given out at a time, for each worker: so that stopping early wastes little


def played(
    contest: Contest, bouts: Sequence[Bout], *, jobs: int = 1, keep: bool = False, on: str = ""
) -> Generator[Outcome]:
    """Play games, yielded as they finish; 0 jobs stand for all processors."""
    if on:
        yield from cluster.played(contest, bouts, on, jobs=jobs, keep=keep)
    elif (jobs := jobs or cores()) == 1 or len(bouts) < 2:
        for bout in bouts:
            yield play(contest, bout, keep=keep)
    else:
        yield from pooled(contest, bouts, jobs, keep=keep)


def pooled(contest: Contest, bouts: Sequence[Bout], jobs: int, *, keep: bool) -> Generator[Outcome]:
    """Play in processes of our own; a caller that stops early does not wait for the rest."""
    count = min(jobs, len(bouts))
    with workers(count) as pool:
        for start in range(0, len(bouts), count * AHEAD):
            part = bouts[start : start + count * AHEAD]
            yield from (
                done.result()
                for done in as_completed(
                    [pool.submit(play, contest, bout, keep=keep) for bout in part]
                )
            )
