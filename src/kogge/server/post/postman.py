"""The postman: puts notices into letters, and takes them to their addresses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from kogge import wire

from ..settings import DAY, Post
from ..store import Away, Conflict, Store, Unknown
from ..store.circle import friends
from ..store.post import channels, outbox
from ..store.post.channels import Channel
from ..store.post.outbox import Content, Letter, Notice
from ..watch.logs import failed
from .carrier import Carrier, Gone, Undelivered
from .hours import MINUTE, quiet_until
from .wording import Desk, Message, Subject

TRIES = 8  # of a letter, before it is given up
PAUSE = 5 * MINUTE  # before the second try; it doubles with each
CONFIRMING = 2 * DAY  # until an address that was not confirmed is forgotten
SINCE = 5  # tables of which one letter tells at length
AT_ONCE = 8  # letters that are under way at the same time

log = logging.getLogger("kogge.post")
Since = Callable[[str, str, str], Awaitable[list[str]]]  # (table, person, language)


class Postman:
    """Looks into the outbox every few seconds; several processes may do so."""

    def __init__(
        self, store: Store, now: Callable[[], int], post: Post, desk: Desk,
        carriers: Mapping[wire.Means, Carrier], since: Since,
    ) -> None:  # fmt: skip
        self.store, self.now, self.post, self.desk, self.since = store, now, post, desk, since
        self.carriers, self.gate = carriers, asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Go round until the server stops."""
        while True:
            try:
                await self.round()
            except Exception as error:  # noqa: BLE001 - a store that is away comes back
                failed(log, "the postman stumbled", error)
            await asyncio.sleep(self.post.every)

    async def round(self) -> None:
        """Put into letters what has arisen, and send what is due."""
        now = self.now()
        for person in await outbox.expecting(self.store, now):
            await self._collect(person, now)
        letters = await outbox.due(self.store, self.now())
        await asyncio.gather(*(self._send(letter) for letter in letters))
        await channels.sweep(self.store, now - CONFIRMING)

    # Notices become letters.

    async def _collect(self, person: str, now: int) -> None:
        """Put all notices of a person into one letter to each address, unless it has to wait."""
        wishes, rested = await channels.wishes(self.store, person)
        until = max(quiet_until(wishes, now), rested)
        if until > now:
            await outbox.wait(self.store, person, now, until)
            return
        notices = await outbox.arisen(self.store, person, now)
        letters = [
            outbox.letter(person, channel.id, Content(wanted), now)
            for channel in await channels.own(self.store, person)
            if channel.state == "open"
            and (wanted := [n for n in notices if n.event in channel.wanted])
        ]
        await outbox.post(self.store, person, notices, letters, now + self.post.gap)

    # Letters are sent.

    async def _send(self, letter: Letter) -> None:
        """Send a letter, if no other process does; whatever is wrong with it, others go on."""
        async with self.gate:
            try:
                if await outbox.claim(self.store, letter, self.now() + self.post.lease):
                    await self._deliver(letter)
            except Exception as error:  # noqa: BLE001 - it is tried again after its lease
                failed(log, "a letter could not be sent", error)

    async def _deliver(self, letter: Letter) -> None:
        channel = await channels.one(self.store, letter.channel)
        message = await self._written(letter, channel) if channel else None
        if channel is None or message is None or letter.tries >= TRIES:
            await outbox.note(self.store, letter)
        else:
            await self._carry(letter, channel, message)

    async def _carry(self, letter: Letter, channel: Channel, message: Message) -> None:
        """Deliver a letter and note it; if the process dies in between, it is sent once more."""
        try:
            await self.carriers[channel.kind].carry(channel, message)
        except Gone:
            await channels.give_up(self.store, channel)
        except Undelivered as error:
            log.info("a letter was not delivered", extra={"means": channel.kind, "why": str(error)})
            await outbox.put_off(self.store, letter, self.now() + PAUSE * 2**letter.tries)
            return
        await self._note(letter)

    async def _note(self, letter: Letter) -> None:
        """Note that a letter was sent; a store that is away is asked again, or it comes twice."""
        for _ in range(TRIES):
            try:
                await outbox.note(self.store, letter)
            except (Away, Conflict, Unknown):
                await asyncio.sleep(1)
            else:
                return

    async def _written(self, letter: Letter, channel: Channel) -> Message | None:
        """Put a letter into words; nothing, if all of it is settled or nobody can carry it."""
        if channel.kind not in self.carriers:
            return None
        wishes, _ = await channels.wishes(self.store, letter.person)
        if letter.content.confirm:
            return self.desk.confirmation(letter.id, channel.token, wishes.language)
        told = [(n, t) for n in letter.content.notices if (t := await self._still(letter, n))]
        if not told or channel.state != "open":
            return None
        since = await self._since(letter.person, wishes.language, told) if by_mail(channel) else {}
        return self.desk.news(letter.id, channel.token, wishes.language, letter.person, told, since)

    async def _since(
        self, person: str, language: str, told: list[tuple[Notice, Subject]]
    ) -> dict[str, list[str]]:
        """Return what happened since a person's last turns; a channel of many readers gets none."""
        tables = [notice.table for notice, _ in told if notice.event == "turn"][:SINCE]
        return {id: await self.since(id, person, language) for id in tables}

    async def _still(self, letter: Letter, notice: Notice) -> Subject | None:
        """Return what a notice is about, if it is still worth telling."""
        if notice.event == "friend":
            return await friends.asker(self.store, notice.table, letter.person)
        table = await outbox.table(self.store, notice.table)
        if table is None:
            return None
        if notice.event == "turn":
            asked = await outbox.is_asked(self.store, letter.person, table.id)
            return table if asked else None
        if notice.event == "invited":
            sits = bool(table.seats_of(letter.person))
            return table if table.state == "open" and not sits else None
        return table if table.seats_of(letter.person) else None


def by_mail(channel: Channel) -> bool:
    """Return whether just one person reads what is sent there, and has room for it."""
    return channel.kind == "mail"
