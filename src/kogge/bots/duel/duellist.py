"""The bot for two seats that choose at the same moment: it mixes choices and solves endings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from time import perf_counter

from kogge.core.carrier.lot import Lots, below
from kogge.core.carrier.record import Record
from kogge.core.carrier.room import room
from kogge.core.compiled.entry import can_compile
from kogge.core.game import Game, Position
from kogge.core.trace import Trace

from ..judgement.eyes import eye_of
from ..judgement.net import Net, no_net
from ..judgement.scratch import scratch
from ..sheet import wipe
from ..threads import Threads
from ..time.allowance import Allowance
from ..time.budget import Budget
from ..weighed import Weighed
from .frames import MIX, ROOT, WAITS, Frame, Side, rooms
from .oracle import TIGHT
from .reading import likely, value_pairs
from .sharing import evenly, pass_round
from .solver import duel

SOLVING = 0.75  # the largest share of what is left that goes into looking for an exact value
ENOUGH = 1_000_000  # positions: one round is always looked at whole
FURTHEST = 12  # rounds ahead, at most
DOUBT = 0.06  # how far judgements are off, measured on endings that can be solved
ESTIMATING = 0.01  # seconds that the first estimate is likely to take, at most
RESERVE = 1.5  # estimates: a turn may have two choices
FADING = 0.9  # of what an estimate took before: some rounds are wider than the last
FAINT = 0.01  # less likely choices are not considered
FINE = 1 << 30  # shares are drawn this finely


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known about a position: bounds of the first seat's share, and both seats' mixes."""

    low: float
    high: float
    mixes: tuple[dict[int, float], dict[int, float]] = field(default_factory=lambda: ({}, {}))
    doubt: float = 0.0  # standard error, where it is judged and not known

    @property
    def exact(self) -> bool:
        return self.high - self.low <= TIGHT

    def share(self, side: int) -> float:
        """Return what a side can be sure of, as far as is known."""
        return self.low if side == 0 else 1 - self.high

    def lost(self, side: int) -> bool:
        """Return whether a side is known to lose if the other makes no mistake."""
        return self.exact and self.share(side) <= TIGHT


class Duellist:
    """Matrix games as far as the budget reaches; beyond it a net or the hand judges."""

    def __init__(
        self,
        game: Game,
        box: Record,
        key: bytes,
        budget: Budget,
        *,
        net: Callable[[], Net] = no_net,
        threads: int = 1,
    ) -> None:
        assert can_compile(game), "the search needs compiled code"
        self.game, self.box, self.lots = game, box, Lots.of(key)
        self.turn, self.allowance = eye_of(game).turn, Allowance(budget)
        self.flat, self.scratch = room(box, flat=True), scratch(flat=True)
        self.threads, self.traces = (
            Threads(threads),
            [room(Trace.plain(), flat=True) for _ in range(threads)],
        )
        self.all = [rooms(game, net()) for _ in range(threads)]
        self.rooms = self.all[0]  # of the thread that found most
        self.spare = 0  # positions that were allowed and not opened
        self.estimating = ESTIMATING  # seconds that an estimate may take, by the last ones

    def weigh(self, view: Position) -> list[Weighed]:
        """Think, and return what there is to choose from, with the shares of the mix."""
        verdict, side = self.think(view), view.viewer
        mix = {act: share for act, share in verdict.mixes[side].items() if share > TIGHT}
        own, lost = verdict.share(side), verdict.lost(side)
        shares = {**({} if lost else self._answers(side)), **dict.fromkeys(mix, own)}
        return [
            Weighed(action, share, verdict.doubt, mix.get(action, 0.0))
            for action, share in shares.items()
        ]

    def _answers(self, side: int) -> dict[int, float]:
        """Return what other choices would bring against the opposing mix, as far as is known."""
        frame = self.root
        if frame.kind != MIX:
            return {}
        own = frame.sides[side]
        brought = {int(own.acts[n]): _brought(frame, side, n) for n in range(own.ways)}
        return {action: share for action, share in brought.items() if share is not None}

    @property
    def root(self) -> Frame:
        """The last position thought about, as known to the thread that found most."""
        return self.rooms.frames[ROOT]

    def think(self, view: Position) -> Verdict:
        """Think: solve if that can be done in time, else judge the outcome of this round.

        A side that is lost hopes for a mistake, and plays as if nothing were known.
        """
        self.allowance.begin(self.turn(view))
        reserve = RESERVE * self.estimating  # for this estimate and a second choice in the turn
        share = min(SOLVING, 1 - reserve / max(self.allowance.seconds, reserve, TIGHT))
        solved = self.solve(view, self.allowance.portions(share))
        if solved.exact and not solved.lost(view.viewer):
            return solved
        began = perf_counter()
        found = self.estimate(view)
        self.estimating = max(perf_counter() - began, FADING * self.estimating)
        return replace(solved, mixes=found.mixes) if solved.exact else found

    def solve(self, view: Position, portions: Iterator[int]) -> Verdict:
        """Return bounds of the value, exact if there is time enough; they hold for certain."""
        best, sides = Verdict(0.0, 1.0), self._sides(view)
        if len(self.all) > 1:
            portions = evenly(portions)
        self.begin(view, bounds=True)
        for ahead in range(1, FURTHEST + 1):
            for side in sides:
                if not self.look(side, ahead, portions):
                    return best
                if self.root.low > 0.5:
                    return self._sure(side)
            if ahead == 1:
                continue  # a win at once is taken; mixes are sought one round less far ahead
            if not self.look(MIX, ahead - 1, portions):
                return best
            best = self.found()
            if best.exact:
                return best
        return best

    def _sides(self, view: Position) -> list[int]:
        """Return both sides, first the one that is more likely to be sure of its win."""
        standing = partial(eye_of(self.game).standing, self.box, view)
        return sorted((0, 1), key=standing, reverse=True)

    def estimate(self, view: Position, *, trusting: bool = True) -> Verdict:
        """Return an estimate of the value, looking one round ahead: further proved no better."""
        self.begin(view, bounds=False)
        if trusting:
            self._read(view.viewer)
        self.rooms.meter[0].level = -1
        duel(self.game)(self.flat, self.rooms, self.traces[0], MIX, 1, ENOUGH)
        return replace(self.found(), doubt=DOUBT)

    def _read(self, side: int) -> None:
        """See what our choices bring against what the other side is likely to choose."""
        r, look, sides = self.rooms, duel(self.game), self.root.sides
        look(self.flat, r, self.traces[0], MIX, 1, 1)
        if WAITS in (sides[0].acts[0], sides[1].acts[0]):
            return
        value_pairs(self.game)(self.flat, r, self.traces[0], self.scratch)
        shares = likely(r, 1 - side)
        picture = {choice: float(share) for choice, share in enumerate(shares) if share > FAINT}
        _take_in_all(sides[side], range(sides[side].ways))
        _take_in_all(sides[1 - side], picture)
        look(self.flat, r, self.traces[0], MIX, 0, ENOUGH)
        r.reply[: sides[side].ways] = _replies(self.root, side, picture)
        r.memory.keys[:] = 0  # what was found without trust
        r.meter[0].reader = 1 + side

    def begin(self, view: Position, *, bounds: bool) -> None:
        """Set up a position, with nothing known about it: for bounds that hold, or to judge."""
        root = view.copy()
        self.game.imagine(self.box, root, self.lots)
        for number, r in enumerate(self.all):
            r.work[0] = root.pack()
            r.memory.keys[:] = 0
            wipe(r.meter)
            meter = r.meter[0]
            meter.bounds, meter.number, meter.threads = bounds, number, len(self.all)
        self.rooms, self.spare = self.all[0], 0

    def look(self, kind: int, ahead: int, portions: Iterator[int]) -> bool:
        """Look a number of rounds ahead; return whether there was time enough.

        Every thread asks the same question, each starting with different choices.
        """
        look = duel(self.game)
        for r in self.all:
            r.meter[0].level = -1
        for times in chain((self.spare,), portions):
            limits = [int(r.meter[0].nodes) + times for r in self.all]
            rooms = zip(self.all, self.traces, limits, strict=True)
            self.threads.work(
                look, ((self.flat, r, t, kind, ahead, limit) for r, t, limit in rooms)
            )
            pass_round(self.all)
            for r, limit in zip(self.all, limits, strict=True):
                if r.meter[0].level < 0:
                    self.rooms, self.spare = r, limit - int(r.meter[0].nodes)
                    return True
            ahead = 0  # go on where it stopped
        return False

    def found(self) -> Verdict:
        """Return what the last look has found."""
        frame = self.root
        first, second = map(_mix_of, frame.sides)
        return Verdict(float(frame.low), float(frame.high), (first, second))

    def _sure(self, side: int) -> Verdict:
        """Return that a side wins for certain; for the other every choice is equally good."""
        own, other = self.root.sides[side], self.root.sides[1 - side]
        mixes: tuple[dict[int, float], dict[int, float]] = ({}, {})
        mixes[side][int(own.acts[self.root.found])] = 1.0
        mixes[1 - side].update(
            {int(act): 1.0 / int(other.ways) for act in other.acts[: other.ways]}
        )
        value = 1.0 - side
        return Verdict(value, value, mixes)


def _mix_of(side: Side) -> dict[int, float]:
    """Return the shares of what a side weighs, by action."""
    actions = [side.acts[choice] for choice in side.weighed[: side.count]]
    return dict(zip(actions, side.mix, strict=False))


def _brought(frame: Frame, side: int, choice: int) -> float | None:
    """Return what a choice brings a side against the other's mix, if all of that is known."""
    other, total = frame.sides[1 - side], 0.0
    for n in range(other.count):
        share, against = float(other.mix[n]), other.weighed[n]
        i, j = (choice, against) if side == 0 else (against, choice)
        if share > TIGHT and not frame.known[i][j]:
            return None
        total += share * float(frame.lows[i][j] if side == 0 else 1 - frame.highs[i][j])
    return total


def _take_in_all(side: Side, choices: Iterable[int]) -> None:
    """Add choices of a side to those that are weighed, each once."""
    within, count = side.within, int(side.count)
    new = [choice for choice in choices if not within[choice]]
    for place, choice in enumerate(new, start=count):
        within[choice], side.weighed[place] = 1, choice
    side.count = count + len(new)


def _replies(frame: Frame, side: int, picture: dict[int, float]) -> list[float]:
    """Return what each choice of a side brings the first side against a picture of the other's."""
    lows: Sequence[Sequence[float]] = frame.lows.tolist()
    total, own = sum(picture.values()), range(frame.sides[side].ways)
    seen = lows if side == 0 else list(zip(*lows, strict=True))
    return [
        sum(share * seen[choice][other] for other, share in picture.items()) / total
        for choice in own
    ]


def drawn(lots: Lots, mix: dict[int, float]) -> int:
    """Draw a choice from a mix."""
    point = below(lots, FINE) / FINE * sum(mix.values())
    for action, share in mix.items():
        point -= share
        if point < 0:
            return action
    return max(mix, key=mix.__getitem__)
