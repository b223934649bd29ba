"""Matches that begin elsewhere: all is shown from there, and the beginning only at the end."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.core import notation
from kogge.core.carrier.codec import amend
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.game import CHANCE, EVERYBODY, NOBODY, Game, Position
from kogge.core.header import Header
from kogge.core.match import END, Entry, Match
from kogge.games import find
from strategies import TESTED, begin, matches, step
from toy import GAME as TOY

VISBY = find("visby")
every_game = pytest.mark.parametrize("game", TESTED, ids=lambda game: game.name)


def elsewhere(match: Match, origin: Position | None = None) -> Match:
    """Return a match that begins where another stands, or at some position of it."""
    header, seed = match.header, Seed.of_number(8)
    return Match.begin(
        header.game, header.seats, seed, header.options, header.edition, origin or match.position
    )


def follow(match: Match, entry: Entry) -> None:
    if entry.actor == CHANCE:
        match.apply_outcome(entry.action)
    else:
        match.play(entry.actor, entry.action)


def read(data: bytes | str) -> Match:
    def find_tested(name: str) -> Game:
        return TOY if name == "toy" else find(name)

    return notation.read(data, "g.txt", find_tested, lambda game, _: game.edition)


def broken(data: bytes | str) -> str:
    with pytest.raises(Broken) as caught:
        read(data)
    return str(caught.value)


def in_hand() -> Match:
    """Return a match of the toy that begins with all cards dealt and ends in its second round."""
    before = begin(TOY, 2)
    for _ in range(8):
        before.draw()
    match = elsewhere(before)
    for wish in range(7):
        step(match, wish)
    match.note(END)
    return match


TEXT, JSON = notation.text(in_hand()), notation.as_json(in_hand())


# Playing.


def test_a_match_begins_where_another_stands() -> None:
    before = begin(VISBY, 2)
    before.act("Anna", "play knight merchant")
    match = elsewhere(before)
    before.act("Berta", "play troops ship")

    assert match.entries == []
    assert match.mover == 1  # the choice of Anna lies there, still sealed
    match.act("Berta", "play troops ship")
    assert match.position == before.position
    assert match.at(0).position == before.at(1).position


@every_game
@given(data=st.data())
def test_what_comes_after_is_as_if_nothing_had_been_cut(game: Game, data: st.DataObject) -> None:
    whole = data.draw(matches(game, longest=60))
    cut = data.draw(st.integers(0, len(whole.entries)))
    before = whole.at(cut)
    match = elsewhere(before)
    for entry in whole.entries[cut:]:
        follow(match, entry)

    assert match.entries == whole.entries[cut:]
    assert cut + match.horizon() == max(cut, whole.horizon())
    assert match.at(match.horizon()).position == whole.at(cut + match.horizon()).position
    for seat in (EVERYBODY, NOBODY, *range(len(match.header.seats))):
        seen = len(list(before.log(seat)))
        assert list(match.log(seat)) == list(whole.log(seat))[seen:]


def test_undo_goes_back_to_the_beginning_and_no_further() -> None:
    before = begin(VISBY, 2)
    for wish in range(4):
        step(before, wish)
    match = elsewhere(before)
    step(match, 0)
    match.undo(0, "Anna")

    assert match.position == before.position
    with pytest.raises(Broken, match="cannot go back to 0 of 0 actions"):
        match.undo(0, "Anna")


def test_the_draws_come_from_a_seed_of_its_own() -> None:
    match = elsewhere(begin(TOY, 2))
    for _ in range(8):
        match.draw()
    plain = begin(TOY, 2, 8)
    for _ in range(8):
        plain.draw()

    assert match.entries == plain.entries


def test_nothing_of_it_may_be_read_by_all_before_the_end() -> None:
    """Every digest reveals something about the hidden cards with which the match began."""
    match = in_hand()

    assert match.revealed() == 7
    assert match.at(6).revealed() == 0


def test_a_position_that_cannot_be_the_beginning_is_refused() -> None:
    match = begin(TOY, 2)
    with pytest.raises(Broken) as seats:
        elsewhere(match, begin(TOY, 3).position)
    with pytest.raises(Broken) as view:
        elsewhere(match, match.view(0))

    assert str(seats.value) == "position.seats: 3 does not fit (expected: 2)"
    assert str(view.value) == ("position: is only what somebody sees (expected: the true position)")


# Writing and reading.


def test_the_position_stands_after_the_commitment() -> None:
    origin = begin(VISBY, 2).position
    hands = [["knight", "merchant"], ["ship"]]
    amend(origin, {"rounds": 5, "seals": [22, 25], "wares": [9, 4], "hand": hands})
    match = elsewhere(begin(VISBY, 2), origin)
    match.act("Anna", "play knight merchant")
    match.note("Anna gives up")
    match.note(END)
    lines = notation.text(match).splitlines()

    assert lines[5].startswith("commitment ")
    assert lines[6] == (
        'position {"seats": 2, "viewer": -3, "target": 30, "phase": "choosing", "rounds": 5, '
        '"track": {"battle": 4, "journey": 4, "market": 4}, "seals": [22, 25], "wares": [9, 4], '
        '"hand": [["knight", "merchant"], ["ship"]], "played": [[], []], "offer": [-2, -2]}'
    )
    assert lines[7] == ""
    assert lines[8].startswith("   1  Anna    play knight merchant ")
    assert lines[9:11] == ["note  Anna gives up", "note  the match ends here"]


def test_a_match_from_the_deal_tells_no_position() -> None:
    match = begin(TOY, 2)

    assert "position" not in notation.text(match)
    assert "position" not in json.loads(notation.as_json(match))


@every_game
@given(data=st.data())
def test_both_forms_read_back(game: Game, data: st.DataObject) -> None:
    match = elsewhere(data.draw(matches(game)))
    for wish in data.draw(st.lists(st.integers(0, 10**6), max_size=12)):
        if not match.over:
            step(match, wish)
    match.note(END)
    for form in (notation.text, notation.as_json):
        again = read(form(match))

        assert again.header.origin == match.header.origin
        assert again.entries == match.entries
        assert form(again) == form(match)


@pytest.mark.parametrize("form", [notation.text, notation.as_json])
def test_it_is_told_only_when_it_has_ended(form: Callable[[Match], str]) -> None:
    match = elsewhere(begin(TOY, 2))
    with pytest.raises(Broken, match="began from a position is written only when it has ended"):
        form(match)


def test_a_file_that_tells_it_before_the_end_is_refused() -> None:
    early = TEXT[: TEXT.index("\nseed ")].replace(f"note  {END}\n", "")

    assert (
        broken(early)
        == "g.txt: a match that began from a position is written only when it has ended"
    )


@pytest.mark.parametrize("form", [TEXT, JSON], ids=["text", "json"])
@given(place=st.integers(0, 10**6), bit=st.integers(0, 7))
def test_a_changed_byte_is_found(form: str, place: int, bit: int) -> None:
    data = bytearray(form.encode())
    begins = form.index("position")
    data[begins + place % (form.index("chance") - begins)] ^= 1 << bit

    assert broken(bytes(data)).startswith("g.txt")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("position {", "position ", "g.txt:7: is not JSON"),
        ('"seats": 2, ', "", "g.txt: position: 'seats' is missing"),
        ('"seats": 2', '"seats": 3', "g.txt: position.hand: "),
        ('"viewer": -3', '"viewer": 0', "g.txt: position: is only what somebody sees"),
        ('"die": ', '"dice": 1, "die": ', "g.txt: position: there is no field 'dice'"),
        ('"phase": "give"', '"phase": "take"', "g.txt: position.phase: 'take' does not fit"),
        ('"phase": "give"', '"phase": "draw"', "g.txt:9: "),
        ('"turn": 0', '"turn": 1', "g.txt:9: the position after this action has another digest"),
        ('"seats": 2, "viewer": -3', '"viewer": -3, "seats": 2', "g.txt:7: the line reads"),
        ("{", "[" * 100_000 + "{", "g.txt: is not JSON"),
    ],
)
def test_a_broken_position_is_explained(old: str, new: str, sentence: str) -> None:
    assert old in TEXT

    assert broken(TEXT.replace(old, new, 1)).startswith(sentence)


@pytest.mark.parametrize("turn", [7, -9])
def test_a_position_that_the_rules_cannot_bear_is_explained(turn: int) -> None:
    match = elsewhere(begin(TOY, 2))
    match.draw()
    match.note(END)
    text = notation.text(match).replace('"turn": 0', f'"turn": {turn}')

    assert broken(text) == "g.txt: the position cannot have come about"


def test_in_json_a_position_is_a_table() -> None:
    data = {**json.loads(JSON), "position": None}

    assert "'position' is missing or of the wrong kind" in broken(json.dumps(data, indent=1))


def test_the_header_keeps_a_position_of_its_own() -> None:
    match = begin(TOY, 2)
    header = Header.of(TOY, match.header.seats, "0" * 64, origin=match.position)
    match.draw()
    header.start().seats = 3

    assert header.start() == header.origin == begin(TOY, 2).position
