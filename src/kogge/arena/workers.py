"""Processes of our own, which work for this one and end with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")
NICE = 10  # how far work behind everything else stands back


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


def shared(task: Callable[[T], R], items: Sequence[T], jobs: int) -> Generator[R]:
    """Do the same with all items, in their order; 0 jobs stand for all processors."""
    count = min(jobs or cores(), len(items))
    if count < 2:
        yield from map(task, items)
        return
    with workers(count) as pool:
        yield from pool.map(task, items)


class Behind:
    """A program of ours that works behind everything else, without a word, and ends with us.

    Its input is a pipe that nobody writes to: it closes when this process ends, however that was.
    """

    def __init__(self, module: str, *words: str) -> None:
        command, quiet = (sys.executable, "-m", module, *words), subprocess.DEVNULL
        self.process = subprocess.Popen(  # noqa: S603  ours
            command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet
        )

    @property
    def is_over(self) -> bool:
        """Whether the work is done, or has failed."""
        return self.process.poll() is not None

    def close(self) -> None:
        """End the work, done or not; workers of its own follow."""
        with self.process:
            self.process.kill()


def stand_back() -> None:
    """Be the program that works behind another one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError):  # not every system knows it
        os.nice(NICE)
    Thread(target=_until_closed, daemon=True).start()


def _until_closed() -> None:
    os.read(0, 1)
    os._exit(1)


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
