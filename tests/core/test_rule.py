"""Rules: plain functions that compiled code may call."""

from __future__ import annotations

from kogge.core.carrier.room import put
from kogge.core.carrier.rule import rule
from kogge.core.page import page, paragraphs
from kogge.games import find


def test_a_rule_stays_the_function_it_is() -> None:
    def double(x: int) -> int:
        return 2 * x

    assert rule(double) is double


def test_put_copies_and_does_not_share() -> None:
    start = find("visby").start(find("visby").edition.box, 2, [30])
    room = [start, start.copy()]
    put(room, 1, room, 0)
    room[1].seats = 5

    assert room[0].seats == 2


def test_every_paragraph_is_found() -> None:
    text = page(find("visby").folder, "en")

    assert text.count("\n**") == len(paragraphs(text))
