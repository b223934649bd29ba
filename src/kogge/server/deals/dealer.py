"""The dealer: lays the deals ahead, opens a table for whoever plays one, shows the best in the end.

A seed is drawn a day ahead and its commitment is shown from then on; the seed itself stays in the
store until the day is over. That somebody plays a deal is written with the table, so that nobody
has it twice.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from functools import partial

from kogge import wire
from kogge.bots.level import NAMES as LEVELS
from kogge.core.chance import Seed
from kogge.core.game import Game
from kogge.games import GAMES, find
from kogge.table.deals.marking import begun, is_over, mark, take_turn
from kogge.table.deals.terms import agreed_for, chairs_of, drawn
from kogge.table.denied import Denied
from kogge.table.judging import seats
from kogge.table.opening.setups import laid
from kogge.table.table import Table

from ..live.house import House
from ..live.live import Live
from ..store import Conflict
from ..store.people import Somebody
from ..store.standing import deals
from ..store.standing.deals import Deal
from .day import day_of, end_of


class Dealer:
    """Everything about deals that needs the house."""

    def __init__(self, house: House) -> None:
        self.house, self.store, self.now = house, house.store, house.wall

    async def deal(self, game: Game, later: int = 0) -> Deal:
        """Return the deal of today, or of another day."""
        day, terms = day_of(self.now(), later), drawn(game, secrets.randbelow)
        return await deals.laid(self.store, day, game.name, str(Seed.fresh()), terms)

    async def prepare(self) -> None:
        """Lay the deals of today and tomorrow, and open the best play of yesterday to all."""
        for game in GAMES.values():
            for later in (0, 1):
                await self.deal(game, later)
            yesterday = await deals.deal(self.store, day_of(self.now(), -1), game.name)
            if yesterday is not None and not yesterday.best:
                await self._show_best(yesterday)

    async def _show_best(self, deal: Deal) -> None:
        """Let everybody look back at the best play, without a name if its player has none here."""
        board = await deals.board(self.store, deal, end_of(deal.day))
        if board:
            wish = wire.Share(shared=True, names=not board[0].private)
            deed = partial(seats.share, person=board[0].person, wish=wish)
            with suppress(Denied):  # it was played by rules that are no more
                await self.house.changes.make(board[0].at_table, deed)
            await deals.show_best(self.store, deal, board[0].at_table)

    async def mark(self, warm: set[str]) -> None:
        """Let one level play one deal of today in the place of a person, where none has yet."""
        for name in sorted(warm):
            deal = await self.deal(find(name))
            known = {level for level, _, _ in await deals.marks(self.store, deal)}
            for level in LEVELS:
                if level not in known:
                    place, points = await marked(deal, level)
                    await deals.mark(self.store, deal, level, place, points)
                    return

    async def play(self, person: Somebody, game: Game) -> Live:
        """Open the table of today's deal, or find the one that somebody has begun."""
        if not person.account:
            raise Denied("account-only", "the deal of the day is for accounts", status=403)
        deal = await self.deal(game)
        if begun := await deals.played(self.store, deal, person.id):
            return await self.house.memory.live(begun)
        table = self._table(person, game, deal)
        try:
            return await self.house.changes.create(
                table, seats.begin_if_full, deals.play(deal, person.id, table.id)
            )
        except Conflict:  # in another window, at the same moment
            return await self.house.memory.live(await deals.played(self.store, deal, person.id))

    def _table(self, person: Somebody, game: Game, deal: Deal) -> Table:
        """Return a table with the luck of the deal, which nobody else can enter."""
        setup = agreed_for(game, deal.terms, deal.day)
        table = laid(person, setup, chairs_of(person, deal.terms), self.now(), private=True)
        table.seed = deal.seed
        return table


async def marked(deal: Deal, level: str) -> tuple[int, int]:
    """Let a level play a deal to its end; a server that stops waits for one turn at most."""
    table = begun(find(deal.game), deal.terms, deal.seed, level)
    while not is_over(table):
        table = await asyncio.to_thread(take_turn, table)
    return mark(table, deal.terms.seat)
