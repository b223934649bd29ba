"""A match: a header and a list of actions, chance included. Positions are caches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .action import Action
from .carrier.record import Record, digest_of, word
from .chance import Draws, Luck, Seed
from .edition import Edition
from .error import Broken, Refused
from .game import CHANCE, EVERYBODY, NOBODY, NONE, NOT_ASKED, Game, Position
from .header import Header, Seat, check_line
from .trace import Told, Trace, told
from .verbs.openness import hide

END = "the match ends here"  # the note that ends a match before its last action


class Entry(NamedTuple):
    """One line of the log: who did what, and the digest of the position after it."""

    actor: int  # a seat or CHANCE
    action: int
    digest: str


@dataclass(frozen=True, slots=True)
class Step:
    """One entry as one viewer has seen it: nothing in it reveals more than they may know."""

    before: Position  # the viewer's view of it
    done: tuple[int, int] | None  # actor and action, if the viewer saw them
    events: list[Told]


@dataclass(frozen=True, slots=True)
class Note:
    """What changes who decides, never the position: it stands after that many entries."""

    after: int
    text: str


class Question(NamedTuple):
    """What a position asks, as long as it stands: it is asked for again and again."""

    position: Position
    entries: int
    asked: int
    options: dict[int, list[int]]  # of each seat that has asked for them
    views: dict[int, Position]  # likewise


@dataclass(slots=True)
class Match:
    """A match under way or finished.

    >>> from kogge.games.visby import GAME
    >>> match = Match.begin(GAME, [Seat("Anna"), Seat("Berta")], Seed.of_number(7))
    >>> match.act("Anna", "play knight merchant")
    >>> match.act("Berta", "play troops ship")
    >>> match.position.seals, [str(action) for action in match.legal(0)]
    ([2, 2, 0, 0, 0, 0], ['trade 0', 'trade 2'])
    """

    header: Header
    seed: Seed | None = None  # None while the seed is another party's secret
    entries: list[Entry] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    position: Position = field(init=False)
    trace: Trace = field(init=False)  # the events of the last action
    _question: Question | None = field(default=None, init=False, compare=False, repr=False)
    # The bytes of the position after its last entry, and how many there were.
    _last: tuple[int, bytes] = field(default=(-1, b""), init=False, compare=False, repr=False)
    _luck: Luck = field(default=Luck(), init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.position, self.trace = self.header.start(), Trace.plain()

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: Sequence[Seat],
        seed: Seed,
        options: Mapping[str, str] | None = None,
        edition: Edition | None = None,
        origin: Position | None = None,
        draws: Draws = Draws.BY_NUMBER,
    ) -> Match:
        """Begin a match: its seed is committed before anything happens."""
        committed = seed.commitment
        header = Header.of(game, seats, committed, options, edition, origin, draws=draws)
        return cls(header, seed)

    @property
    def game(self) -> Game:
        return self.header.game

    @property
    def box(self) -> Record:
        return self.header.edition.box

    @property
    def mover(self) -> int:
        """The seat that acts next, CHANCE or NOBODY."""
        return self.game.mover(self.position)

    @property
    def over(self) -> bool:
        return self.mover == NOBODY

    @property
    def ended(self) -> bool:
        """Whether it is over, or was ended where it stands."""
        return self.over or self.notes[-1:] == [Note(len(self.entries), END)]

    @property
    def asked(self) -> int:
        """The seats that choose now, as a bit set."""
        return self._asking().asked

    def _asking(self) -> Question:
        """Return what is asked now. A position moves on only with its entries, or is another."""
        known, count = self._question, len(self.entries)
        if known is None or known.position is not self.position or known.entries != count:
            asked = self.game.together(self.position) if self.mover >= 0 else 0
            known = self._question = Question(self.position, count, asked, {}, {})
        return known

    # What may be done, and doing it.

    def view(self, seat: int) -> Position:
        """Return what a seat knows; NOBODY asks for what a spectator knows."""
        return self.game.view(self.position, seat)  # type: ignore[no-any-return]

    def seen(self, seat: int) -> Position:
        """Return the same, made once; it belongs to the match, and must not be changed."""
        known = self._asking().views
        if seat not in known:
            known[seat] = self._open_view(seat) if self.game.hide is hide else self.view(seat)
        return known[seat]

    def _open_view(self, seat: int) -> Position:
        """Return the position itself under another name, where nothing is hidden."""
        view = self.position.twin()
        hide(view, seat)
        return view

    def legal(self, seat: int) -> list[Action]:
        """Return the actions a seat may take now."""
        numbers = self.game.legal_actions(self.box, self.position, seat)
        return [self.game.actions[number] for number in numbers]

    def options(self, seat: int) -> list[int]:
        """Return their numbers, by what the seat sees; found once, they belong to the match."""
        known = self._asking().options
        if seat not in known:
            known[seat] = self.game.legal_actions(self.box, self.seen(seat), seat)
        return known[seat]

    def refusal(self, seat: int, action: int) -> int:
        """Return why a seat may not do this now, or NONE."""
        return self.game.refusal(self.box, self.position, seat, action)

    def act(self, name: str, action: str) -> None:
        """Play an action by the names of seat and action."""
        self.play(self.seat(name), self.game.actions.number(action))

    def seat(self, name: str) -> int:
        """Return the seat of that name."""
        for seat, sitting in enumerate(self.header.seats):
            if sitting.name == name:
                return seat
        names = ", ".join(sitting.name for sitting in self.header.seats)
        raise Broken("", "nobody is called '{name}'", "{names}", name=name, names=names)

    def play(self, seat: int, action: int) -> None:
        """Play an action of the seat that is to move, or say why not.

        Seats that choose at the same moment are played in their order; a caller that collects
        sealed choices plays them when the last one has arrived.
        """
        reason = self.refusal(seat, action)
        if reason == NONE and seat != self.mover:
            reason = NOT_ASKED
        if reason != NONE:
            name = word(self.game.reasons(reason))
            raise Refused(seat, self.game.actions.name(action), reason, name)
        self._apply(seat, action)

    def draw(self) -> None:
        """Let chance act, by the seed."""
        self._apply(CHANCE, self.drawn())

    def drawn(self) -> int:
        """Return what chance does next, by the seed."""
        assert self.seed is not None
        assert self.mover == CHANCE
        self._luck = self._luck.on(self.game, self.entries)
        weights = self.game.weights(self.box, self.position)
        return self._luck.next(self.header.draws, self.seed, self.game, self.position, weights)

    def apply_outcome(self, outcome: int) -> None:
        """Let chance act with a known outcome, as when a log is read."""
        if self.mover != CHANCE or not self.game.weights(self.box, self.position)[outcome]:
            name = self.game.outcomes.name(outcome)
            raise Broken("", "'{name}' cannot happen now", name=name)
        self._apply(CHANCE, outcome)

    def proceed(self) -> int:
        """Play what needs no player, chance and forced choices; return who is asked next."""
        while True:
            seat = self.mover
            if seat == CHANCE:
                self.draw()
            elif seat == NOBODY or (action := self.forced(seat)) is None:
                return seat
            else:
                self.play(seat, action)

    def forced(self, seat: int) -> int | None:
        """Return the only action a seat may take, if there is just one."""
        actions = self.options(seat)
        return actions[0] if len(actions) == 1 else None

    def note(self, text: str) -> None:
        """Write down a note, which is not an action."""
        self.notes.append(Note(len(self.entries), check_line(" ".join(text.split()))))

    def repeat(self, entry: Entry) -> None:
        """Play an entry of this very match again, unjudged."""
        self._apply(entry.actor, entry.action)

    def _apply(self, actor: int, action: int) -> None:
        self.game.play(self.box, self.position, self.trace, actor, action)
        packed = self.position.pack()
        self.entries.append(Entry(actor, action, digest_of(packed)))
        self._last = len(self.entries), packed

    def packed(self) -> bytes:
        """Return the bytes of the position."""
        count, packed = self._last
        return packed if count == len(self.entries) else self.position.pack()

    def copy(self) -> Match:
        """Return a match to continue; both record the events of their last action in one trace."""
        asking, new = self._asking(), object.__new__(Match)
        views = {} if self.game.hide is hide else asking.views  # open ones change with the match
        new.header, new.seed, new.trace = self.header, self.seed, self.trace
        new.entries, new.notes = self.entries.copy(), self.notes.copy()
        new.position = self.position.copy()
        new._question = asking._replace(position=new.position, views=views)
        new._last, new._luck = self._last, self._luck
        return new

    # Looking back.

    def at(self, count: int) -> Match:
        """Return the match as it stood after ``count`` entries."""
        earlier = Match(self.header, self.seed)
        for entry in self.entries[:count]:
            earlier.repeat(entry)
        earlier.notes = [note for note in self.notes if note.after <= count]
        return earlier

    def log(self, seat: int) -> Iterator[Step]:
        """Yield what a seat has seen, step by step; EVERYBODY asks for all of it.

        What it did not see is not there at all, so that not even a number gives it away. An action
        that caused a visible event but was itself unseen is kept as None.
        """
        earlier = Match(self.header)
        for entry in self.entries:
            audience = self.game.audience(earlier.position, entry.actor, entry.action)
            before = earlier.position.copy() if seat == EVERYBODY else earlier.view(seat)
            earlier.repeat(entry)
            events = earlier.events(seat)
            seen = EVERYBODY in (seat, audience) or seat == audience
            if seen or events:
                yield Step(before, (entry.actor, entry.action) if seen else None, events)

    def events(self, seat: int) -> list[Told]:
        """Return what the last action brought about, as far as a seat has seen it."""
        return [e for e in told(self.trace) if seat == EVERYBODY or e.audience in (EVERYBODY, seat)]

    def revealed(self) -> int:
        """Return how many entries everybody may read.

        Once the match has ended, that is all of them. Before, it is up to the choices that are
        still sealed, and up to the first draw that only one seat has seen: whatever of it was
        kept may never become known.
        """
        if self.ended:
            return len(self.entries)
        count = self._public()
        while count and self.at(count - 1).view(NOBODY) == self.at(count).view(NOBODY):
            count -= 1
        return count

    def _public(self) -> int:
        """Return how many entries come before the first draw that only one seat has seen."""
        if self.header.origin is not None:  # it came after such draws, or may have
            return 0
        earlier = Match(self.header)
        for number, entry in enumerate(self.entries):
            audience = self.game.audience(earlier.position, entry.actor, entry.action)
            if entry.actor == CHANCE and audience != EVERYBODY:
                return number
            earlier.repeat(entry)
        return len(self.entries)

    # Undo.

    def horizon(self) -> int:
        """Return how many entries must stay: up to the last that gave any seat new knowledge.

        Seeing that an action was taken is not new knowledge; what it uncovered is.
        """
        last, earlier = 0, Match(self.header)
        for number, entry in enumerate(self.entries, start=1):
            if earlier.teaches(entry):
                last = number
        return last

    def undo(
        self, count: int, by: str, horizon: int | None = None, position: Position | None = None
    ) -> None:
        """Go back to ``count`` entries, if no seat has learned anything since.

        A caller that has looked at every entry as it was played knows the horizon already, and
        one that has kept the position of that moment need not play up to it again.
        """
        if not 0 <= count < len(self.entries):
            trouble = "cannot go back to {count} of {entries} actions"
            raise Broken("", trouble, count=count, entries=len(self.entries))
        horizon = self.horizon() if horizon is None else horizon
        if count < horizon:
            trouble = "cannot go back to {count}: what came up to {horizon} is known"
            raise Broken("", trouble, count=count, horizon=horizon)
        if position is None:
            earlier = self.at(count)
            position, self.trace = earlier.position, earlier.trace
        self.entries, self.position, self._luck = self.entries[:count], position, Luck()
        self.notes = [Note(min(note.after, count), note.text) for note in self.notes]
        self.note(f"back to {count} by {by}")

    def teaches(self, entry: Entry) -> bool:
        """Play an entry of this very match; return whether a seat learned more from it than that.

        Chance always teaches something; where everything is open, nothing else does.
        """
        before = self.copy()
        self.game.play(self.box, self.position, self.trace, entry.actor, entry.action)
        self.entries.append(entry)
        if entry.actor == CHANCE or self.game.open:
            return entry.actor == CHANCE
        events = list(told(self.trace))  # what is foreseen is written there too
        return before.surprised(entry, self, events)

    def surprised(self, entry: Entry, after: Match, events: Sequence[Told]) -> bool:
        """Return whether any seat has seen more of an action than it expected.

        A seat learns from an action that it sees and would have thought impossible; and from any
        action, if its view, carried on by that action, does not come out as what it sees.
        """
        audience = self.game.audience(self.position, entry.actor, entry.action)
        for seat in range(len(self.header.seats)):
            if audience in (EVERYBODY, seat) and not self._is_possible(seat, entry):
                return True
            view, expected = self._foreseen(seat, entry)
            seen = [event for event in events if event.audience in (EVERYBODY, seat)]
            if expected != seen or not self._is_as_expected(view, after.seen(seat), seat):
                return True
        return False

    def _is_as_expected(self, view: Position, seen: Position, seat: int) -> bool:
        """Return whether a view that was carried on, once hidden again, is what a seat sees."""
        if vars(view) != vars(seen):  # quicker than each cell; if equal, hiding changes nothing
            self.game.hide(view, seat)
        return vars(view) == vars(seen)

    def _is_possible(self, seat: int, entry: Entry) -> bool:
        """Return whether an action may be taken, as far as a seat knows."""
        if seat == entry.actor and seat in (known := self._asking().options):
            return entry.action in known[seat]
        return self.game.refusal(self.box, self.seen(seat), entry.actor, entry.action) == NONE

    def _foreseen(self, seat: int, entry: Entry) -> tuple[Position, list[Told]]:
        """Return a seat's view carried on by an action, and the events that it expects to see."""
        game, view = self.game, self.seen(seat).copy()
        game.play(self.box, view, self.trace, entry.actor, entry.action)
        return view, self.events(seat)
