"""Who plays the games: this process, several, or a cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children, get_context

from . import cluster
from .bout import Outcome, play
from .schedule import Bout, Contest

AHEAD = 4  # games given out at a time, for each worker: so that stopping early wastes little


def played(
    contest: Contest, bouts: Sequence[Bout], *, jobs: int = 1, keep: bool = False, on: str = ""
) -> Generator[Outcome]:
    """Play games, in the order in which they are done; 0 jobs stand for all processors."""
    if on:
        yield from cluster.played(contest, bouts, on, jobs=jobs, keep=keep)
    elif (jobs := jobs or cores()) == 1 or len(bouts) < 2:
        for bout in bouts:
            yield play(contest, bout, keep=keep)
    else:
        yield from pooled(contest, bouts, jobs, keep=keep)


def pooled(contest: Contest, bouts: Sequence[Bout], jobs: int, *, keep: bool) -> Generator[Outcome]:
    """Play in processes of our own; whoever has heard enough does not wait for the others."""
    workers, others = min(jobs, len(bouts)), set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), deafen)
    try:
        for start in range(0, len(bouts), workers * AHEAD):
            part = bouts[start : start + workers * AHEAD]
            yield from (
                done.result()
                for done in as_completed(
                    [pool.submit(play, contest, bout, keep=keep) for bout in part]
                )
            )
    except BaseException:  # an interruption, a fault, or nobody who listens any more
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def deafen() -> None:
    """Leave Ctrl-C, which a terminal sends to all processes, to the one that can tell of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """Return how many processes can play at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
