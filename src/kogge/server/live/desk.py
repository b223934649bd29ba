"""A desk where people ask for thinking: everyone gets a turn, however often others ask.

Turns go round by address, and within an address by person, so that neither many questions nor
many names get anyone more than a fair share.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, TypeVar

from kogge.table.denied import Denied

T = TypeVar("T")
LAST = 19  # how far a thread can step back behind others
MOST = 500  # questions that may wait at one desk


@dataclass(frozen=True, slots=True)
class Asker:
    """The person who asks, and from where."""

    address: str
    person: str


@dataclass(slots=True)
class Question:
    """A question to think about, and the caller that waits for it."""

    work: Callable[[], Any]
    done: asyncio.Future[Any]


Lines = OrderedDict[str, deque[Question]]  # of each person, in the order of their turns


class Desk:
    """One thread that thinks for all, and the questions that wait for it."""

    def __init__(self, name: str, each: int, *, last: bool = False) -> None:
        self.pool = ThreadPoolExecutor(1, name, initializer=step_back if last else None)
        self.each = each  # questions of one person that may wait; a newer one replaces the oldest
        self.lines: OrderedDict[str, Lines] = OrderedDict()  # of each address
        self.count = 0
        self.working: asyncio.Task[None] | None = None

    async def ask(self, asker: Asker, work: Callable[[], T]) -> T:
        """Wait for a turn, and return what was thought."""
        loop = asyncio.get_running_loop()
        question = Question(work, loop.create_future())
        self._line_up(asker, question)
        if self.working is None:
            self.working = loop.create_task(self._work())
        return await question.done  # type: ignore[no-any-return]

    def check(self) -> None:
        """Refuse another question where very many wait."""
        if self.count >= MOST:
            raise Denied("busy", "too many are asking just now, try again soon", status=503)

    def ahead(self, asker: Asker) -> int:
        """Return how many questions come before the first one of somebody who waits."""
        if asker.person not in self.lines.get(asker.address, ()):
            return 0
        mine = self.lines[asker.address][asker.person][0]
        order = rounds([list(rounds(each.values())) for each in self.lines.values()])
        return next(place for place, each in enumerate(order) if each is mine)

    def _line_up(self, asker: Asker, question: Question) -> None:
        self.check()
        line = self.lines.setdefault(asker.address, OrderedDict()).setdefault(asker.person, deque())
        if len(line) >= self.each:
            self.count -= 1
            refuse(line.popleft())
        line.append(question)
        self.count += 1

    def _next(self) -> Question:
        """Take the next question, and put its address and person behind all others."""
        address, lines = self.lines.popitem(last=False)
        person, line = lines.popitem(last=False)
        question = line.popleft()
        self.count -= 1
        if line:
            lines[person] = line
        if lines:
            self.lines[address] = lines
        return question

    async def _work(self) -> None:
        try:
            while self.lines:
                await self._think(self._next())
        finally:
            self.working = None

    async def _think(self, question: Question) -> None:
        if question.done.done():  # the caller has gone
            return
        run = asyncio.get_running_loop().run_in_executor
        try:
            result = await run(self.pool, question.work)
        except Exception as error:  # noqa: BLE001 - the caller receives it
            if not question.done.done():
                question.done.set_exception(error)
        else:
            if not question.done.done():
                question.done.set_result(result)

    def close(self) -> None:
        """Leave the waiting questions unanswered."""
        for lines in self.lines.values():
            for line in lines.values():
                for question in line:
                    question.done.cancel()
        self.lines.clear()
        self.pool.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """Let all others go first, where the system knows threads by their urgency."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LAST)


def rounds(lines: Iterable[Iterable[T]]) -> Iterator[T]:
    """Yield what stands in several lines, one of each at a time.

    >>> "".join(rounds(["ad", "be", "c"]))
    'abcde'
    """
    missing = object()
    for each in zip_longest(*lines, fillvalue=missing):
        yield from (one for one in each if one is not missing)  # type: ignore[misc]


def refuse(question: Question) -> None:
    """Tell a caller that a newer question has replaced this one."""
    if not question.done.done():
        trouble = "you have asked again before this was answered"
        question.done.set_exception(Denied("replaced", trouble))
