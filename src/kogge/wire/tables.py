"""Tables before and around the game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from .base import NAME, Incoming, Level, Number, Outgoing, Place, Secret, Sight, Text, Word


class Clock(Incoming, frozen=True):
    """How much time there is: none is kept, minutes and seconds for each move, or days a move."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 20
    increment: Annotated[int, Meta(ge=0, le=300)] = 20
    days: Annotated[int, Meta(ge=1, le=14)] = 3
    reserve: Annotated[int, Meta(ge=0, le=30)] = 0  # days beside them, for the whole game
    weekends: bool = False  # whether Saturday and Sunday do not count
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # by which it is Saturday
    late: Literal["bot", "end"] = "bot"  # when time is up, a bot takes over or the game ends
    bot: Level = ""  # that takes over; if none is named, one like those at the table


class Chair(Incoming, frozen=True):
    """A seat as the host wants it: the host's own, free, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=NAME)] = ""
    bot: Level = ""


UndoPolicy = Literal["free", "consent", "none"]


class NewTable(Incoming, frozen=True):
    """A table to be opened; it starts when every seat is taken."""

    game: Word
    chairs: Annotated[list[Chair], Meta(min_length=2, max_length=6)]
    options: Annotated[dict[Word, Word], Meta(max_length=10)] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=60_000)] = ""  # an edition file, as its text
    clock: Clock = Clock()
    undo: UndoPolicy = "free"
    spectators: bool = True
    private: bool = False
    rated: bool = False  # among accounts, at a public table; nobody gets advice


class Join(Incoming, frozen=True):
    """A wish for a free seat, the first if none is named."""

    seat: Place | None = None
    name: Annotated[str, Meta(max_length=NAME)] = ""
    invitation: Secret = ""
    anyway: bool = False  # also beside somebody whom one keeps away


class SeatChoice(Incoming, frozen=True):
    """One seat of a table."""

    seat: Place


class Mute(Incoming, frozen=True):
    """Whether the words of a seat are kept from the others."""

    seat: Place
    muted: bool


class Report(Incoming, frozen=True):
    """Something that the operator should look at."""

    seat: Place
    words: Text


class Fork(Incoming, frozen=True):
    """A point of a finished match from which to play on against bots."""

    step: Number  # of a replay
    seat: Place
    eyes: Sight = "open"  # through which it is seen: others see fewer steps
    hidden: Literal["same", "imagined"] = "same"
    bot: Level = "craftsman"
    invitation: Secret = ""


class Larger(Incoming, frozen=True):
    """The same table with one seat more: for a bot, or free for whoever is invited."""

    bot: Level = ""


class MatchFile(Incoming, frozen=True):
    """A match or a table, as the text of its file."""

    text: Annotated[str, Meta(min_length=1, max_length=200_000)]


class Share(Incoming, frozen=True):
    """Whether anyone who has the address of a finished match may look back at it, and see names."""

    shared: bool
    names: bool = True


class Aside(Incoming, frozen=True):
    """Whether a finished table is kept out of your list."""

    aside: bool


class Sitter(Outgoing, frozen=True):
    """A seat as everybody sees it."""

    name: str | None  # None while it is free
    bot: str | None = None
    stand_in: str | None = None  # the bot that plays while its owner is away
    mine: bool = False
    host: bool = False
    resigned: bool = False
    muted: bool = False
    here: bool = False


class Standing(Outgoing, frozen=True):
    """How far a match has come, as everybody at the table sees it."""

    stage: dict[str, int | str]  # round, or year and season, as the game counts
    choosing: list[int]  # the seats whose turn it is
    totals: list[int] = field(default_factory=list)  # the points of each seat, at the end
    places: list[int] = field(default_factory=list)  # the rank of each seat, at the end


class TableCard(Outgoing, frozen=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    state: Literal["open", "playing", "over", "closed"]
    seats: list[Sitter]
    options: dict[str, str]
    edition: str  # its digest
    own_edition: bool
    clock: Clock
    undo: UndoPolicy
    spectators: bool
    private: bool
    host: bool  # whether it is yours
    created: int
    changed: int
    asked: bool = False  # whether it waits for you
    invitation: str | None = None  # for its host, and for those seated there
    parent: str | None = None  # the table whose match is played on here
    rematch: str | None = None  # the table where it goes on
    commitment: str = ""
    standing: Standing | None = None  # once it has begun, for those who may watch
    shared: bool = False  # whether anyone may look back at the match
    nameless: bool = False  # whether others see it without the names of people
    rated: bool = False  # whether the result moves ratings
    deal: str | None = None  # the day whose deal is played here
    duplicate: bool = False  # whether the same deal is played at other tables


class Tables(Outgoing, frozen=True):
    """Several tables."""

    tables: list[TableCard]
