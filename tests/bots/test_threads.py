"""Threads that solve a position of Visby together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from kogge.bench.endings import ending, endings
from kogge.bots.duel.duellist import Duellist, Verdict
from kogge.bots.duel.sharing import STEP, evenly
from kogge.bots.time.budget import Budget
from kogge.core.game import Position
from kogge.games import find
from soaking import SOAK

VISBY = find("visby")
SEVERAL = 60
HARD = (0, 10, 21, 22, 32, 38, 44, 47)  # the numbers of endings that take long to solve
PLENTY = 60_000  # positions, for each thread
NEAR = 1e-6
Found = tuple[Verdict, list[int]]


@cache
def the_endings() -> list[Position]:
    """Return the endings; to come to them, greedy plays a game for each."""
    if SOAK:
        return endings(SEVERAL)
    return [late for number in HARD if (late := ending(VISBY, number))]


def solved(threads: int, portion: int) -> list[Found]:
    """Solve endings, and return how many positions each thread has opened."""
    late = the_endings()
    player = Duellist(VISBY, VISBY.edition.box, b"key", Budget(sims=1), threads=threads)

    def solve(portions: Iterator[int], number: int) -> Found:
        verdict = player.solve(VISBY.view(late[number], 0), portions)
        return verdict, [int(rooms.meter[0].nodes) for rooms in player.all]

    return [solve(iter([portion] * (PLENTY // portion)), each) for each in range(len(late))]


@pytest.mark.slow
def test_threads_find_the_same_sooner_and_repeat_themselves() -> None:
    """However the clock divides the time: the threads meet after the same numbers of positions."""
    alone, together, again = solved(1, 100), solved(2, 100), solved(2, 80)

    assert together == again
    known = [
        (one[0], two[0], one[1][0], two[1])
        for one, two in zip(alone, together, strict=True)
        if one[0].exact and two[0].exact
    ]
    assert len(known) > len(alone) * 0.8
    for one, two, _, _ in known:
        assert abs(one.low - two.low) < NEAR
    hard = [(steps, each) for _, _, steps, each in known if steps > 5 * STEP]
    assert len(hard) >= 5
    assert sum(max(each) for _, each in hard) < 0.85 * sum(steps for steps, _ in hard)
    assert all(min(each) > 0.8 * max(each) for _, each in hard), "both have work"


def test_steps_do_not_depend_on_portions() -> None:
    assert list(evenly([700, 700, 700])) == [STEP, STEP, 100]
    assert list(evenly([2100])) == [STEP, STEP, 100]
