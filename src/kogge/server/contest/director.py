"""The director: takes results, opens the tables of the next round, and everything in one change.

A round is written together with its tables. Whoever dies before has done nothing, and who comes
second finds that another has written first; so no round is opened twice, and none is forgotten.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from kogge import wire
from kogge.contest import acts
from kogge.contest.record import BOT, Board, Tournament
from kogge.core.header import NAMES
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge
from kogge.table.judging.seats import begin_if_full
from kogge.table.ledger import Chair, Setup
from kogge.table.names import unlike
from kogge.table.opening.setups import agreed, laid
from kogge.table.table import Table

from ..live.house import House
from ..settings import Post
from ..store import Conflict, Write, shelf
from ..store.contest import duplicates, tournaments
from ..store.people import Somebody
from ..store.post import outbox
from ..watch.logs import failed

RACES = 20  # lost in a row before a client is asked to try again
NOBODY = Somebody("", "", account=False)  # the host of its tables: no player may close them

Act = Callable[[Tournament], list[Board]]  # changes a tournament; returns tables to be opened
log = logging.getLogger("kogge.contest")


class Director:
    """Everything that changes tournaments goes through here."""

    def __init__(self, house: House, post: Post) -> None:
        self.house, self.store, self.post = house, house.store, post

    async def run(self) -> None:
        """Look at the tables until the server stops."""
        await self.house.ended.answer(self.look, log, "the director stumbled")

    async def look(self) -> int:
        """Count the tables that are over, and return at how many tournaments there were any.

        Of several processes only one does it.
        """
        if self.house.time.since:
            return 1  # once maintenance is over they are counted
        if not await self.store.lease("director"):
            return 0
        found = await tournaments.with_news(self.store)
        for id in found:
            try:
                await self.count(id)
            except Exception as error:  # noqa: BLE001 - the others go on
                failed(log, "a tournament could not go on", error, tournament=id)
        return len(found)

    async def count(self, id: str) -> Tournament:
        """Take the results of the tables that are over, and go on if it was the last of a round."""
        ended = await tournaments.ended(self.store, id)
        await self._open_pasts(id, ended)

        def counted(tournament: Tournament) -> list[Board]:
            running = {board.table: board for board in tournament.running()}
            if tournament.state != "playing":
                return []  # it was closed while they played
            for table, found in ended.items():
                if table in running:
                    acts.settle(running[table], *outcome(found))
            return acts.advance(tournament)

        return await self.change(id, counted, done=ended)

    async def _open_pasts(self, id: str, ended: Iterable[str]) -> None:
        """Let everybody look back at a deal whose last table is over, before that is counted."""
        tournament = await tournaments.load(self.store, id)
        if tournament.terms.form != "duplicate":
            return  # elsewhere each table is opened by its own end
        for number, round in enumerate(tournament.rounds):
            tables = [board.table for board in round.boards]
            if set(tables) & set(ended) and not await duplicates.is_running(
                self.store, deal_of(tournament, number)
            ):
                for table in tables:
                    with suppress(Denied):  # it was played by rules that are no more
                        await self.house.changes.make(table, open_past)

    async def change(self, id: str, act: Act, done: Iterable[str] = ()) -> Tournament:
        """Change a tournament, durably, with the tables that it opens."""
        self.house.changes.refuse_maintenance()
        for _ in range(RACES):
            old = await tournaments.load(self.store, id)
            new = copy.deepcopy(old)
            boards = await asyncio.to_thread(act, new)  # a draw among many takes a while
            new.version, new.changed = old.version + 1, self.house.wall()
            opened = await self._open(new, boards)
            try:
                await self.store.write(*tournaments.change(old, new, boards, done), *opened)
            except Conflict:
                continue
            return new
        raise Denied("busy", "the tournament is busy, try again", status=503)

    async def _open(self, tournament: Tournament, boards: Sequence[Board]) -> list[Write]:
        """Return what writes the tables of a round, and tells those who begin."""
        writes = list[Write]()
        for board in boards:
            table = _laid(tournament, board, self.house.wall())
            board.table = table.id
            judge = Judge(table, self.house.now(), self.house.wall())
            begin_if_full(judge)
            writes += shelf.creation(judge)
            if table.setup.duplicate:
                writes.append(duplicates.laid(table.id, table.setup.duplicate))
            if self.post.on:
                writes += outbox.arising(table, judge, set(), self.post)
            await asyncio.sleep(0)  # so that no table waits for all of them
        return writes

    async def resign(self, board: Board, person: str) -> None:
        """Give up the seat of somebody who has left a tournament."""
        live = await self.house.memory.live(board.table)
        for seat in live.table.seats_of(person):
            deed = partial(Judge.resign, seat=seat, command="")
            await self.house.changes.make(board.table, deed)


def outcome(standing: wire.Standing | None) -> tuple[list[int], list[int]]:
    """Return the places and points of a table, if it has come to any."""
    return ([], []) if standing is None else (standing.places, standing.totals)


def open_past(judge: Judge) -> None:
    """Let everybody look back at a table."""
    judge.draft.shared = True


def _laid(tournament: Tournament, board: Board, now: int) -> Table:
    """Return a table for a board, whose past everybody may look at once it is over."""
    terms, chairs = tournament.terms, seated(tournament, board)
    setup = setup_of(terms, len(chairs))
    if terms.form == "duplicate":
        return _dealt(tournament, setup, chairs, now)
    table = laid(NOBODY, setup, chairs, now, private=terms.private)
    table.shared = True
    return table


def _dealt(tournament: Tournament, setup: Setup, chairs: Sequence[Chair], now: int) -> Table:
    """Return a table with the luck of a deal, closed to all others until the last is over."""
    number = len(tournament.rounds) - 1
    deal = deal_of(tournament, number)
    setup = replace(setup, spectators=False, duplicate=deal, draws=tournament.draws)
    table = laid(NOBODY, setup, chairs, now, private=True)
    table.seed = tournament.deals[number]
    return table


def deal_of(tournament: Tournament, number: int) -> str:
    """Return by what the tables of a deal know each other."""
    return f"{tournament.id} {number}"


def seated(tournament: Tournament, board: Board) -> list[Chair]:
    """Return the chairs of a board: its players, and bots where it has none."""
    people = {n: tournament.players[n] for n in board.players if n != BOT}
    taken = [player.name for player in people.values()]
    names = iter(unlike(name, taken) for name in NAMES)
    return [
        Chair(name=next(names), bot=tournament.terms.bot)
        if number == BOT
        else Chair(name=people[number].name, person=people[number].person)
        for number in board.players
    ]


def setup_of(terms: wire.NewTournament, seats: int) -> Setup:
    """Return what is agreed at a table of a tournament, if it fits the game."""
    chairs = [wire.Chair(kind="open")] * seats
    wish = wire.NewTable(
        game=terms.game, chairs=chairs, options=terms.options, clock=terms.clock,
        private=terms.private,
    )  # fmt: skip
    return replace(agreed(wish), spectators=True)
