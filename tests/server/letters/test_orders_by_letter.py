"""Orders: they do what was named when the table lies as expected, and else they stop."""

from __future__ import annotations

import os
import random
from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from posts import DAYS, acted, begun, thought

from kogge import wire
from kogge.bots.advice.adviser import turn
from kogge.core.carrier.lot import Lots
from kogge.core.game import NOBODY
from kogge.games import GAMES
from kogge.table import views
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge
from kogge.table.ledger import Orders
from kogge.table.orders import trial
from kogge.table.orders.facts import declared, holds, offered
from kogge.table.orders.firing import follow_orders, give
from kogge.table.orders.wording import shown
from kogge.table.table import Table

SOAK = bool(os.environ.get("KOGGE_SOAK"))
games = pytest.mark.parametrize("game", sorted(GAMES))


@lru_cache
def waiting(game: str, seat: int = 1, seed: int = 5, turns: int = 7) -> Table:
    """Return a table early in a game at which a seat waits for others; it is changed on copies."""
    table = begun(DAYS, game=game, seed=seed)
    for number in range(200):
        asked = table.choosing()
        if number >= turns and asked and seat not in asked:
            return table
        other = [each for each in asked if each != seat]
        mover = seat if seat in asked and (number < turns or not other) else other[0]
        if number >= turns and seat in asked and len(table.asked()) > 1:
            mover = seat  # sealed for this round already
        table = acted(table, mover, thought(table, mover, bytes([number])))
    raise AssertionError("nobody waits")


def ordered(table: Table, seat: int, *turns: list[wire.Way]) -> Table:
    """Let a seat give orders."""
    judge = Judge(table, 3_000_000)
    give(judge, seat, turns)
    follow_orders(judge)
    assert judge.noticed == []
    return judge.draft


def way_of(board: wire.TrialBoard) -> wire.Way:
    """Return what was done on a trial board, with the conditions that most would want."""
    return wire.Way(actions=board.made, holds=[f.fact for f in board.facts if f.usual])


def planned(table: Table, seat: int, number: int = 0) -> wire.Way:
    """Return a way that was written by doing."""
    found = trial.guess(table, seat, number, [])
    assert found.reached
    actions = turn(found.match, "greedy", found.match.view(seat), b"plan")
    return way_of(trial.board(found, actions, "en"))


@games
def test_an_order_is_carried_out_with_the_move_before_it_and_just_once(game: str) -> None:
    table = waiting(game)
    asked = table.choosing()[0]
    table = ordered(table, 1, [planned(table, 1)])
    moves = thought(table, asked)

    after = table
    while 1 in after.orders and not after.orders[1].stopped:
        after = acted(after, asked, moves)
        moves = thought(after, asked) if asked in after.choosing() else []
    assert 1 not in after.orders or after.orders[1].stopped


def test_an_order_for_the_next_round_of_visby_is_sealed_ahead_and_can_be_changed() -> None:
    table = waiting("visby")
    way = planned(table, 1)
    table = ordered(table, 1, [way])
    count = len(table.playing.entries)

    after = acted(table, 0, thought(table, 0))

    assert len(after.playing.entries) > count
    assert after.sealed[1].actions == way.actions
    assert after.choosing() == [0]
    other = next(a for a in after.playing.options(1) if a not in way.actions)
    judge = Judge(after, 4_000_000)
    judge.act(1, after.moments[1], [other], "")
    assert judge.draft.sealed[1].actions == [other]


def test_the_second_way_is_taken_if_the_first_does_not_fit() -> None:
    table = waiting("visby")
    good = planned(table, 1)
    bad = wire.Way(actions=good.actions, holds=[wire.Fact(name="round", value="99")])
    after = acted(ordered(table, 1, [bad, good]), 0, thought(table, 0))

    assert after.sealed[1].actions == good.actions


def test_if_nothing_fits_the_seat_is_asked_and_the_orders_wait() -> None:
    table = waiting("visby")
    way = wire.Way(actions=planned(table, 1).actions, holds=[wire.Fact(name="round", value="99")])
    after = acted(ordered(table, 1, [way]), 0, thought(table, 0))

    assert 1 in after.choosing()
    assert after.orders[1].stopped == "unforeseen"
    assert shown(after, 1, "de", writable=False).turns[0][0].facts[0].sentence == (
        "es ist Durchgang 99"
    )


def test_a_move_that_is_taken_back_stops_all_orders() -> None:
    table = waiting("haithabu")
    table = acted(table, 0, thought(table, 0)[:1]) if 0 in table.choosing() else table
    table = ordered(table, 1, [wire.Way(actions=[0])]) if 1 not in table.choosing() else table
    judge = Judge(table, 5_000_000)
    judge.undo(0, table.moments[0], whole=False, command="")
    follow_orders(judge)

    assert judge.draft.orders[1].stopped == "taken-back"


def test_orders_are_for_tables_by_letter_and_for_turns_to_come() -> None:
    live = begun(wire.Clock(kind="live"))
    with pytest.raises(Denied, match="by letter only"):
        ordered(live, 0, [wire.Way(actions=[0])])
    with pytest.raises(Denied, match="it is your turn"):
        ordered(begun(DAYS), 0, [wire.Way(actions=[0])])
    with pytest.raises(Denied, match="there is no action"):
        ordered(waiting("visby"), 1, [wire.Way(actions=[9999])])
    unknown = wire.Way(actions=[0], holds=[wire.Fact(name="luck")])
    with pytest.raises(Denied, match="knows no condition"):
        ordered(waiting("visby"), 1, [unknown])


@games
@given(data=st.data(), seed=st.integers(0, 30 if SOAK else 2))
@settings(max_examples=60 if SOAK else 6, deadline=None)
def test_an_order_never_plays_a_move_that_was_not_named(
    game: str, data: st.DataObject, seed: int
) -> None:
    table = waiting(game, seed=seed)
    numbers = st.integers(0, len(table.game.actions) - 1)
    wild = st.lists(numbers, min_size=1, max_size=4)
    ways = [planned(table, 1, data.draw(st.integers(0, 5)))] if data.draw(st.booleans()) else []
    ways += [wire.Way(actions=each) for each in data.draw(st.lists(wild, min_size=1, max_size=3))]
    table = ordered(table, 1, ways, ways)
    luck = random.Random(seed)  # noqa: S311

    for _ in range(8):
        others = [seat for seat in table.choosing() if seat != 1]
        if table.state != "playing" or not others:
            break
        judge = Judge(table, 6_000_000)
        options = table.playing.options(others[0])
        try:
            judge.act(others[0], table.moments[others[0]], [luck.choice(options)], "")
        except Denied:
            continue
        follow_orders(judge)
        by_hand = [wire.Way(actions=table.sealed[1].actions)] if 1 in table.sealed else []
        check_named(judge, [*ways, *by_hand])
        table = judge.draft


def check_named(judge: Judge, ways: list[wire.Way]) -> None:
    """Check that the seat did nothing but what a way says, in one go, and what was forced."""
    for noticed in judge.noticed:
        own = [s.action for s in noticed.steps if s.actor == 1 and not s.forced]
        named = [way.actions for way in ways]
        assert not own or any(is_part(own, actions) for actions in named), (own, named)


def is_part(own: list[int], actions: list[int]) -> bool:
    """Return whether actions come in this order among others, which were forced."""
    rest = iter(actions)
    return all(action in rest for action in own)


@games
def test_nobody_else_is_told_of_orders(game: str) -> None:
    table = waiting(game)
    given_ = ordered(table, 1, [planned(table, 1)])

    for seat in (0, 1, NOBODY):
        assert views.state(given_, seat, 7) == views.state(table, seat, 7)
    assert views.card(given_, "Anna") == views.card(table, "Anna")


@games
def test_a_trial_board_is_guessed_from_what_the_seat_sees(game: str) -> None:
    """Another world that the seat cannot tell apart gives it the same board."""
    table = waiting(game)
    other = table.copy()
    view = table.playing.view(1)
    twin = other.playing
    twin.position = view.copy()
    twin.game.imagine(twin.box, twin.position, Lots.of(b"another world"))
    if game == "riga":  # the others hide no more than what they seal
        assert twin.position != table.playing.position
    assert twin.view(1) == view

    boards = [trial.board(trial.guess(each, 1, 3, []), [], "en") for each in (table, other)]

    assert boards[0] == boards[1]


@games
def test_every_fact_that_is_offered_holds_where_it_was_found(game: str) -> None:
    table = waiting(game)
    match = trial.guess(table, 1, 0, []).match
    view = match.view(1)
    for action in match.options(1):
        for fact, _ in offered(match.game, view, 1, [action]):
            assert holds(match.game, view, 1, fact)
    assert declared(match.game)
    assert not holds(match.game, view, 1, wire.Fact(name="row-has", one="x", two="y", value="?"))


def test_a_forecast_says_how_often_each_way_is_taken() -> None:
    table = waiting("visby")
    good = planned(table, 1)
    bad = wire.Way(actions=good.actions, holds=[wire.Fact(name="round", value="99")])

    told = trial.forecast(table, 1, [[bad, good], [bad]])

    assert told.taken == [[0, told.games], [0]]
    assert told.asked == [0, told.games]


def test_orders_that_stopped_stay_until_they_are_given_anew() -> None:
    table = waiting("visby").copy()
    table.orders[1] = Orders(after=0, turns=[[planned(table, 1)]], stopped="unforeseen")

    after = acted(table, 0, thought(table, 0))

    assert 1 not in after.sealed
    assert ordered(table, 1).orders == {}
