"""Wishes: what a person picks in any order comes out in the order of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kogge.core.carrier.codec import amend
from kogge.core.game import NONE
from kogge.core.trace import Trace
from kogge.core.wishes import Plan, Wisher
from kogge.games import find
from soaking import SOAK
from strategies import matches

RIGA = find("riga")
HAND = ["danzig-crane", "visby-treasury", "visby-archive"]


def wisher(*played: str, **changes: Any) -> Wisher:
    """Return Anna's wishes in her turn, after the take, and after some actions."""
    box = RIGA.edition.box
    s = RIGA.start(box, 2, [0])
    goods = [{"cloth": 2, "glass": 2, "wine": 3, "grain": 3}, {}]
    turn = {"phase": "turn", "year": 1, "took": 1, "hand": [HAND, []], "goods": goods}
    amend(s, {**turn, **changes})
    RIGA.complete(box, s)
    for name in played:
        RIGA.play(box, s, Trace.plain(), 0, RIGA.actions.number(name))
    return Wisher(RIGA, box, RIGA.view(s, 0), 0)


def numbers(text: str) -> list[int]:
    return [RIGA.actions.number(name) for name in text.split(", ")]


def names(found: list[int] | None) -> str | None:
    return None if found is None else ", ".join(RIGA.actions.name(number) for number in found)


def test_a_bill_is_sorted_settled_and_paid_in_falling_worth() -> None:
    wished = numbers(
        "bill visby-archive, bill visby-treasury, pay grain, pay glass, pay wine, pay wine, end"
    )

    assert names(wisher().order(wished)) == (
        "bill visby-treasury, bill visby-archive, settle, pay wine, pay wine, pay glass, "
        "pay grain, end"
    )


def test_buildings_of_two_cities_become_two_bills() -> None:
    wished = numbers("bill visby-treasury, pay wine, pay wine, bill danzig-crane, pay glass")

    assert names(wisher().order(wished)) == (
        "bill visby-treasury, settle, pay wine, pay wine, bill danzig-crane, settle, pay glass"
    )


def test_what_cannot_be_done_has_no_order_but_a_reason() -> None:
    wished = numbers("bill visby-archive, pay cloth")

    assert wisher().order(wished) is None
    trouble = wisher().trouble(wished)
    assert RIGA.actions.name(trouble.wish) == "pay cloth"
    assert RIGA.reasons(trouble.reason).name == "WORTHLESS"


def test_what_is_paid_belongs_to_the_bill_before_it() -> None:
    """Nothing is moved to another bill, and no bill is cut in two to make the wishes fit."""
    paying = wisher(built=[["danzig-crane", "tallinn-crane"], []], hand=[HAND[1:], []])
    both = numbers("bill visby-archive, crane, bill visby-treasury, crane, pay wine, pay grain")

    assert names(paying.order([*both, *numbers("pay grain")])) == (
        "bill visby-treasury, crane, bill visby-archive, crane, settle, pay wine, pay grain, "
        "pay grain"
    )
    found = wisher().order(numbers("bill visby-archive, pay wine, bill danzig-crane, pay glass"))
    assert found is None  # wine alone does not pay the Archive


def test_a_crane_stays_with_the_building_named_before_it() -> None:
    """The Treasury comes first on a bill; a Crane named after it is not moved to the Archive."""
    lifting = wisher(built=[["danzig-crane"], []], hand=[HAND[1:], []])

    assert names(lifting.order(numbers("bill visby-archive, bill visby-treasury, crane"))) == (
        "bill visby-treasury, crane, bill visby-archive"
    )
    assert names(lifting.order(numbers("bill visby-archive, crane, bill visby-treasury"))) == (
        "bill visby-treasury, bill visby-archive, crane"
    )


def test_cranes_named_at_the_end_serve_one_building_each() -> None:
    lifting = wisher(built=[["danzig-crane", "tallinn-crane"], []], hand=[HAND[1:], []])

    assert names(lifting.order(numbers("bill visby-archive, bill visby-treasury, crane, crane")))
    assert names(lifting.order(numbers("crane, bill visby-archive"))) == "bill visby-archive, crane"


def test_the_trouble_with_a_bill_is_not_its_order() -> None:
    """Named backwards, a bill that is too dear is too dear."""
    poor = wisher(goods=[{"wine": 2}, {}])

    trouble = poor.trouble(numbers("bill visby-archive, bill visby-treasury"))
    assert RIGA.reasons(trouble.reason).name == "TOO_DEAR"


def test_a_payment_that_is_not_complete_stays_open() -> None:
    plan = wisher().plan(numbers("bill visby-archive, pay grain"))

    assert plan == Plan(numbers("bill visby-archive, settle"), picks=numbers("pay grain"))


def test_in_winter_a_seat_can_discard_while_others_have_not() -> None:
    """Others' sealed discards are blank in a view, so that another seat may seem to come first."""
    goods = [{"wine": 9}, {"cloth": 8}]
    box, s = RIGA.edition.box, RIGA.start(RIGA.edition.box, 2, [0])
    turn = {"phase": "turn", "season": "autumn", "year": 1, "turns": 1, "took": 1, "goods": goods}
    amend(s, turn)
    RIGA.complete(box, s)
    RIGA.play(box, s, Trace.plain(), 0, RIGA.actions.number("end"))
    for _ in range(3):
        RIGA.play(box, s, Trace.plain(), 0, RIGA.actions.number("discard wine"))
    second = Wisher(RIGA, box, RIGA.view(s, 1), 1)

    assert names(second.gathering().offers([])) == "discard cloth"
    assert names(second.gathering().whole(numbers("discard cloth, discard cloth"))) == (
        "discard cloth, discard cloth"
    )


def test_a_long_line_that_cannot_work_is_answered_soon() -> None:
    goods = [{"cloth": 5, "glass": 5, "wine": 6, "grain": 8}, {}]
    wished = numbers("bill visby-archive, bill visby-treasury")
    things = "pay glass, " * 4 + "pay wine, " * 6 + "pay grain, " * 7 + "pay grain"

    assert wisher(goods=goods).order([*wished, *numbers(things)]) is None


def test_things_are_picked_in_any_order_until_nothing_is_missing() -> None:
    paying = wisher("bill visby-treasury", "bill visby-archive", "settle").gathering()
    picks = numbers("pay grain, pay wine, pay glass")

    assert names(paying.offers([])) == "pay glass, pay wine, pay grain"
    assert paying.whole(picks) is None
    assert names(paying.whole([*picks, *numbers("pay wine")])) == (
        "pay wine, pay wine, pay glass, pay grain"
    )


def test_what_would_be_too_much_cannot_be_picked() -> None:
    paying = wisher("bill danzig-crane", "settle").gathering()

    assert paying.holds(numbers("pay cloth"))
    assert not paying.holds(numbers("pay glass, pay cloth"))  # glass alone pays 6


@pytest.mark.slow
@settings(max_examples=60 if SOAK else 15)
@given(st.data())
def test_every_set_that_the_rules_reach_can_be_picked_backwards(data: st.DataObject) -> None:
    """Whatever is paid, discarded or swapped in the rules' order can be picked the other way."""
    match = data.draw(matches(RIGA, longest=200))
    while (seat := match.proceed()) >= 0:
        start = Wisher(RIGA, match.box, match.view(seat), seat)
        if start.gathering().verb:
            break
        legal = RIGA.legal_actions(match.box, match.position, seat)
        match.play(seat, data.draw(st.sampled_from(legal)))
    assume(seat >= 0)
    picks: list[int] = []
    asked, s = start.gathering(), start.view.copy()
    while start.asked(s):
        legal = list(start.legal(s, frozenset({asked.verb})))
        if not legal:
            break
        picks.append(data.draw(st.sampled_from(legal)))
        RIGA.play(match.box, s, Trace.plain(), seat, picks[-1])

    assert asked.whole(picks[::-1]) == picks
    gathered = start.gather(picks[::-1])
    assert gathered is not None
    assert (gathered.ended, gathered.rest) == (picks, [])
    for count in range(1, len(picks)):
        assert asked.holds(picks[::-1][: count + 1])
    assert all(RIGA.refusal(match.box, start.view, seat, n) == NONE for n in picks[:1])
