"""Match files: every changed byte is found, and named."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.core import notation
from kogge.core.chance import Draws
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.match import END, Match
from kogge.games import find
from strategies import TESTED, begin, played
from toy import GAME as TOY

VISBY = find("visby")


def read(data: bytes | str) -> Match:
    def find_tested(name: str) -> Game:
        return TOY if name == "toy" else find(name)

    return notation.read(data, "g.txt", find_tested, lambda game, _: game.edition)


def broken(data: bytes | str) -> str:
    with pytest.raises(Broken) as caught:
        read(data)
    return str(caught.value)


TEXT = notation.text(played(TOY, 2, 4))
JSON = notation.as_json(played(TOY, 2, 4))
DECK = notation.text(played(TOY, 2, 4, Draws.BY_DECK))


@pytest.mark.parametrize("form", [TEXT, JSON, DECK], ids=["text", "json", "by deck"])
@given(place=st.integers(0, 10**6), bit=st.integers(0, 7))
def test_a_changed_byte_is_found(form: str, place: int, bit: int) -> None:
    data = bytearray(form.encode())
    data[place % len(data)] ^= 1 << bit

    assert broken(bytes(data)).startswith("g.txt")


@given(place=st.integers(0, 10**6), bit=st.integers(0, 7))
def test_a_changed_byte_in_an_action_is_found_in_its_line(place: int, bit: int) -> None:
    lines = TEXT.encode().split(b"\n")
    actions = [n for n, line in enumerate(lines) if re.match(rb" *\d+  ", line)]
    number = actions[place % len(actions)]
    line = bytearray(lines[number])
    line[place % len(line)] ^= 1 << bit
    if b"\n" in line:
        return
    lines[number] = bytes(line)

    assert broken(b"\n".join(lines)).startswith(f"g.txt:{number + 1}: ")


@pytest.mark.parametrize("cut", range(0, len(TEXT), 37))
def test_a_cut_file_is_found(cut: int) -> None:
    assert broken(TEXT[:cut])


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game toy 1", "game chess 1", "g.txt: no game is called 'chess'"),
        ("game toy 1", "game toy 2", "played by version '2' of the rules of toy"),
        ("option handicap none", "option handicap ten", "handicap: 'ten' is not offered"),
        ("seat Anna", "seat Anton", "nobody is called 'Anna' (expected: Anton, Berta)"),
        ("seat Berta\n", "", "1 cannot play this game (expected: 2 to 3 players)"),
        ("commitment", "promise", "a line cannot begin with 'promise'"),
        ("commitment ", "commitment x", "64 hexadecimal digits"),
        ("seed ", "seed 0", "64 hexadecimal digits"),
        ("checksum ", "checksum 0", "the line reads 'checksum 0"),
        ("   2  chance", "   3  chance", "the number is '3' (expected: 2)"),
        ("   2  chance", "   2 chance", "the line has 3 columns"),
        ("  1  chance", "  1  Anna  ", "there is no action 'card"),
    ],
)
def test_a_broken_line_is_explained(old: str, new: str, sentence: str) -> None:
    assert old in TEXT

    assert sentence in broken(TEXT.replace(old, new, 1))


def test_another_draw_than_the_seed_gives_is_found() -> None:
    """A forged match: every digest fits, but chance did not act by the seed."""
    match, forged = played(TOY, 2, 4), begin(TOY, 2, 4)
    weights = TOY.weights(match.box, forged.position)
    other = next(n for n, w in enumerate(weights) if w and n != match.entries[0].action)
    forged.apply_outcome(other)
    lines = TEXT.splitlines()
    body = notation.text(forged).splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("   1  "))
    lines[first] = body[first]

    assert "the seed does not draw" in broken("\n".join(lines) + "\n")


def test_a_seed_of_another_match_is_found() -> None:
    seed = str(played(TOY, 2, 5).seed)

    assert "does not belong to the commitment" in broken(
        re.sub("seed [0-9a-f]+", f"seed {seed}", TEXT)
    )


def test_an_unfinished_match_keeps_its_seed_secret() -> None:
    match = begin(TOY, 2)
    match.draw()

    assert "seed" not in notation.text(match)
    assert str(match.seed) not in notation.as_json(match)
    assert read(notation.text(match)).entries == match.entries


def test_a_seed_before_the_end_is_refused() -> None:
    match = begin(TOY, 2)
    match.draw()
    text = notation.text(match).replace("checksum", f"seed {match.seed}\nchecksum")

    assert "the seed is given before the end" in broken(text)


def given_up() -> Match:
    """Return a match that ends after its first draws."""
    match = begin(TOY, 2)
    for _ in range(3):
        match.draw()
    match.note(END)
    return match


@pytest.mark.parametrize("form", [notation.text, notation.as_json])
def test_a_match_that_ends_early_tells_its_seed(form: Callable[[Match], str]) -> None:
    match = given_up()

    assert str(match.seed) in form(match)
    assert form(read(form(match))) == form(match)
    assert read(form(match)).ended


def test_a_match_that_ends_early_must_tell_its_seed() -> None:
    text = notation.text(given_up())

    assert broken(text[: text.index("\nseed ")]) == "g.txt: 'seed' is missing"
    assert "the seed is given before the end" in broken(text.replace(END, "the match goes on"))


def test_in_a_match_that_ends_early_another_draw_is_found() -> None:
    match, forged = given_up(), begin(TOY, 2)
    drawn = match.entries[0].action
    forged.apply_outcome((drawn + 1) % 10)
    forged.note(END)

    assert "the seed does not draw" in broken(notation.text(forged))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data.pop("log"), "'log' is missing or of the wrong kind"),
        (lambda data: data.update(seats=[1]), "seats[1]: 1 does not fit"),
        (lambda data: data.update(rules="1"), "'rules' is missing or of the wrong kind"),
        (lambda data: data["log"][2].pop("digest"), "log[3]: 'digest' is missing"),
        (lambda data: data.update(seed=7), "'seed' is missing or of the wrong kind"),
        (lambda data: data.update(extra=1), "the line reads"),
    ],
)
def test_broken_json_is_explained(change: object, sentence: str) -> None:
    data = json.loads(JSON)
    change(data)  # type: ignore[operator]

    assert sentence in broken(json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def test_nonsense_is_explained() -> None:
    assert broken("") == "g.txt: is empty (expected: a match)"
    assert "byte order mark" in broken("\ufeff" + TEXT)
    assert "is not JSON" in broken("{")
    assert "g.txt:2: is not UTF-8 text" in broken(b"game toy 1\n\xff")
    assert "does not fit" in broken("{}") or "is missing" in broken("{}")
    assert broken("\0" * 1000)
    assert "is not JSON" in broken("{" + '"a":[' * 100_000)
    assert "is not JSON" in broken('{"a": ' + "9" * 5000 + "}")
    assert "line feeds only" in broken(TEXT.replace("\n", "\r\n"))


@pytest.mark.parametrize("tail", ["\n", "\n\n"])
def test_nothing_may_follow_the_checksum(tail: str) -> None:
    assert "the line reads" in broken(TEXT + tail)
    assert "the line reads" in broken(TEXT[:-1])


@pytest.mark.parametrize("note", ["a\nnote  b", " lead", "two  spaces", "\ud800", "\x1b[2J", ""])
def test_a_note_that_cannot_stand_in_a_line_is_refused(note: str) -> None:
    data = json.loads(JSON)
    data["log"].insert(0, {"note": note})

    assert "cannot be part of a line" in broken(json.dumps(data, indent=1) + "\n")


def test_a_bot_is_named_by_one_word() -> None:
    data = json.loads(JSON)
    data["seats"][0]["bot"] = "deep blue"

    assert "not a valid name for a bot" in broken(json.dumps(data, indent=1) + "\n")


def test_names_with_spaces_and_umlauts_read_back() -> None:
    match = begin(VISBY, 2)
    header = type(match.header).of(
        VISBY,
        [type(match.header.seats[0])("Jürgen von Visby"), type(match.header.seats[0])("Åsa")],
        match.header.commitment,
    )
    text = notation.text(Match(header))

    assert notation.text(read(text)) == text


@pytest.mark.parametrize("game", TESTED, ids=lambda game: game.name)
def test_every_action_has_a_number_and_a_name(game: Game) -> None:
    for catalogue in (game.actions, game.outcomes):
        for number in range(len(catalogue)):
            assert catalogue.number(catalogue.name(number)) == number
