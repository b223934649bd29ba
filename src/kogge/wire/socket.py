"""Messages over the socket, in both directions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, field

from kogge.bots.advice.explain import Kind
from kogge.speech.languages import LANGUAGES

from .base import Command, Incoming, Number, Outgoing, Place, Refusal, Text
from .play import Change, News, State, Step
from .tables import TableCard

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(LANGUAGES)]  # a type checker knows no list that is made as it runs


class FromClient(Incoming, tag_field="do", frozen=True):
    """A command; its id is the client's own, and a repeated one is not done twice."""

    id: Command


class Hello(FromClient, tag="hello", frozen=True):
    """The first message: the number of the last news that each seat has seen, if any."""

    seen: dict[Annotated[str, Meta(pattern="^(-2|[0-5])$")], Number] = field(default_factory=dict)
    language: Language | None = None  # in which to be refused; else that of the browser
    steps: bool = False  # whether to be told how the table stood after each event, too


class Act(FromClient, tag="act", frozen=True):
    """Actions of a seat, all or none."""

    seat: Place
    moment: Number
    actions: Annotated[list[Number], Meta(min_length=1, max_length=100)]


class Try(FromClient, tag="try", frozen=True):
    """Actions of a seat, to see what would come of them; in any order, if wanted.

    More of them can be named in words, as in the terminal: names, their beginnings, a whole line.
    With ``gather`` the last ones may be a part of a set. A set is played once nothing is missing.
    """

    seat: Place
    moment: Number
    actions: Annotated[list[Number], Meta(max_length=100)]
    sort: bool = False
    gather: bool = False
    words: Annotated[str, Meta(max_length=200)] = ""


class Undo(FromClient, tag="undo", frozen=True):
    """Take back the last command, or all of the turn that can be."""

    seat: Place
    moment: Number
    whole: bool = False


class Hint(FromClient, tag="hint", frozen=True):
    """What a bot would do in the place of a seat."""

    seat: Place
    moment: Number


class Pause(FromClient, tag="pause", frozen=True):
    """Stop the clock, or start it again; the others must agree."""

    seat: Place
    paused: bool


class Agree(FromClient, tag="agree", frozen=True):
    """Agree to a proposal, or not."""

    seat: Place
    agreed: bool


class Resign(FromClient, tag="resign", frozen=True):
    """Give up."""

    seat: Place


class Say(FromClient, tag="say", frozen=True):
    """Words for the others at the table."""

    seat: Place
    words: Text


Commands = Hello | Act | Try | Undo | Hint | Pause | Agree | Resign | Say


# The socket, from the server.


class FromServer(Outgoing, tag_field="type", frozen=True):
    """A message from the server."""


class Welcome(FromServer, tag="welcome", frozen=True):
    """The answer to Hello: the table, and the seats that are yours."""

    table: TableCard
    seats: list[int]
    watching: int = 0  # the number of spectators
    maintenance: bool = False  # whether all clocks stand still, and nothing can be done
    # Bots that wait for compiled code; a simple one plays for them.
    waiting: list[str] = field(default_factory=list)


class Update(FromServer, tag="update", frozen=True, omit_defaults=True):
    """News of a seat, and how the table stands after them; -2 is the seat of spectators.

    ``after`` goes from the last state to this one, for those who asked for steps: a change for each
    event of the news but the last, which ``state`` shows.
    """

    seat: int
    news: list[News]
    state: State | None
    after: list[Change] | None = None


class Choosing(FromServer, tag="choosing", frozen=True):
    """The seats that have not chosen yet."""

    seat: int
    choosing: list[int]


class Seats(FromServer, tag="seats", frozen=True):
    """The seats and their players, after a change."""

    table: TableCard


class Watching(FromServer, tag="watching", frozen=True):
    """The number of spectators, after a change."""

    count: int


class Maintenance(FromServer, tag="maintenance", frozen=True):
    """That the site is being maintained, and clocks stand still; or that it is over."""

    on: bool


class Waiting(FromServer, tag="waiting", frozen=True):
    """The bots that still wait for compiled code, after a change."""

    bots: list[str]


class Done(FromServer, tag="done", frozen=True):
    """A command was done, and it will last."""

    id: str
    number: int


class PickedSet(Outgoing, frozen=True):
    """Things that are picked in any order, like those of a payment, and what goes with them."""

    verb: str  # of the set; nothing where only what comes before it can be added to
    picked: list[int]
    fits: list[int]  # what can be picked beside them
    rest: list[int]  # what would complete them, found first
    complete: bool  # whether nothing is missing
    start: int  # how many of the actions come before the set


class Tried(FromServer, tag="tried", frozen=True):
    """What would come of some actions: steps and state after each, as far as they can be done."""

    id: str
    actions: list[int]
    steps: list[list[Step]]
    states: list[State]
    stopped: Refusal | None = None  # why the rest was not played
    whole: bool = False  # whether this can be given to Act as it is
    set: PickedSet | None = None  # that the actions end in, where it was to be gathered


class Reason(Outgoing, frozen=True):
    """A choice, its share of the win, and a word for why it ranks where it does."""

    action: int
    share: float
    doubt: float  # standard error of the share
    kind: Kind
    points: float | None = None  # the difference, where the word uses it
    seat: int | None = None  # the seat that gets or lacks them, if another
    cases: float | None = None  # in what share of cases it is chosen, where choices are mixed


class Hinted(FromServer, tag="hinted", frozen=True):
    """The answer to Hint: the actions, and the best choices for the first of them."""

    id: str
    actions: list[int]
    bot: str  # the bot that would do so
    reasons: list[Reason] = field(default_factory=list)  # none without a choice, or from greedy
    told: list[str] = field(default_factory=list)  # what sets the best apart, in sentences
    look: str = ""  # what to look at, without naming the choice


class Refused(FromServer, tag="refused", frozen=True):
    """A command was not done; or, by the reason "unknown", nobody knows: repeat it with its id."""

    id: str | None
    refusal: Refusal


Messages = (
    Welcome
    | Update
    | Choosing
    | Seats
    | Watching
    | Maintenance
    | Waiting
    | Done
    | Tried
    | Hinted
    | Refused
)
