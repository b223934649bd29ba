"""The figures of Riga's table, against the rules that they are made of."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import word, words
from kogge.core.chance import Seed
from kogge.core.game import NOBODY
from kogge.core.header import NAMES, Seat
from kogge.core.match import Match
from kogge.core.trace import Trace
from kogge.core.wishes import Wisher
from kogge.games.riga import GAME as RIGA
from kogge.games.riga.position import Position
from kogge.games.riga.rules.build import money, price_of, worth_of
from kogge.games.riga.rules.winter import limit_of
from kogge.games.riga.survey import survey
from kogge.games.riga.vocabulary import (
    BILL,
    PAY,
    PLAYED,
    SPEND,
    SWAP,
    TURN,
    Building,
    City,
    Good,
    Kind,
    Own,
)
from soaking import SOAK
from strategies import step

BOX: Any = RIGA.edition.box
CITIES, GOODS = words(City), words(Good)
Cards: Any = Building


@st.composite
def turns(draw: st.DrawFn, *phases: int) -> tuple[Match, int]:
    """Draw a match with Riga buildings, in one of the phases named, if any, and its actor."""
    count = draw(st.sampled_from(RIGA.seats))
    seed = Seed.of_number(draw(st.integers(0, 10**6)))
    match = Match.begin(RIGA, [Seat(name) for name in NAMES[:count]], seed, {"riga": "true"})
    luck = draw(st.randoms(use_true_random=False))
    s: Any = match.position
    least = draw(st.integers(20, 250))
    while not match.over and (least > 0 or (phases and s.phase not in phases)):
        step(match, luck.randrange(10**6))
        s, least = match.position, least - 1
    assume(not phases or s.phase in phases)
    return match, s.turn


@given(turns())
def test_rows_are_worth_what_their_goods_bring(drawn: tuple[Match, int]) -> None:
    match, seat = drawn
    view: Any = match.view(seat)
    figures = survey(BOX, view, seat)

    assert len(figures["rows"]) == view.seats + BOX.extra
    for row, told in zip(view.rows, figures["rows"], strict=False):
        assert told["base"] == sum(row[good] * BOX.basic[good] for good in Good)
        for city in City:
            worths = [worth_of(BOX, view, seat, city, good) for good in Good]
            worth = sum(row[good] * worths[good] for good in Good)
            assert told["worth"][CITIES[city]] == worth


@given(turns())
def test_a_purse_holds_all_that_could_pay(drawn: tuple[Match, int]) -> None:
    match, seat = drawn
    view: Any = match.view(seat)
    figures = survey(BOX, view, seat)

    for city in City:
        purse = figures["cities"][CITIES[city]]
        assert purse["money"] == money(BOX, view, seat, city)
        for price in map(int, {price_of(BOX, bill) for bill in range(53)}):
            assert (purse["left"][price] >= 0) == (purse["money"] >= price)
            assert purse["left"][price] <= purse["money"] - price
    for other in range(view.seats):
        assert figures["seats"][other]["limit"] == limit_of(BOX, view, other)


@given(turns(BILL, PAY, SPEND))
def test_the_cheapest_payment_is_legal_and_enough(drawn: tuple[Match, int]) -> None:
    match, seat = drawn
    view: Any = match.view(seat)
    payment = survey(BOX, view, seat)["payment"]
    assume(payment["cheapest"])  # a bill may wait for its Crane
    verb = "spend" if view.phase == SPEND else "pay"
    wishes = [RIGA.actions.number(f"{verb} {thing}") for thing in payment["cheapest"]]

    for action in Wisher(RIGA, BOX, view.copy(), seat).order(wishes) or [-1]:
        assert RIGA.refusal(BOX, view, seat, action) == 0
        RIGA.play(BOX, view, Trace.plain(), seat, action)
    assert verb == "spend" or view.phase == TURN  # charging is the last act of a turn


@settings(max_examples=10)
@given(st.lists(st.lists(st.integers(0, 2), min_size=4, max_size=4), min_size=6, max_size=6))
def test_swaps_are_those_that_can_be_played(rows: list[list[int]]) -> None:
    s: Any = RIGA.start(BOX, 4, [1])
    s.phase, s.year, s.turn, s.rows, s.swap_row = SWAP, 3, 0, rows, -1
    swaps = survey(BOX, RIGA.view(s, 0), 0)["swaps"]
    asked = Wisher(RIGA, BOX, RIGA.view(s, 0), 0).gathering()

    for one, two in permutations([f"{row} {good}" for row in range(1, 7) for good in GOODS], 2):
        pair = [RIGA.actions.number(f"swap {place}") for place in (one, two)]
        assert (two in swaps.get(one, [])) == bool(asked.whole(pair))


@given(turns(), st.integers(0, 10**6))
def test_figures_tell_nothing_that_a_seat_does_not_know(
    drawn: tuple[Match, int], number: int
) -> None:
    match, _ = drawn
    for seat in (NOBODY, *range(match.position.seats)):
        view: Any = match.view(seat)
        figures = survey(BOX, view, seat)
        other = view.copy()
        RIGA.imagine(BOX, other, Lots.of(number.to_bytes(4)))

        assert survey(BOX, RIGA.view(other, seat), seat) == figures
        assert ("cities" in figures) == (seat >= 0)


def test_seasons_run_round_and_back() -> None:
    s: Any = Position.plain()
    RIGA.deal(BOX, s, 4, [0])
    s.starter = 2
    order = survey(BOX, RIGA.view(s, NOBODY), NOBODY)["order"]

    assert order == {"summer": [2, 3, 0, 1], "autumn": [1, 0, 3, 2]}


def test_a_school_of_another_seat_keeps_nobodys_bank_from_its_worth() -> None:
    s: Any = RIGA.start(BOX, 2, [1])
    s.phase, s.year, s.turn, s.took = TURN, 3, 1, 1
    s.own[0], s.own[1], s.own_fresh, s.school = 0b1010, 0b1010, 0b1010, [2, 2, 0, 0]
    s.charged[0] = 1
    figures = survey(BOX, RIGA.view(s, 0), 0)

    assert figures["seats"][0]["standing"] == {"exchange": "ready"}
    assert figures["seats"][1]["standing"] == {"exchange": "fresh"}
    assert figures["cities"]["riga"]["money"] == BOX.charged


def test_buildings_work_once_where_the_rules_page_says_so() -> None:
    page = (RIGA.folder / "rules.en.md").read_text("utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    functions = {row[0].lower().replace(" ", "-"): row[-1] for row in rows}
    works = RIGA.traits["works"]

    assert set(works) == {*words(Kind), *words(Own)}
    for name in words(Kind):
        assert (works[name] == "once") == (", once (" in functions[name])
        assert (works[name] == "end") == (functions[name].startswith(("at the end", "points in")))
    assert works["monastery"] == works["exchange"] == "once"


@pytest.mark.parametrize("choice", PLAYED)
def test_the_riga_buildings_in_play_are_those_agreed_on(choice: str) -> None:
    s = RIGA.start(BOX, 2, RIGA.read_options({"riga": choice}, 2))
    found = survey(BOX, s, 0)  # type: ignore[arg-type]

    assert found["owns"] == [word(own) for own in PLAYED[choice]]


@given(turns(), st.data())
@settings(max_examples=60 if SOAK else 8)
def test_what_was_reckoned_before_is_what_would_be_reckoned_now(
    drawn: tuple[Match, int], data: st.DataObject
) -> None:
    match, _ = drawn
    for _ in range(20):
        for seat in (*range(match.position.seats), NOBODY):
            view: Any = match.view(seat)
            fresh = survey(BOX.copy(), view, seat)  # of another box nothing is known
            assert survey(BOX, view, seat) == fresh
        if match.over:
            return
        step(match, data.draw(st.integers(0, 10**6)))
