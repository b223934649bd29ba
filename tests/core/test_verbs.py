"""Verbs: what is declared once, and what the core writes from it."""

from __future__ import annotations

import linecache
import traceback
from enum import IntEnum
from types import SimpleNamespace
from typing import Any

import pytest

from kogge.core.game import CHANCE, NOBODY, NONE, NOT_ASKED
from kogge.core.verbs import (
    NOTHING,
    Manner,
    Verbs,
    after,
    counted,
    draw,
    numbers,
    one_of,
    said,
    two_of,
    use,
    verb,
)
from kogge.games import find

DAY, NIGHT, FALL, OVER = range(4)
NOT_NOW, TOO_MUCH = 2, 3


class Good(IntEnum):
    """Two goods."""

    SALT = 0
    WAX = 1


def waits(s: Any, seat: int) -> bool:
    return bool(s.turn == seat and s.phase != OVER)


def why_not_buy(s: Any, good: int, count: int) -> int:
    return NONE if count <= s.stock[good] else TOO_MUCH


def buy(s: Any, trace: Any, seat: int, good: int, count: int) -> None:
    s.done = ("buy", seat, good, count)


def rest(s: Any, hours: int) -> None:  # named like a word that the written text uses
    s.done = ("rest", hours)


def fall(s: Any, eyes: int) -> None:
    s.done = ("fall", eyes)


def follow(box: Any, s: Any, trace: Any) -> None:
    s.followed += 1


BUY = verb(
    "buy",
    one_of(Good) * numbers(1, 3),
    when=DAY,
    why_not=why_not_buy,
    do=buy,
    outlook=lambda good, count: {"good": good, "count": count},
    cites={TOO_MUCH: "4.2"},
    manner=Manner.LOOSE,
)
REST = verb("rest", NOTHING, use(DAY, do=rest, hours=1), use(NIGHT, do=rest, hours=8))
DIE = draw("die", numbers(1, 6), when=FALL, do=fall, weigh=lambda s, eyes: s.weights[eyes])
VERBS = Verbs(
    [BUY, REST],
    draws=[DIE],
    chooses=waits,
    not_now=NOT_NOW,
    follow=follow,
    outlook=lambda *_: {"count": 0, "good": 0, "hours": 0},
)


def table(phase: int) -> SimpleNamespace:
    weights = [0, 1, 1, 1, 1, 1, 5]
    start = {"seats": 2, "turn": 1, "stock": [1, 3], "weights": weights, "followed": 0}
    return SimpleNamespace(phase=phase, done=None, **start)


def play(s: SimpleNamespace, seat: int, name: str) -> Any:
    number = (VERBS.outcomes if seat == CHANCE else VERBS.actions).number(name)
    VERBS.play(None, s, SimpleNamespace(used=7), seat, number)
    return s.done


def legal(s: SimpleNamespace, seat: int) -> list[str]:
    mask = [9] * len(VERBS.actions)
    count = VERBS.legal(None, s, seat, mask)

    assert count == sum(mask)
    return [VERBS.actions.name(number) for number, mark in enumerate(mask) if mark]


def test_actions_are_numbered_in_the_order_of_the_verbs() -> None:
    names = [VERBS.actions.name(number) for number in range(len(VERBS.actions))]

    assert names[:3] == ["buy salt 1", "buy salt 2", "buy salt 3"]
    assert names[-1] == "rest"
    assert (BUY.first, BUY.last, REST.first) == (0, 6, 6)
    assert [VERBS.of(number) for number in (0, 5, 6)] == [BUY, BUY, REST]


def test_a_deed_gets_what_it_names_and_what_was_said() -> None:
    s = table(DAY)

    assert play(s, 1, "buy wax 2") == ("buy", 1, Good.WAX, 2)
    assert play(s, 1, "rest") == ("rest", 1)
    assert play(table(NIGHT), 1, "rest") == ("rest", 8)
    assert s.followed == 2


def test_only_what_its_phase_knows_is_legal() -> None:
    assert legal(table(DAY), 1) == ["buy salt 1", "buy wax 1", "buy wax 2", "buy wax 3", "rest"]
    assert legal(table(NIGHT), 1) == ["rest"]
    assert legal(table(DAY), 0) == legal(table(FALL), 1) == legal(table(OVER), 1) == []


def test_a_refusal_says_who_is_asked_first_then_the_moment_then_the_rule() -> None:
    def refusal(phase: int, seat: int, name: str) -> int:
        return VERBS.refusal(None, table(phase), seat, VERBS.actions.number(name))

    assert refusal(DAY, 0, "rest") == refusal(FALL, 1, "rest") == NOT_ASKED
    assert refusal(NIGHT, 1, "buy wax 1") == NOT_NOW
    assert refusal(DAY, 1, "buy salt 2") == TOO_MUCH
    assert refusal(DAY, 1, "buy salt 1") == NONE


def test_chance_acts_where_something_is_drawn() -> None:
    weight = [9] * len(VERBS.outcomes)
    VERBS.chance(None, table(FALL), weight)

    assert weight == [1, 1, 1, 1, 1, 5]
    assert [VERBS.mover(table(phase)) for phase in (DAY, FALL, OVER)] == [1, CHANCE, NOBODY]
    assert [VERBS.together(table(phase)) for phase in (DAY, FALL, OVER)] == [0b10, 0, 0]
    assert play(table(FALL), CHANCE, "die 6") == ("fall", 6)


def test_an_outlook_adds_to_the_plain_figures() -> None:
    plain = {"count": 0, "good": 0, "hours": 0}

    assert VERBS.outlook(None, table(DAY), 1, 5) == {**plain, "good": 1, "count": 3}
    assert VERBS.outlook(None, table(DAY), 1, REST.first) == plain


def test_what_a_verb_is_said_of() -> None:
    assert (one_of(Good) + said("none")).names == (("salt",), ("wax",), ("none",))
    assert after("row", counted(2)).names == (("row", "1"), ("row", "2"))
    assert two_of(Good).names == (("salt", "wax"),)
    assert one_of(Good, start=1).starts == (1,)


def test_a_declaration_that_cannot_be_meant_is_refused() -> None:
    with pytest.raises(TypeError, match="why_not_buy does not fit what 'sell' is said of"):
        Verbs([verb("sell", NOTHING, when=DAY, why_not=why_not_buy, do=follow)], chooses=waits)
    with pytest.raises(TypeError, match="'rest' means two things in one phase"):
        verb("rest", NOTHING, use(DAY, do=follow), use((DAY, NIGHT), do=follow))


def test_written_rules_are_shown_when_something_goes_wrong() -> None:
    try:
        VERBS.play(None, SimpleNamespace(phase=DAY), SimpleNamespace(), 1, 0)
    except AttributeError as error:
        shown = traceback.format_exception(error)
        assert any("follow(box, s, trace)" in line for line in shown)
    assert linecache.getlines(VERBS.play.__code__.co_filename)


def test_a_reason_cites_the_paragraph_of_its_place() -> None:
    riga, haithabu = find("riga"), find("haithabu")

    def cited(game: Any, reason: str, action: str) -> str:
        return str(game.paragraph(game.reasons[reason], game.actions.number(action)))

    assert cited(riga, "NO_GOOD", "pay cloth") == "4.3"
    assert cited(riga, "NO_GOOD", "discard cloth") == "7.1"
    assert cited(riga, "NOT_ENOUGH", "charge") == "6.4"
    assert cited(haithabu, "TOO_POOR", "own buy mead") == "3.1"
    assert cited(haithabu, "TOO_POOR", "hire") == "2.6"
    assert cited(haithabu, "TOO_POOR", "buy mead") == "5.7"
