"""Reviews: the parts add up, the same match has the same review, and mistakes are found."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict, fields, replace
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kogge.bench.endings import ending
from kogge.bench.reviewing import sealed
from kogge.core.carrier.lot import Lots
from kogge.core.error import Broken
from kogge.core.game import CHANCE, EVERYBODY
from kogge.core.match import Match
from kogge.games import find
from kogge.review.care import USUAL, Care, care_for
from kogge.review.findings import Finding, Moment, Parts, Review
from kogge.review.grades import grade, is_certain
from kogge.review.minds.duels import Duels, Unsolved
from kogge.review.minds.questions import Question, questions
from kogge.review.minds.turns import Turns
from kogge.review.moments import MOST, chosen
from kogge.review.review import collected, findings, result
from strategies import begin, played

MIXED = (36, 47)  # endings in which nobody has a sure win: to look through all takes long
LITTLE = Care(find=4, weigh=2, trees=2, draw=1, solve=200, crowd=60)
TABLES = (("visby", 2), ("visby", 4), ("riga", 3), ("haithabu", 2))


def reviewed(match: Match, seat: int) -> Review:
    return collected(match, seat, findings(match, seat, LITTLE))


@pytest.mark.parametrize(("name", "seats"), TABLES)
@settings(max_examples=1, deadline=None)
@given(number=st.integers(1, 1000))
def test_the_parts_add_up_to_the_result(name: str, seats: int, number: int) -> None:
    match = played(find(name), seats, number)
    review = reviewed(match, seat := number % seats)
    results = [result(match, each) for each in range(seats)]

    assert [each.total for each in review.parts] == pytest.approx(results, abs=1e-9)
    assert review.result == results[seat]
    assert {each.even for each in review.parts} == {1 / seats}
    for parts in review.parts:
        assert sum(getattr(parts, each.name) for each in fields(Parts)) == parts.total
    for finding in review.line:  # whatever one seat gains others lose, in every part
        assert sum(each.total for each in finding.parts) == pytest.approx(1, abs=1e-9)
        for part in ("seat", "draws", "reveals", "unforeseen"):
            gains = sum(getattr(each, part) for each in finding.parts)
            assert gains == pytest.approx(0, abs=1e-9)
    assert [each.entry for each in review.line] == sorted(each.entry for each in review.line)


def test_a_match_has_one_review() -> None:
    match = played(find("riga"), 2, 3)

    assert reviewed(match, 1) == reviewed(match, 1)


def test_what_one_of_two_wins_by_luck_the_other_loses() -> None:
    match = played(find("haithabu"), 2, 5)
    minds, now = [Turns(match, seat, LITTLE) for seat in range(2)], Match(match.header)
    for entry in match.entries[:60]:
        if entry.actor == CHANCE:
            lucks = [
                change.draws[mind.seat]
                for mind in minds
                for change in mind.drawn(now, entry.action)
            ]
            assert sum(lucks) == pytest.approx(0, abs=1e-9)
        now.repeat(entry)


def test_a_review_is_plain_data() -> None:
    review = reviewed(played(find("visby"), 2, 1), 0)

    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review
    assert asdict(review)["game"] == "visby"


def test_findings_come_one_by_one() -> None:
    match = played(find("visby"), 2, 2)
    found = findings(match, 0, LITTLE)
    first, *others = next(found), *found

    assert isinstance(first, Finding)
    assert first.entry == 0
    assert sum(isinstance(each, Moment) for each in others) <= MOST


def test_only_a_finished_match_is_reviewed() -> None:
    with pytest.raises(Broken, match="played to its end"):
        next(findings(begin(find("visby"), 2), 0))


# Luck.


def test_the_luck_of_a_draw_has_mean_zero_over_its_outcomes() -> None:
    match, game = begin(find("riga"), 2), find("riga")
    mind = Turns(match, 0, LITTLE)
    weights = game.weights(match.box, match.position)
    lucks = [
        weight * change.draws[0]
        for outcome, weight in enumerate(weights)
        if weight
        for change in mind.drawn(match, outcome)
    ]

    assert match.mover == CHANCE
    assert len(lucks) > 1
    assert sum(lucks) == pytest.approx(0, abs=1e-9)


# What a seat knew.


def test_a_decision_is_judged_by_what_the_seat_knew() -> None:
    """What lies hidden may be anything: the same view has the same finding."""
    match = played(find("riga"), 2, 4)
    now = Match(match.header)
    for entry in match.entries:
        if entry.actor == 0 and len(now.options(0)) > 1 and len(now.entries) > 60:
            break
        now.repeat(entry)
    imagined = now.copy()
    imagined.position = now.view(0)
    imagined.game.imagine(now.box, imagined.position, Lots.of(b"another world"))

    assert imagined.position.viewer == EVERYBODY
    assert imagined.position != now.position
    assert Turns(match, 0, LITTLE).decided(now, entry) == Turns(match, 0, LITTLE).decided(
        imagined, entry
    )


# Choices of one moment.


@cache
def solved_ending() -> tuple[Duels, Question]:
    """Return an ending that can be solved, and is neither won nor lost."""
    game = find("visby")
    for late in filter(None, (ending(game, number) for number in (*MIXED, *range(40)))):
        match = begin(game, 2)
        match.position = late
        mind = Duels(match, 0, replace(USUAL, solve=5000))
        with suppress(Unsolved):
            if 0.2 < mind.solve(late).low < 0.8:
                choices = {seat: match.options(seat)[0] for seat in range(2)}
                return Duels(match, 0, replace(USUAL, solve=50_000)), Question(0, late, choices)
    raise AssertionError("no ending can be solved")


def test_a_planted_blunder_in_an_exact_ending_is_found() -> None:
    mind, question = solved_ending()
    meeting = mind.solved(question.position, mind.judged(question.position))
    worst = min(meeting.acts[0], key=lambda action: meeting.against(0, action))
    decision = mind.asked(replace(question, choices={**question.choices, 0: worst})).decision

    assert decision is not None
    assert decision.exact
    assert decision.loss == pytest.approx(meeting.value - meeting.against(0, worst))
    assert (decision.grade, decision.error) == ("blunder", 0)


def test_how_two_choices_met_stands_apart() -> None:
    mind, question = solved_ending()
    change = mind.asked(question)

    assert change.decided[0][0] <= 1e-9  # nothing is better than the best
    assert change.decided[1][0] >= -1e-9
    assert change.decision is not None
    assert change.decision.hindsight is not None
    assert change.decision.hindsight >= 0


def test_questions_hold_all_choices_of_a_moment() -> None:
    match = played(find("visby"), 3, 1)
    found = list(questions(match))

    assert sum(len(each.choices) for each in found) == len(match.entries)
    assert all(each.at(seat) >= each.entry for each in found for seat in each.choices)


def test_a_choice_is_sealed_with_those_after_it() -> None:
    match = begin(find("visby"), 2)
    first = match.options(0)[0]

    assert len(sealed(match, 0, first).entries) == 2


# Grades.


@pytest.mark.parametrize(
    ("loss", "error", "name"),
    [
        (0.16, 0.0, "blunder"),
        (0.12, 0.01, "mistake"),
        (0.06, 0.02, "inaccuracy"),
        (0.06, 0.03, "sound"),
        (0.30, 0.15, "sound"),
        (0.049, 0.0, "sound"),
    ],
)
def test_a_loss_is_graded_beyond_twice_its_error(loss: float, error: float, name: str) -> None:
    assert grade(loss, error) == name


def test_brilliant_is_best_by_a_margin() -> None:
    assert is_certain(0.06, 0.02)
    assert not is_certain(0.04, 0.0)
    assert not is_certain(0.10, 0.06)


def test_five_moments_are_worth_a_look_the_costliest_first() -> None:
    review = collected(match := played(find("riga"), 2, 6), 0, findings(match, 0, LITTLE))
    costly = [
        replace(each, grade="mistake", loss=n / 100) for n, each in enumerate(review.decisions)
    ]

    assert chosen(review.decisions[:0]) == []
    assert [each.loss for each in chosen(costly)] == sorted(
        (each.loss for each in costly), reverse=True
    )[:MOST]


def test_larger_tables_get_less_care() -> None:
    assert care_for(4).find < care_for(2).find
    assert care_for(4).trees == care_for(2).trees
