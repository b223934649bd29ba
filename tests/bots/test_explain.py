"""Reasons of bots: a word with figures, from views alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kogge.bots.advice.adviser import Adviser
from kogge.bots.advice.explain import DRIFT, KINDS, NOTICED, Case, Explained, advised, explain
from kogge.bots.advice.first_sight import Follower, first_sight, lead_of
from kogge.bots.duel.duellist import Duellist
from kogge.bots.guild import Member
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.time.budget import Budget
from kogge.bots.weighed import Weighed
from kogge.bots.yardsticks.plan import Planner
from kogge.core.carrier.lot import Lots
from kogge.core.game import Game, Position
from kogge.core.match import Match
from kogge.games import GAMES, find
from kogge.games.haithabu.vocabulary import GIVE, PICK, TURN
from soaking import SOAK
from strategies import begin, step

VISBY = find("visby")
BOX = VISBY.edition.box
KNIGHT, SHIP, FLEET = (
    VISBY.actions.numbers[f"play knight {other}"] for other in ("merchant", "ship", "fleet")
)
HAITHABU = find("haithabu")
OTHER_SIDE = {"gain": "loss", "deny": "leave", "invest": "late", "allow": "late", "far": "late"}


def start(*, solved: bool = False, seats: int = 2) -> Case:
    """Return what the first seat decides about at the start of Visby."""
    return Case(VISBY, BOX, VISBY.view(VISBY.start(BOX, seats, [30]), 0), solved)


def kinds(*found: Weighed, solved: bool = False) -> list[str]:
    """Return the words for some choices at the start."""
    return [reason.kind for reason in explain(start(solved=solved), found)]


def first(case: Case, *found: Weighed) -> int:
    """Return what is advised."""
    return advised(case, found)[0].action


def decisions(game: Game, seats: int, count: int) -> Iterator[tuple[Match, Any, list[int]]]:
    """Yield views and legal actions in the course of a match, where there is a choice."""
    match = begin(game, seats)
    while count and (seat := match.proceed()) >= 0:
        view = match.view(seat)
        if len(actions := game.legal_actions(match.box, view, seat)) > 1:
            yield match, view, actions
            count -= 1
        step(match, 7919 * len(match.entries) + 3)


# The order.


def test_what_wins_more_often_is_advised_though_less_was_spent_on_it() -> None:
    found = [Weighed(KNIGHT, 0.27, 0.01, 900.0), Weighed(SHIP, 0.43, 0.02, 200.0)]

    assert first(start(), *found) == SHIP
    assert first(start(solved=True), *found) == KNIGHT


def test_what_was_hardly_followed_is_not_advised() -> None:
    found = [Weighed(KNIGHT, 0.3, 0.02, 900.0), Weighed(SHIP, 0.9, 0.5, 1.0)]

    assert first(start(), *found) == KNIGHT


def test_of_two_that_look_alike_the_one_that_is_known_better_is_advised() -> None:
    riga = begin(find("riga"), 2)
    seat = riga.proceed()
    one, other, *_ = riga.game.legal_actions(riga.box, riga.position, seat)
    found = [Weighed(one, 0.5, 0.1, 20.0), Weighed(other, 0.49, 0.01, 100.0)]

    assert first(Case(riga.game, riga.box, riga.view(seat), solved=False), *found) == other


def trading() -> tuple[Case, list[int]]:
    """Return a moment of Visby at which wares can be traded for seals, and how many."""
    return next(
        (Case(VISBY, BOX, view, solved=False), actions)
        for _, view, actions in decisions(VISBY, 3, 60)
        if VISBY.actions[actions[-1]].verb == "trade" and len(actions) > 2
    )


@pytest.mark.parametrize("share", [0.0, 0.004, 1.0])
def test_where_the_game_is_decided_what_stands_best_is_advised(share: float) -> None:
    """The same, whatever the search happened to look at most."""
    case, actions = trading()
    points = first_sight(VISBY, BOX, case.view, actions)
    best = max(actions, key=lambda action: lead_of(points[action], case.view.viewer))
    worst = min(actions, key=lambda action: lead_of(points[action], case.view.viewer))
    found = [Weighed(worst, share, 0.0, 9.0), Weighed(best, share, 0.0, 8.0)]

    assert best != worst
    assert first(case, *found) == best
    assert first(case, *reversed(found)) == best


def test_who_is_lost_is_not_told_to_borrow() -> None:
    loan, seen = HAITHABU.actions.numbers["loan"], 0
    for match, view, actions in decisions(HAITHABU, 2, 60):
        if loan in actions and view.phase == TURN:
            seen += 1
            found = [Weighed(action, 0.0, 0.0, 9.0) for action in actions]
            assert first(Case(HAITHABU, match.box, view, solved=False), *found) != loan

    assert seen > 5


# Each word.


def test_a_certain_win_is_called_one() -> None:
    assert kinds(Weighed(KNIGHT, 1.0, 0.0, 1.0), Weighed(SHIP, 1.0, 0.0, 1.0)) == ["sure", "sure"]
    assert kinds(Weighed(KNIGHT, 1.0, 0.0, 1.0)) == ["sure"]
    assert "sure" not in kinds(Weighed(KNIGHT, 1.0, 0.2, 1.0), Weighed(SHIP, 0.2, 0.2, 1.0))


def test_a_lost_game_is_called_one_and_promises_nothing() -> None:
    lost = Weighed(KNIGHT, 0.003, 0.001, 9.0)

    assert kinds(lost, Weighed(SHIP, 0.001, 0.001, 9.0)) == ["lost", "lost"]
    assert kinds(lost) == ["lost"]
    assert kinds(lost, Weighed(SHIP, 0.0, 0.0, 1.0), solved=True) == ["lost", "lost"]


def test_what_loses_beside_a_good_choice_is_worse_and_not_only_no_better() -> None:
    best, other = kinds(Weighed(KNIGHT, 0.5, 0.01, 9.0), Weighed(SHIP, 0.001, 0.001, 9.0))

    assert best != "lost"
    assert other in ("loss", "leave", "late")


def test_where_choices_meet_the_mix_is_told() -> None:
    found = [Weighed(KNIGHT, 0.5, 0.0, 0.3), Weighed(SHIP, 0.5, 0.0, 0.7)]
    first, second = explain(start(solved=True), found)

    assert (first.action, first.kind, first.cases) == (SHIP, "mixed", 0.7)
    assert (second.action, second.kind, second.cases) == (KNIGHT, "mixed", 0.3)


def test_of_a_mix_is_told_what_it_brings_as_of_other_choices() -> None:
    """Compared one way it brings something, compared the other way it does not."""
    told = []
    for best, other in ((KNIGHT, SHIP), (SHIP, KNIGHT), (KNIGHT, FLEET), (FLEET, KNIGHT)):
        found = [Weighed(best, 0.5, 0.0, 0.7), Weighed(other, 0.5, 0.0, 0.3)]
        alone = [Weighed(best, 0.5, 0.0, 0.7), Weighed(other, 0.4, 0.0, 0.3)]
        mixed, compared = (explain(start(solved=True), each)[0] for each in (found, alone))
        assert (mixed.kind, mixed.cases) == ("mixed", 0.7)
        if compared.kind in ("gain", "deny"):
            assert (mixed.points, mixed.seat) == (compared.points, compared.seat)
        else:
            assert (mixed.points, mixed.seat) == (None, None)
        told.append(mixed.points is not None)

    assert set(told) == {True, False}


def test_what_lies_within_the_doubt_of_both_is_as_good() -> None:
    assert kinds(Weighed(KNIGHT, 0.52, 0.05, 9.0), Weighed(SHIP, 0.48, 0.06, 0.1))[0] == "even"
    assert kinds(Weighed(KNIGHT, 0.54, 0.05, 9.0), Weighed(SHIP, 0.47, 0.06, 0.1))[0] == "even"
    assert kinds(Weighed(KNIGHT, 0.6, 0.05, 9.0), Weighed(SHIP, 0.48, 0.06, 0.1))[0] != "even"


def test_judgements_of_one_mind_err_alike_so_that_their_differences_count() -> None:
    def kind(lead: float, doubt: float) -> str:
        found = Weighed(KNIGHT, 0.5, doubt, 1.0), Weighed(SHIP, 0.5 - lead, doubt, 0.0)
        return kinds(*found, solved=True)[0]

    assert kind(0.03, 0.06) != "even"
    assert kind(0.005, 0.06) == "even"
    assert kind(0.001, 0.0) != "even"
    assert kind(0.0, 0.0) == "even"


def test_what_was_hardly_looked_at_has_no_share_and_is_not_what_the_best_is_measured_by() -> None:
    found = [Weighed(KNIGHT, 0.4, 0.01, 9.0), Weighed(SHIP, 0.6, 0.5, 0.1)]
    best, slight = kinds(*found)

    assert slight == "slight"
    assert best in ("gain", "deny", "invest", "allow", "far")


def test_where_several_meet_a_search_is_less_sure_than_it_knows() -> None:
    found = [Weighed(KNIGHT, 0.5, 0.002, 9.0), Weighed(SHIP, 0.4, 0.08, 9.0)]
    certain = [Weighed(KNIGHT, 1.0, 0.0, 9.0), Weighed(SHIP, 0.4, 0.08, 9.0)]

    assert [each.doubt for each in explain(start(seats=4), found)] == [DRIFT, 0.08]
    assert [each.doubt for each in explain(start(solved=True), found)] == [0.002, 0.08]
    assert explain(start(seats=4), certain)[0].doubt == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_points_are_told_from_both_sides(game: Game) -> None:
    """What speaks for the best against the next speaks against the next compared with the best."""
    seen = set()
    for match, view, (one, other, *_) in decisions(game, 3, 25):
        for best, next_best in ((one, other), (other, one)):
            found = [Weighed(best, 0.6, 0.01, 9.0), Weighed(next_best, 0.4, 0.01, 9.0)]
            first, second = explain(Case(game, match.box, view, solved=False), found)
            seen.add(first.kind)
            assert first.points is None or first.points >= NOTICED
            assert (first.seat is None) == (first.kind not in ("deny", "allow"))
            if first.kind in ("gain", "deny") and second.kind == OTHER_SIDE[first.kind]:
                assert first.points == pytest.approx(second.points)
                assert first.seat == second.seat
            elif first.kind in ("invest", "allow", "far"):
                assert second.kind in ("late", "loss", "leave")

    assert seen >= ({"gain", "deny", "invest", "far"} if game is VISBY else {"gain", "invest"})


def test_a_choice_that_costs_points_at_first_is_not_said_to_look_alike() -> None:
    """What brings more one way brings less the other way, and yet may win more often."""
    case, actions = trading()
    much, little = actions[-1], actions[0]
    points = first_sight(VISBY, BOX, case.view, actions)
    found = [Weighed(little, 0.7, 0.01, 1.0), Weighed(much, 0.3, 0.01, 1.0)]
    best, other = explain(case, found)

    assert (best.kind, other.kind) == ("invest", "late")
    seat = case.view.viewer
    assert best.points == pytest.approx(points[much][seat] - points[little][seat])


def test_who_trades_more_for_seals_is_told_how_much_it_brings() -> None:
    case, actions = trading()
    found = [Weighed(actions[-1], 0.7, 0.01, 1.0), Weighed(actions[0], 0.3, 0.01, 1.0)]
    much, little = explain(case, found)

    assert (much.kind, little.kind) == ("gain", "loss")
    assert much.points is not None
    assert much.points > 0.5


def test_the_only_choice_that_was_followed_is_compared_with_what_looks_next_best() -> None:
    [alone] = explain(start(), [Weighed(KNIGHT, 0.5, 0.0, 1.0)])

    assert alone.kind in ("gain", "deny", "invest", "allow", "far")
    assert explain(start(), []) == []


# First sight.


def asked_in(phase: int) -> Iterator[tuple[Match, Any]]:
    """Yield the views in a phase of some matches of Haithabu for three."""
    for number in range(1, 13):
        match, wish = begin(HAITHABU, 3, number), 1
        while (seat := match.proceed()) >= 0:
            view: Any = match.view(seat)
            if view.phase == phase:
                yield match, view
            wish = (wish * 1103515245 + 12345) % 2**31
            step(match, wish >> 8)


def belongings(s: Any, seat: int) -> int:
    """Return how much can be given: a good or a point counts as the ten silver that replace it."""
    goods = sum(s.warehouse[seat]) + sum(s.post[seat])
    return int(10 * (goods + s.points[seat]) + s.silver[seat])


def test_what_others_give_within_a_turn_is_part_of_what_it_brings() -> None:
    """The Viking Games: the others each give the roller something of their own choice."""
    games, eye, seen = HAITHABU.actions.numbers["event 1"], eye_of(find("haithabu")), 0
    for match, view in asked_in(PICK):
        seat, box = view.viewer, match.box
        if games not in HAITHABU.legal_actions(box, view, seat):
            continue
        seen += 1
        stopped = Planner(HAITHABU, box, eye).after(view, seat, games)
        followed = Follower(HAITHABU, box, eye).after(view, seat, games)
        others = [other for other in range(3) if other != seat]
        assert HAITHABU.mover(stopped) in others
        for other in others:
            assert belongings(followed, other) < belongings(stopped, other)

    assert seen > 1


def test_who_is_asked_within_the_turn_of_another_does_not_play_it_for_him() -> None:
    eye, seen = eye_of(find("haithabu")), 0
    for match, view in asked_in(GIVE):
        seat, box, seen = view.viewer, match.box, seen + 1
        action = HAITHABU.legal_actions(box, view, seat)[0]
        stopped = Planner(HAITHABU, box, eye).after(view, seat, action)
        followed = Follower(HAITHABU, box, eye).after(view, seat, action)
        assert followed.pack() == stopped.pack()

    assert seen > 1


# Of the bots themselves.


def reasons(game: Game, match: Match, view: Position, level: str) -> list[Explained]:
    member = Member(game, match.box, b"key", Budget(sims=60), name=level)
    found = member.weigh(view)
    return explain(Case(game, match.box, view, isinstance(member.mind, Duellist)), found)


TABLES = [(game, seats) for game in GAMES.values() for seats in game.seats]


@pytest.mark.parametrize("level", ["craftsman", "alderman"])
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda each: getattr(each, "name", None))
def test_bots_explain_any_view(game: Game, seats: int, level: str) -> None:
    moments = list(decisions(game, seats, 10_000))
    for match, view, actions in moments[:: len(moments) // (7 if SOAK else 3)]:
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
