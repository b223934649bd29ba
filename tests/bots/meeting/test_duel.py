"""The solver of Visby for two, against brute force, and the alderman against best responses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from matrices import of_lists

from kogge.bench.endings import duellist, ending, endings
from kogge.bots.duel.duellist import Duellist, Verdict
from kogge.bots.duel.matrix import equilibrium
from kogge.bots.guild import Member
from kogge.bots.level import level_of
from kogge.bots.time.budget import Budget
from kogge.core.carrier.lot import Lots, below
from kogge.core.carrier.record import Record
from kogge.core.game import NOBODY, Position, shares
from kogge.core.trace import Trace
from kogge.games import find
from soaking import SOAK

VISBY = find("visby")
TARGET = 8  # seals of the small Visby
NEAR = 1e-8  # ten times the solver's own tolerance: errors add up over the rounds
PLENTY = 10_000_000
BRIEF = Budget(sims=level_of(find("visby"), "alderman").sims)  # in less than 200 ms
WAITS = -1  # the choice of a side that is not asked
Matrix = list[list[float]]


def small_box(rounds: int = 60) -> Any:
    """Return a small Visby: two players lay one card a round, not two; the rest is as printed.

    With a target of 8 its very first position is solved in about a second.
    """
    box: Any = VISBY.edition.box.copy()
    box.cards[0], box.rounds = 1, rounds
    return box


def choices(box: Record, s: Position, side: int) -> list[int]:
    asked = VISBY.together(s) >> side & 1
    return VISBY.legal_actions(box, s, side) if asked else [WAITS]


def after(box: Record, s: Position, one: int, two: int) -> Position:
    """Return the outcome of a choice of each side."""
    new = s.copy()
    for side, action in enumerate((one, two)):
        if action != WAITS:
            VISBY.play(box, new, Trace.plain(), side, action)
    return new


def result(box: Record, s: Position) -> float:
    return shares(VISBY.places(box, s))[0]


def value_of(worth: Matrix) -> float:
    return equilibrium(of_lists(worth), len(worth), len(worth[0]))


class Brute:
    """Values by exhaustive search: no bounds, no order, and a memory of whole positions only."""

    def __init__(self, box: Record) -> None:
        self.box, self.known = box, dict[bytes, float]()

    def value(self, s: Position) -> float:
        if VISBY.mover(s) == NOBODY:
            return result(self.box, s)
        key = s.pack()
        if key not in self.known:
            self.known[key] = value_of(self.matrix(s))
        return self.known[key]

    def matrix(self, s: Position) -> Matrix:
        columns = choices(self.box, s, 1)
        return [
            [self.value(after(self.box, s, one, two)) for two in columns]
            for one in choices(self.box, s, 0)
        ]


@cache
def small_brute() -> Brute:
    return Brute(small_box(rounds=3 if SOAK else 2))


def wanderings(box: Record, start: Position, number: int) -> Iterator[Position]:
    """Yield different positions of random games after the start: choices of cards and of trades."""
    lots, seen, s = Lots.of(b"wander"), set[bytes](), start
    while len(seen) < number:
        if s is not start and s.pack() not in seen:
            seen.add(s.pack())
            yield s
        ways = [choices(box, s, side) for side in range(2)]
        s = after(box, s, *(way[below(lots, len(way))] for way in ways))
        s = start if VISBY.mover(s) == NOBODY else s


def start_of(box: Record) -> Position:
    return VISBY.start(box, 2, [TARGET])


def solver(box: Record) -> Duellist:
    return Duellist(VISBY, box, b"solver", Budget(sims=1))


def solve(player: Duellist, s: Position, most: int = PLENTY) -> Verdict:
    return player.solve(VISBY.view(s, 0), iter((most,)))


def some_endings() -> list[Position]:
    """Return endings: some that are won at once, some that are mixed, some that take long."""
    if SOAK:
        return endings(20)
    return [late for number in (0, 5, 10, 12, 32, 36) if (late := ending(VISBY, number))]


def late_positions() -> Iterator[tuple[Any, Position]]:
    """Yield endings of Visby as printed, in boxes that end the game with this round or the next.

    The next one is used where both have at most four cards, so that brute force terminates.
    """
    for late in some_endings():
        s: Any = late
        box: Any = VISBY.edition.box.copy()
        box.rounds = s.rounds + (max(map(int.bit_count, s.hand)) <= 4)
        yield box, late


@pytest.mark.slow
def test_the_solver_finds_what_brute_force_finds_in_the_small_visby() -> None:
    brute, mixed = small_brute(), 0
    player = solver(brute.box)
    for s in wanderings(brute.box, start_of(brute.box), 60):
        verdict = solve(player, s)
        mixed += 0 < verdict.low < 1

        assert verdict.exact
        assert verdict.low == pytest.approx(brute.value(s), abs=NEAR)
    assert mixed >= 5


@pytest.mark.slow
def test_the_solver_finds_what_brute_force_finds_in_endings_as_printed() -> None:
    for box, late in late_positions():
        verdict = solve(solver(box), late)

        assert verdict.exact
        assert verdict.low == pytest.approx(Brute(box).value(late), abs=NEAR)


@pytest.mark.slow
def test_bounds_hold_whenever_the_solver_is_stopped() -> None:
    judge, open_ones = exact(), 0
    late = ending(VISBY, 35)  # a mixed one, solved slowly
    assert late is not None
    cases = [(judge.box, s) for s in wanderings(judge.box, start_of(judge.box), 12)]
    for box, s in [*cases, (VISBY.edition.box, late)]:
        player, width = solver(box), 1.0
        value = solve(player, s).low
        for most in (0, *(2**n for n in range(1, 18))):
            verdict = solve(player, s, most)

            assert verdict.low - NEAR <= value <= verdict.high + NEAR
            assert verdict.high - verdict.low <= width + NEAR  # never wider with more time
            width = verdict.high - verdict.low
            open_ones += not verdict.exact
    assert open_ones > 20


@pytest.mark.slow
def test_a_sure_win_wins_against_every_answer() -> None:
    brute, sure = small_brute(), 0
    player = solver(brute.box)
    for s in wanderings(brute.box, start_of(brute.box), 60):
        verdict = solve(player, s)
        if verdict.low not in (0.0, 1.0):
            continue
        winner, sure = 0 if verdict.low == 1 else 1, sure + 1
        own = [action for action, share in verdict.mixes[winner].items() if share > 0]
        for action, answer in product(own, choices(brute.box, s, 1 - winner)):
            pair = (action, answer) if winner == 0 else (answer, action)
            assert brute.value(after(brute.box, s, *pair)) == pytest.approx(verdict.low, abs=NEAR)
    assert sure >= 20


@pytest.mark.slow
def test_who_can_win_in_this_round_does() -> None:
    box, wins = VISBY.edition.box, 0
    player, lots = solver(box), Lots.of(b"answers")
    for s in wanderings(box, start_of(box), 600 if SOAK else 300):
        for side in range(2):
            if any(wins_with(box, s, side, action) for action in choices(box, s, side)):
                wins += 1
                assert played_on(box, s, side, player, lots).rounds == s.rounds  # type: ignore[attr-defined]
    assert wins >= 5


def wins_with(box: Record, s: Position, side: int, action: int) -> bool:
    """Return whether a choice ends the game with a win, whatever the other chooses."""
    pairs = ((action, answer) for answer in choices(box, s, 1 - side))
    ends = (after(box, s, *(pair if side == 0 else pair[::-1])) for pair in pairs)
    return all(VISBY.mover(e) == NOBODY and result(box, e) == 1 - side for e in ends)


def played_on(box: Record, s: Position, side: int, player: Duellist, lots: Lots) -> Position:
    """Return the end of a game in which one side plays by the solver and the other at random."""
    while VISBY.mover(s) != NOBODY:
        answers = choices(box, s, 1 - side)
        mix = solve(player, s).mixes[side]
        own = WAITS if choices(box, s, side) == [WAITS] else max(mix, key=mix.__getitem__)
        pair = (own, answers[below(lots, len(answers))])
        s = after(box, s, *(pair if side == 0 else pair[::-1]))
    return s


class Exact:
    """Exact values of what follows, by the solver that brute force has confirmed."""

    def __init__(self, box: Record) -> None:
        self.box, self.player, self.known = box, solver(box), dict[bytes, float]()

    def value(self, s: Position) -> float:
        if VISBY.mover(s) == NOBODY:
            return result(self.box, s)
        if s.pack() not in self.known:
            verdict = solve(self.player, s)
            assert verdict.exact
            self.known[s.pack()] = verdict.low
        return self.known[s.pack()]

    def answered(self, s: Position, side: int, mix: dict[int, float]) -> float:
        """Return what a side with this mix gets if the other knows it and answers best."""
        total = sum(mix.values())
        return min(
            sum(share * self.gain(s, side, own, answer) for own, share in mix.items()) / total
            for answer in choices(self.box, s, 1 - side)
        )

    def gain(self, s: Position, side: int, own: int, answer: int) -> float:
        pair = (own, answer) if side == 0 else (answer, own)
        value = self.value(after(self.box, s, *pair))
        return value if side == 0 else 1 - value


@cache
def exact() -> Exact:
    return Exact(small_box())


@pytest.mark.slow
def test_nobody_gains_by_leaving_the_solver_s_strategy() -> None:
    """NashConv: what both would gain together by a best response to the other's mix."""
    judge = exact()
    player = solver(judge.box)
    for s in wanderings(judge.box, start_of(judge.box), 100 if SOAK else 20):
        verdict = solve(player, s)
        gained = 1 - sum(judge.answered(s, side, verdict.mixes[side]) for side in range(2))

        assert -1e-6 < gained < 1e-6


def loss_of(judge: Exact, s: Position, side: int) -> float:
    """Return what the alderman's mix loses to a best response."""
    bot = Member(VISBY, judge.box, b"key", BRIEF, name="alderman")
    mix = {each.action: each.weight for each in bot.weigh(VISBY.view(s, side))}
    value = judge.value(s) if side == 0 else 1 - judge.value(s)
    return value - judge.answered(s, side, mix)


@pytest.mark.slow
def test_the_alderman_s_mix_loses_little_to_a_best_response() -> None:
    judge = exact()
    for number, s in enumerate(wanderings(judge.box, start_of(judge.box), 500 if SOAK else 25)):
        side = number % 2 if VISBY.together(s) == 0b11 else VISBY.mover(s)
        assert loss_of(judge, s, side) <= 0.02


@pytest.mark.slow
def test_endings_are_solved_and_deeper_search_agrees() -> None:
    """The share within a second is measured by ``python -m kogge.bench.endings``."""
    player, late = duellist(), some_endings()
    found = [solve(player, s, 40_000) for s in late]
    for s, verdict in zip(late, found, strict=True):
        if verdict.exact:
            other = solve(duellist(), s)
            assert other.low == pytest.approx(verdict.low, abs=NEAR)
    assert len({s.pack() for s in late}) == len(late)
    assert all(max(s.seals) >= 22 and VISBY.mover(s) != NOBODY for s in late)  # type: ignore[attr-defined]
    assert sum(verdict.exact for verdict in found) >= 0.6 * len(late)
