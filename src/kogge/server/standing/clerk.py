"""The clerk: takes finished matches one by one, and writes down what standing keeps of them.

Everything that follows from a match is one transaction, which also marks its table as counted; so
each is counted once, by whichever process comes first, and one that dies has left nothing behind.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from kogge.table import ledger
from kogge.table.happened import Noticed
from kogge.table.ledger import written
from kogge.table.table import Table

from ..bell import Bell
from ..store import Conflict, Store, Write, shelf
from ..store.bench import Bench
from ..store.standing import results
from ..store.standing.results import Rated, Row
from ..store.trouble import STORES
from ..watch.logs import failed
from .counting import Finished, Result, finished
from .scale import Rating, Side, levels, reckoned

log = logging.getLogger("kogge.clerk")


class Clerk:
    """Counts what has ended, and brings ratings up to date."""

    def __init__(self, store: Store, bench: Bench) -> None:
        self.store, self.bench = store, bench

    async def run(self, ended: Bell) -> None:
        """Look for finished matches until the server stops."""
        await ended.answer(self.round, log, "the clerk stumbled")

    async def round(self) -> int:
        """Count some matches, unless another process does; return how many there were."""
        if not await self.store.lease("clerk"):
            return 0
        found = await results.waiting(self.store)
        for id in found:
            await self.count(id)
        return len(found)

    async def count(self, id: str) -> None:
        """Count a match; one that cannot be read or counted is only marked, lest others wait."""
        try:
            table, noticed = await shelf.history(self.store, self.bench, id)
            length = len(table.match.entries) if table.match is not None else 0
            found = await self.bench.do(finished(table, noticed), length)
            writes = await self._writes(table, found, ended(table, noticed))
        except STORES:
            raise
        except Exception as error:  # noqa: BLE001 - rules of other times may do anything
            failed(log, "a match cannot be counted", error, table=id)
            writes = []
        try:
            await self.store.write(results.counted(id), *writes)
        except Conflict:  # another process was quicker, or somebody has just been forgotten
            log.info("a match is left for the next round", extra={"table": id})

    async def _writes(self, table: Table, found: Finished, at: int) -> list[Write]:
        """Return all that is written of a match."""
        game, seats = table.setup.game, len(table.chairs)
        after, writes = await self._rated(table, found.results)
        rows = [
            Row(
                table.id, seat, each.person, each.bot, game, seats, each.place, each.points,
                each.own, each.opening, at, new and new.mean, new and new.doubt,
            )
            for seat, (each, new) in enumerate(zip(found.results, after, strict=True))
        ]  # fmt: skip
        if found.played is not None:
            writes.append(results.tallied(table.id, game, seats, at, written(found.played)))
        return [*results.kept(rows), *writes]

    async def _rated(
        self, table: Table, found: Sequence[Result]
    ) -> tuple[list[Rating | None], list[Write]]:
        """Return the ratings after a match, if it was rated, and what writes them down."""
        if not table.setup.rated or not found:
            return [None] * len(found), []
        game, bots = table.setup.game, levels(table.setup.game)
        known = [
            await results.rating(self.store, each.person, game) if each.person else None
            for each in found
        ]
        sides = [side(each, rated, bots) for each, rated in zip(found, known, strict=True)]
        after = reckoned(sides, [each.place for each in found])
        writes: list[Write] = []
        for each, old, new in zip(found, known, after, strict=True):
            if new is not None:
                games = old.games if old is not None else 0
                writes += results.rated(each.person, game, Rated(*new, games + 1))
        return after, writes


def side(result: Result, known: Rated | None, bots: dict[str, Rating]) -> Side:
    """Return a seat as the scale sees it; one whose owner was forgotten counts as a newcomer's."""
    bot = bots.get(result.bot)
    if not result.person:
        return Side(None, bot)
    owner = Rating(known.mean, known.doubt) if known is not None else Rating()
    return Side(owner, bot, result.own)


def ended(table: Table, noticed: Sequence[Noticed]) -> int:
    """Return when a match ended, by wall time; what was said afterwards does not count."""
    moves = [each.record.at for each in noticed if not isinstance(each.record, ledger.Said)]
    return moves[-1] if moves else table.changed
