"""Tournaments: how they are opened, and how they stand."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from .base import Incoming, Level, Number, Outgoing, Secret, Word
from .tables import Clock

PLAYERS = 64  # of one tournament, at most
ROUNDS = 15  # of a Swiss tournament, or deals of a duplicate one, at most
Form = Literal["single", "double", "swiss", "groups", "duplicate"]
Deciding = Literal["points", "among", "opponents", "wins", "lot"]
Title = Annotated[str, Meta(min_length=1, max_length=60)]


class NewTournament(Incoming, frozen=True):
    """A tournament to be opened; it begins when its organiser says so."""

    title: Title
    game: Word
    form: Form
    clock: Clock
    seats: Annotated[int, Meta(ge=2, le=4)] = 2  # of a table
    most: Annotated[int, Meta(ge=3, le=PLAYERS)] = 16  # players
    rounds: Annotated[int, Meta(ge=0, le=ROUNDS)] = 0  # of Swiss, or deals; none: as many as needed
    bot: Level = ""  # of duplicate: on all other seats, so that everyone plays alone; none: people
    options: Annotated[dict[Word, Word], Meta(max_length=10)] = field(default_factory=dict)
    private: bool = False  # only those who have the link may see it, and take part


class Enter(Incoming, frozen=True):
    """A wish to take part; private tournaments ask for what their link holds."""

    invitation: Secret = ""


class Remove(Incoming, frozen=True):
    """A player whom the organiser takes out."""

    player: Annotated[int, Meta(ge=0, lt=PLAYERS)]


class Which(Incoming, frozen=True):
    """Which tournaments are listed."""

    first: Number = 0
    mine: bool = False


class TournamentCard(Outgoing, frozen=True):
    """A tournament as lists show it."""

    id: str
    title: str
    game: str
    form: Form
    seats: int
    clock: Clock
    private: bool
    state: Literal["open", "playing", "over", "closed"]
    organiser: str | None  # none, if that account is gone
    players: int
    most: int
    round: int  # that is being played, from 1; 0 before the first
    rounds: int  # as far as that is known
    leaders: list[str]  # who leads, or has won
    role: Literal["player", "substitute", "left", ""] = ""  # yours
    organising: bool = False  # whether it is yours
    asked: str | None = None  # your table of this round, while it is played
    fewest: int = 3  # players with whom it can begin
    bot: str = ""  # on all other seats, where everyone plays alone


class Contestant(Outgoing, frozen=True):
    """A player of a tournament."""

    name: str
    mine: bool = False
    left: bool = False
    former: list[str] = field(default_factory=list)  # whose place it was before


class Ranking(Outgoing, frozen=True):
    """How a player stands. Points are in twelfths of a win."""

    player: int
    rank: int
    points: int
    among: int  # halves: what was gained from those with as many points
    opponents: int  # the points of all opponents together
    wins: int
    played: int
    by: Deciding  # what puts the player before the next one


class Seating(Outgoing, frozen=True):
    """A table of a round."""

    players: list[int]  # in the order of their seats
    table: str | None = None  # none before it is opened
    state: Literal["coming", "playing", "over"] = "coming"
    places: list[int] = field(default_factory=list)  # at the end
    points: list[int] = field(default_factory=list)


class RoundShown(Outgoing, frozen=True):
    """A round: its tables, who has a bye, and who pauses."""

    boards: list[Seating]
    byes: list[int]  # count as won
    pausing: list[int]
    stage: int = 0  # of groups


class GroupShown(Outgoing, frozen=True):
    """A group, how it stands, and how many of it go on."""

    stage: int
    rows: list[Ranking]
    promoted: int


class Slip(Outgoing, frozen=True):
    """What a player made of a deal, beside all who had the same seat."""

    player: int
    seat: int
    table: str
    place: int
    score: int
    gained: int  # halves: two for everyone there who did worse, one for everyone who did as well
    compared: int  # the others who had that seat


class DealShown(Outgoing, frozen=True):
    """A deal that is played at all tables; what came of it is told when the last is over."""

    commitment: str
    state: Literal["coming", "playing", "over"]
    tables: int = 0
    running: int = 0
    pausing: list[int] = field(default_factory=list)
    seed: str | None = None
    slips: list[Slip] = field(default_factory=list)  # seat by seat, the best first


class Compared(Outgoing, frozen=True):
    """How a player stands by comparison; who has the same share has the same rank."""

    player: int
    rank: int
    gained: int  # halves of comparisons
    compared: int
    wins: int
    played: int


class TournamentPage(Outgoing, frozen=True):
    """A tournament as its page shows it."""

    card: TournamentCard
    contestants: list[Contestant]
    substitutes: list[str]
    standings: list[Ranking]
    groups: list[GroupShown]
    rounds: list[RoundShown]  # those to come as well, as far as they are known
    deals: list[DealShown] = field(default_factory=list)  # of duplicate, instead of rounds
    comparison: list[Compared] = field(default_factory=list)  # of duplicate, instead of standings
    invitation: str | None = None  # for those who take part
    version: int = 0


class Tournaments(Outgoing, frozen=True):
    """Several tournaments."""

    tournaments: list[TournamentCard]
