"""The circle: asking, answering and parting; who of one's friends is here; whom one keeps away.

Nobody is told that they were declined, removed or blocked: what they ask looks asked.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import token_urlsafe

from kogge import wire
from kogge.table.denied import Denied

from ..live.house import House
from ..live.lobby import Lobby
from ..store import Write
from ..store.circle import friends
from ..store.circle.friends import MOST, WAITING, Other
from ..store.people import People, Somebody
from ..store.post import outbox

HERE = 150_000  # milliseconds for which somebody who was here counts as being here
CROWD = 10_000  # people whose visit waits to be written


class Circle:
    """Everybody's friends."""

    def __init__(self, house: House, lobby: Lobby, people: People, now: Callable[[], int]) -> None:
        self.house, self.lobby, self.people, self.now = house, lobby, people, now
        self.store, self.post = house.store, house.changes.post
        self.met: dict[str, int] = {}  # who was here since the last writing, and when

    async def seen(self, person: Somebody) -> wire.Friends:
        """Return a person's circle."""
        store, late = self.store, self.now() - HERE
        shown = await friends.is_shown(store, person.id)
        return wire.Friends(
            friends=[
                wire.Friend(
                    id=each.id, name=each.name, account=each.account, since=each.since,
                    here=each.shown and max(each.at, self.met.get(each.person, 0)) > late,
                )
                for each in await friends.friends(store, person.id)
            ],
            asking=told(await friends.asking(store, person.id)),
            asked=told(await friends.asked(store, person.id)),
            blocked=told(await friends.blocked(store, person.id)),
            shown=shown,
        )  # fmt: skip

    # Asking and answering.

    async def ask(self, person: Somebody, wish: wire.Whom) -> None:
        """Ask somebody to be friends; who was asked by them already is one at once."""
        other, called = await self._whom(person, wish)
        await self._check_room(person)
        crowded = await friends.count_asking(self.store, other) >= WAITING
        hidden = crowded or await friends.blocks(self.store, other, person.id)
        id = token_urlsafe(9)
        asked = friends.ask(id, person.id, other, called, self.now(), hidden=hidden)
        notice = [] if hidden else self._notice(other, id)
        await self.store.write(friends.unblock(person.id, other), asked, *notice)

    def _notice(self, person: str, id: str) -> list[Write]:
        due = self.now() + self.post.soon
        return [outbox.arise(person, id, "friend", due)] if self.post.on else []

    async def accept(self, person: Somebody, id: str) -> None:
        """Say yes to a request."""
        found = await friends.row(self.store, id, person.id)
        if found is None or found.other != person.id:
            raise nobody()
        await self._check_room(person)
        await self.store.write(
            friends.unblock(person.id, found.person), friends.accept(id, person.id, self.now())
        )

    async def decline(self, person: Somebody, id: str) -> None:
        """Hide a request; who asked is not told."""
        found = await friends.row(self.store, id, person.id)
        if found is None or found.other != person.id:
            raise nobody()
        await self.store.write(friends.decline(id, person.id))

    async def remove(self, person: Somebody, id: str) -> None:
        """Part from a friend, take a request back, or keep somebody away no longer."""
        found = await friends.row(self.store, id, person.id)
        if found is not None and found.person == person.id:
            await self.store.write(friends.part(person.id, found.other))
        elif (other := await friends.blocked_by(self.store, id, person.id)) is not None:
            await self.store.write(friends.unblock(person.id, other))
        else:
            raise nobody()

    async def block(self, person: Somebody, wish: wire.Whom) -> None:
        """Keep somebody away: what they ask and where they invite to is not shown any more."""
        other, called = await self._whom(person, wish)
        if await friends.count_blocked(self.store, person.id) >= MOST:
            raise too_many()
        near = await friends.are_friends(self.store, person.id, other)
        tie = friends.part(person.id, other) if near else friends.overlook(person.id, other)
        blocked = friends.block(person.id, other, called, self.now())
        await self.store.write(tie, blocked)

    async def _check_room(self, person: Somebody) -> None:
        if await friends.count(self.store, person.id) >= MOST:
            raise too_many()

    async def _whom(self, person: Somebody, wish: wire.Whom) -> tuple[str, str]:
        """Return who is meant, and the name by which whoever asks knows them.

        Who sits at a table under another name keeps that name, as long as they are no friends.
        """
        other, called = await self._named(person, wish)
        if not other or other == person.id:
            figures = {"name": called}
            raise Denied("nobody", "nobody else is called '{name}' here", status=404, **figures)
        return other, called

    async def _named(self, person: Somebody, wish: wire.Whom) -> tuple[str | None, str]:
        if wish.id:
            return await self._tied(person, wish.id)
        if wish.table:
            return await self._at_table(person, wish)
        return await self.people.called(wish.name), wish.name

    async def _tied(self, person: Somebody, id: str) -> tuple[str, str]:
        """Return the other side of a request or a friendship."""
        found = await friends.row(self.store, id, person.id)
        if found is None:
            raise nobody()
        if found.other == person.id:  # who asks shows their name
            return found.person, await friends.name(self.store, found.person)
        return found.other, found.called or await friends.name(self.store, found.other)

    async def _at_table(self, person: Somebody, wish: wire.Whom) -> tuple[str, str]:
        """Return who sits on a seat of a table where one sits oneself."""
        live = await self.lobby.own(person, wish.table)
        if wish.seat >= len(live.table.chairs):
            raise Denied("no-seat", "there is no such seat", status=404)
        chair = live.table.chairs[wish.seat]
        return chair.person, chair.name

    # Being here.

    async def show(self, person: Somebody, *, shown: bool) -> None:
        """Let friends see that one is here, or no longer."""
        self.met.pop(person.id, None)
        await friends.show(self.store, person.id, shown=shown)

    def meet(self, person: str) -> None:
        """Note that somebody was here just now."""
        if person in self.met or len(self.met) < CROWD:
            self.met[person] = self.now()

    async def write(self) -> None:
        """Write down who is here: whoever asked for anything, and whoever sits at a table."""
        met, self.met = self.met, {}
        for live in self.house.memory.tables.values():
            met.update((each.person, self.now()) for each in live.broadcast.listeners)
        found = [(person, at) for person, at in sorted(met.items()) if person][:CROWD]
        await self.store.write(*(friends.present(person, at) for person, at in found))

    async def invite(self, person: Somebody, id: str, table: str) -> None:
        """Invite a friend to a table where one sits."""
        found = await friends.row(self.store, id, person.id)
        if found is None or not await friends.are_friends(self.store, found.person, found.other):
            raise nobody()
        other = found.other if found.person == person.id else found.person
        await self.lobby.invite(person, table, other)


def told(others: list[Other]) -> list[wire.Friend]:
    """Return people as they are sent."""
    return [
        wire.Friend(id=each.id, name=each.name, account=each.account, since=each.since)
        for each in others
    ]


def nobody() -> Denied:
    """Return the refusal where nobody of that kind is in one's circle."""
    return Denied("no-friend", "there is nobody like that among your friends", status=404)


def too_many() -> Denied:
    """Return the refusal of more people than a circle holds."""
    trouble = "your circle is full: at most {count} people"
    return Denied("too-many", trouble, count=MOST, status=429)
