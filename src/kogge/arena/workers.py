"""Processes of our own, which work for this one and end with it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread


@contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Yield so many processes; whoever is interrupted does not wait for what they are at."""
    others = set(active_children())
    pool = ProcessPoolExecutor(count, get_context("spawn"), enlist)
    try:
        yield pool
    except BaseException:  # an interruption, a fault, or nobody who listens any more
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def enlist() -> None:
    """Leave Ctrl-C, which a terminal sends to all processes, to the one that can tell of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """End when the process ends that we work for, even if it was killed and could not say so."""
    master = parent_process()
    assert master is not None
    master.join()
    os._exit(1)


def cores() -> int:
    """Return how many processes can work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
