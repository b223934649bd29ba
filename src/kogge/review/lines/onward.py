"""How a choice goes on: bots play it out in an imagined world, until the seat's next turn is over.

A line begins with what a seat does in its turn, as it is shown to people; after that everybody
plays as well as a bot can that thinks little. It looks at a view and at nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kogge.bots.duel.duellist import drawn
from kogge.bots.guild import Member
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.level import level_of
from kogge.bots.time.budget import Budget
from kogge.core.carrier.bits import has, size
from kogge.core.carrier.lot import Lots, pick
from kogge.core.carrier.record import Record
from kogge.core.game import CHANCE, NOBODY, NONE, Game, Position
from kogge.core.trace import EVERYBODY, Told, Trace, told

KEY = b"lines"  # equal views give equal lines
THINKING = "craftsman"  # as whom all think, without its errors
MOST = 400  # actions and draws of a line
FEWEST, WORLDS = 3, 12  # worlds that are imagined, as far as the looks suffice

Opening = Sequence[int]  # what a seat does in its turn, from its choice on


@dataclass(frozen=True, slots=True)
class Happened:
    """Something that the seat sees happen in a line."""

    what: Told
    later: bool  # after the turn in which the choice was made


@dataclass(slots=True)
class Line:
    """How a choice goes on in one world."""

    moves: list[tuple[int, int]] = field(default_factory=list)  # who acts, draws included
    happened: list[Happened] = field(default_factory=list)
    after: Position | None = None  # how it stands when the turn is over
    end: Position | None = None
    looks: int = 0  # decisions that were thought about


class Onward:
    """Plays lines from the views of one game."""

    def __init__(self, game: Game, box: Record) -> None:
        self.game, self.box, self.eye = game, box, eye_of(game)

    def pairs(
        self, view: Position, one: Opening, other: Opening, looks: int
    ) -> Iterator[tuple[Line, Line]]:
        """Yield how two choices go on, in the same worlds, as many as the looks suffice for."""
        for world in range(WORLDS):
            pair = self.line(view, one, world), self.line(view, other, world)
            yield pair
            looks -= sum(each.looks for each in pair)
            if looks <= 0 and world + 1 >= FEWEST:
                return

    def line(self, view: Position, opening: Opening, world: int) -> Line:
        """Return how a choice goes on in a world of some number."""
        table = _Table(self, view, world)
        for action in opening:
            if not table.has_turn or table.refuses(action):
                break
            table.play(table.seat, action)
        table.play_on()
        return table.line


class _Table:
    """One world, in which a line is being played."""

    def __init__(self, onward: Onward, view: Position, world: int) -> None:
        self.game, self.box, self.eye = onward.game, onward.box, onward.eye
        self.seat, self.trace, self.line = view.viewer, Trace.plain(), Line()
        key = KEY + b" %d" % world
        self.lots, self.s = Lots.of(key), view.copy()
        self.game.imagine(self.box, self.s, self.lots)
        budget = Budget(sims=level_of(self.game, THINKING, view.seats).sims)
        self.bot = Member(self.game, self.box, key, budget, name=THINKING)
        self.turn, self.own = self.eye.turn(self.s), False

    @property
    def has_turn(self) -> bool:
        """Whether the seat is asked, in the turn in which it has chosen."""
        return has(self.game.together(self.s), self.seat) and self.line.after is None

    def refuses(self, action: int) -> bool:
        return self.game.refusal(self.box, self.s, self.seat, action) != NONE

    def play_on(self) -> None:
        """Let all play on until the seat's next turn is over."""
        while (mover := self.game.mover(self.s)) != NOBODY and len(self.line.moves) < MOST:
            if mover != CHANCE and self._ends(mover):
                break
            self.play(mover, self._drawn() if mover == CHANCE else self._chosen(mover))
        self.line.end = self.s
        if self.line.after is None:
            self.line.after = self.s

    def _ends(self, mover: int) -> bool:
        """Note that another turn begins, if one does; return whether the line ends there."""
        if self.eye.turn(self.s) == self.turn:
            return False
        self.turn = self.eye.turn(self.s)
        if self.line.after is None:
            self.line.after = self.s.copy()
        elif self.own:
            return True
        self.own = self.eye.meets or (mover == self.seat and size(self.game.together(self.s)) == 1)
        return False

    def play(self, actor: int, action: int) -> None:
        """Do something, and remember what the seat sees of it."""
        line = self.line
        self.game.play(self.box, self.s, self.trace, actor, action)
        line.moves.append((actor, action))
        line.happened += [
            Happened(each, line.after is not None)
            for each in told(self.trace)
            if each.audience in (EVERYBODY, self.seat)
        ]

    def _drawn(self) -> int:
        return pick(self.lots, self.game.weights(self.box, self.s))

    def _chosen(self, seat: int) -> int:
        """Return what a seat does: the best, or drawn from a mix where choices meet."""
        view = self.game.view(self.s, seat)
        actions = self.game.legal_actions(self.box, view, seat)
        if len(actions) == 1:
            return actions[0]
        self.line.looks += 1
        found = self.bot.weigh(view)
        if self.eye.meets:
            return drawn(self.lots, {each.action: each.weight for each in found})
        return max(found, key=lambda each: each.weight).action
