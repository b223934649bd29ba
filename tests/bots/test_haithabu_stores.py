"""What a seat of Haithabu is about to lose at the end of a round: seen, counted and avoided."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest

from kogge.bots.advice.adviser import Adviser
from kogge.bots.bot import Bot
from kogge.bots.guild import Member
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.judgement.haithabu.features import NAMES
from kogge.bots.judgement.haithabu.stores import TOLL, excess, parting, unpaid, waste
from kogge.bots.judgement.leaf import share_of
from kogge.bots.nets import net_of
from kogge.bots.time.budget import Budget
from kogge.bots.trees.drill import LEARNING, Drill
from kogge.bots.trees.grove import NOW, Taste
from kogge.bots.trees.grower import TASTE
from kogge.bots.trees.thrift import moved, spared
from kogge.bots.trees.tree import pricing, tree
from kogge.bots.yardsticks.random import Random
from kogge.core.trace import Trace
from kogge.games import find
from kogge.games.haithabu.rules.rounds import ask_storing
from kogge.games.haithabu.scoring import merit
from kogge.games.haithabu.vocabulary import POST, STEWARD, WAREHOUSE, Step
from kogge.review.minds.sounder import Sounder
from soaking import SOAK
from strategies import begin

HAITHABU = find("haithabu")
BOX: Any = HAITHABU.edition.box
describe = eye_of(HAITHABU).describe
GAMES, BUDGET = (24, None) if SOAK else (8, Budget(sims=50))


def stores(house: int, post: int, silver: int, *, month: int = 3) -> Any:
    """Return a position of the second round in which the first seat has moved and holds this."""
    s: Any = HAITHABU.start(BOX, 2, HAITHABU.read_options({}, 2))
    s.rounds, s.month, s.starter, s.turns, s.own_left = 2, month, 0, 1, 1
    s.warehouse[0][0], s.post[0][1], s.silver[0] = house, post, silver
    return s


def test_a_store_keeps_ten_goods_and_the_warehouse_what_can_be_paid() -> None:
    s = stores(house=12, post=11, silver=8)

    assert excess(BOX, s, 0, WAREHOUSE) == 2
    assert excess(BOX, s, 0, POST) == 1
    assert unpaid(BOX, s, 0) == 6, "of ten, eight silver pay for four"

    s.characters[0] |= 1 << STEWARD

    assert excess(BOX, s, 0, WAREHOUSE) == excess(BOX, s, 0, POST) == 0
    assert unpaid(BOX, s, 0) == 0


@pytest.mark.parametrize("silver", [0, 1, 7, 20, 100])
def test_what_is_at_risk_is_what_the_rules_take(silver: int) -> None:
    s = stores(house=12, post=11, silver=silver)
    at_risk = excess(BOX, s, 0, WAREHOUSE) + excess(BOX, s, 0, POST) + unpaid(BOX, s, 0)
    s.step, s.turns = Step.STORE, 0

    ask_storing(BOX, s, Trace.plain())

    assert s.excess[WAREHOUSE] + s.excess[POST] == at_risk


def test_a_net_sees_it() -> None:
    row = [0.0] * len(NAMES)
    describe(BOX, stores(house=12, post=11, silver=8), 0, 1, row)
    seen = dict(zip(NAMES, row, strict=True))

    assert seen["own full house"] == pytest.approx(2 / 3)
    assert seen["own full post"] == pytest.approx(1 / 3)
    assert seen["own unpaid"] == 2
    assert seen["other unpaid"] == 0


def test_it_weighs_more_the_fewer_workers_are_left() -> None:
    found = [waste(BOX, stores(9, 0, 0, month=month), 0) for month in (1, 2, 3)]

    assert all(later > earlier for earlier, later in pairwise(found))
    assert waste(BOX, stores(9, 0, 18), 0) == 0, "the fee can be paid"


@pytest.mark.parametrize(("field", "value"), [("rounds", BOX.rounds), ("step", Step.RECALL)])
def test_nothing_is_at_risk_in_the_last_round_or_once_stores_are_settled(
    field: str, value: int
) -> None:
    s = stores(9, 0, 0)
    setattr(s, field, value)

    assert waste(BOX, s, 0) == 0


def grove(taste: Taste = TASTE) -> Any:
    """Return where a search works that likes to choose so."""
    return Drill(HAITHABU, net_of(HAITHABU), b"lost", taste).grove


def priced(s: Any, taste: Taste = TASTE) -> list[float]:
    """Return what a search thinks that a position is worth to both seats."""
    g = grove(taste)
    g.work[NOW] = s.pack()
    pricing(HAITHABU)(BOX, g, NOW)
    return list(g.worth)[:2]


def test_what_one_wastes_the_other_gains() -> None:
    s, g = stores(house=1, post=9, silver=0), grove()
    lost = waste(BOX, s, 0)
    assert lost > 0 == waste(BOX, s, 1)

    given = spared(HAITHABU)
    assert given(BOX, g, s, 0) == -given(BOX, g, s, 1) == pytest.approx(-lost)
    share = share_of(HAITHABU)(BOX, s, 0, g.net)
    assert priced(s)[0] == pytest.approx(moved(share, -lost, 2)) != share


def test_whoever_only_judges_minds_no_waste() -> None:
    s = stores(house=1, post=9, silver=0)
    share = share_of(HAITHABU)(BOX, s, 0, net_of(HAITHABU))

    assert priced(s, LEARNING) == [pytest.approx(share), pytest.approx(1 - share)]
    for judge in (Sounder(HAITHABU, BOX).grower, adviser_mind()):
        assert [g.taste.thrift for g in judge.groves] == [0]


def adviser_mind() -> Any:
    """Return what an adviser thinks with."""
    match, sage = begin(HAITHABU, 2, 1), Adviser(HAITHABU, BOX, b"sage", "apprentice")
    sage.choose(match.view(match.proceed()))
    return sage.member.mind


def test_a_search_remembers_what_a_line_has_lost() -> None:
    s = stores(house=11, post=0, silver=100)
    s.warehouse[0][1], s.step, s.turns = 1, Step.STORE, 0
    ask_storing(BOX, s, Trace.plain())
    assert parting(BOX, s, 0) == TOLL[0]
    s.viewer, search = 0, Drill(HAITHABU, net_of(HAITHABU), b"lost", TASTE)
    g = search.grove
    g.root[0] = s.pack()

    tree(HAITHABU)(search.box, g, search.trace, search.lots, 2)

    assert list(g.lost)[:2] == [pytest.approx(2 * TOLL[0]), 0], "two of twelve goods"
    assert spared(HAITHABU)(BOX, g, s, 0) == pytest.approx(-2 * TOLL[0])


def test_against_the_most_wasteful_choices_still_differ() -> None:
    s = stores(house=90, post=90, silver=0)
    share = priced(s)[1]
    s.loans[1] = 3

    assert priced(s)[1] < share < 1


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 2])
def test_against_random_play_it_wins_without_a_loan(number: int) -> None:
    match = begin(HAITHABU, 2, number)
    bots: list[Bot] = [
        Member(HAITHABU, match.box, b"alderman", Budget(sims=50), name="alderman"),
        Random(HAITHABU, match.box, b"random"),
    ]
    while (seat := match.proceed()) >= 0:
        match.play(seat, bots[seat].choose(match.view(seat)))
    end: Any = match.position

    assert merit(BOX, end, 0) > merit(BOX, end, 1)
    assert end.loans[0] == 0


def practised(number: int) -> tuple[int, int]:
    """Play a game of the alderman with itself; return the goods and the loans that are left."""
    match, dropped = begin(HAITHABU, 2, number), 0
    bots = [
        Member(HAITHABU, match.box, bytes([number % 256, seat]), BUDGET, name="alderman")
        for seat in range(2)
    ]
    while (seat := match.proceed()) >= 0:
        action = bots[seat].choose(match.view(seat))
        dropped += HAITHABU.actions[action].verb == "drop"
        match.play(seat, action)
    end: Any = match.position
    return dropped, sum(end.loans[seat] > 0 for seat in range(2))


@pytest.mark.slow
def test_aldermen_lose_at_most_two_goods_a_game_and_keep_hardly_any_loan() -> None:
    """In its long form 200 games at the full level; here a few, with less thought."""
    found = [practised(number) for number in range(1, GAMES + 1)]

    assert fmean(goods for goods, _ in found) <= 2
    assert sum(loans for _, loans in found) <= max(1, 0.03 * 2 * GAMES)
