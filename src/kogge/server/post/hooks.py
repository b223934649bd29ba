"""Webhooks: plain JSON for programs, and the forms that Discord and ntfy read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec

from kogge import wire

from ..store.post.channels import Channel
from .outside import Outside, settle
from .wording import Message

JSON = {"content-type": "application/json"}
DISCORD = 2000  # characters of a message
ROOM = 1900  # of which the news take as much, and the address that stops them the rest


@dataclass(frozen=True, slots=True)
class Hooks:
    """The way to webhooks."""

    outside: Outside

    async def carry(self, channel: Channel, message: Message) -> None:
        """Post a letter in the form that its address expects."""
        url, body = formed(channel.kind, channel.address, message)
        settle(await self.outside.post(url, JSON, msgspec.json.encode(body)))


def formed(kind: wire.Means, address: str, message: Message) -> tuple[str, dict[str, Any]]:
    """Return where a letter is posted, and what."""
    if kind == "discord":
        return address, for_discord(message)
    if kind == "ntfy":
        return for_ntfy(address, message)
    return address, plain(message)


def plain(message: Message) -> dict[str, Any]:
    """Return a letter for programs."""
    notices = [
        {"event": line.event, "game": line.game, "table": line.table, "text": line.text,
         "link": line.link}
        for line in message.lines
    ]  # fmt: skip
    told = {"id": message.id, "title": message.title, "notices": notices, "stop": message.stop}
    return {**told, "confirm": message.confirm} if message.confirm else told


def for_discord(message: Message) -> dict[str, Any]:
    """Return a letter for Discord; names of players must not call anybody."""
    stop = f"\n-# {message.say('notice-stop')} <{message.stop}>"
    return {
        "content": message.summary[: ROOM - len(stop)] + stop,
        "allowed_mentions": {"parse": []},
    }


def for_ntfy(address: str, message: Message) -> tuple[str, dict[str, Any]]:
    """Return a letter for a topic of ntfy: it is named in the message, not in the address."""
    parts = urlsplit(address)
    root, _, topic = parts.path.rpartition("/")
    click = message.confirm or message.lines[0].link
    stop = {"action": "view", "label": message.say("notice-stop-short"), "url": message.stop}
    body = {"topic": topic, "title": message.title, "message": message.summary[:DISCORD],
            "click": click, "actions": [stop]}  # fmt: skip
    return parts._replace(path=f"{root}/").geturl(), body
