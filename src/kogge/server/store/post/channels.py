"""Channels: the addresses of a person, and how the person wants to be written to."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Literal, get_args

import msgspec

from kogge import wire
from kogge.table.denied import Denied

from .. import Conflict, Store, Write

State = Literal["waiting", "open", "broken"]
MOST = 10  # addresses of one person
STRANGERS = 3  # people who may wait for the confirmation of one address
SECRET = 64  # letters of a token, at most
MUTES = 1000  # tables that are listed as muted, at most

COLUMNS = "id, person, kind, address, secrets, events, state, token, created"
ADD = f"INSERT INTO channels ({COLUMNS}) VALUES ({', '.join('?' * 9)})"
OWN = f"SELECT {COLUMNS} FROM channels WHERE person = ? ORDER BY created, id"
ONE = f"SELECT {COLUMNS} FROM channels WHERE id = ?"
CHOOSE = "UPDATE channels SET events = ? WHERE id = ? AND person = ?"
DROP = "DELETE FROM channels WHERE id = ? AND person = ?"
CONFIRM = "UPDATE channels SET state = 'open' WHERE token = ? AND state <> 'open'"
CONFIRMED = "SELECT 1 FROM channels WHERE token = ?"
STOP = "DELETE FROM channels WHERE token = ?"
BREAK = "UPDATE channels SET state = 'broken' WHERE id = ?"
SAME = "SELECT id FROM channels WHERE person = ? AND kind = ? AND address = ?"
STRANGE = "SELECT count(*) FROM channels WHERE address = ? AND state = 'waiting'"
LATE = "DELETE FROM channels WHERE state = 'waiting' AND created <= ?"
WISHES = """
SELECT language, zone, quiet_from, quiet_until, rested FROM correspondents WHERE person = ?"""
WISH = """
INSERT INTO correspondents (person, language, zone, quiet_from, quiet_until, rested)
VALUES (?, ?, ?, ?, ?, 0)
ON CONFLICT (person) DO UPDATE SET language = excluded.language, zone = excluded.zone,
    quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until"""
MUTE = "INSERT INTO mutes (person, at_table) VALUES (?, ?) ON CONFLICT DO NOTHING"
UNMUTE = "DELETE FROM mutes WHERE person = ? AND at_table = ?"
MUTED = f"SELECT at_table FROM mutes WHERE person = ? ORDER BY at_table LIMIT {MUTES}"


class Keys(msgspec.Struct, frozen=True):
    """What encrypts messages to a browser."""

    p256dh: str = ""
    auth: str = ""


@dataclass(frozen=True, slots=True)
class Channel:
    """An address of a person."""

    id: str
    person: str
    kind: wire.Means
    address: str
    secrets: str  # keys of a browser, as JSON
    events: str  # words, separated by spaces
    state: State
    token: str  # that stands in letters: it confirms the address, or stops them
    created: int

    @property
    def wanted(self) -> list[wire.Event]:
        """The events that it is told of."""
        return [event for event in get_args(wire.Event) if event in self.events.split()]

    @property
    def keys(self) -> Keys:
        return msgspec.json.decode(self.secrets, type=Keys)

    @property
    def shown(self) -> wire.Channel:
        return wire.Channel(id=self.id, kind=self.kind, address=self.address, events=self.wanted,
                            state=self.state)  # fmt: skip


def fresh(person: str, wish: wire.NewChannel, address: str, now: int) -> Channel:
    """Return a new channel; a browser has asked for it itself, and need not confirm it."""
    secrets = msgspec.json.encode(Keys(wish.p256dh, wish.auth)).decode()
    state: State = "open" if wish.kind == "push" else "waiting"
    return Channel(token_urlsafe(9), person, wish.kind, address, secrets, words(wish.events),
                   state, token_urlsafe(24), now)  # fmt: skip


def words(events: list[wire.Event]) -> str:
    """Return events as they are stored."""
    return " ".join(event for event in get_args(wire.Event) if event in events)


async def add(store: Store, channel: Channel, *more: Write) -> None:
    """Keep a channel, in the place of an earlier one with the same address."""
    same = await store.fetch(SAME, channel.person, channel.kind, channel.address)
    if len(await own(store, channel.person)) - len(same) >= MOST:
        raise Denied("too-many", "you have {count} addresses already", count=MOST, status=429)
    [(strange,)] = await store.fetch(STRANGE, channel.address)
    if channel.state == "waiting" and strange >= STRANGERS + len(same):
        trouble = "this address has been asked to confirm too often, try again in two days"
        raise Denied("too-many", trouble, status=429)
    gone = [Write(DROP, (id, channel.person)) for (id,) in same]
    await store.write(*gone, Write(ADD, values(channel)), *more)


def values(channel: Channel) -> tuple[str | int, ...]:
    """Return a channel as a row."""
    return (channel.id, channel.person, channel.kind, channel.address, channel.secrets,
            channel.events, channel.state, channel.token, channel.created)  # fmt: skip


async def own(store: Store, person: str) -> list[Channel]:
    """Return the channels of a person."""
    return [Channel(*row) for row in await store.fetch(OWN, person)]


async def one(store: Store, id: str) -> Channel | None:
    """Return a channel, unless it is gone."""
    rows = await store.fetch(ONE, id)
    return Channel(*rows[0]) if rows else None


async def choose(store: Store, person: str, id: str, events: list[wire.Event]) -> None:
    """Change what a channel is told of."""
    await _only(store, Write(CHOOSE, (words(events), id, person), 1))


async def drop(store: Store, person: str, id: str) -> None:
    """Forget a channel."""
    await _only(store, Write(DROP, (id, person), 1))


async def confirm(store: Store, token: str) -> None:
    """Use a channel from now on: its letter was read."""
    if not await store.fetch(CONFIRMED, token):
        raise gone()
    await store.write(Write(CONFIRM, (token,)))


async def stop(store: Store, token: str) -> None:
    """Forget the channel whose letter says so; it may say so again."""
    if len(token) > SECRET:
        raise gone()
    await store.write(Write(STOP, (token,)))


async def give_up(store: Store, channel: Channel) -> None:
    """Use a channel no more: a browser is forgotten, other addresses must be confirmed anew."""
    forgotten = channel.kind == "push"
    values = (channel.id, channel.person) if forgotten else (channel.id,)
    await store.write(Write(DROP if forgotten else BREAK, values))


async def sweep(store: Store, late: int) -> None:
    """Forget addresses that were not confirmed in time."""
    await store.write(Write(LATE, (late,)))


async def _only(store: Store, write: Write) -> None:
    try:
        await store.write(write)
    except Conflict as error:
        raise gone() from error


def gone() -> Denied:
    """Return the refusal of an address that is not kept."""
    return Denied("no-channel", "there is no such address", status=404)


async def wishes(store: Store, person: str) -> tuple[wire.Wishes, int]:
    """Return how a person wants to be written to, and when the next letter may come."""
    rows = await store.fetch(WISHES, person)
    language, zone, start, end, rested = rows[0] if rows else ("en", "UTC", 0, 0, 0)
    return wire.Wishes(language=language, zone=zone, quiet_from=start, quiet_until=end), rested


def wish(person: str, wishes: wire.Wishes) -> Write:
    """Return what keeps how a person wants to be written to."""
    kept = (wishes.language, wishes.zone, wishes.quiet_from, wishes.quiet_until)
    return Write(WISH, (person, *kept))


async def mute(store: Store, person: str, table: str, *, muted: bool) -> None:
    """Tell a person nothing of a table any more, or tell again."""
    await store.write(Write(MUTE if muted else UNMUTE, (person, table)))


async def muted(store: Store, person: str) -> list[str]:
    """Return the tables that a person is told nothing of."""
    return [table for (table,) in await store.fetch(MUTED, person)]
