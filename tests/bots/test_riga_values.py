"""Riga judged and described: the same compiled as interpreted, whole, and alike from both sides."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any

import pytest

from kogge.bots.judgement.eyes import eye_of
from kogge.bots.judgement.riga.features import NAMES, SIZE, wait
from kogge.bots.judgement.riga.values import finish, obvious, standing, value
from kogge.bots.judgement.scratch import scratch
from kogge.core.carrier.arrays import flatten
from kogge.core.carrier.room import room
from kogge.core.chance import Seed
from kogge.core.compiled.entry import entry
from kogge.core.game import NOBODY
from kogge.core.header import NAMES as PLAYERS
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.games import find
from kogge.games.riga.position import Position
from kogge.games.riga.vocabulary import AUTUMN, KEEP, LAY_BUILDINGS, OVER, PAY, SUMMER, TURN, WINTER
from strategies import step

RIGA = find("riga")
BOX: Any = RIGA.edition.box
describe = eye_of(RIGA).describe
ANSWERS = 4  # value, standing, obvious, finish


@entry
def judge(box: Any, s: Any, seat: int, answers: Any, row: Any, pad: Any) -> None:
    """Ask all questions about a position, and describe it beside the next seat."""
    answers[0], answers[1] = value(box[0], s[0], seat), standing(box[0], s[0], seat)
    answers[2], answers[3] = -2.0, -2.0
    if s[0].turn == seat:  # only the seat that pays can say how
        answers[2] = obvious(box[0], s[0], seat, pad)
        answers[3] = finish(box[0], s[0], seat, pad)
    describe(box[0], s[0], seat, (seat + 1) % s[0].seats, row)


def passed(match: Match, wish: int) -> Iterator[Any]:
    """Play a match at random to its end; yield its positions."""
    while match.mover != NOBODY:
        yield match.position
        wish = (wish * 1103515245 + 12345) % 2**31
        step(match, wish >> 8)
    yield match.position


@cache
def positions(seats: int, number: int, riga: str = "false") -> list[Position]:
    """Return what a random match passes through, with the Riga buildings or without."""
    people, seed = [Seat(name) for name in PLAYERS[:seats]], Seed.of_number(number)
    match = Match.begin(RIGA, people, seed, {"riga": riga})
    return [s.copy() for s in passed(match, number)]


def described(s: Position, seat: int, other: int = 1) -> dict[str, float]:
    row = [math.nan] * SIZE
    describe(BOX, s, seat, other, row)
    return dict(zip(NAMES, row, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.soak)])
def test_compiled_and_interpreted_judge_alike(seats: int) -> None:
    import numpy as np

    box, phases = room(BOX, flat=True), set()
    for s in (*positions(seats, 1), *positions(seats, 2, "true")):
        phases.add(s.phase)
        for seat in range(seats):
            rows: list[Any] = [[math.nan] * SIZE, np.full(SIZE, np.nan)]
            answers: list[Any] = [[math.nan] * ANSWERS, np.full(ANSWERS, np.nan)]
            judge.function([BOX], [s], seat, answers[0], rows[0], scratch(flat=False))
            judge(box, flatten(s), seat, answers[1], rows[1], scratch(flat=True))

            assert answers[0] == list(answers[1])
            assert rows[0] == list(rows[1])
    assert phases >= {KEEP, LAY_BUILDINGS, PAY, WINTER, OVER}


@pytest.mark.parametrize("riga", ["false", "true"])
def test_every_figure_is_written_and_of_a_size_with_the_others(riga: str) -> None:
    seen: dict[str, set[float]] = {name: set() for name in NAMES}
    for s in (s for number in range(3, 13) for s in positions(2, number, riga)):
        for name, figure in described(s, 0).items():
            assert -4.0 <= figure <= 6.0, name  # random players hoard goods
            seen[name].add(figure)

    assert len(seen) == SIZE  # no name stands for two figures
    dull = {name for name, figures in seen.items() if len(figures) == 1}
    assert dull <= {name for name in NAMES if "riga" in name or name.startswith(HOUSES)}


HOUSES = ("own built", "storehouse", "charged", "monastery")  # no play builds them all


@pytest.mark.parametrize("seats", [2, 4])
def test_what_one_seat_sees_as_its_own_the_other_sees_as_the_others(seats: int) -> None:
    for s in positions(seats, 4, "true"):
        here, there = described(s, 0, 1), described(s, 1, 0)
        for name, figure in here.items():
            if name != "starter" or s.starter < 2:
                assert there[mirrored(name)] == reflected(name, figure), name


def mirrored(name: str) -> str:
    """Return the other seat's name for a figure."""
    if name.endswith(", own"):
        return name.replace(", own", ", other")
    return name.replace(", other", ", own")


def reflected(name: str, figure: float) -> float:
    """Return what the other seat sees in its place."""
    if name == "turn" or name.endswith(", lead"):
        return -figure
    return 1.0 - figure if name == "starter" else figure


def test_the_description_agrees_with_the_evaluation() -> None:
    for s in positions(2, 5):
        for seat in range(2):
            told = described(s, seat, 1 - seat)["standing, own"] * 40.0

            assert told == pytest.approx(standing(BOX, s, seat), abs=0.01 * s.held[seat] + 1e-9)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_wait_tells_how_often_another_takes_before(seats: int) -> None:
    """Turns go there and back, so the last seat in a season is first in the next."""
    game = [s for s in positions(seats, 6) if s.year > 0]  # the start player is known
    turns = sorted({(*moment(s), s.turn) for s in game if TURN <= s.phase < WINTER})
    for s in game:
        done = sum(tuple(when) < moment(s) for *when, _ in turns) + s.took
        coming = [turn for *_, turn in turns[done:]]
        for seat, other in permutations(set(coming), 2):
            assert wait(s, seat, other) == coming[: coming.index(seat)].count(other)


def moment(s: Position) -> tuple[int, int, int]:
    """Return year, season and turn of a position; spring comes before all turns, winter after."""
    if TURN <= s.phase < WINTER:
        return s.year, s.season, s.turns
    return s.year, (AUTUMN + 1 if s.phase >= WINTER else SUMMER - 1), 0
