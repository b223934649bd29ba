"""Standing: ratings, profiles, the ladder of a game, and its statistics."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .base import NAME, Incoming, Outgoing
from .letters import Day


class Rating(Outgoing, frozen=True):
    """How strong somebody is: 400 points more are odds of ten to one."""

    points: int
    band: int  # how far it may be off, in 19 of 20 cases
    games: int  # rated ones; a level of the guild has none
    provisional: bool = False


class RatingMark(Outgoing, frozen=True):
    """A rating after a game."""

    at: int
    points: int
    band: int


class Success(Outgoing, frozen=True):
    """How often something was played, and won; a shared win is a part of one."""

    name: str
    games: int
    won: float
    bot: str | None = None  # the level, if it is an opponent of the guild


class GameRecord(Outgoing, frozen=True):
    """What somebody has played of one game."""

    game: str
    games: int
    won: float
    rating: Rating | None
    curve: list[RatingMark]  # the last rated games
    sizes: list[Success]  # by the number of players
    opponents: list[Success]  # the most frequent ones; ahead of them counts as won
    first: str  # what is compared as opening: "Cards played"
    openings: list[Success]


class Profile(Outgoing, frozen=True):
    """How somebody plays: all of it for themselves, for others what happened in public."""

    name: str
    since: int
    own: bool
    private: bool  # whether others see nothing of it
    records: list[GameRecord]


class Seclusion(Incoming, frozen=True):
    """Whether your profile is kept to yourself."""

    private: bool


class Ranked(Outgoing, frozen=True):
    """Somebody on the ladder of a game: a person, or a level of the guild."""

    name: str
    rating: Rating
    bot: str | None = None
    mine: bool = False


class RankedList(Outgoing, frozen=True):
    """The ladder of a game: the strongest first."""

    ranked: list[Ranked]


class Interval(Outgoing, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


class Range(Outgoing, frozen=True):
    """Figures of many matches: one in ten is lower, half are, nine in ten are."""

    low: float
    middle: float
    high: float


class ScoreLine(Outgoing, frozen=True):
    """Where points come from, on average."""

    name: str
    all: float
    winners: float


class UseLine(Outgoing, frozen=True):
    """How often a component is used, and what goes with it."""

    name: str
    each: float  # uses in a match
    share: Interval  # of the uses of its family
    by_amount: bool  # compared are more and less of it, not with and without
    effect: Interval | None  # on the share of the win; none where too few differ
    mark: Literal["within", "perhaps", "beyond"]


class UseFamily(Outgoing, frozen=True):
    """The components of one kind."""

    name: str
    uses: list[UseLine]


class StatisticsWanted(Incoming, frozen=True):
    """Whose matches are wanted: those of this site, or those of bots among themselves."""

    of: Literal["site", "bots"] = "site"


class BotRun(Outgoing, frozen=True):
    """How games between bots came about: seeds from first to last, each in every rotation."""

    bots: list[str]
    games: int
    first: int
    last: int
    sims: int | None  # a turn; with no bound of its own a level thinks as it does at tables
    ms: int | None
    command: str  # plays the same games again


class TableStatistics(Outgoing, frozen=True):
    """All that is known of tables of one size and agreement."""

    seats: int
    options: list[str]  # what was agreed otherwise than usual, in words
    matches: int
    wins: list[Interval]  # by seat
    choices: Range
    rounds: Range
    unit: str  # what rounds are called
    points: Range
    winning: Range  # points of the winners
    lines: list[ScoreLine]
    families: list[UseFamily]
    runs: list[BotRun]  # none, if people have played here


class Statistics(Outgoing, frozen=True):
    """What finished matches say of a game: those of this site, or those of bots."""

    game: str
    made: int | None  # figures of bots came with the program
    matches: int  # in all
    least: int  # matches of one kind, below which nothing is said of them
    tables: list[TableStatistics]


# The deal of the day.


class BoardRow(Outgoing, frozen=True):
    """A line of a board: somebody, or a level of the guild in the same place."""

    rank: int  # among people; a level has none
    name: str  # nothing, where somebody keeps to themselves
    place: int  # at the table
    points: int
    bot: str | None = None
    mine: bool = False


class Deal(Outgoing, frozen=True):
    """A deal of a day: one seed, one position of seats and bots."""

    game: str
    day: str
    commitment: str  # by which the seed can be checked, when it is shown
    seed: str | None  # when the day is over
    chairs: list[str]  # the levels; an empty one is the seat of whoever plays
    options: dict[str, str]
    table: str | None  # where you play it, or have played it
    done: bool  # whether you are on the board
    players: int  # who have begun it
    board: list[BoardRow]
    replay: str | None  # the table of the best play, when the day is over


class Sealed(Outgoing, frozen=True):
    """A deal of tomorrow, of which nothing is known but that it does not change any more."""

    game: str
    commitment: str


class Deals(Outgoing, frozen=True):
    """The deals of three days."""

    today: list[Deal]
    yesterday: list[Deal]
    tomorrow: list[Sealed]
    ends: int  # when today is over
    now: int  # by the clock of the server


# The deal of the day without a server.


class DealMark(Outgoing, frozen=True):
    """How a level of the guild does with a deal, in the place of whoever plays it."""

    level: str
    place: int  # at the table
    points: int


class StoredDeal(Outgoing, frozen=True):
    """A deal that comes with the program."""

    chairs: list[str]  # the levels; an empty one is the seat of whoever plays
    marks: list[DealMark]


class StoredDeals(Outgoing, frozen=True):
    """All deals that come with the program; the page says which of them is today's."""

    games: dict[str, list[StoredDeal]]


class PlayDeal(Incoming, frozen=True):
    """Which deal is played, for which day, and under which name."""

    day: Day
    number: Annotated[int, Meta(ge=1, le=10_000)]
    name: Annotated[str, Meta(max_length=NAME)] = ""
