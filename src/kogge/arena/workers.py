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
    """Yield a pool of ``count`` processes; on an interruption their work is not waited for."""
    others = set(active_children())
    pool = ProcessPoolExecutor(count, get_context("spawn"), enlist)
    try:
        yield pool
    except BaseException:  # an interruption, a fault, or a caller that has stopped listening
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def enlist() -> None:
    """Leave Ctrl-C, which a terminal sends to all processes, to the one that can report it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """End when the process that we work for ends, even if it was killed without notice."""
    master = parent_process()
    assert master is not None
    master.join()
    os._exit(1)


def cores() -> int:
    """Return how many processes can usefully work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
