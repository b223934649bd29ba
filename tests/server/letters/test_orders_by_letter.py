"""Orders: they do what was named when the table lies as expected, and else they stop."""

from __future__ import annotations

import os
import random
import re
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from posts import DAYS, acted, begun, thought

from kogge import wire
from kogge.bots.advice.adviser import turn
from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import word
from kogge.core.game import NOBODY
from kogge.core.match import Match
from kogge.games import GAMES
from kogge.games.riga.vocabulary import Good
from kogge.speech.languages import LANGUAGES
from kogge.table import views
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge
from kogge.table.ledger import Orders
from kogge.table.orders import trial
from kogge.table.orders.choices import described
from kogge.table.orders.facts import declared, holds, offered
from kogge.table.orders.firing import fitting, follow_orders, give, gone
from kogge.table.orders.wording import shown
from kogge.table.refusals import words
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


# Choices by description.

ROWS = "take row"


def laid_out(*rows: dict[str, int]) -> Match:
    """Return a match of Riga in which Berta is asked, and the rows lie as we say."""
    match = trial.guess(waiting("riga"), 1, 0, []).match
    position: Any = match.position
    for number, row in enumerate(position.rows):
        held = rows[number] if number < len(rows) else {}
        for good in Good:
            row[good] = held.get(word(good), 0)
    return match


def row(number: int) -> int:
    return GAMES["riga"].actions.number(f"{ROWS} {number}")


def taken(match: Match, *ways: wire.Way) -> tuple[int, str] | None:
    """Return which way is taken, and what it means."""
    found = fitting(match, 1, ways)
    return found and (found.way, match.game.actions.name(found.actions[0]))


WINE = wire.Way(actions=[row(2)], holds=[wire.Fact(name="row-has", one="2", two="wine", value="2")])
CLOTH = wire.Way(actions=[row(1)], best=wire.Best(name="row-with", one="cloth"))


def test_row_2_if_it_still_has_two_wine_else_the_best_row_with_cloth_else_ask() -> None:
    """The row that was taken on the trial board is an example of its kind, and no more."""
    two_wine = laid_out({"cloth": 2}, {"wine": 2}, {"cloth": 1})
    gone = laid_out({"wine": 3}, {"wine": 1}, {"cloth": 1}, {"cloth": 1, "grain": 1})
    equal = laid_out({"wine": 3}, {"cloth": 1}, {"cloth": 1})
    nothing = laid_out({"wine": 3}, {"wine": 1}, {"grain": 1})

    assert taken(two_wine, WINE, CLOTH) == (0, "take row 2")
    assert taken(gone, WINE, CLOTH) == (1, "take row 4")
    assert taken(equal, WINE, CLOTH) == (1, "take row 2")  # of equals the first
    assert taken(nothing, WINE, CLOTH) is None


def test_the_best_row_is_that_of_the_highest_worth_whatever_was_taken_on_the_board() -> None:
    match = laid_out({"grain": 1}, {"grain": 2}, {"cloth": 2})
    best = wire.Way(actions=[row(1)], best=wire.Best(name="row-best"))
    worth = {n: match.game.outlook(match.box, match.view(1), 1, row(n))["worth"] for n in (1, 2, 3)}
    wanted = max(worth, key=lambda number: worth[number])

    assert taken(match, best) == (0, f"take row {wanted}")


def test_a_described_order_fires_at_the_table_and_plays_a_row_of_its_kind() -> None:
    table = waiting("riga")
    asked = table.choosing()[0]
    way = wire.Way(actions=[row(1)], best=wire.Best(name="row-best"))
    after = ordered(table, 1, [way])
    while 1 in after.orders and not after.orders[1].stopped:
        after = acted(after, asked, thought(after, asked))
    own = [entry.action for entry in after.playing.entries[len(table.playing.entries) :]
           if entry.actor == 1]  # fmt: skip

    assert after.game.actions.name(own[0]).startswith(ROWS)
    assert trial.forecast(table, 1, [[way]]).taken == [[trial.GAMES]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_offered_for_what_was_done_and_said_in_words(language: str) -> None:
    match = laid_out({"cloth": 1, "wine": 2}, {"grain": 1})
    guess = trial.Guess(match, 1, (), reached=True)
    board = trial.board(guess, [row(1)], language)
    said = {(told.best.name, told.best.one): told for told in board.bests}

    assert [*said] == [("row-with", "cloth"), ("row-with", "wine"), ("row-best", "")]
    with_cloth = said["row-with", "cloth"]
    wanted = {"en": "take the best row with cloth", "de": "die beste Reihe mit Tuch nehmen"}
    assert with_cloth.sentences == [wanted[language], *board.sentences[1:]]
    assert {told.fact.name for told in with_cloth.facts} == {"season", "goods"}  # none of that row
    way = wire.Way(actions=board.made, best=with_cloth.best)
    shown_ = shown(ordered(waiting("riga"), 1, [way]), 1, language, writable=True)
    assert shown_.turns[0][0].sentences[0] == wanted[language]


def test_a_description_that_fits_none_of_the_moves_is_refused() -> None:
    table = waiting("riga")
    for name, action in (("row-with", "take danzig-bank"), ("luck", "take row 1")):
        number = table.game.actions.number(action)
        way = wire.Way(actions=[number], best=wire.Best(name=name, one="cloth"))
        with pytest.raises(Denied, match="can be described"):
            ordered(table, 1, [way])
        assert gone(trial.guess(table, 1, 0, []).match, 1, way) is None  # even if it was stored


@games
def test_every_description_has_its_figure_and_its_words_in_all_languages(game: str) -> None:
    kind = GAMES[game]
    match = trial.guess(waiting(game), 1, 0, []).match
    for each in described(kind).values():
        named = [a for a in range(len(kind.actions))
                 if re.fullmatch(each.action, kind.actions.name(a))]  # fmt: skip
        assert named
        for action in named:
            assert each.best in kind.outlook(match.box, match.view(1), 1, action)
        for language in LANGUAGES:
            spoken = words(kind, kind.edition, language)
            for text in (f"choice-{each.name}", f"choice-{each.name}-about"):
                assert spoken.say(text, one="x") != text
