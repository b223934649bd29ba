"""The lobby: opening tables, sitting down, and what may be done around a game."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from functools import partial

from msgspec.structs import replace

from kogge import wire
from kogge.solo.files import carried_on
from kogge.table import views
from kogge.table.denied import Denied
from kogge.table.judging import seats
from kogge.table.judging.seats import OVER
from kogge.table.ledger import Chair, Setup
from kogge.table.names import unnamed
from kogge.table.opening import setups
from kogge.table.opening.chairs import seated
from kogge.table.opening.setups import agreed, laid
from kogge.table.past.replay import viewer
from kogge.table.table import Table

from ..standing import terms
from ..store import lobby
from ..store.circle import friends
from ..store.lobby import Which
from ..store.people import Somebody
from ..store.post import outbox
from .house import House
from .live import Live

Again = Callable[[Table, Somebody], tuple[Setup, list[Chair]]]  # how a table is opened once more
GUESTS = 20  # people who can be invited to one table by name


class Lobby:
    """Everything around the games of a house."""

    def __init__(self, house: House, most: int) -> None:
        self.house, self.store, self.most = house, house.store, most

    # Opening a table.

    async def open(self, person: Somebody, wish: wire.NewTable) -> Live:
        """Open a table; if every seat is taken, it starts at once."""
        await self._count(person)
        setup = replace(agreed(wish), rated=wish.rated)
        chairs = seated(person, wish.chairs)
        if wish.rated:
            terms.check(person, setup, chairs, private=wish.private)
        return await self._create(person, setup, chairs, private=wish.private)

    async def _create(
        self, person: Somebody, setup: Setup, chairs: list[Chair], *, private: bool
    ) -> Live:
        table = laid(person, setup, chairs, self.house.wall(), private=private)
        return await self.house.changes.create(table, seats.begin_if_full)

    async def _count(self, person: Somebody) -> None:
        """Refuse a person who has very many tables already."""
        count = await lobby.count_hosted(self.store, person.id)
        if count >= self.most:
            raise Denied("too-many", "you have {count} tables already", count=count, status=429)

    # Sitting down and getting up.

    async def join(self, person: Somebody, id: str, wish: wire.Join) -> Live:
        """Take a free seat; the game starts when the last is taken."""
        live = await self.seen(person, id, wish.invitation)
        if live.table.private and wish.invitation != live.table.invitation:
            await self._is_expected(person, live.table)
        if live.table.setup.rated:
            terms.check_player(person, live.table.seats_of(person.id))
        await self._check_company(person, live.table, anyway=wish.anyway)
        name = wish.name or person.name
        deed = partial(seats.sit_down, person=person.id, name=name, wish=wish.seat)
        await self.house.changes.make(id, deed)
        await self.house.note_vacations(id)
        return live

    async def _is_expected(self, person: Somebody, table: Table) -> None:
        """Refuse those who were not invited; the players of the first game belong to a rematch."""
        if await lobby.sits_at(self.store, person.id, table.setup.parent):
            return
        if not await lobby.is_expected(self.store, person.id, table.id):
            raise private()

    async def _check_company(self, person: Somebody, table: Table, *, anyway: bool) -> None:
        """Refuse whoever is kept away, without a word about it; tell of those one keeps away."""
        away, by = await friends.apart(self.store, person.id, company(table))
        if keeps_out(table, by):
            raise Denied("not-for-you", "you cannot sit down at this table", status=403)
        if away and not anyway:
            raise Denied("kept-away", "somebody whom you keep away sits at this table")

    async def invite(self, person: Somebody, id: str, guest: str) -> None:
        """Let somebody know of a table, and sit down there; only those who sit there invite."""
        live = await self.own(person, id)
        if live.table.state != "open":
            raise Denied("not-open", "the game has begun already")
        if await friends.blocks(self.store, guest, person.id):
            return  # who is kept away is not told
        if await lobby.guests(self.store, id) >= GUESTS:
            trouble = "{count} people have been invited to this table already"
            raise Denied("too-many", trouble, count=GUESTS, status=429)
        post = self.house.changes.post
        due = self.house.wall() + post.soon
        notice = [outbox.arise(guest, id, "invited", due)] if post.on else []
        await self.store.write(lobby.invite(guest, id), *notice)

    async def leave(self, person: Somebody, id: str, seat: int) -> None:
        """Get up from a seat before the game has begun; the host may also remove a player."""
        await self.house.changes.make(id, partial(seats.get_up, person=person.id, seat=seat))

    async def close(self, person: Somebody, id: str) -> None:
        """Close a table."""
        await self.house.changes.make(id, partial(seats.close, person=person.id))

    async def mute(self, person: Somebody, id: str, wish: wire.Mute) -> None:
        """Mute a seat, or let it speak again."""
        await self.house.changes.make(id, partial(seats.mute, person=person.id, wish=wish))

    # Going on.

    async def rematch(self, person: Somebody, id: str) -> Live:
        """Open the same table again, or find the one that another player has opened."""
        return await self._again(person, id, setups.rematch)

    async def larger(self, person: Somebody, id: str, bot: str) -> Live:
        """Open the same table with one seat more, or find where another player goes on."""
        return await self._again(person, id, partial(setups.larger, bot=bot))

    async def _again(self, person: Somebody, id: str, way: Again) -> Live:
        live = await self.own(person, id)
        table = live.table
        setups.check_over(table)
        if table.rematch:
            return await self.house.memory.live(table.rematch)
        setup, chairs = way(table, person)
        if setup.rated:
            terms.check(person, setup, chairs, private=table.private)
        again = await self._create(person, setup, chairs, private=table.private)
        deed = partial(seats.link_rematch, id=again.table.id)
        changed = await self.house.changes.make(id, deed)
        return await self.house.memory.live(changed.rematch)

    async def fork(self, person: Somebody, id: str, wish: wire.Fork) -> Live:
        """Play on from a point of a finished match, against bots."""
        live = await self.watched(person, id, wish.invitation, past=True)
        match = setups.check_fork(live.table, wish)
        eyes = viewer(live.table, live.table.seats_of(person.id), wish.eyes)
        await self._count(person)
        async with self.house.looking:  # it may take long: off the event loop
            position = await asyncio.to_thread(setups.branch, match, wish, eyes)
        setup, chairs = setups.fork(live.table, person, wish, position)
        return await self._create(person, setup, chairs, private=True)

    async def carry_on(self, person: Somebody, text: str) -> Live:
        """Go on with the game of a file, against the same bots, from where it stands."""
        await self._count(person)
        async with self.house.looking:  # all of it is played again
            setup, chairs = await asyncio.to_thread(carried_on, text, person.id)
        return await self._create(person, setup, chairs, private=True)

    # After the end.

    async def share(self, person: Somebody, id: str, wish: wire.Share) -> Live:
        """Let everyone who has its address look back at a finished match, or stop doing so."""
        await self.house.changes.make(id, partial(seats.share, person=person.id, wish=wish))
        return await self.house.memory.live(id)

    async def put_aside(self, person: Somebody, id: str, wish: wire.Aside) -> None:
        """Keep a finished table out of a person's list, or show it there again."""
        live = await self.own(person, id)
        if wish.aside and live.table.state not in OVER:
            raise Denied("not-over", "the game is not over")
        await lobby.put_aside(self.store, person.id, id, aside=wish.aside)

    # Finding tables.

    async def seen(
        self, person: Somebody | None, id: str, invitation: str, *, past: bool = False
    ) -> Live:
        """Return a table that a person may see; if only its past matters, also a shared match."""
        live = await self.house.memory.live(id)
        table = live.table
        inside = belongs(table, person) or is_invited(table, invitation)
        if inside or not table.private or (past and is_shared(table)):
            return live
        if person is not None:
            await self._is_expected(person, table)
            return live
        raise private()

    async def watched(
        self, person: Somebody | None, id: str, invitation: str, *, past: bool = False
    ) -> Live:
        """Return a table that a person may watch; if only its past matters, also a shared match."""
        live = await self.seen(person, id, invitation, past=past)
        table = live.table
        if not past and as_seen(table, person, invitation) is not table:
            trouble = "the players have left out their names: look at the replay instead"
            raise Denied("nameless", trouble, status=403)
        sits = person is not None and bool(table.seats_of(person.id))
        if sits or table.setup.spectators or (past and is_shared(table)):
            return live
        raise Denied("no-spectators", "this table is not open to spectators", status=403)

    async def looked_at(self, person: Somebody | None, id: str, invitation: str) -> Table:
        """Return a table whose past a person may see: without names, where they are left out."""
        live = await self.watched(person, id, invitation, past=True)
        return as_seen(live.table, person, invitation)

    async def own(self, person: Somebody, id: str) -> Live:
        """Return a table where the person sits."""
        live = await self.house.memory.live(id)
        if not live.table.seats_of(person.id):
            raise Denied("not-yours", "you do not sit at this table", status=403)
        return live

    async def invited(self, invitation: str) -> Live:
        """Return the table that a link leads to."""
        return await self._found(await lobby.of_link(self.store, invitation))

    async def told(self, words: str) -> Live:
        """Return the table that three words lead to, as long as it waits for players."""
        return await self._found(await lobby.of_words(self.store, words))

    async def _found(self, id: str | None) -> Live:
        if id is None:
            raise Denied("no-table", "there is no such table", status=404)
        return await self.house.memory.live(id)

    async def waiting(self, person: Somebody | None) -> list[wire.TableCard]:
        """Return the open tables that a person may join: invitations, friends, then the newest."""
        known = person.id if person is not None else ""
        expecting = await lobby.expecting(self.store, known) if known else []
        near = await lobby.of_friends(self.store, known) if known else []
        tables = [*expecting, *near, *await lobby.waiting(self.store)]
        once = {table.id: table for table in tables}
        everybody = {each for table in once.values() for each in company(table)}
        _, by = await friends.apart(self.store, known, everybody) if known else ((), set())
        return [views.card(table, known) for table in once.values() if not keeps_out(table, by)]

    async def watchable(self, person: Somebody | None) -> list[wire.TableCard]:
        """Return the tables that are being played and can be watched."""
        known = person.id if person is not None else ""
        cards = [views.card(table, known) for table in await lobby.under_way(self.store)]
        return [card for card in cards if card.spectators]

    async def mine(
        self, person: Somebody, first: int = 0, which: Which = "shown"
    ) -> list[wire.TableCard]:
        """Return a person's tables: first those that wait for them."""
        tables = await lobby.where_sits(self.store, person.id, first, which)
        return [replace(views.card(table, person.id), asked=asked) for table, asked in tables]


def belongs(table: Table, person: Somebody | None) -> bool:
    """Return whether a person is the host of a table, or sits at it."""
    return person is not None and (person.id == table.host or bool(table.seats_of(person.id)))


def company(table: Table) -> set[str]:
    """Return the people of a table: its host, and those who sit there."""
    return {table.host, *(chair.person for chair in table.chairs)} - {""}


def keeps_out(table: Table, by: Iterable[str]) -> bool:
    """Return whether one of those who keep somebody away has a say in who sits down at a table.

    Where everybody may sit down, all who sit there have one; a link is the host's to give.
    """
    return not ({table.host} if table.private else company(table)).isdisjoint(by)


def is_invited(table: Table, invitation: str) -> bool:
    """Return whether somebody has the link of a table."""
    return secrets.compare_digest(invitation.encode(), table.invitation.encode())


def as_seen(table: Table, person: Somebody | None, invitation: str) -> Table:
    """Return a table as others see it: without names, if those who played it wish so."""
    hidden = table.nameless and is_shared(table)
    if hidden and not belongs(table, person) and not is_invited(table, invitation):
        return unnamed(table)
    return table


def is_shared(table: Table) -> bool:
    """Return whether everyone may look back at a match."""
    return table.shared and table.state in OVER


def private() -> Denied:
    """Return the refusal for a person who knows the table but not its link."""
    return Denied("private", "this table is private: you need its link", status=403)
