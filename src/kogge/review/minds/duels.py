"""Two who choose at the same moment: every question is a matrix, solved or judged.

What is judged is looked at one round ahead, with every pair of choices. What can be solved is
solved: the question itself, and what follows each pair that matters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from math import hypot

from kogge.bots.advice.explain import RARE
from kogge.bots.duel.duellist import DOUBT, ENOUGH, Duellist, Verdict
from kogge.bots.duel.frames import MIX, WAITS
from kogge.bots.duel.oracle import TIGHT, take_in
from kogge.bots.duel.solver import duel
from kogge.bots.nets import net_of
from kogge.bots.time.allowance import Allowance
from kogge.bots.time.budget import Budget
from kogge.core.game import NOBODY, Position
from kogge.core.match import Match
from kogge.core.trace import Trace

from ..care import Care
from ..findings import Choice, Decision
from ..grades import grade
from .change import Change, Shares
from .questions import Question, questions
from .sounder import KEY

Mix = Mapping[int, float]
Worth = Callable[[int, int], float]  # of a pair of choices, to the first seat


@dataclass(frozen=True, slots=True)
class Meeting:
    """What two choices of one moment are worth, and how they are best mixed."""

    value: float  # to the first seat
    mixes: tuple[Mix, Mix]
    acts: tuple[list[int], list[int]]  # what each seat may choose
    worth: Worth
    exact: bool

    def against(self, seat: int, action: int) -> float:
        """Return what a seat's choice brings the first seat against the other's mix."""
        mix = self.mixes[1 - seat]
        total = sum(mix.values())
        return sum(self.pair(seat, action, other) * share for other, share in mix.items()) / total

    def pair(self, seat: int, action: int, other: int) -> float:
        """Return what a seat's choice and another's bring the first seat."""
        return self.worth(action, other) if seat == 0 else self.worth(other, action)

    def error(self, seat: int) -> float:
        """Return how far a difference of two choices may be off: judgements of a mix add up."""
        return 0.0 if self.exact else DOUBT * hypot(*self.mixes[1 - seat].values())


class Duels:
    """Looks at a match of two for one of them."""

    def __init__(self, match: Match, seat: int, care: Care) -> None:
        self.match, self.seat, self.care = match, seat, care
        self.game, self.box, self.trace = match.game, match.box, Trace.plain()
        net = partial(net_of, self.game)
        self.duellist = Duellist(self.game, self.box, KEY, Budget(sims=1), net=net)

    def changes(self) -> Iterator[Change]:
        """Yield what every question brought."""
        for question in questions(self.match):
            yield self.asked(question)

    def asked(self, question: Question) -> Change:
        """Return what the choices of one moment brought: solved if that can be done, or judged."""
        judged = self.judged(question.position)
        with suppress(Unsolved):
            return self._met(question, self.solved(question.position, judged))
        return self._met(question, judged)

    def _met(self, question: Question, meeting: Meeting) -> Change:
        """Return what both choices brought by themselves, and by how they met."""
        done = [question.choices.get(seat, WAITS) for seat in range(2)]
        value = meeting.value
        alone = [meeting.against(seat, done[seat]) - value for seat in range(2)]
        met = meeting.worth(done[0], done[1]) - value
        decision = self._decision(question, meeting) if done[self.seat] != WAITS else None
        return Change(
            question.entry,
            {seat: _both(each) for seat, each in enumerate(alone)},
            reveals=_both(met - sum(alone)),
            before=(value, 1 - value),
            decision=decision,
        )

    def _share(self, worth: float) -> float:
        """Return the seat's part of what the first seat gets."""
        return worth if self.seat == 0 else 1 - worth

    def _decision(self, question: Question, meeting: Meeting) -> Decision | None:
        """Return how a choice did against the other's mix; None if there was nothing to choose."""
        acts, mix = meeting.acts[self.seat], meeting.mixes[self.seat]
        if len(acts) < 2:
            return None
        action, value = question.choices[self.seat], self._share(meeting.value)
        share = self._share(meeting.against(self.seat, action))
        loss, error = max(value - share, 0.0), meeting.error(self.seat)
        likely = max(mix, key=mix.__getitem__)
        best = action if mix.get(action, 0.0) > RARE or loss <= TIGHT else likely
        return Decision(
            question.at(self.seat),
            len(acts),
            self._choice(action, share),
            self._choice(best, max(value, share)),
            loss,
            error,
            grade(loss, error),
            meeting.exact,
            self._hindsight(question, meeting),
        )

    def _hindsight(self, question: Question, meeting: Meeting) -> float | None:
        """Return what the choice lost against what the other really chose."""
        other = question.choices.get(1 - self.seat, WAITS)
        if other == WAITS:
            return None
        brought = {
            action: self._share(meeting.pair(self.seat, action, other))
            for action in meeting.acts[self.seat]
        }
        return max(brought.values()) - brought[question.choices[self.seat]]

    def _choice(self, action: int, share: float) -> Choice:
        return Choice(action, share, self.game.actions.name(action))

    # Matrices.

    def solve(self, position: Position) -> Verdict:
        """Return the value of a position for certain, if it can be found with this care."""
        allowance = Allowance(Budget(sims=self.care.solve))
        allowance.begin(0)
        found = self.duellist.solve(self.game.view(position, 0), allowance.portions(1.0))
        if not found.exact:
            raise Unsolved
        return found

    def solved(self, position: Position, judged: Meeting) -> Meeting:
        """Return the matrix by solving what follows; who is lost mixes as if nothing were known."""
        verdict = self.solve(position)
        mixes = tuple(
            judged.mixes[side] if verdict.lost(side) else _cleaned(verdict.mixes[side])
            for side in range(2)
        )
        known: dict[tuple[int, int], float] = {}

        def worth(row: int, column: int) -> float:
            if (row, column) not in known:
                known[row, column] = self._after(position, row, column)
            return known[row, column]

        return Meeting(verdict.low, (mixes[0], mixes[1]), judged.acts, worth, exact=True)

    def _after(self, position: Position, row: int, column: int) -> float:
        """Return what a pair of choices is worth, solved."""
        after = position.copy()
        for side, action in enumerate((row, column)):
            if action != WAITS:
                self.game.play(self.box, after, self.trace, side, action)
        if self.game.mover(after) == NOBODY:
            own, other = (self.game.merit(self.box, after, seat) for seat in range(2))
            return 0.5 if own == other else float(own > other)
        return self.solve(after).low

    def judged(self, position: Position) -> Meeting:
        """Return the matrix of all pairs, judged at the end of the round."""
        player, look = self.duellist, duel(self.game)
        player.begin(self.game.view(position, 0), bounds=False)
        rooms, frame = player.rooms, player.root
        rooms.meter[0].level = -1
        look(player.flat, rooms, player.traces[0], MIX, 1, 1)
        for side in frame.sides:
            for choice in range(side.ways):
                take_in(side, choice)
        look(player.flat, rooms, player.traces[0], MIX, 0, ENOUGH)
        found = player.found()
        acts = [[int(act) for act in side.acts[: side.ways]] for side in frame.sides]
        lows = frame.lows.tolist()
        worths = {
            (row, column): lows[i][j]
            for i, row in enumerate(acts[0])
            for j, column in enumerate(acts[1])
        }
        mixes = _cleaned(found.mixes[0]), _cleaned(found.mixes[1])
        return Meeting(
            found.low,
            mixes,
            (acts[0], acts[1]),
            lambda row, column: worths[row, column],
            exact=False,
        )


class Unsolved(Exception):
    """What follows a pair of choices could not be solved with this care."""


def _both(gain: float) -> Shares:
    """Return what a gain of the first seat means for both."""
    return gain, -gain


def _cleaned(mix: Mix) -> Mix:
    return {int(action): share for action, share in mix.items() if share > TIGHT}
