"""Bots at tables: they think in threads, within their budget, and from views alone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from kogge import wire
from kogge.ahead.building import building
from kogge.ahead.native import is_there
from kogge.bots.advice.adviser import WISEST, turn
from kogge.bots.bot import BOTS, COMPILED
from kogge.bots.guild import ENDS, rouse
from kogge.bots.time.budget import Budget
from kogge.bots.yardsticks.search import Search
from kogge.core.chance import Seed
from kogge.core.game import Position
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.games import GAMES
from kogge.review.lines.comparing import advised
from kogge.table.denied import Denied
from kogge.table.grounds import hinted, speaker
from kogge.table.judging.commands import play_for
from kogge.table.judging.turns import FALLBACK, bots_asked, check_hint, key_of, ready
from kogge.table.table import Table

from ..store import Away, Unknown
from ..watch import metrics
from .desk import Asker, Desk
from .house import House
from .live import Live

WORKERS = 2  # threads for the turns of bots, and for nothing else
HINTS, TRIES = 1, 8  # questions of one person that may wait
LOOKING = 0.5  # seconds between two looks whether it is there

T = TypeVar("T")
Way = Callable[[Match, str, Position, bytes], T]  # of thinking about a view
log = logging.getLogger("kogge.bots")


class Bots:
    """All bots of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.pool = ThreadPoolExecutor(WORKERS, "bot")
        self.hints, self.tries = Desk("hint", HINTS), Desk("try", TRIES)
        self.coach = Desk("coach", HINTS, last=True)
        self.warm: set[str] = set()  # games whose search is compiled
        self.warming: asyncio.Task[None] | None = None

    def check_warm(self, game: str) -> None:
        """Refuse what is measured by bots, while others think for them."""
        if game in GAMES and game not in self.warm:
            trouble = "the bots are still being prepared, try again in a minute"
            if self.warming is None:  # serve --no-warm
                trouble = (
                    "this server runs without its strong bots, and so without what they measure"
                )
            elif self.warming.done():
                trouble = "the bots could not be prepared; the log of the server says why"
            raise Denied("not-warm", trouble, status=503)

    def look(self, live: Live) -> None:
        """Let the bots of a table play, if it is their turn and none is thinking yet."""
        if live.thinking is None and bots_asked(live.table) and not self.house.time.since:
            live.thinking = asyncio.get_running_loop().create_task(self._play(live))

    async def _play(self, live: Live) -> None:
        try:
            while seats := bots_asked(live.table):
                if not await self.house.store.lease(f"table {live.table.id}"):
                    return
                await self._turn(live, seats[0])
        except Denied as denied:  # the table is gone, or was closed
            log.info("a bot was refused", extra={"table": live.table.id, "why": denied.reason})
        except (Away, Unknown):  # the caretaker wakes it again
            log.info("a bot waits for the store", extra={"table": live.table.id})
        except Exception:
            log.exception("a bot has failed", extra={"table": live.table.id})
        finally:
            live.thinking = None

    async def _turn(self, live: Live, seat: int) -> None:
        """Choose for one seat, and play it if the table still waits for it."""
        table = live.table
        actions = await self.choose(table, seat)
        moment = table.moments.get(seat, 0)
        deed = partial(play_for, seat=seat, moment=moment, actions=actions)
        try:
            await self.house.changes.make(table.id, deed)
        except Denied as denied:
            if denied.reason not in ("moved-on", "paused", "not-playing", "unknown"):
                raise

    async def choose(self, table: Table, seat: int) -> list[int]:
        """Return what the bot of a seat does: its whole turn, as far as it can be foreseen."""
        name = self._ready(table, table.bot_of(seat))
        return await self._think(table, seat, name, turn, self._at_once)

    async def _at_once(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    async def hint(
        self, table: Table, command: wire.Hint, asker: Asker, language: str
    ) -> wire.Hinted:
        """Return what the best of the bots would do in a seat's place."""
        check_hint(table, command)
        name = self._ready(table, WISEST)
        ask = partial(self.hints.ask, asker)
        found = await self._think(table, command.seat, name, advised, ask)
        return hinted(command.id, name, found, speaker(table, command.seat, language))

    def _ready(self, table: Table, name: str) -> str:
        """Return the bot of that name, or its substitute until it is warm."""
        return ready(name, warm=table.setup.game in self.warm)

    async def _think(
        self, table: Table, seat: int, name: str, way: Way[T], run: Callable[..., Awaitable[T]]
    ) -> T:
        match, key = table.playing, key_of(table, seat)
        view = match.view(seat)
        started = time.perf_counter()
        try:
            return await run(lambda: way(match, name, view, key))
        except Denied:
            raise
        except Exception:  # whatever the error, the others at the table are waiting
            metrics.BOT_FAULTS.inc()
            log.exception("a bot has failed", extra={"table": table.id, "bot": name})
            return await run(lambda: way(match, FALLBACK, view, key))
        finally:
            metrics.BOT.labels(metrics.label(name, BOTS)).observe(time.perf_counter() - started)

    # Compiling in the background.

    def warm_up(self) -> None:
        """Have everything compiled, in a process of its own so that no table waits."""
        self.warming = asyncio.get_running_loop().create_task(self._warm_all())

    def waiting(self, game: str) -> list[str]:
        """Return the bots of a game that cannot play yet."""
        return [] if self.warming is None or game in self.warm else sorted(COMPILED)

    async def _warm_all(self) -> None:
        """Let the bots of each game take over as soon as its library is there."""
        run, cold = partial(asyncio.get_running_loop().run_in_executor, self.pool), list(GAMES)
        with contextlib.closing(building(GAMES)) as behind:
            while cold:
                over = behind.is_over  # before looking: what it built last is then seen
                ready = [name for name in cold if await run(is_there, name)]
                for name in ready:
                    await run(first_move, name)
                    self._take_over(name)
                cold = [name for name in cold if name not in ready]
                if not ready and over:
                    log.warning("compiled code is missing", extra={"games": ", ".join(cold)})
                    return
                await asyncio.sleep(LOOKING)

    def _take_over(self, game: str) -> None:
        self.warm.add(game)
        log.info("the search is warm", extra={"game": game})
        for live in self.house.memory.tables.values():
            if live.table.setup.game == game:
                live.broadcast.send_all(wire.Waiting(bots=[]))

    async def close(self) -> None:
        """Stop thinking."""
        if self.warming is not None:
            self.warming.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.warming
        self.hints.close()
        self.tries.close()
        self.coach.close()
        self.pool.shutdown(wait=False, cancel_futures=True)


def first_move(name: str) -> None:
    """Load what is compiled for a game by letting the bots that need it think."""
    game = GAMES[name]
    match = Match.begin(game, [Seat("Anna"), Seat("Berta")], Seed.of_number(1))
    seat = match.proceed()
    view = match.view(seat)
    Search(game, match.box, b"", Budget(sims=1)).visits(view)
    for member in ENDS:
        rouse(game, match.box, view, member)
