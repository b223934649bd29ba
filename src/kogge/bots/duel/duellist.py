"""The bot for two who choose at the same moment: it mixes its choices, and solves endings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from time import perf_counter

from kogge.core.carrier.lot import Lots, below
from kogge.core.carrier.record import Record
from kogge.core.carrier.rule import can_compile
from kogge.core.game import Game, Position
from kogge.core.trace import Trace

from ..judgement.eyes import eye_of
from ..judgement.net import Net, no_net
from ..judgement.scratch import scratch
from ..threads import Threads
from ..time.allowance import Allowance
from ..time.budget import Budget
from ..weighed import Weighed
from .oracle import FOUND, KIND, STATE, TIGHT, Rooms, take_in
from .reading import likely, survey
from .sharing import compare, evenly
from .solver import BOUNDS, LEVEL, METER, MIX, NODES, NUMBER, READER, THREADS, duel

LEVELS = 48  # rounds and trades ahead, at most
MEMORY = 1 << 18  # positions that are remembered
LATELY = 1 << 12  # positions that other threads are told of at a time, at most
SOLVING = 0.75  # share of what is left, at most, that goes into looking for an exact value
ENOUGH = 1_000_000  # positions: one round is always looked at whole
FURTHEST = 12  # rounds ahead
DOUBT = 0.06  # how far judgements are off, measured on endings that can be solved
GLANCE = 0.01  # seconds that the first estimate is likely to take, at most
RESERVE = 1.5  # estimates: a turn may have two choices
FADING = 0.9  # of what an estimate took before: some rounds are wider than the last
FAINT = 0.01  # what is less likely is not thought of
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
        """Tell whether a side is known to lose if the other makes no mistake."""
        return self.exact and self.share(side) <= TIGHT


class Duellist:
    """Matrix games as far as the budget reaches, judged by a net or by hand where it ends."""

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
        assert can_compile(), "the search needs numba"
        self.game, self.box, self.lots = game, box, Lots.of(key)
        self.turn, self.allowance = eye_of(game).turn, Allowance(budget)
        self.flat, self.scratch = box.flatten(), scratch(flat=True)
        self.threads, self.traces = Threads(threads), [Trace.flat() for _ in range(threads)]
        self.all = [rooms(game, net()) for _ in range(threads)]
        self.rooms = self.all[0]  # of the thread that found what is known
        self.spare = 0  # positions that were allowed and not opened
        self.glance = GLANCE  # seconds that an estimate may take, by the last ones

    def weigh(self, view: Position) -> list[Weighed]:
        """Think, and return what there is to choose from, with the shares of the mix."""
        verdict, side = self.judge(view), view.viewer
        mix = {act: share for act, share in verdict.mixes[side].items() if share > TIGHT}
        own, lost = verdict.share(side), verdict.lost(side)
        shares = {**({} if lost else self._answers(side)), **dict.fromkeys(mix, own)}
        return [
            Weighed(action, share, verdict.doubt, mix.get(action, 0.0))
            for action, share in shares.items()
        ]

    def _answers(self, side: int) -> dict[int, float]:
        """Return what other choices would bring against the other's mix, as far as is known."""
        r, other, found = self.rooms, 1 - side, {}
        if r.state[0][KIND] != MIX:
            return {}
        for choice in range(r.ways[0][side]):
            total = 0.0
            for n in range(r.sizes[0][other]):
                i, j = r.sets[0][other][n], choice
                i, j = (j, i) if side == 0 else (i, j)
                share = float(r.mix[0][other][n])
                if share > TIGHT and not r.known[0][i][j]:
                    break
                total += share * float(r.low[0][i][j] if side == 0 else 1 - r.high[0][i][j])
            else:
                found[int(r.acts[0][side][choice])] = total
        return found

    def judge(self, view: Position) -> Verdict:
        """Think: solve if that can be done in time, else judge what comes of this round.

        Whoever is lost hopes for a mistake, and plays as if nothing were known.
        """
        self.allowance.begin(self.turn(view))
        reserve = RESERVE * self.glance  # for this estimate, and a second choice of the turn
        share = min(SOLVING, 1 - reserve / max(self.allowance.seconds, reserve, TIGHT))
        solved = self.solve(view, self.allowance.portions(share))
        if solved.exact and not solved.lost(view.viewer):
            return solved
        began = perf_counter()
        found = self.estimate(view)
        self.glance = max(perf_counter() - began, FADING * self.glance)
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
                if self.rooms.bound[0][0] > 0.5:
                    return self._sure(side)
            if ahead == 1:
                continue  # who can win at once does; mixes are looked for one round less far
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
        """Return an estimate of the value, one round ahead: further ahead proved no better."""
        self.begin(view, bounds=False)
        if trusting:
            self._read(view.viewer)
        self.rooms.meter[LEVEL] = -1
        duel(self.game)(self.flat, self.rooms, self.traces[0], MIX, 1, ENOUGH)
        return replace(self.found(), doubt=DOUBT)

    def _read(self, side: int) -> None:
        """See what own choices bring against what the other is likely to choose."""
        r, look, other = self.rooms, duel(self.game), 1 - side
        look(self.flat, r, self.traces[0], MIX, 1, 1)
        if (r.acts[0, :, 0] < 0).any():
            return  # only one is asked
        survey(self.game)(self.flat, r, self.traces[0], self.scratch)
        shares = likely(r, other)
        picture = {choice: float(share) for choice, share in enumerate(shares) if share > FAINT}
        for each, choices in ((side, range(r.ways[0][side])), (other, picture)):
            for choice in choices:
                if not r.within[0][each][choice]:
                    take_in(r, 0, each, choice)
        look(self.flat, r, self.traces[0], MIX, 0, ENOUGH)
        for choice in range(r.ways[0][side]):
            r.reply[choice] = self._reply(side, choice, picture)
        r.keys[:] = 0  # what was found without trust
        r.meter[READER] = 1 + side

    def _reply(self, side: int, choice: int, picture: dict[int, float]) -> float:
        """Return what a choice brings the first side against a picture of the other's."""
        low = self.rooms.low[0] if side == 0 else self.rooms.low[0].T
        shares = sum(share * float(low[choice][other]) for other, share in picture.items())
        return shares / sum(picture.values())

    def begin(self, view: Position, *, bounds: bool) -> None:
        """Set up a position, with nothing known about it: for bounds that hold, or to judge."""
        root = view.copy()
        self.game.imagine(self.box, root, self.lots)
        for number, r in enumerate(self.all):
            r.work[0] = root.flatten()[0]
            r.keys[:] = 0
            r.meter[:] = 0
            r.meter[BOUNDS] = bounds
            r.meter[NUMBER], r.meter[THREADS] = number, len(self.all)
        self.rooms, self.spare = self.all[0], 0

    def look(self, kind: int, ahead: int, portions: Iterator[int]) -> bool:
        """Look so many rounds ahead; tell whether there was time enough.

        Every thread asks the same question, each with other choices first.
        """
        look = duel(self.game)
        for r in self.all:
            r.meter[LEVEL] = -1
        for times in chain((self.spare,), portions):
            limits = [int(r.meter[NODES]) + times for r in self.all]
            rooms = zip(self.all, self.traces, limits, strict=True)
            self.threads.work(
                look, ((self.flat, r, t, kind, ahead, limit) for r, t, limit in rooms)
            )
            compare(self.all)
            for r, limit in zip(self.all, limits, strict=True):
                if r.meter[LEVEL] < 0:
                    self.rooms, self.spare = r, limit - int(r.meter[NODES])
                    return True
            ahead = 0  # go on where it stopped
        return False

    def found(self) -> Verdict:
        """Return what the last look has found."""
        r = self.rooms
        mixes = tuple(
            {
                int(r.acts[0][side][r.sets[0][side][n]]): float(r.mix[0][side][n])
                for n in range(r.sizes[0][side])
            }
            for side in range(2)
        )
        return Verdict(float(r.bound[0][0]), float(r.bound[0][1]), (mixes[0], mixes[1]))

    def _sure(self, side: int) -> Verdict:
        """Tell that a side wins for certain; the other has nothing better than anything."""
        r = self.rooms
        mixes: tuple[dict[int, float], dict[int, float]] = ({}, {})
        mixes[side][int(r.acts[0][side][r.state[0][FOUND]])] = 1.0
        ways = int(r.ways[0][1 - side])
        for choice in range(ways):
            mixes[1 - side][int(r.acts[0][1 - side][choice])] = 1.0 / ways
        value = 1.0 - side
        return Verdict(value, value, mixes)


def drawn(lots: Lots, mix: dict[int, float]) -> int:
    """Draw a choice from a mix."""
    point = below(lots, FINE) / FINE * sum(mix.values())
    for action, share in mix.items():
        point -= share
        if point < 0:
            return action
    return max(mix, key=mix.__getitem__)


def rooms(game: Game, net: Net) -> Rooms:
    """Return rooms for the loop."""
    import numpy as np

    wide, deep = len(game.actions), LEVELS + 1
    work = np.repeat(game.position_kind.plain().flatten(), deep)

    def numbers(*shape: int) -> np.ndarray:
        return np.zeros(shape, np.int64)

    return Rooms(
        work=work, cells=work.view(np.int64).reshape(deep, -1), key=numbers(deep),
        acts=numbers(deep, 2, wide), ways=numbers(deep, 2), low=np.zeros((deep, wide, wide)),
        high=np.zeros((deep, wide, wide)), known=np.zeros((deep, wide, wide), np.uint8),
        sets=numbers(deep, 2, wide), within=np.zeros((deep, 2, wide), np.uint8),
        sizes=numbers(deep, 2), mix=np.zeros((deep, 2, wide)), bound=np.zeros((deep, 2)),
        best=np.zeros(deep), state=numbers(deep, STATE), order=numbers(deep, 2, wide),
        killers=numbers(deep, 2, 2), reply=np.zeros(wide), worth=np.zeros((wide, wide)),
        table=np.zeros((wide + 1, 2 * wide + 2)), basis=numbers(wide + 1),
        share=np.zeros((2, wide)), mask=np.zeros(wide, np.uint8), keys=numbers(MEMORY),
        kept=np.zeros((MEMORY, 2)), ahead=np.zeros((MEMORY, 3), np.int32), news=numbers(LATELY),
        meter=numbers(METER), net=net,
    )  # fmt: skip
