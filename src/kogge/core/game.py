"""What a game offers: its vocabulary as data, its rules as functions.

The functions are rules (see ``rule``): they take the box and a position of either carrier.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import IntEnum
from functools import cache, cached_property
from itertools import compress
from pathlib import Path
from typing import Any

from .action import Catalogue
from .carrier.record import Record, number, word
from .edition import Edition, Finish, amend_edition, load_edition, read_edition
from .error import Broken
from .trace import EVERYBODY, Told
from .verbs.accounts import Posting
from .verbs.answers import NONE, NOT_ASKED, Events, Figures, Reasons
from .verbs.asking import CHANCE, NOBODY
from .verbs.measures import Family, Measure
from .verbs.openness import Total, audience, hide, imagine, total_of
from .verbs.reckoning import CLOSED, Book
from .verbs.verbs import (
    Chance,
    Legal,
    Mover,
    Outlook,
    Play,
    Refusal,
    Together,
    Verbs,
    Wishes,
)

__all__ = ["CHANCE", "EVERYBODY", "NOBODY", "NONE", "NOT_ASKED", "Game", "Option", "Position"]


class Position(Record):
    """Everything that changes while a game is played: the fields that all games share."""

    seats: int = number(low=0, high=8)  # the number of players
    viewer: int = number(low=-3, high=7)  # EVERYBODY in the true position, else whose view this is


@dataclass(frozen=True, slots=True)
class Option:
    """A variant that is agreed before the game."""

    name: str
    values: Mapping[str, int]  # the words a player may choose, with the number the rules get
    default: str
    limits: Mapping[str, range] = field(default_factory=dict)  # words only for some seat counts

    def read(self, text: str, seats: int) -> int:
        """Return the number of a word, if it may be chosen at a table of ``seats``."""
        if text not in self.values:
            figures = {"data": text, "names": ", ".join(self.values)}
            raise Broken(self.name, "'{data}' is not offered", "{names}", **figures)
        allowed = self.limits.get(text)
        if allowed is not None and seats not in allowed:
            trouble = "'{data}' is not offered to {seats} players"
            bounds = {"low": allowed[0], "high": allowed[-1]}
            expected = "{low} to {high} players"
            raise Broken(self.name, trouble, expected, data=text, seats=seats, **bounds)
        return self.values[text]


@cache
def names(vocabulary: type[IntEnum]) -> dict[int, str]:
    """Return the words of a vocabulary by their numbers, which need not begin with 0."""
    return {int(member): word(member) for member in vocabulary}


# The other rules of a game as functions, like those that its verbs make.
Deal = Callable[[Any, Any, int, Any], None]  # (box, s, seats, options)
Hide = Callable[[Any, int], None]  # (s, seat): blank what the seat may not know
Audience = Callable[[Any, int, int], int]  # (s, seat, action) -> its viewer, or EVERYBODY
Imagine = Callable[[Any, Any, Any], None]  # (box, s, lots): fill the blanks of a view
Tally = Callable[[Any, Any, int, Any], None]  # (box, s, seat, lines): the score, line by line
Merit = Callable[[Any, Any, int], int]  # (box, s, seat) -> what ranks the seats, ties broken
Survey = Callable[[Any, Any, int], Mapping[str, Any]]  # (box, s, seat): a typed dictionary
Account = Callable[[Any, Any, int], list[Posting]]  # (box, s, seat): a score explained
Longest = Callable[[Any, int], tuple[int, int]]  # (box, seats): most decisions, most draws
Complete = Callable[[Any, Any], None]  # (box, s): add what follows, to a scenario's

LONGEST = 10_000  # decisions or draws of a game that names no bound of its own
FOLLOWS: Any = None  # in place of what follows from the verbs or from openness
OPEN = {"hide": hide, "audience": audience, "imagine": imagine}


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game: names and sizes as data, rules as functions over records."""

    name: str
    version: int  # moves only when an old log would play differently
    seats: range  # the numbers of players
    folder: Path  # where box.toml, the words and the rules pages lie
    options: tuple[Option, ...] = ()
    verbs: Verbs  # what players do and chance draws
    box_kind: type[Record]
    position_kind: type[Position]
    reasons: type[Reasons]  # why not; 0 is none, 1 is NOT_ASKED
    events: type[Events]
    lines: type[IntEnum] = Total  # the lines of a score; one of them is TOTAL
    finish: Finish = lambda *_: None  # checks a box and fills what it keeps

    deal: Deal
    open: bool = False  # whether every seat sees everything
    hide: Hide = FOLLOWS  # this and the next two: where a game is open
    audience: Audience = FOLLOWS
    imagine: Imagine = FOLLOWS
    tally: Tally = FOLLOWS  # where a score is one number
    merit: Merit
    account: Account = lambda *_: []  # else its lines stand without an explanation
    survey: Survey = lambda *_: {}
    book: Book = CLOSED  # what is told of a position when somebody asks
    complete: Complete = lambda *_: None
    longest: Longest = lambda *_: (LONGEST, LONGEST)
    traits: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # of components
    stage: tuple[str, ...] = ()  # public fields that show how far a match has come
    families: tuple[Family, ...] = ()  # of components, for reports; its verbs stand in for them
    measures: tuple[Measure, ...] = ()  # figures of a seat, for reports

    # What follows from the verbs; a copy of a game may replace it.
    actions: Catalogue = FOLLOWS
    outcomes: Catalogue = FOLLOWS
    wishes: Wishes = FOLLOWS
    mover: Mover = FOLLOWS
    together: Together = FOLLOWS
    refusal: Refusal = FOLLOWS
    legal: Legal = FOLLOWS
    chance: Chance = FOLLOWS
    play: Play = FOLLOWS
    outlook: Outlook = FOLLOWS
    # Older versions that can still be played: (box) writes their kept values into it.
    earlier: Mapping[int, Callable[[Any], None]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for each in fields(self):
            if each.default is FOLLOWS and getattr(self, each.name) is FOLLOWS:
                object.__setattr__(self, each.name, self._following(each.name))

    def _following(self, name: str) -> Any:
        """Return what a game need not say. A secret is never open for want of a word."""
        if name in OPEN and self.open:
            return OPEN[name]
        if name == "tally" and self.lines is Total:
            return total_of(self.merit)
        if not hasattr(self.verbs, name):
            raise TypeError(f"{self.name} has no rule '{name}', and it does not follow")
        return getattr(self.verbs, name)

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.version}>"

    @cached_property
    def paragraphs(self) -> dict[int, str]:
        """The paragraph of the rules that each reason cites."""
        return {int(reason): reason.paragraph for reason in self.reasons if reason != NONE}

    def paragraph(self, reason: int, action: int) -> str:
        """Return the paragraph that speaks against an action: the verb's own, or the reason's."""
        return self.verbs.of(action).cites.get(reason, self.paragraphs[reason])

    @cached_property
    def figures(self) -> dict[int, Figures]:
        """What the figures of each event mean."""
        return {int(event): event.figures for event in self.events}

    @cached_property
    def edition(self) -> Edition:
        """The edition that the game comes with."""
        path = self.folder / "box.toml"
        return read_edition(self.name, self.box_kind, load_edition(path), path.name, self.finish)

    def read_edition(self, path: Path) -> Edition:
        """Read an edition file that states what differs from the game's own."""
        return amend_edition(self.edition, load_edition(path), str(path), self.finish)

    def read_version(self, text: str) -> int:
        """Return a version of the rules, if it can be played; others are refused plainly."""
        for version in (self.version, *self.earlier):
            if text == str(version):
                return version
        trouble = "the match was played by version '{data}' of the rules of {game}"
        figures = {"data": text, "game": self.name, "version": self.version}
        raise Broken("", trouble, "version {version}", **figures)

    def under(self, version: int, edition: Edition) -> Edition:
        """Return an edition as a version of the rules wants it."""
        return edition if version == self.version else edition.under(self.earlier[version])

    def check_seats(self, count: int) -> int:
        """Return the number of seats, if the game can be played by ``count``."""
        if count not in self.seats:
            figures = {"seats": count, "low": self.seats[0], "high": self.seats[-1]}
            trouble = "{seats} cannot play this game"
            raise Broken(self.name, trouble, "{low} to {high} players", **figures)
        return count

    def read_options(self, chosen: Mapping[str, str], seats: int) -> list[int]:
        """Return the numbers of the chosen options, in the order of ``options``."""
        known = {option.name for option in self.options}
        for name in chosen:
            if name not in known:
                names = ", ".join(sorted(known)) or "-"
                trouble = "there is no option '{name}'"
                raise Broken(self.name, trouble, "{names}", name=name, names=names)
        options = self.options
        return [option.read(chosen.get(option.name, option.default), seats) for option in options]

    def start(self, box: Record, seats: int, options: Sequence[int]) -> Position:
        """Return the position before the first action."""
        s = self.position_kind.plain()
        self.deal(box, s, seats, options)
        return s

    def legal_actions(self, box: Record, s: Position, seat: int) -> list[int]:
        """Return the numbers of what a seat may do now."""
        mask = [0] * len(self.actions)
        self.legal(box, s, seat, mask)
        return list(compress(range(len(mask)), mask))

    def weights(self, box: Record, s: Position) -> list[int]:
        """Return the weights of the outcomes when chance acts."""
        weight = [0] * len(self.outcomes)
        self.chance(box, s, weight)
        return weight

    def view(self, s: Position, seat: int) -> Any:
        """Return what a seat knows; NOBODY asks for what a spectator knows."""
        seen = s.copy()
        self.hide(seen, seat)
        return seen

    def describe_event(self, told: Told) -> dict[str, Any]:
        """Return an event with named figures, as JSON and words want it."""
        event: dict[str, Any] = {"event": names(self.events)[told.event]}
        if told.seat >= 0:
            event["seat"] = told.seat
        for (name, vocabulary), value in zip(self.figures[told.event], told[3:], strict=False):
            if vocabulary is None:
                event[name] = value
            elif value >= 0:
                event[name] = names(vocabulary)[value]
        return event

    def places(self, box: Record, s: Position) -> list[int]:
        """Return the rank of each seat, 1 for the winners; equal merit shares a rank."""
        return ranks([self.merit(box, s, seat) for seat in range(s.seats)])


def ranks(merits: Sequence[int]) -> list[int]:
    """Rank merits, the highest first.

    >>> ranks([30, 41, 30])
    [2, 1, 2]
    """
    return [1 + sum(other > own for other in merits) for own in merits]


def shares(places: Sequence[int]) -> list[float]:
    """Return what each seat has won of the game: a tie shares.

    >>> shares([1, 1, 3])
    [0.5, 0.5, 0.0]
    """
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]
