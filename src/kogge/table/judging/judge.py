"""Judging commands: each is done whole on a copy of the table, or refused.

Nothing here waits, writes or sends: what follows from a command is decided in one go.
"""

from __future__ import annotations

from collections.abc import Sequence

from kogge.core.game import CHANCE, NOBODY, NOT_ASKED
from kogge.core.match import Match

from .. import ledger
from ..bounds import count_undos, is_full, keep_room, takes_back, unnoted, waiting
from ..denied import Denied
from ..happened import Happened, Noticed
from ..ledger import Noted, Sealed
from ..table import Table
from ..time import clock
from ..time.calendar import Span
from ..time.clock import Gap
from .choices import complete, instead, only
from .moves import Moves, against_rules

STAND_IN = "greedy"  # plays for an owner who is gone


class Judge:
    """A copy of a table on which a command is tried, and its outcome."""

    def __init__(self, table: Table, now: int, wall: int | None = None) -> None:
        self.draft, self.now = table.copy(), now  # by the site's own time
        self.start = table.match
        self.wall = now if wall is None else wall
        self.noticed: list[Noticed] = []
        self.steps: list[Happened] = []
        self.doubts: list[Match] = []  # before each step that may have taught somebody something
        self.before = self.draft.asked()
        self.acting = NOBODY  # the seat that has just acted, if nothing was drawn since

    # The match.

    def begin(self) -> None:
        """Start the match, and go on to the first question."""
        self._write(ledger.Began(at=self.wall, tick=self.now))
        self._close(-1, "", {})

    def act(self, seat: int, moment: int, actions: Sequence[int], command: str) -> None:
        """Play actions of a seat, or seal them where several seats choose at once."""
        table = self._running(seat, moment)
        if seat not in self.before:
            match = table.playing
            raise against_rules(match, match.position, seat, actions[0], NOT_ASKED)
        if len(self.before) > 1:
            self._seal(seat, actions, command)
            return
        table.mark()
        moves = self._moves(seat)
        for action in actions:
            moves.play(action)
        self.acting = seat
        self._close(seat, command, {seat: table.used(seat, self.now)})

    def answer(self, seat: int, actions: Sequence[int]) -> None:
        """Play what a seat has ordered for the question that has just been put."""
        self.before = self.draft.asked()
        self.act(seat, self.draft.moments.get(seat, 0), actions, "")

    def _moves(self, seat: int) -> Moves:
        """Return the moves of a seat on the position itself."""
        match = self.draft.playing

        def do(action: int, forced: bool) -> None:
            self._step(seat, action, forced=forced)

        return Moves(match, match.position, seat, do)

    def _seal(self, seat: int, actions: Sequence[int], command: str) -> None:
        """Keep a choice face down; when it is the last, all are revealed."""
        table = self.draft
        moment = len(table.playing.entries)
        whole = complete(table, seat, actions)
        new = Sealed(at=self.wall, tick=self.now, moment=moment, actions=whole, command=command)
        table.sealed[seat] = instead(table.sealed.get(seat), new)
        if not table.choosing():
            self._close(-1, "", self._used())

    def _used(self) -> dict[int, int]:
        return {seat: self.draft.used(seat, kept.time) for seat, kept in self.draft.sealed.items()}

    def _close(self, seat: int, command: str, used: dict[int, int]) -> None:
        """Go on to the next question, and write down what was played."""
        table = self.draft
        commands = [
            name for kept in table.sealed.values() for name in (*kept.earlier, kept.command) if name
        ]
        self._go_on()
        if not self.steps:
            return
        kept = table.sealed  # forced choices, for the question that comes now
        match = table.playing
        entries = match.entries[len(match.entries) - len(self.steps) :]
        asked = [] if match.mover < 0 else table.asked()
        done = [each for each in used if each not in asked or len(self.before) > 1]
        record = ledger.Played(
            at=self.wall,
            tick=self.now,
            command=command,
            seat=seat,
            entries=[(entry.actor, entry.action, entry.digest) for entry in entries],
            forced=[number for number, step in enumerate(self.steps) if step.forced],
            horizon=self._horizon(),
            left=clock.moved(table.setup.clock, clock.spent(table.left, used), done),
            commands=commands,
        )
        self.noticed.append(table.notice(record, self.steps))
        table.sealed, self.steps = kept, []

    def _go_on(self) -> None:
        """Play what needs no player: chance, the only choice, and choices that all have made."""
        table = self.draft
        match = table.playing
        while (seat := match.mover) != NOBODY:
            if seat == CHANCE:
                self.acting = NOBODY
                self._step(CHANCE, match.drawn(), forced=False)
            elif len(asked := table.asked()) > 1:
                self._seal_forced(asked)
                if table.choosing():
                    return
                self._reveal()
            elif (forced := only(table, seat, named=seat == self.acting)) is None:
                return
            else:
                self._step(seat, forced, forced=True)

    def _seal_forced(self, asked: list[int]) -> None:
        table = self.draft
        moment = len(table.playing.entries)
        for seat in asked:
            if seat not in table.sealed and (forced := only(table, seat)) is not None:
                whole = complete(table, seat, [forced])
                table.sealed[seat] = Sealed(
                    at=self.wall, tick=self.now, moment=moment, actions=whole
                )

    def _reveal(self) -> None:
        """Play the sealed choices in the order of the seats."""
        sealed, self.draft.sealed = self.draft.sealed, {}
        for seat in sorted(sealed):
            for action in sealed[seat].actions:
                forced = self.draft.playing.forced(seat) is not None
                self._step(seat, action, forced=forced)

    def _step(self, actor: int, action: int, *, forced: bool) -> None:
        """Play an entry; whether it taught anybody anything is asked only if no later one did."""
        table, match = self.draft, self.draft.playing
        known = actor == CHANCE or table.setup.undo == "none"
        if known:
            self.doubts = []
        elif not match.game.open:
            self.doubts.append(self._as_it_stands(match))
        self.steps.append(table.step(actor, action, forced=forced))
        if known:
            table.horizon = len(match.entries)

    def _as_it_stands(self, match: Match) -> Match:
        """Return a match that is not played on: before the first step it is the table's own."""
        start = self.start
        is_first = start is not None and len(start.entries) == len(match.entries)
        return start if start is not None and is_first else match.copy()

    def _horizon(self) -> int:
        """Return how many entries must stay: up to the last that gave any seat new knowledge."""
        later, doubts, self.doubts = self.draft.playing, self.doubts, []
        entries, first = later.entries, len(later.entries) - len(self.steps)
        for earlier in reversed(doubts):
            number = len(earlier.entries)
            if earlier.surprised(entries[number], later, self.steps[number - first].events):
                return number + 1
            later = earlier
        return self.draft.horizon

    def _running(self, seat: int, moment: int) -> Table:
        """Return the table if it is being played and the command refers to the open question."""
        table = self.draft
        if table.state != "playing":
            raise Denied("not-playing", "nothing is being played at this table")
        if table.paused:
            raise Denied("paused", "the game is paused")
        if moment != table.moments.get(seat, 0):
            raise Denied("moved-on", "the table has moved on since you chose")
        return table

    # Taking back.

    def undo(self, seat: int, moment: int, *, whole: bool, command: str) -> None:
        """Take back: freely within the seat's own turn, otherwise when the others agree."""
        table = self._running(seat, moment)
        way, count = takes_back(table, seat, whole=whole)
        if way is None:
            raise Denied("known", "what happened since is known, and cannot be taken back")
        keep_room(table)
        count_undos(table, seat)
        if way == "free":
            self._write(
                ledger.TakenBack(
                    at=self.wall, tick=self.now, seat=seat, count=count, command=command
                )
            )
            self._seal_forced_anew()
        else:
            self._propose("ask-undo", seat, command, count)

    def _seal_forced_anew(self) -> None:
        asked = self.draft.asked()
        if len(asked) > 1:
            self._seal_forced(asked)

    # Consent.

    def pause(self, seat: int, *, paused: bool, command: str) -> None:
        """Propose to stop the clock, or to let it run again."""
        if self.draft.state != "playing":
            raise Denied("not-playing", "nothing is being played at this table")
        if paused == bool(self.draft.paused):
            raise Denied("nothing-new", "that is already the case")
        if paused:
            keep_room(self.draft)
        self._propose("ask-pause" if paused else "ask-resume", seat, command)

    def agree(self, seat: int, *, agreed: bool, command: str) -> None:
        """Answer a proposal."""
        proposal = self.draft.proposal
        if proposal is None or seat in proposal.agreed or seat not in self.draft.people():
            raise Denied("nothing-asked", "nobody is waiting for your consent")
        note: ledger.Note = "agreed" if agreed else "declined"
        self._write(Noted(at=self.wall, tick=self.now, seat=seat, note=note, command=command))
        self._carry_out()

    def _propose(self, note: ledger.Note, seat: int, command: str, count: int = 0) -> None:
        asked = self.draft.proposal
        if asked and (f"ask-{asked.kind}", asked.seat, asked.count) == (note, seat, count):
            raise Denied("nothing-new", "that is already the case")
        self._write(
            Noted(at=self.wall, tick=self.now, seat=seat, note=note, count=count, command=command)
        )
        person = self.draft.chairs[seat].person
        for other in self.draft.seats_of(person):  # several seats of one person agree at once
            if other != seat:
                self._write(Noted(at=self.wall, tick=self.now, seat=other, note="agreed"))
        self._carry_out()

    def _carry_out(self) -> None:
        """Do what was proposed once all have agreed."""
        proposal = self.draft.proposal
        if proposal is None or waiting(self.draft):
            return
        if proposal.kind == "undo":
            record = ledger.TakenBack(
                at=self.wall, tick=self.now, seat=proposal.seat, count=proposal.count
            )
            self._write(record)
            self._seal_forced_anew()
        else:
            note: ledger.Note = "paused" if proposal.kind == "pause" else "resumed"
            self._write(Noted(at=self.wall, tick=self.now, seat=proposal.seat, note=note))

    # Leaving and coming back.

    def resign(self, seat: int, command: str) -> None:
        """Give a seat up; a bot plays on for the others, if there are any."""
        table = self.draft
        if table.state != "playing" or seat in table.resigned:
            raise Denied("not-playing", "nothing is being played at this table")
        note = Noted(
            at=self.wall, tick=self.now, seat=seat, note="resigned", bot=STAND_IN, command=command
        )
        self._write(note)
        remaining = [n for n in range(len(table.chairs)) if n not in table.resigned]
        if len(remaining) < 2 or all(table.chairs[n].bot for n in remaining):
            self._write(Noted(at=self.wall, tick=self.now, note="ended"))
        else:
            self._carry_out()

    def late(self) -> None:
        """Let a bot play for seats whose time is up, or end the game, as was agreed."""
        clock = self.draft.setup.clock
        for seat in self.draft.overdue(self.now):
            if clock.kind == "days" and clock.late == "end":
                self._write(Noted(at=self.wall, tick=self.now, seat=seat, note="expired"))
            else:
                self.away(seat)

    def away(self, seat: int) -> None:
        """Let a bot play for an owner who is gone."""
        table = self.draft
        left = [0 if n == seat else have for n, have in enumerate(table.left)]
        bot = stand_in(table)
        self._write(Noted(at=self.wall, tick=self.now, seat=seat, note="away", bot=bot, left=left))
        self._carry_out()

    def back(self, seat: int) -> None:
        """Give a seat back to its owner."""
        table = self.draft
        left = clock.returned(table.setup.clock, table.left, seat)
        if left and seat in self.before:
            left = [have + table.used(seat, self.now) if n == seat else have
                    for n, have in enumerate(left)]  # fmt: skip
        self._write(Noted(at=self.wall, tick=self.now, seat=seat, note="back", left=left))

    def vacation(self, seat: int, spans: Sequence[Span]) -> None:
        """Note when the owner of a seat is on vacation: that time is not counted."""
        away = list(spans)
        self._write(Noted(at=self.wall, tick=self.now, seat=seat, note="vacation", vacations=away))

    def close(self) -> None:
        """Close the table."""
        if self.draft.state in ("over", "closed"):
            raise Denied("not-playing", "nothing is being played at this table")
        self._write(Noted(at=self.wall, tick=self.now, note="closed"))

    def mute(self, seat: int, *, muted: bool) -> None:
        """Keep the words of a seat from the others, or no longer."""
        keep_room(self.draft)
        self._write(
            Noted(at=self.wall, tick=self.now, seat=seat, note="muted" if muted else "unmuted")
        )

    def say(self, seat: int, words: str, command: str) -> None:
        """Send words to everyone at the table."""
        if seat in self.draft.muted:
            raise Denied("muted", "the host has muted you", status=403)
        keep_room(self.draft)
        clean = tidy(words)
        if not clean:
            raise Denied("malformed", "it contains no words", status=400)
        self._write(
            ledger.Said(at=self.wall, tick=self.now, seat=seat, words=clean, command=command)
        )

    def note_absence(self, gaps: Sequence[Gap]) -> None:
        """Note times when the site was away, and that they cost no player any time."""
        if missed := unnoted(self.draft, gaps):
            lasted = sum(gap.lasted for gap in missed)
            note = Noted(
                at=self.wall, tick=self.now, note="down", count=missed[-1].number, lasted=lasted
            )
            self._write(note)

    def settle(self) -> None:
        """End a table that has become too long, once a command has been carried out."""
        if is_full(self.draft):
            self._write(Noted(at=self.wall, tick=self.now, note="too-long"))

    def _write(self, record: ledger.Any) -> None:
        if isinstance(record, ledger.Began):
            self.draft.begin()
        self.noticed.append(self.draft.notice(record))


def stand_in(table: Table) -> str:
    """Return the bot that plays for an owner who is gone: by letter one as strong as agreed."""
    if table.setup.clock.kind != "days":
        return STAND_IN
    seated = [chair.bot for chair in table.chairs if chair.bot]
    return table.setup.clock.bot or next(iter(seated), STAND_IN)


def tidy(words: str) -> str:
    """Return words in a form that can be kept and shown anywhere: printable, in one line."""
    return " ".join("".join(c if c.isprintable() else " " for c in words).split())
