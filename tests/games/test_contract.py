"""The contract of every game: Visby, the toy, and any that come after them."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.core import notation
from kogge.core.carrier import codec
from kogge.core.carrier.lot import Lots
from kogge.core.carrier.room import room
from kogge.core.game import CHANCE, EVERYBODY, NOBODY, NONE, NOT_ASKED, Game
from kogge.core.loop import Desk
from kogge.core.match import Match
from kogge.core.trace import LINES, Trace
from kogge.core.trials.trial import Table
from soaking import SOAK
from strategies import TESTED, begin, matches, played
from strategies import step as play_step

pytestmark = pytest.mark.parametrize("game", TESTED, ids=lambda game: game.name)


def find_tested(name: str) -> Game:
    return next(game for game in TESTED if game.name == name)


def cells_in(value: object) -> Iterator[object]:
    """Yield all that lies in the rows of a field."""
    if isinstance(value, list):
        for each in value:
            yield from cells_in(each)
    else:
        yield value


@given(data=st.data())
def test_somebody_can_always_act_until_the_end(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = match.mover

    if seat == CHANCE:
        assert sum(game.weights(match.box, match.position)) > 0
        assert game.together(match.position) == 0
    elif seat == NOBODY:
        assert game.together(match.position) == 0
    else:
        assert match.legal(seat)
        assert game.together(match.position) >> seat & 1


@given(data=st.data())
def test_views_agree_with_what_is_so(game: Game, data: st.DataObject) -> None:
    """Everybody sees how far it has come and what he may do; a view of a view is itself."""
    match = data.draw(matches(game))
    stage, seats = codec.describe(match.position, game.stage), range(match.position.seats)

    for seat in (NOBODY, *seats):
        view = match.view(seat)
        assert codec.describe(view, game.stage) == stage
        assert view == game.view(view, seat)
        assert view.viewer == seat
    for seat in seats:
        by_view = game.legal_actions(match.box, match.view(seat), seat)
        assert game.legal_actions(match.box, match.position, seat) == by_view


@given(data=st.data())
def test_legal_is_what_is_not_refused(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    s, asked = match.position, game.together(match.position)
    for seat in range(s.seats):
        refusals = [game.refusal(match.box, s, seat, n) for n in range(len(game.actions))]
        mask = [7] * len(game.actions)
        count = game.legal(match.box, s, seat, mask)

        assert [reason == NONE for reason in refusals] == [bool(mark) for mark in mask]
        assert sum(mask) == count
        if not asked >> seat & 1:
            assert set(refusals) == {NOT_ASKED}
        assert all(reason in game.paragraphs for reason in refusals if reason != NONE)


@pytest.mark.parametrize("number", range(5 if SOAK else 1))
def test_games_end_and_rank_their_seats(game: Game, number: int) -> None:
    for seats in game.seats:
        match = played(game, seats, number)
        places = game.places(match.box, match.position)

        assert min(places) == 1
        assert len(places) == seats
        assert game.together(match.position) == 0


@given(data=st.data())
def test_a_copy_is_equal_and_independent_and_holds_plain_numbers(
    game: Game, data: st.DataObject
) -> None:
    match = data.draw(matches(game))
    before = match.position.pack()
    copy = match.position.copy()
    rows = [value for value in vars(copy).values() if isinstance(value, list)]

    assert copy == match.position
    assert hash(copy) == hash(match.position)
    assert {type(cell) for cell in cells_in(rows)} == {int}  # they are told as they are
    if not match.over:
        play_step(match, 0)
        assert copy.pack() == before


@given(data=st.data())
def test_positions_survive_bytes_and_json(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.sampled_from([EVERYBODY, NOBODY, 0]))
    s = match.position if seat == EVERYBODY else match.view(seat)
    told = json.loads(json.dumps(codec.describe(s)))

    assert game.position_kind.unpack(s.pack()) == s
    assert codec.restore(game.position_kind, told) == s
    assert codec.restore(game.position_kind, told).pack() == s.pack()
    assert game.position_kind.unpack(room(s, flat=True).tobytes()) == s


@given(data=st.data())
def test_matches_survive_text_and_json(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    if not match.over:
        match.note("Anna waits")
    if data.draw(st.booleans()) and not match.over:
        play_step(match, 0)
    text, as_json = notation.text(match), notation.as_json(match)
    for form in (text, as_json):
        read = notation.read(form, "m", find_tested, lambda game, _: game.edition)

        assert text == notation.text(read)
        assert as_json == notation.as_json(read)
        assert match.position == read.position
        assert match.entries == read.entries


@given(number=st.integers(0, 10**6), data=st.data())
def test_both_carriers_play_the_same_game(game: Game, number: int, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats))
    match = begin(game, seats, number)
    table = Table(game, match.box, match.position, flat=True)
    for _ in range(data.draw(st.integers(1, 60))):
        seat = match.mover
        assert seat == table.mover()
        assert game.together(match.position) == table.together()
        if seat == NOBODY:
            break
        if seat == CHANCE:
            assert game.weights(match.box, match.position) == table.weights()
        else:
            assert game.legal_actions(match.box, match.position, seat) == table.legal(seat)
        play_step(match, data.draw(st.integers(0, 10**6)))
        table.play(seat, match.entries[-1].action)

        assert match.position == table.position
        assert match.entries[-1].digest == table.position.digest()
    for seat in range(seats):
        lines = [0] * len(game.lines)
        game.tally(match.box, match.position, seat, lines)
        assert lines == table.tally(seat)
    assert game.places(match.box, match.position) == table.places()


@given(data=st.data())
def test_both_carriers_hide_and_imagine_the_same(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.sampled_from([NOBODY, *range(len(match.header.seats))]))
    key = data.draw(st.binary(max_size=4))
    table = Table(game, match.box, match.position, flat=True)
    view = match.view(seat)
    table.hide(seat)
    assert view == table.position
    game.imagine(match.box, view, Lots.of(key))
    table.imagine(key)
    assert view == table.position


def test_whole_random_games_come_out_the_same_on_both_carriers(game: Game) -> None:
    games = 20 if SOAK else 3
    for seats in game.seats:
        start = begin(game, seats).position
        plain, flat = (
            Desk(game, game.edition.box, start, b"contract", flat=carrier)
            for carrier in (False, True)
        )
        plain.play(games)
        flat.play(games)

        assert plain.work[0].pack() == flat.work.tobytes()
        assert plain.lots[0].pack() == flat.lots.tobytes()
        assert list(plain.counts) == list(flat.counts)


def test_the_trace_never_overflows(game: Game) -> None:
    longest = 0
    for seats in game.seats:
        match, replayed = played(game, seats, 3), begin(game, seats, 3)
        for entry in match.entries:
            replayed.repeat(entry)
            longest = max(longest, replayed.trace.used)

    assert 0 < longest < LINES // 2


@given(data=st.data())
def test_what_is_imagined_looks_the_same_to_the_seat(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.sampled_from(range(len(match.header.seats))))
    imagined = match.view(seat)
    game.imagine(match.box, imagined, Lots.of(data.draw(st.binary(max_size=4))))

    assert imagined.viewer == EVERYBODY
    assert match.view(seat) == game.view(imagined, seat)


@given(data=st.data())
def test_events_have_a_name_for_every_figure(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for step in match.log(EVERYBODY):
        for event in step.events:
            told = game.describe_event(event)
            assert told["event"]
            figures = len(game.figures[event.event])
            assert set(event[3 + figures :]) <= {0}


def test_playing_does_not_depend_on_what_the_trace_held_before(game: Game) -> None:
    match: Match = begin(game, game.seats[0])
    match.trace = Trace.plain()
    match.trace.used = 5
    other = begin(game, game.seats[0])
    play_step(match, 3)
    play_step(other, 3)

    assert match.entries == other.entries
    assert match.trace.used == other.trace.used
