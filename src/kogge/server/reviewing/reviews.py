"""Reviews that are kept, that wait, and the one that is being made.

They take turns like hints do, by address and person, and a person waits for one at a time. Whoever
no longer looks has given up the place: nothing is reckoned for nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from kogge import wire
from kogge.ahead.native import is_there
from kogge.core.match import Match
from kogge.review.findings import Finding, Moment
from kogge.table.denied import Denied
from kogge.table.past.replay import steps_of
from kogge.table.past.reviewing import Study, not_ready, nothing, reviewable
from kogge.table.table import Table

from ..live.desk import Asker, Desk
from ..store import Store
from ..store.school import reviews
from .reader import Errand, errand_of, reading

PATIENCE = 120_000  # milliseconds after which somebody who does not look has gone
EACH = 1  # reviews that one person may wait for

Key = tuple[str, int]  # a table and a seat
log = logging.getLogger("kogge.reviews")


class Reads(Protocol):
    """Whoever finds something."""

    def findings(self) -> Iterator[Finding | Moment]: ...
    def stop(self) -> None: ...


Opens = Callable[[Errand], AbstractContextManager[Reads]]


@dataclass(slots=True, eq=False)
class Job:
    """A review that somebody wants."""

    asker: Asker
    study: Study
    looked: int  # when somebody last looked at it
    reader: Reads | None = None  # once it is its turn


class Reviews:
    """All reviews of a site, as far as one process knows."""

    def __init__(self, store: Store, now: Callable[[], int], opens: Opens = reading) -> None:
        self.store, self.now, self.opens = store, now, opens
        self.desk = Desk("review", EACH)
        self.jobs: dict[Key, Job] = {}  # as many as may wait at the desk, and one more
        self.tasks: set[asyncio.Task[None]] = set()

    async def want(self, table: Table, seat: int, asker: Asker) -> wire.Review:
        """Line up for a review, unless it is there already or under way."""
        match, key = reviewable(table, seat), (table.id, seat)
        if (kept := await reviews.found(self.store, *key)) is not None:
            return kept.told("done")
        if not await asyncio.to_thread(is_there, table.setup.game):
            raise not_ready()
        if key not in self.jobs:
            self.desk.check()
            self._begin(key, Job(asker, Study([0] * (len(match.entries) + 1)), self.now()), table)
        return self._told(key, 0)

    def _begin(self, key: Key, job: Job, table: Table) -> None:
        self.jobs[key] = job
        task = asyncio.get_running_loop().create_task(self._make(key, job, table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def look(self, table: Table, seat: int, first: int) -> wire.Review:
        """Return what has been found of a review so far."""
        key = (table.id, seat)
        if key in self.jobs:
            return self._told(key, first)
        kept = await reviews.found(self.store, *key)
        return kept.told("done", first) if kept is not None else nothing()

    def _told(self, key: Key, first: int) -> wire.Review:
        job = self.jobs[key]
        job.looked = self.now()
        if job.reader is not None:
            return job.study.told("working", first)
        return job.study.told("waiting", first, self.desk.ahead(job.asker))

    async def _make(self, key: Key, job: Job, table: Table) -> None:
        """Wait for a turn, and keep what was found."""
        match = table.playing
        try:
            if await self.desk.ask(job.asker, lambda: self._work(job, match, table, key[1])):
                await reviews.keep(self.store, *key, job.study)
        except Denied as denied:  # its person wants another one instead
            log.info("a review was given up", extra={"table": key[0], "why": denied.reason})
        except Exception:
            log.exception("a review has failed", extra={"table": key[0]})
        finally:
            del self.jobs[key]

    def _work(self, job: Job, match: Match, table: Table, seat: int) -> bool:
        """Have a match read as long as somebody looks; return whether it came to its end."""
        if self._left(job):
            return False
        job.study.steps[:] = steps_of(match, seat)
        with self.opens(errand_of(match, table.setup, seat)) as job.reader:
            for each in job.reader.findings():
                job.study.add(each)
                if self._left(job):
                    return False
        return True

    def _left(self, job: Job) -> bool:
        return self.now() - job.looked > PATIENCE

    async def close(self) -> None:
        """Stop reading."""
        self.desk.close()
        for job in list(self.jobs.values()):
            if job.reader is not None:
                job.reader.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
