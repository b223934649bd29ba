"""The postman: bundles, quiet hours, patience; with a carrier that writes down what it is given."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge import wire
from kogge.server.post.carrier import Gone, Undelivered
from kogge.server.post.hours import quiet_until
from kogge.server.post.postman import TRIES, Postman
from kogge.server.post.wording import Desk, Message
from kogge.server.settings import Post
from kogge.server.store import Store, Write, open_store, shelf
from kogge.server.store.bench import Bench
from kogge.server.store.circle import friends
from kogge.server.store.people import ARRIVE, Somebody, handle
from kogge.server.store.post import channels, outbox
from kogge.server.store.post.channels import Channel
from kogge.table.judging import seats
from kogge.table.judging.judge import Judge
from kogge.table.opening.chairs import seated
from kogge.table.opening.setups import agreed, laid

MINUTE = 60_000
START = int(datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp() * 1000)
EVENTS: list[wire.Event] = ["turn", "end", "said", "friend"]
POST = Post(mail="x", gap=5 * MINUTE)
SIT = "INSERT INTO sittings (at_table, seat, person, asked) VALUES (?, ?, ?, ?)"
ANNA = Somebody("anna", "Anna", account=False)


@dataclass
class Street:
    """A postman, a clock that is set by hand, and everything that was delivered."""

    store: Store
    now: int = START
    messages: list[Message] = field(default_factory=list)
    troubles: list[Exception] = field(default_factory=list)  # of the next deliveries

    async def carry(self, _channel: Channel, message: Message) -> None:
        if self.troubles:
            raise self.troubles.pop(0)
        self.messages.append(message)

    async def later(self, minutes: float = 0) -> list[str]:
        """Let time pass and the postman come; return the titles of what he brought."""
        self.now += int(minutes * MINUTE)
        told = len(self.messages)
        carriers: dict[wire.Means, Street] = {"mail": self}
        postman = Postman(self.store, lambda: self.now, POST, Desk("http://k"), carriers, since)
        await postman.round()
        return [message.title for message in self.messages[told:]]

    async def happens(self, *events: wire.Event, table: str = "") -> None:
        """Let something be told to Anna."""
        for event in events:
            await self.store.write(outbox.arise("anna", table or "t1", event, self.now))


async def since(_table: str, _person: str, _language: str) -> list[str]:
    """Tell of a game what happened in it."""
    return ["Berta lays a card."]


async def moved_in(store: Store, **wishes: str | int) -> Street:
    """Return the street where Anna lives, who sits at two tables with Berta."""
    wish = wire.NewChannel(kind="mail", address="anna@x.example", events=EVENTS)
    await channels.add(
        store, replace(channels.fresh("anna", wish, wish.address, START), state="open")
    )
    await store.write(channels.wish("anna", wire.Wishes(**wishes)))  # type: ignore[arg-type]
    setup = agreed(wire.NewTable(game="visby", chairs=[wire.Chair(kind="me")] * 2))
    chairs = seated(ANNA, [wire.Chair(kind="me"), wire.Chair(kind="me", name="Berta")])
    chairs[1] = type(chairs[1])(name="Berta", person="berta")
    for id in ("t1", "t2"):
        table = laid(ANNA, setup, chairs, START, private=False)
        table.id = id
        judge = Judge(table, START)
        seats.begin_if_full(judge)
        await store.write(*shelf.creation(judge))
    return Street(store)


def at(database: str, evening: Callable[[Store], Awaitable[None]]) -> None:
    """Spend some time with a store."""

    async def spend() -> None:
        store = await open_store(database)
        try:
            await evening(store)
        finally:
            await store.close()

    asyncio.run(spend())


def test_who_asks_to_be_a_friend_is_told_unless_that_is_settled(database: str) -> None:
    async def evening(store: Store) -> None:
        street = await moved_in(store)
        for name in ("Berta", "Carl"):
            row = (name.lower(), name, handle(name), "", "", START, START)
            asked = friends.ask(f"row-{name}", name.lower(), "anna", "Anna", START, hidden=False)
            await store.write(Write(ARRIVE, row), asked)
        await street.happens("friend", table="row-Berta")
        assert await street.later() == ["Berta would like to be your friend"]
        [line] = street.messages[-1].lines
        assert (line.link, line.table, line.game) == ("http://k/club/friends", "", "")

        await street.happens("friend", table="row-Carl")
        await store.write(friends.decline("row-Carl", "anna"))
        assert await street.later(10) == []

    at(database, evening)


def test_what_comes_together_is_told_together(database: str) -> None:
    async def evening(store: Store) -> None:
        street = await moved_in(store)
        await street.happens("turn", "said", "said")
        await street.happens("turn", table="t2")

        assert await street.later() == ["Kogge: news from 2 tables"]
        assert [line.text for line in street.messages[0].lines] == [
            "Visby with Berta: there are 2 new messages",
            "Visby with Berta: it is your turn",
            "Visby with Berta: it is your turn",
        ]
        assert await street.later(60) == []

    at(database, evening)


def test_a_person_is_not_written_to_all_the_time(database: str) -> None:
    async def evening(store: Store) -> None:
        street = await moved_in(store)
        await street.happens("turn")
        assert len(await street.later()) == 1
        await street.happens("said")
        assert await street.later(4) == []
        await street.happens("said")
        assert await street.later(1) == ["Visby with Berta: there are 2 new messages"]

    at(database, evening)


def test_quiet_hours_are_kept(database: str) -> None:
    async def evening(store: Store) -> None:
        quiet = {"quiet_from": 12 * 60, "quiet_until": 14 * 60, "zone": "Europe/Berlin"}
        street = await moved_in(store, **quiet)  # type: ignore[arg-type]
        await street.happens("turn")
        assert await street.later() == []
        assert await street.later(59) == []
        assert len(await street.later(1)) == 1

    at(database, evening)


def test_what_is_settled_before_it_is_sent_is_not_sent(database: str) -> None:
    async def evening(store: Store) -> None:
        street = await moved_in(store)
        await street.happens("turn")
        street.troubles = [Undelivered("no network")]
        assert await street.later() == []
        await store.write(Write("UPDATE sittings SET asked = 0"))
        assert await street.later(6) == []
        assert await outbox.due(store, 10 * street.now) == []

    at(database, evening)


@pytest.mark.parametrize("times", [1, TRIES - 1, TRIES, TRIES + 1])
def test_a_letter_is_tried_again_but_not_forever(database: str, times: int) -> None:
    async def evening(store: Store) -> None:
        street = await moved_in(store)
        await street.happens("end")
        street.troubles = [Undelivered("no network")] * times
        tries = [await street.later(24 * 60) for _ in range(TRIES + 2)]

        assert sum(map(len, tries)) == (1 if times < TRIES else 0)
        assert await outbox.due(store, 10 * street.now) == []

    at(database, evening)


def test_an_address_that_is_gone_is_told_nothing_more(database: str) -> None:
    async def evening(store: Store) -> None:
        street = await moved_in(store)
        street.troubles = [Gone("nobody")]
        await street.happens("end")
        assert await street.later() == []
        await street.happens("said")
        assert await street.later(60) == []
        assert [each.state for each in await channels.own(store, "anna")] == ["broken"]

    at(database, evening)


def test_addresses_that_nobody_confirms_are_forgotten(database: str) -> None:
    async def evening(store: Store) -> None:
        street = await moved_in(store)
        wish = wire.NewChannel(kind="mail", address="other@x.example", events=["turn"])
        await channels.add(store, channels.fresh("anna", wish, wish.address, START))
        await street.later(47 * 60)
        assert len(await channels.own(store, "anna")) == 2
        await street.later(60)
        assert len(await channels.own(store, "anna")) == 1

    at(database, evening)


ZONES = st.sampled_from(
    ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Apia"]
)
MINUTES = st.integers(0, 1439)
TIMES = st.datetimes(datetime(2024, 1, 1), datetime(2030, 1, 1))  # noqa: DTZ001 - UTC is added


@given(ZONES, MINUTES, MINUTES, TIMES)
def test_quiet_hours_end_when_the_clock_says_so(
    zone: str, start: int, end: int, time: datetime
) -> None:
    now = int(time.replace(tzinfo=UTC, microsecond=0).timestamp() * 1000)
    wishes = wire.Wishes(zone=zone, quiet_from=start, quiet_until=end)
    until = quiet_until(wishes, now)
    after = datetime.fromtimestamp(until / 1000, ZoneInfo(zone))

    assert now <= until <= now + timedelta(hours=25).total_seconds() * 1000
    if until > now:
        assert start != end
        shift = (after.hour * 60 + after.minute - end) % 1440
        assert shift in (0, 60)  # an hour that is left out in spring cannot be shown


def test_a_letter_tells_what_happened_since_and_where_to_see_it(database: str) -> None:
    async def evening(store: Store) -> None:
        street = await moved_in(store)
        await street.happens("turn")
        await street.later()

        [letter] = street.messages
        assert "- Berta lays a card." in letter.text
        assert "http://k/replay/t1?since=1" in letter.text
        assert "Berta lays a card." not in letter.summary  # which a channel of many readers gets

    at(database, evening)


def test_a_turn_is_told_once_though_the_move_before_it_is_replayed(database: str) -> None:
    async def evening(store: Store) -> None:
        street = await moved_in(store)
        table = await shelf.load(store, Bench(), "t1")
        turn = outbox.turn("anna", table, street.now)
        await store.write(turn)
        assert len(await street.later()) == 1

        await store.write(Write(outbox.SETTLED, ("anna", "t1", "turn")), turn)  # back and again
        assert await street.later(60) == []

        judge = Judge(table, START)
        for seat in (0, 1):  # both lay cards: the next turn is another one
            choice = table.game.actions.number(str(table.playing.legal(seat)[0]))
            judge.act(seat, table.moments[seat], [choice], "")
        await store.write(outbox.turn("anna", judge.draft, street.now))
        assert len(await street.later(60)) == 1

    at(database, evening)
