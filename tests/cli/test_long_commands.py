"""Riga in the terminal: long commands, picks in any order, whole games, nothing shown to others."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from runner import typed

from kogge.cli.terminal import session as sessions
from kogge.games import find
from kogge.speech.line import wishes
from kogge.speech.meaning import understand
from kogge.speech.speech import Speech, Words

soak = pytest.mark.soak


class Typing:
    """A person at the keyboard: what is typed at each question, and what that shows, in order."""

    def __init__(self, *start: str) -> None:
        self.start, self.turns, self.seen = start, [("", list[str]())], 0

    def types(self, line: str) -> None:
        """Type a line at the next question."""
        self.turns.append((line, []))

    def shows(self, text: str) -> None:
        """Expect a text before the question after that."""
        self.turns[-1][1].append(text)

    def ends(self) -> None:
        """Play all this, and leave."""
        self.types("quit")
        with patch.object(sessions, "typed", self.answer):
            done = typed(*self.start, "--plain")
        assert (done.code, done.err, len(self.turns)) == (0, "", 1)

    def answer(self, _: str) -> str:
        """Look at what the last line has brought about, and type the next."""
        screen: Any = sys.stdout
        screen.flush()
        whole = screen.buffer.getvalue().decode()
        fresh, self.seen = whole[self.seen :], len(whole)
        for text in self.turns.pop(0)[1]:
            assert text in fresh
            fresh = fresh.partition(text)[2]
        return self.turns[0][0]


RIGA = find("riga")


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "take row 3", "take row 3"),
        ("en", "row 3", "take row 3"),
        ("en", "take danzig crane", "take danzig-crane"),
        ("en", "ta crane danz", "take danzig-crane"),
        ("en", "pay cloth", "pay cloth"),
        ("en", "end", "end"),
        ("de", "nimm Kran Danzig", "take danzig-crane"),
        ("de", "nimm kran-danzig", "take danzig-crane"),
        ("de", "zahle Tuch", "pay cloth"),
        ("en", "swap 2 wine", "swap 2 wine"),
    ],
)
def test_a_single_action_is_understood(language: str, text: str, meant: str) -> None:
    words = Words(Speech(language), RIGA, RIGA.edition)
    found = understand(text, range(len(RIGA.actions)), words)

    assert [RIGA.actions.name(number) for number in found] == [meant]


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "build danzig-market-hall pay 2 cloth",
         ["bill danzig-market-hall", "pay cloth", "pay cloth"]),
        ("de", "baue Markthalle Danzig zahle 2 Tuch",
         ["bill danzig-market-hall", "pay cloth", "pay cloth"]),
        ("en", "build visby archive, visby treasury pay 2 wine, grain and glass",
         ["bill visby-archive", "bill visby-treasury", "pay wine", "pay wine", "pay grain",
          "pay glass"]),
        ("de", "baue archiv visby schatzkammer visby zahle 2 wein korn glas",
         ["bill visby-archive", "bill visby-treasury", "pay wine", "pay wine", "pay grain",
          "pay glass"]),
        ("en", "take row 2 build danzig crane crane pay post end",
         ["take row 2", "bill danzig-crane", "crane", "pay post", "end"]),
        ("en", "swap 1 cloth 3 wine take row 1", ["swap 1 cloth", "swap 3 wine", "take row 1"]),
        ("en", "build visby archive crane visby treasury crane pay wine",
         ["bill visby-archive", "crane", "bill visby-treasury", "crane", "pay wine"]),
        ("en", "build market hall danzig and danzig archive pay 1 cloth",
         ["bill danzig-market-hall", "bill danzig-archive", "pay cloth"]),
        ("en", "build frobnicate pay 2 cloth", []),
        ("en", "pay 99 cloth", []),
        ("en", "build", []),
    ],
)  # fmt: skip
def test_a_long_command_is_understood(language: str, text: str, meant: list[str]) -> None:
    words = Words(Speech(language), RIGA, RIGA.edition)

    assert [RIGA.actions.name(number) for number in wishes(text, [], words)] == meant


@pytest.mark.parametrize(
    ("language", "seats", "option", "ends"),
    [
        ("de", "you,random,random", "riga=true", "Endstand"),
        pytest.param("en", "you,greedy", "riga=false", "Final score", marks=soak),
        pytest.param("en", "you,random,random,random", "riga=true", "Final score", marks=soak),
    ],
)
def test_a_whole_game_by_numbers(
    home: Path, language: str, seats: str, option: str, ends: str
) -> None:
    arguments = ("--seats", seats, "--seed", "3", "--plain", "--lang", language, "--option", option)
    done = typed("play", "riga", *arguments, stdin="1\n" * 2000)

    assert done.code == 0
    assert ends in done.out
    kept = list((home / "data/kogge/matches").glob("*.txt"))
    assert typed("verify", kept[0]).code == 0


def test_a_building_is_billed_and_paid_in_one_line(home: Path) -> None:
    typing = Typing("play", "riga", "--seats", "you,greedy", "--seed", "3")
    typing.types("keep tallinn lodge")
    typing.types("take row 1 build tallinn lodge pay glass cloth grain")
    typing.shows("This is where it fails: pay with glass")
    typing.types("take row 1 build tallinn lodge pay 2 grain cloth")
    typing.shows("Captain takes 2 grain from row 1.")
    typing.shows("Captain builds the Tallinn Lodge.")

    typing.ends()


def test_a_line_is_taken_back_as_a_whole(home: Path) -> None:
    typing = Typing("play", "riga", "--seats", "you,greedy", "--seed", "3")
    typing.types("keep tallinn lodge")
    typing.types("take stockholm treasury build stockholm treasury pay grain glass")
    typing.shows("Captain builds the Stockholm Treasury.")
    typing.types("undo")
    typing.shows("Taken back.")
    typing.shows("take Stockholm Treasury")
    typing.types("row 1")
    typing.types("undo")
    typing.shows("Taken back.")
    typing.types("take stockholm treasury")
    typing.types("build treasury")  # closing the bill is forced, and no trap for an undo
    typing.shows("Captain builds the Stockholm Treasury.")
    typing.types("undo")
    typing.shows("build Stockholm Treasury for 6")

    typing.ends()


def test_things_that_are_not_enough_are_kept_for_the_next_question(home: Path) -> None:
    typing = Typing("play", "riga", "--seats", "you,greedy", "--seed", "3")
    typing.types("keep tallinn lodge")
    typing.types("take row 1 build tallinn lodge pay 2 grain")
    typing.shows("To pay: 10 ducats. Picked: 8")
    typing.types("1")
    typing.shows("Captain builds the Tallinn Lodge.")

    typing.ends()


def test_a_log_under_way_tells_no_hidden_card(home: Path, tmp_path: Path) -> None:
    log = tmp_path / "g.txt"
    typed("play", "riga", "--seats", "you,greedy", "--seed", "3", "--log", log, stdin="1\n1\n")

    assert "lot" in log.read_text()
    assert "building" not in log.read_text()


def test_a_payment_is_picked_in_any_order_and_taken_back(home: Path) -> None:
    typing = Typing("play", "riga", "--seats", "you,greedy", "--seed", "3")
    typing.types("keep tallinn lodge")
    typing.types("row 1")
    typing.types("build lodge")
    typing.shows("Pick in any order")
    typing.types("grain")
    typing.shows("Picked so far: pay with grain")
    typing.types("undo")
    typing.shows("Pick in any order")
    typing.types("grain")
    typing.types("grain")
    typing.types("cloth")
    typing.shows("Captain builds the Tallinn Lodge.")

    typing.ends()


def test_two_people_at_one_keyboard_do_not_see_each_others_hands(home: Path) -> None:
    done = typed(
        "play", "riga", "--seats", "Anna,Berta", "--seed", "3", "--plain", stdin="\n1\n\n1\n\n"
    )
    anna, berta = done.out.split("Now Anna chooses")[1].split("Now Berta chooses")
    kept = anna.split("1) keep ")[1].splitlines()[0]

    assert f"In hand: {kept}" in anna
    assert anna.endswith("\n" * 40)  # cleared before the keyboard is handed over
    assert "In hand: 2 unseen" in berta
    assert kept not in berta


HAITHABU = find("haithabu")


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "market buy 4 cloth", ["own buy cloth", "amount 4"]),
        ("de", "Markt kaufe 4 Tuch", ["own buy cloth", "amount 4"]),
        ("en", "buy 4 cloth", ["own buy cloth", "amount 4"]),
        ("en", "hire, market buy 2 mead, neutral b",
         ["hire", "own buy mead", "amount 2", "neutral b"]),
        ("en", "G buy mead cloth weapons", ["own g", "buy mead", "buy cloth", "buy weapons"]),
        ("de", "G kaufe Met Tuch Waffen", ["own g", "buy mead", "buy cloth", "buy weapons"]),
        ("en", "C sell 2 mead", ["own c", "sell mead", "sell mead"]),
        ("en", "E deliver 1 cloth 1 weapons to 1, 1 mead to 3",
         ["own e", "deliver cloth 1", "deliver weapons 1", "deliver mead 3"]),
        ("en", "E deliver cloth to slot 1", ["own e", "deliver cloth 1"]),
        ("de", "E liefere 2 Tuch auf Fach 2", ["own e", "deliver cloth 2", "deliver cloth 2"]),
        ("en", "F with cart load 2 mead 1 cloth",
         ["own f", "with cart", "load mead", "load mead", "load cloth"]),
        ("en", "A stack cart-20 stack ship-30", ["own a", "stack cart-20", "stack ship-30"]),
        ("de", "H Punkt", ["own h", "point"]),
    ],
)  # fmt: skip
def test_a_long_command_of_haithabu_is_understood(
    language: str, text: str, meant: list[str]
) -> None:
    words = Words(Speech(language), HAITHABU, HAITHABU.edition)

    assert [HAITHABU.actions.name(number) for number in wishes(text, [], words)] == meant


def test_a_letter_names_a_field_and_never_a_good(home: Path) -> None:
    words = Words(Speech("en"), HAITHABU, HAITHABU.edition)

    assert understand("c sell", range(len(HAITHABU.actions)), words) == []


@pytest.mark.parametrize(
    ("language", "seats", "option"),
    [
        ("de", "you,random", "rondel=random"),
        pytest.param("en", "you,greedy", "rondel=default", marks=soak),
        pytest.param("de", "you,random,random,random", "rondel=random", marks=soak),
    ],
)
def test_a_whole_game_of_haithabu_by_numbers(
    home: Path, language: str, seats: str, option: str
) -> None:
    arguments = ("--seats", seats, "--seed", "3", "--plain", "--lang", language, "--option", option)
    done = typed("play", "haithabu", *arguments, stdin="1\n" * 3000)

    assert done.code == 0
    assert ("Final score" if language == "en" else "Endstand") in done.out


def test_a_line_goes_on_after_a_card_was_turned_up(home: Path) -> None:
    typing = Typing("play", "haithabu", "--seats", "you,random", "--seed", "3")
    typing.types("trader")
    typing.types("A stack cart-20 stack ship-30")
    typing.shows("Captain buys a transport for 20 silver")
    typing.shows("A transport is turned up")
    typing.shows("Captain buys a transport for 30 silver")

    typing.ends()


def test_goods_are_bought_in_any_order_until_enough(home: Path) -> None:
    typing = Typing("play", "haithabu", "--seats", "you,random", "--seed", "3")
    typing.types("juggler")
    typing.types("turn 2")  # G lies by day
    typing.types("own g")
    typing.shows("Goods to buy. Picked: 0")
    typing.types("weapons")
    typing.shows("Goods to buy. Picked: 1")
    typing.types("mead")
    typing.shows("Goods to buy. Picked: 2")
    typing.types("done")
    typing.shows("Captain buys 1 mead")
    typing.shows("Captain buys 1 weapon")

    typing.ends()
