"""What all messages have in common."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(max_length=100)]
Word = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
LONGEST = 10_000  # records of a table, and so news of a seat; a match has a few hundred
Number = Annotated[int, Meta(ge=0, le=LONGEST)]
Place = Annotated[int, Meta(ge=0, le=5)]  # the number of a seat, from 0
Command = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Level = Annotated[str, Meta(max_length=20)]
# The caller's own eyes, eyes that see all, a spectator's, or those of a seat.
Sight = Literal["", "open", "watch", "0", "1", "2", "3", "4", "5"]
encode = msgspec.json.Encoder().encode  # of any message


class Incoming(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What comes from outside: nothing is let through that is not expected."""


class Outgoing(msgspec.Struct, kw_only=True, frozen=True):
    """What the server says."""


# Refusals, over HTTP and over the socket.


class Refusal(Outgoing, frozen=True):
    """Why something was not done: a word, a sentence, and the paragraph if the rules say so."""

    reason: str
    sentence: str
    paragraph: str | None = None
