"""Trial boards on a server: guessed by turns off the event loop, and kept while they are used."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar

from kogge import wire
from kogge.table.denied import Denied
from kogge.table.ledger import written
from kogge.table.orders import trial
from kogge.table.orders.trial import Guess
from kogge.table.table import Table

from ..live.desk import Asker, Desk

MOST = 64  # guesses that are kept; somebody who writes orders looks at one again and again
T = TypeVar("T")
Key = tuple[str, int, int, int, str]


class Trials:
    """The trial boards of a process."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.kept: OrderedDict[Key, Guess] = OrderedDict()

    async def board(
        self, table: Table, asked: wire.Trial, who: Asker, language: str
    ) -> wire.TrialBoard:
        """Return a trial board after what was done on it."""
        return await self._on(table, asked, who, lambda g: trial.board(g, asked.made, language))

    async def tried(
        self, table: Table, asked: wire.TrialTry, who: Asker, language: str
    ) -> wire.Tried:
        """Return what would come of some actions on a trial board."""
        return await self._on(table, asked, who, lambda g: trial.tried(g, asked, language))

    async def book(self, table: Table, asked: wire.TrialTry, who: Asker) -> wire.Book:
        """Return how the figures of a trial board come about."""
        return await self._on(table, asked, who, lambda g: trial.book(g, asked))

    async def forecast(
        self, table: Table, seat: int, turns: Sequence[list[wire.Way]], who: Asker
    ) -> wire.Forecast:
        """Return what becomes of orders in some games that are played out."""
        return await self.desk.ask(who, lambda: trial.forecast(table, seat, turns))

    async def _on(
        self, table: Table, asked: wire.Trial, who: Asker, look: Callable[[Guess], T]
    ) -> T:
        return await self.desk.ask(who, lambda: look(self._guessed(table, asked)))

    def _guessed(self, table: Table, asked: wire.Trial) -> Guess:
        """Return a guess, the same as last time as long as nothing has happened at the table."""
        moment = table.moments.get(asked.seat, 0)
        key = (table.id, moment, asked.seat, asked.number, written(asked.turns))
        found = self.kept.pop(key, None) or trial.guess(
            table, asked.seat, asked.number, asked.turns
        )
        self.kept[key] = found
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)
        if not found.reached:
            trouble = "on this board your turn does not come as your orders expect: try another"
            raise Denied("no-trial", trouble)
        return found
