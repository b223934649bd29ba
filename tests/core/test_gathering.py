"""Half sets: named in any order, completed bit by bit."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from kogge.core.carrier.codec import amend
from kogge.core.wishes import Wisher
from kogge.games import find

RIGA = find("riga")
HAND = ["danzig-crane", "visby-treasury", "visby-archive"]


def wisher(*, own: bool = False, **changes: Any) -> Wisher:
    """Return Anna's wishes in her turn of Riga, after the take; with own buildings, if wanted."""
    box = RIGA.edition.box
    s = RIGA.start(box, 2, [int(own)])
    goods = [{"cloth": 2, "glass": 2, "wine": 3, "grain": 3}, {}]
    turn = {"phase": "turn", "year": 1, "took": 1, "hand": [HAND, []], "goods": goods}
    amend(s, {**turn, **changes})
    RIGA.complete(box, s)
    return Wisher(RIGA, box, RIGA.view(s, 0), 0)


def numbers(text: str) -> list[int]:
    return [RIGA.actions.number(name) for name in text.split(", ")]


def names(found: list[int]) -> str:
    return ", ".join(RIGA.actions.name(number) for number in found)


def test_a_bill_that_nothing_is_paid_for_offers_what_can_pay_it() -> None:
    found = wisher().gather(numbers("bill visby-archive, bill visby-treasury"))

    assert found is not None
    assert names(found.before) == "bill visby-treasury, bill visby-archive"
    assert names(found.fits) == "pay glass, pay wine, pay grain"
    assert names(found.rest) == "pay wine, pay glass, pay glass, pay grain, pay grain"
    assert found.picked == []


def test_half_a_payment_is_kept_as_it_was_named() -> None:
    found = wisher().gather(numbers("bill visby-treasury, pay grain"))

    assert found is not None
    assert names(found.before) == "bill visby-treasury, settle"
    assert names(found.picked) == "pay grain"
    assert names(found.fits) == "bill visby-archive, pay glass, pay wine, pay grain"
    assert found.ended == []


def test_a_whole_payment_is_sorted_and_no_more_can_be_paid() -> None:
    found = wisher().gather(numbers("bill visby-treasury, pay grain, pay glass"))

    assert found is not None
    assert names(found.before) == "bill visby-treasury, settle"
    assert names(found.ended) == "pay glass, pay grain"
    assert names(found.fits) == "bill visby-archive"
    assert found.rest == []


def test_what_does_not_go_together_is_no_set() -> None:
    assert wisher().gather(numbers("bill visby-treasury, pay cloth")) is None


def test_a_building_joins_a_bill_before_or_after_those_that_are_on_it() -> None:
    for one, other in permutations(("bill visby-treasury", "bill visby-archive")):
        found = wisher().gather(numbers(one))

        assert found is not None
        assert names(found.fits).startswith(f"{other}, pay")


def test_a_bill_takes_more_of_its_city_that_can_be_paid() -> None:
    hand = ["danzig-bank", "danzig-lodge", "danzig-fortress", "visby-bank"]
    turn = wisher(hand=[hand, []], goods=[{"cloth": 4}, {}], year=3)
    found = turn.gather(numbers("bill danzig-lodge"))

    assert found is not None
    assert names(found.fits) == "bill danzig-bank, pay cloth"


def test_a_bill_holds_one_school() -> None:
    turn = wisher(own=True, hand=[[], []], goods=[{"cloth": 4}, {}], year=3)
    found = turn.gather(numbers("bill school-merchant"))

    assert found is not None
    assert names(found.fits) == "bill monastery, bill storehouse, bill exchange, pay cloth"
