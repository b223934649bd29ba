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

from msgspec.structs import replace

from kogge import wire
from kogge.bots.level import NAMES as LEVELS
from kogge.core.chance import Seed
from kogge.core.game import Game
from kogge.core.header import NAMES
from kogge.games import GAMES, find
from kogge.table.denied import Denied
from kogge.table.judging import seats
from kogge.table.ledger import Chair
from kogge.table.names import unlike
from kogge.table.opening.setups import agreed, laid
from kogge.table.table import Table

from ..live.house import House
from ..live.live import Live
from ..store import Conflict
from ..store.people import Somebody
from ..store.standing import deals
from ..store.standing.deals import Deal, Terms
from .day import day_of, end_of
from .marking import marked

RIVALS = LEVELS[2:5]  # strong enough to be worth beating, quick enough for everybody at once
MOST = 4  # seats of a deal, so that it can be played in a break


class Dealer:
    """Everything about deals that needs the house."""

    def __init__(self, house: House) -> None:
        self.house, self.store, self.now = house, house.store, house.wall

    async def deal(self, game: Game, later: int = 0) -> Deal:
        """Return the deal of today, or of another day."""
        day = day_of(self.now(), later)
        return await deals.laid(self.store, day, game.name, str(Seed.fresh()), drawn(game))

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
                    place, points = await asyncio.to_thread(marked, deal, level)
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
        chairs = [wire.Chair(kind="me")] * len(deal.terms.chairs)
        wish = wire.NewTable(
            game=game.name, chairs=chairs, options=deal.terms.options, undo="none",
            spectators=False, private=True,
        )  # fmt: skip
        setup = replace(agreed(wish), deal=deal.day)
        table = laid(person, setup, seated(person, deal), self.now(), private=True)
        table.seed = deal.seed
        return table


def seated(person: Somebody, deal: Deal) -> list[Chair]:
    """Return the chairs of a deal: the same bots under the same names for everybody."""
    names = [unlike(name, [person.name]) for name in NAMES[: len(deal.terms.chairs)]]
    return [
        Chair(name=name, bot=level) if level else Chair(name=person.name, person=person.id)
        for name, level in zip(names, deal.terms.chairs, strict=True)
    ]


def drawn(game: Game) -> Terms:
    """Draw a position of seats and bots, with the usual options."""
    count = secrets.choice([seats for seats in game.seats if seats <= MOST])
    own = secrets.randbelow(count)
    chairs = ["" if seat == own else secrets.choice(RIVALS) for seat in range(count)]
    return Terms(chairs, {option.name: option.default for option in game.options})
