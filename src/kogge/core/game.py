"""What a game offers: its vocabulary as data, its rules as functions.

The functions are rules (see ``rule``): they take the box and a position of either carrier.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from .action import Catalogue
from .carrier.record import Record, number, word
from .edition import Edition, Finish, amend_edition, load_edition, read_edition
from .error import Broken
from .trace import EVERYBODY, Told

CHANCE, NOBODY = -1, -2
NONE, NOT_ASKED = 0, 1  # the first two reasons of every game: may do it; is not asked

__all__ = ["CHANCE", "EVERYBODY", "NOBODY", "NONE", "NOT_ASKED", "Game", "Option", "Position"]


class Position(Record):
    """Everything that changes while a game is played: the fields that all games share."""

    seats: int = number(low=0, high=8)  # how many play
    viewer: int = number(low=-3, high=7)  # EVERYBODY in the true position, else whose view this is


@dataclass(frozen=True, slots=True)
class Option:
    """A variant that is agreed before the game."""

    name: str
    values: Mapping[str, int]  # the words a player may choose, with the number the rules get
    default: str
    limits: Mapping[str, range] = field(default_factory=dict)  # words only for some seat counts

    def read(self, text: str, seats: int) -> int:
        """Return the number of a word, if so many seats may choose it."""
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


# The names of an event's figures, each with the vocabulary of its values, or None for a number.
Figures = Sequence[tuple[str, type[IntEnum] | None]]


@dataclass(frozen=True, eq=False)
class Game:
    """A game: names and sizes as data, rules as functions over records."""

    name: str
    version: int  # moves only when an old log would play differently
    seats: range  # the numbers of players
    folder: Path  # where box.toml, the words and the rules pages lie
    options: tuple[Option, ...]
    actions: Catalogue
    outcomes: Catalogue
    box_kind: type[Record]
    position_kind: type[Position]
    reasons: type[IntEnum]  # why not; 0 is none, 1 is NOT_ASKED
    events: type[IntEnum]
    lines: type[IntEnum]  # the lines of a score
    paragraphs: Mapping[int, str]  # the paragraph of the rules that each Reason cites
    figures: Mapping[int, Figures]  # what the figures of each Event mean
    finish: Finish  # checks a box and fills what it keeps

    deal: Callable[..., None]  # (box, s, seats, options)
    mover: Callable[..., int]  # (s) -> the seat that acts next, CHANCE or NOBODY
    together: Callable[..., int]  # (s) -> bit set of the seats that choose at the same moment
    refusal: Callable[..., int]  # (box, s, seat, action) -> Reason
    legal: Callable[..., int]  # (box, s, seat, mask) -> how many actions it has marked
    chance: Callable[..., None]  # (box, s, weight)
    play: Callable[..., None]  # (box, s, trace, seat, action)
    hide: Callable[..., None]  # (s, seat): blank what the seat may not know
    audience: Callable[..., int]  # (s, seat, action) -> the one seat that sees it, or EVERYBODY
    imagine: Callable[..., None]  # (box, s, lots): fill the blanks of a view
    tally: Callable[..., None]  # (box, s, seat, lines): the score, line by line
    merit: Callable[..., int]  # (box, s, seat) -> what ranks the seats, ties broken
    outlook: Callable[..., dict[str, Any]]  # (box, s, seat, action): figures, or words, to tell
    survey: Callable[..., Mapping[str, Any]] = lambda *_: {}  # (box, s, seat): a typed dictionary
    open: bool = False  # whether all see everything
    traits: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # what things are
    stage: tuple[str, ...] = ()  # fields that tell how far a match has come, and that all may see
    complete: Callable[..., None] = lambda *_: None  # (box, s): add what follows, to a scenario's
    loose: frozenset[str] = frozenset()  # verbs whose actions a person may pick in any order
    later: frozenset[int] = frozenset()  # reasons that may vanish once others are picked
    closing: str = ""  # the verb that ends a set of things before it is full
    unready: frozenset[int] = frozenset()  # reasons that something belongs to a later moment
    silent: frozenset[str] = frozenset()  # verbs that go without saying in a longer command
    once: frozenset[str] = frozenset()  # verbs that are said of one thing only, in a longer command
    tied: frozenset[str] = frozenset()  # verbs that belong to what was named right before them
    held: frozenset[str] = frozenset()  # verbs after which more may be named that comes before
    ordering: frozenset[int] = frozenset()  # reasons that tell of nothing but the rules' order
    confirm: frozenset[str] = frozenset()  # verbs that a person says himself, forced or not
    # Older versions that can still be played: (box), to write into what it keeps what they did.
    earlier: Mapping[int, Callable[[Any], None]] = field(default_factory=dict)

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.version}>"

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
        """Return the number of seats, if so many can play."""
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
        return [action for action, allowed in enumerate(mask) if allowed]

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
