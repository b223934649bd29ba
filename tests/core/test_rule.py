"""Rules: plain functions that compiled code may call."""

from __future__ import annotations

from random import Random

import pytest

from kogge.core.carrier.room import put
from kogge.core.carrier.rule import rule
from kogge.core.loop import _marked, marked
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


@pytest.mark.parametrize("length", [1, 7, 8, 9, 16, 52, 203])
@pytest.mark.parametrize("share", [0.1, 0.5, 1.0])
def test_compiled_code_finds_the_same_marks_by_eights(length: int, share: float) -> None:
    draw = Random(length)  # noqa: S311  the same masks each time
    for _ in range(20):
        mask = [int(draw.random() < share) for _ in range(length)]
        places = [action for action in range(length) if mask[action]]

        assert [marked(mask, number) for number in range(len(places))] == places
        assert [_marked(mask, number) for number in range(len(places))] == places
        assert marked(mask, len(places)) == _marked(mask, len(places)) == -1
