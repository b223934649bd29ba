"""What a table writes down: records that are never changed, from which everything else follows."""

from __future__ import annotations

from typing import Literal

import msgspec

from kogge import wire
from kogge.core.chance import Draws


class Record(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """One event at a table, at a time in milliseconds since 1970."""

    at: int
    tick: int = 0  # the same by the site's own time, by which clocks run; older records have none
    command: str = ""  # seat and id of the command behind it, so that none is carried out twice
    seat: int = -1  # the seat that caused it

    @property
    def time(self) -> int:
        """The moment of the record, for clocks."""
        return self.tick or self.at


class Began(Record, tag="begin", frozen=True):
    """All seats were taken."""


class Played(Record, tag="play", frozen=True):
    """Actions, chance and forced ones included, up to the next question."""

    entries: list[tuple[int, int, str]]  # actor, action and digest
    forced: list[int]  # those of them that were the only choice
    horizon: int  # how many entries can no longer be taken back
    left: list[int]  # the clocks after it
    commands: list[str] = msgspec.field(default_factory=list)  # of choices that were sealed before


class TakenBack(Record, tag="undo", frozen=True):
    """The match went back to an earlier number of entries."""

    count: int


Note = Literal[
    "resigned", "away", "back", "paused", "resumed", "ended", "closed", "too-long", "down",
    "ask-undo", "ask-pause", "ask-resume", "agreed", "declined", "muted", "unmuted",
    "vacation", "expired",
]  # fmt: skip


class Noted(Record, tag="note", frozen=True):
    """What changes who decides, or when, but never the position."""

    note: Note
    left: list[int] = msgspec.field(default_factory=list)  # the clocks, if set
    count: int = 0  # to how many entries an undo would go back
    bot: str = ""  # the bot that plays instead
    lasted: int = 0  # milliseconds that the site was away
    vacations: list[tuple[int, int]] = msgspec.field(default_factory=list)  # of the seat's owner


class Said(Record, tag="say", frozen=True):
    """Words of a seat."""

    words: str


Any = Began | Played | TakenBack | Noted | Said


class Sealed(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that no other seat sees until all have chosen."""

    at: int
    moment: int  # after how many entries it was made
    actions: list[int]
    command: str = ""
    earlier: list[str] = msgspec.field(default_factory=list)  # commands that this one has replaced
    tick: int = 0  # when, by the site's own time

    @property
    def time(self) -> int:
        """The moment of the choice, for clocks."""
        return self.tick or self.at


class Orders(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat does in its next turns, if it can: written ahead, and seen by nobody else."""

    after: int  # of how many entries they were written: they are for questions that come later
    turns: list[list[wire.Way]]  # of each turn the ways, of which the first that fits is taken
    stopped: wire.Stopped = ""  # why they wait for their writer, if they do


class Chair(msgspec.Struct, kw_only=True, frozen=True):
    """The player on a seat."""

    name: str = ""  # empty while it is free
    bot: str = ""
    person: str = ""  # never shown outside


class Setup(msgspec.Struct, kw_only=True, frozen=True):
    """What was agreed when the table was opened."""

    game: str
    rules: int  # the version of the rules
    options: dict[str, str]
    edition: dict | None  # type: ignore[type-arg]  # whole, if it is not the game's own
    digest: str  # of the edition
    clock: wire.Clock
    undo: wire.UndoPolicy
    spectators: bool
    origin: dict | None = None  # type: ignore[type-arg]  # where the match begins, if elsewhere
    parent: str = ""
    rated: bool = False  # whether the result moves ratings
    deal: str = ""  # the day whose deal it is, if it is one
    duplicate: str = ""  # the deal that is played at other tables too, if it is one
    draws: str = Draws.BY_NUMBER  # the way its seed is drawn from; older tables do not say


read_record = msgspec.json.Decoder(Any).decode
read_sealed = msgspec.json.Decoder(Sealed).decode
read_orders = msgspec.json.Decoder(Orders).decode
read_chairs = msgspec.json.Decoder(list[Chair]).decode
read_setup = msgspec.json.Decoder(Setup).decode
_encoder = msgspec.json.Encoder()


def written(data: object) -> str:
    """Return the stored form of a record."""
    return _encoder.encode(data).decode()
