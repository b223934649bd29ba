"""Matches: acting, undoing, and what each seat has seen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.core.chance import Seed
from kogge.core.error import Broken, Refused
from kogge.core.game import CHANCE, EVERYBODY, NOBODY, Game
from kogge.core.header import Header, Seat
from kogge.core.match import END, Match
from kogge.games import find
from strategies import TESTED, begin, matches, played, step
from toy import GAME as TOY

VISBY = find("visby")


def visby(seats: int = 2) -> Match:
    return begin(VISBY, seats)


def test_a_seat_out_of_turn_is_refused_with_the_reason() -> None:
    match = visby()
    with pytest.raises(Refused) as caught:
        match.act("Berta", "play knight ship")

    assert caught.value.name == "not-asked"
    assert not match.entries


def test_an_unknown_seat_or_action_is_named() -> None:
    with pytest.raises(Broken, match=r"nobody is called 'Zoe' \(expected: Anna, Berta"):
        visby().act("Zoe", "play knight ship")
    with pytest.raises(Broken, match="perhaps 'play knight ship'"):
        visby().act("Anna", "play knigt ship")
    with pytest.raises(Broken, match="begins with play / trade"):
        visby().act("Anna", "xyzzy")


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (["Anna"], "1 cannot play this game (expected: 2 to 6 players)"),
        (["Anna"] * 7, "7 cannot play"),
        (["Anna", "Anna"], "two seats are called 'Anna'"),
        (["Anna", "chance"], "'chance' is not a valid name for a seat"),
        (["Anna", " Berta"], "' Berta' cannot be part of a line"),
        (["Anna", "Ber  ta"], "cannot be part of a line"),
        (["Anna", "Ber\nta"], "cannot be part of a line"),
        (["Anna", ""], "'' cannot be part of a line"),
        (["Anna", "x" * 25], "at most 24 characters"),
    ],
)
def test_seats_that_cannot_be_are_refused(seats: list[str], sentence: str) -> None:
    with pytest.raises(Broken) as caught:
        Match.begin(VISBY, [Seat(name) for name in seats], Seed.of_number(1))

    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("options", "seats", "sentence"),
    [
        ({"target": "31"}, 2, "target: '31' is not offered (expected: 30, 45)"),
        ({"target": "45"}, 4, "'45' is not offered to 4 players (expected: 2 to 3 players)"),
        ({"goal": "30"}, 2, "there is no option 'goal' (expected: target)"),
    ],
)
def test_options_that_cannot_be_are_refused(
    options: dict[str, str], seats: int, sentence: str
) -> None:
    sitting = [Seat(f"Seat {n}") for n in range(seats)]
    with pytest.raises(Broken) as caught:
        Header.of(VISBY, sitting, "0" * 64, options)

    assert sentence in str(caught.value)


def test_a_sealed_choice_can_be_taken_back_until_the_reveal() -> None:
    match = visby()
    match.act("Anna", "play knight ship")
    match.undo(0, "Anna")
    match.act("Anna", "play troops ship")
    match.act("Berta", "play troops ship")

    assert match.horizon() == 2
    assert [note.text for note in match.notes] == ["back to 0 by Anna"]
    with pytest.raises(Broken, match="what came up to 2 is known"):
        match.undo(1, "Berta")


def test_a_lone_trade_teaches_nothing_but_itself() -> None:
    match = visby()
    match.act("Anna", "play ship merchant")
    match.act("Berta", "play troops knight")
    position = match.position.copy()
    match.act("Anna", "trade 2")

    assert match.horizon() == 2
    match.undo(2, "Anna")
    assert match.position == position


def test_a_draw_is_never_taken_back() -> None:
    match = begin(TOY, 2)
    while match.mover == CHANCE:
        match.draw()
    drawn = len(match.entries)
    match.play(0, game_actions(match)[0])

    assert match.horizon() == drawn
    match.undo(drawn, "Anna")
    with pytest.raises(Broken, match="is known"):
        match.undo(drawn - 1, "Anna")


def game_actions(match: Match) -> list[int]:
    return match.game.legal_actions(match.box, match.position, match.mover)


@given(data=st.data())
@pytest.mark.parametrize("game", TESTED, ids=lambda game: game.name)
def test_undo_never_lets_a_seat_tell_worlds_apart(game: Game, data: st.DataObject) -> None:
    """After going back to the horizon every seat knows exactly what it knew there."""
    match = data.draw(matches(game, longest=60))
    horizon, seats = match.horizon(), range(len(match.header.seats))
    knew = [match.at(horizon).view(seat) for seat in seats]
    learned = [match.view(seat) for seat in seats]
    replayed = match.at(horizon)
    for entry in match.entries[horizon:]:
        for seat in seats:
            game.play(match.box, knew[seat], replayed.trace, entry.actor, entry.action)
            game.hide(knew[seat], seat)

    assert knew == learned  # what came after the horizon follows from what was known there


def test_proceed_draws_and_plays_what_is_forced() -> None:
    match = begin(TOY, 2)

    assert match.proceed() == 0
    assert all(entry.actor == CHANCE for entry in match.entries)
    assert len(game_actions(match)) > 1


def test_the_log_of_a_seat_leaves_out_what_it_did_not_see() -> None:
    match = begin(TOY, 2)
    while match.mover == CHANCE:
        match.draw()
    own = [step for step in match.log(0) if step.done]
    everything = [step for step in match.log(EVERYBODY) if step.done]
    strangers = [step for step in match.log(NOBODY) if step.done]

    assert len(own) == 5  # three cards of its own, the open card, the die
    assert len(strangers) == 2
    assert len(everything) == len(match.entries) == 8


def test_a_match_at_any_point_is_the_match_that_was() -> None:
    match = played(TOY, 3, 5)
    digests = [match.at(count).position.digest() for count in range(1, len(match.entries) + 1)]

    assert [entry.digest for entry in match.entries] == digests


def test_a_note_ends_a_match_where_it_stands() -> None:
    match = visby()
    match.act("Anna", "play knight ship")
    match.note("Berta gives up")
    assert not match.ended
    match.note(END)

    assert match.ended
    assert not match.over
    assert not match.at(0).ended
    match.undo(0, "Anna")
    assert not match.ended  # she has changed her mind


def test_a_match_that_goes_on_has_not_ended() -> None:
    match = visby()
    match.note(END)
    match.act("Anna", "play knight ship")

    assert not match.ended


@pytest.mark.parametrize("game", TESTED, ids=lambda game: game.name)
def test_a_match_that_is_over_has_ended(game: Game) -> None:
    match = played(game, 2, 3)

    assert match.ended
    assert match.revealed() == len(match.entries)


def test_at_the_end_everybody_may_read_what_was_sealed() -> None:
    match = visby()
    match.act("Anna", "play knight ship")
    assert match.revealed() == 0
    match.note(END)

    assert match.revealed() == 1


def test_what_cannot_happen_is_refused() -> None:
    match = begin(TOY, 2)
    with pytest.raises(Broken, match="'die 3' cannot happen now"):
        match.apply_outcome(TOY.outcomes.number("die 3"))
    match.apply_outcome(TOY.outcomes.number("card c4"))
    with pytest.raises(Broken, match="'card c4' cannot happen now"):
        match.apply_outcome(TOY.outcomes.number("card c4"))


def test_the_same_seed_draws_the_same_game() -> None:
    one, two = begin(TOY, 2, 11), begin(TOY, 2, 11)
    for _ in range(12):
        step(one, 0)
        step(two, 0)

    assert one.entries == two.entries
