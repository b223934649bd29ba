"""Notices: where a person wants to be told, of what, and when."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from .base import Incoming, Outgoing
from .socket import Language

Event = Literal["turn", "end", "invited", "said", "friend"]
Means = Literal["mail", "push", "json", "discord", "ntfy"]
Events = Annotated[list[Event], Meta(max_length=5)]
Minute = Annotated[int, Meta(ge=0, le=1439)]  # of the day


class Wishes(Incoming, frozen=True):
    """How a person is written to: in which language, and between which minutes of the day not."""

    language: Language = "en"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # such as Europe/Berlin
    quiet_from: Minute = 0
    quiet_until: Minute = 0  # the same minute: there are no quiet hours


class NewChannel(Incoming, frozen=True):
    """An address for notices; a browser shows the two keys of its subscription as well."""

    kind: Means
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    events: Events
    p256dh: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""


class ChannelEvents(Incoming, frozen=True):
    """Of what an address is told from now on."""

    events: Events


class Channel(Outgoing, frozen=True):
    """An address for notices: it waits to be confirmed, is in use, or could not be reached."""

    id: str
    kind: Means
    address: str
    events: list[Event]
    state: Literal["waiting", "open", "broken"]


class Notices(Outgoing, frozen=True):
    """What the server can send, and what you have chosen."""

    offered: list[Means]
    key: str  # by which browsers recognise this server; nothing if it cannot push
    channels: list[Channel]
    wishes: Wishes
    muted: list[str] = field(default_factory=list)  # tables that you are told nothing of


class Told(Incoming, frozen=True):
    """Whether you are told of a table."""

    muted: bool
