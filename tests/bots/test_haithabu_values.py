"""What judges Haithabu: the same on both carriers, and fair to both seats."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import isnan, nan
from typing import Any

import pytest

from kogge.bots.bot import make
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.judgement.haithabu.features import LEADS, NAMES, SIDE, SIZE, TABLES
from kogge.bots.judgement.haithabu.stores import waste
from kogge.bots.judgement.haithabu.values import finish, guess, obvious, standing, value
from kogge.bots.judgement.scratch import scratch
from kogge.bots.judgement.unsure import UNSURE
from kogge.core.carrier.arrays import flatten
from kogge.core.compiled.entry import entry
from kogge.core.game import CHANCE, NOBODY
from kogge.games import find
from kogge.games.haithabu.position import Position
from kogge.games.haithabu.verbs import DONE, LOOK_AT, ONE_DIE
from kogge.games.haithabu.vocabulary import (
    BETWEEN,
    BY_STACK,
    CARD,
    DICE,
    FILL,
    OPEN,
    ORDER_OR_SALE,
    ROLL,
    SHIP,
    TURN,
)
from soaking import SOAK
from strategies import begin, step

APART = 1 if SOAK else 7  # how far the positions of a game lie apart that are looked at
HAITHABU = find("haithabu")
BOX: Any = HAITHABU.edition.box
describe = eye_of(HAITHABU).describe


@cache
def positions(seats: int, number: int) -> list[Any]:
    """Return all positions of a random game, from the setup to the end."""
    match, wish, met = begin(HAITHABU, seats, number), number, []
    while match.mover != NOBODY:
        wish = (wish * 1103515245 + 12345) % 2**31
        step(match, wish >> 8)
        met.append(match.position.copy())
    return met


@cache
def thought_out() -> list[Any]:
    """Return the positions with a choice in a game that is not played at random."""
    match, met = begin(HAITHABU, 2, 2), []
    bots = [make("greedy", HAITHABU, BOX, bytes([seat])) for seat in range(2)]
    while (seat := match.proceed()) >= 0:
        met.append(match.position.copy())
        match.play(seat, bots[seat].choose(match.view(seat)))
    return met


def crowded() -> Any:
    """Return a position with trading posts that are too full; few games have one."""
    s = thought_out()[0].copy()
    for seat in range(2):
        s.post[seat][0] += 20
    return s


def described(s: Position, seat: int, other: int = 1) -> list[float]:
    row = [nan] * SIZE
    describe(BOX, s, seat, other, row)
    return row


@entry
def judge(box: Any, rows: Any, seat: int, found: Any, seen: Any, pad: Any) -> None:
    """Ask every question that the eye and the net are asked about a position."""
    for n in range(len(rows)):
        found[n][0] = value(box[0], rows[n], seat)
        found[n][1] = standing(box[0], rows[n], seat)
        found[n][2] = obvious(box[0], rows[n], seat, pad)
        found[n][3] = finish(box[0], rows[n], seat, pad)
        found[n][4] = guess(box[0], rows[n])
        found[n][5] = waste(box[0], rows[n], seat)
        describe(box[0], rows[n], seat, (seat + 1) % rows[n].seats, seen[n])


@pytest.mark.slow
def test_compiled_and_interpreted_judge_alike() -> None:
    import numpy as np

    for seats, number in ((2, 1), (2, 2), (4, 3)):
        met = positions(seats, number)[number % APART :: APART]
        flat = np.concatenate([flatten(s) for s in met])
        for seat in range(seats):
            found, seen = np.zeros((len(met), 6)), np.full((len(met), SIZE), nan)
            plain, plain_seen = np.zeros((len(met), 6)), np.full((len(met), SIZE), nan)
            judge(flatten(BOX), flat, seat, found, seen, scratch(flat=True))
            judge.function([BOX], met, seat, plain, plain_seen, scratch(flat=False))

            np.testing.assert_allclose(found, plain, rtol=1e-12, atol=1e-12)
            np.testing.assert_allclose(seen, plain_seen, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("number", [4, 5, 6])
def test_a_description_is_whole(number: int) -> None:
    assert len(set(NAMES)) == SIZE
    for s in positions(number - 2, number)[::APART]:
        for seat, other in permutations(range(s.seats), 2):
            assert not any(isnan(figure) for figure in described(s, seat, other))


@pytest.mark.slow
def test_what_is_told_in_real_games_is_in_scale() -> None:
    for s in thought_out():
        assert min(described(s, 0)) > -3
        assert max(described(s, 0)) < 4


@pytest.mark.slow
def test_every_input_tells_something() -> None:
    met = thought_out() + [s for number in range(6, 10) for s in positions(2, number)]
    met += [*positions(3, 6), crowded()]
    rows = [described(s, seat, 1 - seat) for s in met for seat in range(2)]
    constant = [name for name, *column in zip(NAMES, *rows, strict=True) if len(set(column)) == 1]
    assert constant == []


@pytest.mark.parametrize("seats", [2, 4])
def test_two_seats_see_each_other_as_in_a_mirror(seats: int) -> None:
    for s in positions(seats, 5):
        one, two = described(s, 0, 1), described(s, 1, 0)
        assert one[:SIDE] == two[SIDE:LEADS]
        assert one[SIDE:LEADS] == two[:SIDE]
        assert one[LEADS:TABLES] == [-lead for lead in two[LEADS:TABLES]]
        assert one[TABLES:] == two[TABLES:]


def test_workers_are_counted_until_the_last_is_placed() -> None:
    workers = NAMES.index("own workers")
    for s in positions(2, 6):
        if s.phase == TURN and s.rounds > 0:
            left = round(3 * described(s, s.turn, 1 - s.turn)[workers])
            assert left == 3 - s.month + s.own_left
            waiting = round(3 * described(s, 1 - s.turn, s.turn)[workers])
            assert waiting == 3 - s.month + (s.turns == 0)


def test_what_is_begun_goes_on_with_the_first_thing_allowed() -> None:
    met = positions(2, 7) + positions(4, 8)
    for s in met:
        for seat in range(s.seats):
            choice = finish(BOX, s, seat, scratch(flat=False))
            if s.turn != seat or s.phase == TURN or not HAITHABU.together(s) >> seat & 1:
                assert choice == UNSURE
            elif s.phase in (DICE, BETWEEN):
                assert choice == (ONE_DIE.first if s.phase == DICE else DONE.first)
            else:
                assert choice == first_allowed(s, seat)
    assert {s.phase for s in met} > {DICE, TURN, BY_STACK, CARD, ORDER_OR_SALE}


def first_allowed(s: Any, seat: int) -> int:
    """Return what begins a list: no second look, and nothing after a ship, or after a sale on H."""
    legal = HAITHABU.legal_actions(BOX, s, seat)
    if s.count > 0 and (s.phase == ORDER_OR_SALE or (s.phase == BY_STACK and s.last == SHIP)):
        return DONE.first
    return next(a for a in legal if s.phase != CARD or not LOOK_AT.first <= a < LOOK_AT.last)


def test_chance_is_expected_only_within_a_turn() -> None:
    for s in positions(2, 9) + positions(3, 10):
        expected = guess(BOX, s)
        if s.phase == ROLL or (s.phase in (FILL, OPEN) and s.rounds > 0 and s.step == 0):
            assert HAITHABU.weights(BOX, s)[expected] > 0
        elif s.phase in (FILL, OPEN) or HAITHABU.mover(s) != CHANCE:
            assert expected == UNSURE


def test_at_the_end_the_winner_is_far_ahead() -> None:
    for number in range(11, 14):
        end = positions(3, number)[-1]
        values = [value(BOX, end, seat) for seat in range(3)]
        places = HAITHABU.places(BOX, end)
        winners = [seat for seat in range(3) if places[seat] == 1]
        assert [seat for seat in range(3) if values[seat] > 900] == winners[: len(winners) == 1]
