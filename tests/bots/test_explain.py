"""Reasons of bots: a word with figures, from views alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kogge.bots.adviser import Adviser
from kogge.bots.budget import Budget
from kogge.bots.explain import KINDS, NOTICED, Reason, explain
from kogge.bots.grower import Weighed
from kogge.bots.guild import Member
from kogge.core.game import Game, Position
from kogge.core.lot import Lots
from kogge.core.match import Match
from kogge.games import GAMES, find
from strategies import begin, step

VISBY = find("visby")
BOX = VISBY.edition.box
KNIGHT, SHIP = (VISBY.actions.numbers[f"play knight {other}"] for other in ("merchant", "ship"))
OTHER_SIDE = {"gain": "loss", "deny": "leave", "far": "late"}


def start() -> Position:
    """Return what the first of two sees at the start of Visby."""
    view: Position = VISBY.view(VISBY.start(BOX, 2, [30]), 0)
    return view


def kinds(*found: Weighed) -> list[str]:
    """Return the words for some choices at the start."""
    return [reason.kind for reason in explain(VISBY, BOX, start(), found)]


def decisions(game: Game, seats: int, count: int) -> Iterator[tuple[Match, Position, list[int]]]:
    """Give what is seen and may be done in the course of a match, where there is a choice."""
    match = begin(game, seats)
    while count and (seat := match.proceed()) >= 0:
        view = match.view(seat)
        if len(actions := game.legal_actions(match.box, view, seat)) > 1:
            yield match, view, actions
            count -= 1
        step(match, 7919 * len(match.entries) + 3)


# Each word.


def test_a_certain_win_is_called_one() -> None:
    assert kinds(Weighed(KNIGHT, 1.0, 0.0, 1.0), Weighed(SHIP, 1.0, 0.0, 0.0)) == ["sure", "sure"]
    assert kinds(Weighed(KNIGHT, 1.0, 0.0, 1.0)) == ["sure"]
    assert "sure" not in kinds(Weighed(KNIGHT, 1.0, 0.3, 1.0), Weighed(SHIP, 0.2, 0.3, 0.0))


def test_where_choices_meet_the_mix_is_told() -> None:
    found = [Weighed(KNIGHT, 0.5, 0.0, 0.3), Weighed(SHIP, 0.5, 0.0, 0.7)]
    first, second = explain(VISBY, BOX, start(), found)

    assert (first.action, first.kind, first.cases) == (SHIP, "mixed", 0.7)
    assert (second.action, second.kind, second.cases) == (KNIGHT, "mixed", 0.3)


def test_what_is_lost_anyway_is_not_called_a_mix() -> None:
    assert kinds(Weighed(KNIGHT, 0.0, 0.0, 0.5), Weighed(SHIP, 0.0, 0.0, 0.5)) == ["even", "even"]


def test_what_lies_within_the_doubt_is_as_good() -> None:
    assert kinds(Weighed(KNIGHT, 0.52, 0.05, 1.0), Weighed(SHIP, 0.48, 0.06, 0.0))[0] == "even"
    assert kinds(Weighed(KNIGHT, 0.6, 0.05, 1.0), Weighed(SHIP, 0.48, 0.06, 0.0))[0] != "even"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_points_are_told_from_both_sides(game: Game) -> None:
    """What speaks for the best beside the next speaks against that beside the best."""
    seen = set()
    for match, view, (one, other, *_) in decisions(game, 3, 25):
        for best, next_best in ((one, other), (other, one)):
            found = [Weighed(best, 0.6, 0.01, 9.0), Weighed(next_best, 0.4, 0.01, 0.0)]
            first, second = explain(game, match.box, view, found)
            seen.add(first.kind)
            assert first.points is None or first.points >= NOTICED
            assert (first.seat is None) == (first.kind != "deny")
            if {first.kind, second.kind} <= {"gain", "loss", "far", "late"}:
                assert second.kind == OTHER_SIDE[first.kind]
                assert first.points == second.points

    assert seen >= ({"gain", "deny", "far"} if game is VISBY else {"gain", "far"})


def test_who_trades_more_for_seals_is_told_how_much_it_brings() -> None:
    view, actions = next(
        (view, actions)
        for _, view, actions in decisions(VISBY, 3, 60)
        if VISBY.actions[actions[-1]].verb == "trade" and len(actions) > 2
    )
    found = [Weighed(actions[-1], 0.7, 0.01, 1.0), Weighed(actions[0], 0.3, 0.01, 0.0)]
    [much, little] = explain(VISBY, BOX, view, found)

    assert (much.kind, little.kind) == ("gain", "loss")
    assert much.points is not None
    assert much.points > 0.5


def test_the_only_choice_that_was_followed_is_compared_with_what_looks_next_best() -> None:
    [alone] = explain(VISBY, BOX, start(), [Weighed(KNIGHT, 0.5, 0.0, 1.0)])

    assert alone.kind in ("gain", "deny", "far")
    assert explain(VISBY, BOX, start(), []) == []


# Of the bots themselves.


def reasons(game: Game, match: Match, view: Position, level: str) -> list[Reason]:
    member = Member(game, match.box, b"key", Budget(sims=60), name=level)
    return explain(game, match.box, view, member.weigh(view))


@pytest.mark.parametrize("level", ["craftsman", "alderman"])
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_bots_explain_any_view(game: Game, seats: int, level: str) -> None:
    for match, view, actions in decisions(game, seats, 12):
        told = reasons(game, match, view, level)

        assert 1 <= len(told) <= 3
        assert {reason.action for reason in told} <= set(actions)
        for reason in told:
            assert reason.kind in KINDS
            assert 0 <= reason.share <= 1 + 1e-6
            assert 0 <= reason.doubt <= 0.5
            assert reason.seat is None or reason.seat != view.viewer


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_hidden_changes_no_explanation(game: Game) -> None:
    for match, view, _ in decisions(game, 2, 8):
        worlds = [view.copy(), view.copy()]
        for number, world in enumerate(worlds):
            game.imagine(match.box, world, Lots.of(bytes([number])))
        told = [
            reasons(game, match, game.view(world, view.viewer), "craftsman") for world in worlds
        ]

        assert told[0] == told[1]


def test_an_adviser_names_what_it_explains_first_and_is_silent_without_a_choice() -> None:
    for match, view, _ in decisions(find("riga"), 2, 5):
        adviser = Adviser(match.game, match.box, b"key", "craftsman")
        action = adviser.choose(view)
        assert adviser.reasons is not None
        assert adviser.reasons[0].action == action

    forced = begin(VISBY, 2)
    while forced.forced(seat := forced.mover) is None:
        step(forced, 0)
    adviser = Adviser(forced.game, forced.box, b"key", "craftsman")
    assert adviser.choose(forced.view(seat)) == forced.forced(seat)
    assert adviser.reasons == []
