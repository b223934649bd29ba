"""A bill at the keyboard: its buildings and Cranes may come in any order, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from kogge.cli.terminal.question import Question
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.story import Story
from kogge.core.carrier.codec import amend
from kogge.core.chance import Seed
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.games import find
from kogge.speech.speech import Speech

RIGA = find("riga")
GOODS = [{"glass": 2, "wine": 4, "grain": 3}, {}]
HAND = [["visby-treasury", "visby-bank", "visby-archive"], []]


def asking(language: str = "en", **changes: Any) -> Question:
    """Return the question to Anna in her turn, after the take."""
    s = RIGA.start(RIGA.edition.box, 2, [1])
    turn = {"phase": "turn", "year": 1, "took": 1, "hand": HAND, "goods": GOODS}
    amend(s, {**turn, **changes})
    RIGA.complete(RIGA.edition.box, s)
    seats = [Seat("Anna"), Seat("Berta")]
    match = Match.begin(RIGA, seats, Seed.of_number(7), {"riga": "true"}, RIGA.edition, s)
    return Question(Story(Speech(language), Screen(plain=True, width=100), match), match, 0)


def answered(question: Question, *lines: str) -> list[str]:
    """Return the actions taken after some lines."""
    done: list[int] = []
    for line in lines:
        assert not done
        done = list(question.answer(line).actions)
    return [RIGA.actions.name(action) for action in done]


def test_buildings_come_line_by_line_in_any_order() -> None:
    question = asking()

    assert answered(question, "build visby archive") == []
    assert "build Visby Treasury for 6" in question.told
    assert "build Visby Archive for 10" not in question.told
    assert answered(question, "build visby treasury", "settle") == [
        "bill visby-treasury", "bill visby-archive", "settle",
    ]  # fmt: skip


def test_the_bill_is_paid_in_the_line_that_ends_it() -> None:
    lines = "build visby archive", "build visby treasury", "pay grain glass 2 wine"

    assert answered(asking(), *lines) == [
        "bill visby-treasury", "bill visby-archive", "settle",
        "pay wine", "pay wine", "pay glass", "pay grain",
    ]  # fmt: skip


def test_a_crane_serves_the_building_named_last() -> None:
    question = asking(built=[["danzig-crane"], []])

    assert answered(question, "build visby archive", "build visby treasury", "crane", "settle") == [
        "bill visby-treasury", "crane", "bill visby-archive", "settle",
    ]  # fmt: skip


def test_riga_buildings_come_in_any_order_too() -> None:
    question = asking()

    assert answered(question, "build school knight", "build monastery", "settle") == [
        "bill monastery", "bill school-knight", "settle",
    ]  # fmt: skip


def test_what_is_billed_can_be_taken_back_unseen() -> None:
    question = asking()
    before = list(question.offers)
    answered(question, "build visby archive")

    assert question.take_back()
    assert question.offers == before
    assert not question.take_back()


def test_a_bill_to_which_nothing_can_be_added_is_not_held_back() -> None:
    question = asking(hand=[["visby-archive"], []], goods=[{"wine": 2}, {}])

    assert answered(question, "build visby archive") == ["bill visby-archive"]


def test_what_does_not_fit_the_bill_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    question = asking(goods=[{"wine": 2}, {}])
    answered(question, "build visby archive")
    assert answered(asking(), "build visby archive", "build danzig bank") == []

    assert "You do not hold that building." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "lines", "sentence"),
    [
        ("en", ["crane"], "A Crane is named right after the building"),
        ("de", ["kran"], "Ein Kran wird gleich nach dem Gebäude genannt"),
    ],
)
def test_where_a_crane_is_named_is_said(
    language: str, lines: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    question = asking(language, built=[["danzig-crane"], []])

    assert answered(question, *lines) == []
    assert sentence in capsys.readouterr().out
