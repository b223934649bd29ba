"""A table in memory: everything that follows from its records, and nothing else.

A command is judged on a copy. Only when its changes are durable does the copy take the
table's place, so that a table never shows what could still be lost.
"""

from __future__ import annotations

import re
import threading
from copy import copy
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Literal, get_origin

import msgspec
from msgspec import field
from msgspec.structs import fields

from kogge import wire
from kogge.core.chance import Draws, Seed, read_draws
from kogge.core.error import Broken
from kogge.core.game import NOBODY, Game
from kogge.core.header import Header, Seat
from kogge.core.match import END, Entry, Match
from kogge.core.trace import Trace, told
from kogge.games import find

from . import ledger
from .denied import Denied
from .editions import edition_of, origin_of
from .happened import Happened, Noticed, bit, everyone
from .time import calendar, clock

State = Literal["open", "playing", "over", "closed"]
REMEMBERED = 100  # commands whose repetition is recognised
EARLIER = 20  # positions that are kept to go back to
SEATS = [[seat for seat in range(6) if bits >> seat & 1] for bits in range(1 << 6)]  # of bit sets


class Own(threading.local):
    """What a thread has for itself: a trace, which is read at once after each action."""

    def __init__(self) -> None:
        self.trace = Trace.plain()


OWN = Own()  # a trace of its own would be half of what a table takes in memory


@dataclass(slots=True)
class Proposal:
    """A proposal that waits for consent."""

    kind: Literal["undo", "pause", "resume"]
    seat: int
    count: int
    agreed: set[int]


def renamed(text: str, old: str, new: str) -> str:
    """Return a note with a player's name replaced; the name may equal any word of the note.

    >>> renamed("back to 3 by to", "to", "N. N. 1")
    'back to 3 by N. N. 1'
    """
    if text in (f"{old} is back", f"{old} resigns"):
        return new + text.removeprefix(old)
    name = re.escape(old)
    return re.sub(rf"^(back to \d+ by|bot:\S+ for) {name}$", lambda m: f"{m[1]} {new}", text)


class Table(msgspec.Struct):
    """A table: its agreement, its chairs, and the match as it stands."""

    id: str
    version: int
    state: State
    private: bool
    host: str
    invitation: str
    setup: ledger.Setup
    chairs: list[ledger.Chair]
    seed: str
    created: int
    changed: int
    rematch: str = ""  # the table where it goes on
    shared: bool = False  # whether anyone may look back at the match, once it is over
    nameless: bool = False  # whether others see it without the names of people
    number: int = 0  # of records
    match: Match | None = None
    horizon: int = 0
    seen: list[int] = field(default_factory=list)  # of each entry, the viewers that saw any of it
    starts: list[tuple[int, int]] = field(default_factory=list)  # entries before a command, seat
    numbers: dict[int, int] = field(default_factory=dict)  # of the last news of each viewer
    moments: dict[int, int] = field(default_factory=dict)  # of each one's last news of the position
    sealed: dict[int, ledger.Sealed] = field(default_factory=dict)
    orders: dict[int, ledger.Orders] = field(default_factory=dict)  # for turns to come, private
    left: list[int] = field(default_factory=list)
    since: int = 0  # when the question was put, by the site's own time
    shift: int = 0  # from the site's time to the wall's, when the question was put
    vacations: dict[int, list[calendar.Span]] = field(default_factory=dict)  # of the seats' owners
    began: int = 0  # when the match began
    heard: int = 0  # the number of the last absence of the site that was noted
    paused: int = 0  # since when, if at all
    proposal: Proposal | None = None
    away: dict[int, str] = field(default_factory=dict)  # seats that a bot plays for their owner
    resigned: set[int] = field(default_factory=set)
    undone: dict[int, int] = field(default_factory=dict)  # how often in this turn, by each seat
    ending: str = ""  # the note that ended it, if the rules did not
    muted: set[int] = field(default_factory=set)
    commands: dict[str, None] = field(default_factory=dict)  # the last ones, in order
    earlier: dict[int, bytes] = field(default_factory=dict)  # positions before the last commands
    kept: int = 0  # the number of records of its last checkpoint
    standing: wire.Standing | None = None  # as it is stored, where the match itself was not read

    def copy(self) -> Table:
        """Return a table to judge on: whatever changes in place is copied."""
        new = copy(self)
        for name in IN_PLACE:
            setattr(new, name, getattr(new, name).copy())
        if self.match is not None:
            new.match = self.match.copy()
        return new

    # Who is who.

    @property
    def game(self) -> Game:
        return find(self.setup.game)

    @property
    def playing(self) -> Match:
        """The match, which must have begun."""
        if self.match is None:
            raise Denied("not-begun", "the game has not begun")
        return self.match

    @property
    def onlookers(self) -> tuple[int, ...]:
        return (*range(len(self.chairs)), NOBODY)

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person holds."""
        return [n for n, chair in enumerate(self.chairs) if person and chair.person == person]

    def bot_of(self, seat: int) -> str:
        """Return the bot that plays a seat now, or nothing if its owner does."""
        return self.chairs[seat].bot or self.away.get(seat, "")

    def people(self) -> list[int]:
        """Return the seats whose owners play themselves."""
        return [seat for seat in range(len(self.chairs)) if not self.bot_of(seat)]

    def rename(self, seat: int) -> None:
        """Give a seat in the match the present name of its chair."""
        if self.match is None:
            return
        header = self.match.header
        old, chair = header.seats[seat].name, self.chairs[seat]
        seats = [Seat(chair.name, s.bot) if n == seat else s for n, s in enumerate(header.seats)]
        notes = [replace(n, text=renamed(n.text, old, chair.name)) for n in self.match.notes]
        self.match.header, self.match.notes = replace(header, seats=tuple(seats)), notes

    # Who is asked.

    def asked(self) -> list[int]:
        """Return the seats that have to choose now."""
        if self.match is None or self.state != "playing":
            return []
        return [*SEATS[self.match.asked]]

    def choosing(self) -> list[int]:
        """Return those of them that have not chosen yet."""
        asked, sealed = self.asked(), self.sealed
        return [seat for seat in asked if seat not in sealed] if sealed else asked

    def due(self, now: int) -> int | None:
        """Return when the caretaker has to look after this table next."""
        choosing = self.choosing()
        if self.paused or not choosing:
            return None
        if any(self.bot_of(seat) for seat in choosing):
            return now
        ends = [self.ends(seat) for seat in choosing] if self.left else []
        return min(ends, default=None)

    # Time, by letter with a calendar; it is put off by as much as the site was away meanwhile.

    def used(self, seat: int, until: int) -> int:
        """Return how long a seat has had the question; processes may differ slightly."""
        if self.setup.clock.kind != "days" or until <= self.since:
            return max(0, until - self.since)
        span = self.since + self.shift, until + self.shift
        return calendar.counted(self.setup.clock, self.vacations.get(seat, ()), *span)

    def ends(self, seat: int) -> int:
        """Return when a seat's time is up."""
        if self.setup.clock.kind != "days":
            return self.since + self.left[seat]
        away, start = self.vacations.get(seat, ()), self.since + self.shift
        return calendar.reached(self.setup.clock, away, start, self.left[seat]) - self.shift

    def overdue(self, now: int) -> list[int]:
        """Return the seats of people whose time is up."""
        running = self.choosing() if self.left and not self.paused else []
        return [seat for seat in running if not self.bot_of(seat) and self.ends(seat) <= now]

    # Records.

    def apply(self, record: ledger.Any) -> Noticed:
        """Let a stored record happen again."""
        steps: list[Happened] = []
        if isinstance(record, ledger.Began):
            self.begin()
        elif isinstance(record, ledger.Played):
            if record.seat >= 0:
                self.mark()
            forced = set(record.forced)
            for number, (actor, action, digest) in enumerate(record.entries):
                steps.append(self._again(actor, action, digest, forced=number in forced))
        return self.notice(record, steps)

    def _again(self, actor: int, action: int, digest: str, *, forced: bool) -> Happened:
        """Play a stored entry, if these rules still play it as those that stored it did."""
        try:
            happened, why = self.step(actor, action, forced=forced), None
        except Exception as error:  # noqa: BLE001 - rules do not expect actions they would refuse
            happened, why = None, error
        if happened is None or self.playing.entries[-1].digest != digest:
            trouble = "the match was stored by other rules, and cannot be replayed by these"
            raise Denied("other-rules", trouble) from why
        return happened

    def notice(self, record: ledger.Any, steps: list[Happened] | None = None) -> Noticed:
        """Write down a record whose actions have been played; number it for all who saw it."""
        happened, back = tuple(steps or ()), dict[int, int]()
        seen_by = everyone(len(self.chairs))
        if isinstance(record, ledger.Played):
            seen_by = reduce(or_, self.seen[len(self.seen) - len(happened) :], 0)
            self._played(record, len(happened))
        elif isinstance(record, ledger.TakenBack):
            back = {seat: count for seat in self.onlookers if (count := self._seen(record, seat))}
            seen_by = sum(map(bit, back))
            self._take_back(record)
        elif isinstance(record, ledger.Noted):
            self._note(record)
        elif isinstance(record, ledger.Began):
            self._ask(record)
            self.began = record.time
        self.number += 1
        self._remember(record)
        return Noticed(record, happened, seen_by, self._count(record, seen_by), back)

    def _count(self, record: ledger.Any, seen_by: int) -> dict[int, int]:
        """Number the news for all who saw it; some ask a new question."""
        seeing = [seat for seat in self.onlookers if seen_by & bit(seat)]
        for seat in seeing:
            self.numbers[seat] = self.numbers.get(seat, 0) + 1
            if isinstance(record, ledger.Began | ledger.Played | ledger.TakenBack):
                self.moments[seat] = self.numbers[seat]
        return {seat: self.numbers[seat] for seat in seeing}

    def _ask(self, record: ledger.Any) -> None:
        self.since, self.shift = record.time, record.at - record.time

    def _remember(self, record: ledger.Any) -> None:
        more = record.commands if isinstance(record, ledger.Played) else ()
        for command in (record.command, *more):
            if command:
                self.commands[command] = None
        while len(self.commands) > REMEMBERED:
            del self.commands[next(iter(self.commands))]

    # What each record means.

    def begin(self) -> None:
        """Set up the match."""
        seats = [Seat(chair.name, chair.bot) for chair in self.chairs]
        seed, setup = Seed.of_text(self.seed, self.id), self.setup
        edition, origin, (rules, draws) = edition_of(setup), origin_of(setup), self._rules()
        options, commitment = setup.options, seed.commitment
        header = Header.of(self.game, seats, commitment, options, edition, origin, rules, draws)
        self.match, self.state = Match(header, seed), "playing"
        self.left = clock.start(setup.clock, len(seats))

    def _rules(self) -> tuple[int, Draws]:
        """Return the rules and the way to draw that it began with, if they are known here."""
        try:
            return self.game.read_version(str(self.setup.rules)), read_draws(self.setup.draws)
        except Broken as error:
            raise Denied("other-rules", error.trouble, error.expected, **error.figures) from error

    def step(self, actor: int, action: int, *, forced: bool) -> Happened:
        """Play one entry."""
        match, entry = self.playing, Entry(actor, action, "")
        match.trace = OWN.trace
        audience = match.game.audience(match.position, actor, action)
        match.repeat(entry)
        happened = Happened(actor, action, forced, audience, tuple(told(match.trace)))
        self.seen.append(happened.seen_by(len(self.chairs)))
        return happened

    def mark(self) -> None:
        """Keep the position from which a command starts: it may be taken back."""
        match = self.playing
        self.earlier[len(match.entries)] = match.packed()

    def _played(self, record: ledger.Played, count: int) -> None:
        match = self.playing
        before = len(match.entries) - count
        again = self.undone if record.horizon <= before else {}  # else new knowledge has come
        self.undone = {seat: count for seat, count in again.items() if seat == record.seat}
        self.horizon, self.left = record.horizon, record.left
        self._ask(record)
        if record.seat >= 0:
            self.starts.append((before, record.seat))
        places = sorted(place for place in self.earlier if place >= self.horizon)[-EARLIER:]
        self.earlier = {place: self.earlier[place] for place in places}
        self.sealed, self.proposal = {}, None
        if match.over:
            self.state = "over"

    def _seen(self, record: ledger.TakenBack, seat: int) -> int:
        """Return how many of the entries taken back a viewer has seen."""
        return sum(bool(seen & bit(seat)) for seen in self.seen[record.count :])

    def _take_back(self, record: ledger.TakenBack) -> None:
        match = self.playing
        name = self.chairs[record.seat].name
        if self.proposal is None:  # otherwise it was counted when it was proposed
            self._count_undo(record.seat)
        packed = self.earlier.get(record.count)
        position = packed and self.game.position_kind.unpack(packed)
        match.undo(record.count, name, self.horizon, position or None)
        self.earlier = {place: at for place, at in self.earlier.items() if place < record.count}
        self.seen = self.seen[: record.count]
        self.starts = [start for start in self.starts if start[0] < record.count]
        self.sealed, self.proposal = {}, None
        self._ask(record)

    def _count_undo(self, seat: int) -> None:
        self.undone[seat] = self.undone.get(seat, 0) + 1

    def _note(self, record: ledger.Noted) -> None:
        note, seat = record.note, record.seat
        self.left = record.left or self.left
        if note in ("ask-undo", "ask-pause", "ask-resume"):
            kind: Literal["undo", "pause", "resume"] = (
                "undo" if note == "ask-undo" else "pause" if note == "ask-pause" else "resume"
            )
            self.proposal = Proposal(kind, seat, record.count, {seat})
            if kind == "undo":
                self._count_undo(seat)
        elif note == "agreed" and self.proposal is not None:
            old = self.proposal
            self.proposal = Proposal(old.kind, old.seat, old.count, {*old.agreed, seat})
        elif note in ("declined", "paused", "resumed"):
            self.proposal = None
            if note == "resumed":
                self.since += record.time - self.paused
            if note != "declined":
                self.paused = record.time if note == "paused" else 0
        elif note == "down":
            self.heard = record.count
        elif note == "vacation":
            self.vacations[seat] = record.vacations
        elif note in ("muted", "unmuted"):
            (self.muted.add if note == "muted" else self.muted.discard)(seat)
        else:
            self._leave(record)

    def _leave(self, record: ledger.Noted) -> None:
        """Change who plays a seat, or whether anyone does."""
        name, seat = self.chairs[record.seat].name if record.seat >= 0 else "", record.seat
        if record.note == "back":
            self.away.pop(seat, None)
            self._note_down(f"{name} is back")
        elif record.note in ("away", "resigned"):
            self.away[seat] = record.bot
            if record.note == "resigned":
                self.resigned.add(seat)
                self._note_down(f"{name} resigns")
            self._note_down(f"bot:{record.bot} for {name}")
        elif record.note in ("ended", "closed", "too-long", "expired"):
            if record.note == "expired":
                self.resigned.add(seat)
            self.state, self.ending = "closed" if record.note == "closed" else "over", record.note
            self._note_down(END)

    def _note_down(self, text: str) -> None:
        if self.match is not None:
            self.match.note(text)


CONTAINERS = (dict, list, set)
IN_PLACE = tuple(field.name for field in fields(Table) if get_origin(field.type) in CONTAINERS)
