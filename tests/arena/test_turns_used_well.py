"""Turns are used well: aldermen keep hardly any loan, and leave hardly any free point.

Counted is what ``kogge report`` counts. The short form plays few games with fewer simulations; the
long one (``make soak``) plays more, at the level's own budget.
"""

from __future__ import annotations

from functools import cache
from itertools import islice
from statistics import median

import pytest

from kogge.arena.bout import begun, play
from kogge.arena.report.counting import Count, Played
from kogge.arena.report.forgone import forgone, last_choices, points, reached
from kogge.arena.schedule import Bout, Contest
from kogge.bots.time.budget import Budget
from kogge.core import notation
from kogge.core.match import Match
from kogge.games import find
from kogge.games.editions import own_edition
from soaking import SOAK

BUDGET = None if SOAK else Budget(sims=60)
LOANS = 0.03  # of the seats end with one, at most
POINTS = 0.3  # that are left by a seat's last choice, at most, on average
GOODS = 2  # are lost by a seat, at most, in half of all cases; few lose many (docs/bots.md)


@cache
def matches(seats: int) -> list[Played]:
    """Return matches of aldermen among themselves, counted."""
    games = 12 if SOAK else 4 // seats
    contest = Contest("haithabu", ("alderman",) * seats, games, budget=BUDGET)
    bouts = islice(contest.bouts(), games)
    return [counted(play(contest, bout, keep=True).text) for bout in bouts]


def counted(text: str) -> Played:
    count = Count()
    return count.played(notation.read(text, "m", find, own_edition, count), "1")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_loans_are_repaid(seats: int) -> None:
    lines = [seat for match in matches(seats) for seat in match.lines]
    indebted = sum(seat["loans"] < 0 for seat in lines)

    assert indebted <= max(1, LOANS * len(lines))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_free_point_is_left_at_the_end(seats: int) -> None:
    left = [seat for match in matches(seats) for seat in match.forgone]

    assert sum(left) <= max(1, POINTS * len(left))


@pytest.mark.slow
def test_half_of_all_seats_lose_hardly_any_goods() -> None:
    everywhere = [match for seats in (2, 3, 4) for match in matches(seats)]

    assert median(seat["goods-given-up"] for m in everywhere for seat in m.figures) <= GOODS


# What counts as a point that is left.


def played_at_random(seed: int) -> Match:
    contest = Contest("riga", ("random", "random"), 2)
    text = play(contest, Bout(seed, 0), keep=True).text
    return notation.read(text, "m", find, own_edition)


def test_random_players_leave_points_and_the_best_last_choice_leaves_none() -> None:
    left = 0
    for seed in range(1, 5):
        match = played_at_random(seed)
        lost = forgone(match)
        left += sum(lost)
        for seat, (s, chosen) in last_choices(match).items():
            ways = match.game.legal_actions(match.box, s, seat)
            brought = {way: reached(match.game, match.box, s, seat, way) for way in ways}
            assert lost[seat] == max(brought.values()) - brought[chosen] >= 0
    assert left > 0


def test_what_a_choice_is_sure_to_bring_are_the_points_after_it() -> None:
    match = begun(Contest("haithabu", ("random", "random"), 2), Bout(1, 0))
    seat = match.proceed()
    before, action = match.position.copy(), match.options(seat)[0]
    match.play(seat, action)

    after = points(match.game, match.box, match.position, seat)
    assert reached(match.game, match.box, before, seat, action) >= after
