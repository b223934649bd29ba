"""Riga in the terminal: long commands, picks in any order, whole games, nothing shown to others."""

from __future__ import annotations

from pathlib import Path

import pytest
from runner import Terminal, typed

from kogge.games import find
from kogge.speech.line import wishes
from kogge.speech.meaning import understand
from kogge.speech.speech import Speech, Words

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
        ("en", "you,greedy", "riga=false", "Final score"),
        ("de", "you,random,random", "riga=true", "Endstand"),
        ("en", "you,random,random,random", "riga=true", "Final score"),
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
    terminal = Terminal("play", "riga", "--seats", "you,greedy", "--seed", "3")
    terminal.wait_for("your choice?")
    terminal.type("keep tallinn lodge")
    terminal.wait_for("your choice?")
    terminal.type("take row 1 build tallinn lodge pay glass cloth grain")
    terminal.wait_for("This is where it fails: pay with glass")
    terminal.type("take row 1 build tallinn lodge pay 2 grain cloth")
    terminal.wait_for("Captain takes 2 grain from row 1.")
    terminal.wait_for("Captain builds the Tallinn Lodge.")
    terminal.wait_for("your choice?")
    terminal.type("quit")

    assert terminal.end() == 0


def test_a_line_is_taken_back_as_a_whole(home: Path) -> None:
    terminal = Terminal("play", "riga", "--seats", "you,greedy", "--seed", "3")
    terminal.wait_for("your choice?")
    terminal.type("keep tallinn lodge")
    terminal.wait_for("your choice?")
    terminal.type("take stockholm treasury build stockholm treasury pay grain glass")
    terminal.wait_for("Captain builds the Stockholm Treasury.")
    terminal.wait_for("your choice?")
    terminal.type("undo")
    terminal.wait_for("Taken back.")
    terminal.wait_for("take Stockholm Treasury")
    terminal.type("row 1")
    terminal.wait_for("your choice?")
    terminal.type("undo")
    terminal.wait_for("Taken back.")
    terminal.type("take stockholm treasury")
    terminal.wait_for("your choice?")
    terminal.type("build treasury")  # closing the bill is forced, and no trap for an undo
    terminal.wait_for("Captain builds the Stockholm Treasury.")
    terminal.type("undo")
    terminal.wait_for("build Stockholm Treasury for 6")
    terminal.type("quit")

    assert terminal.end() == 0


def test_things_that_are_not_enough_are_kept_for_the_next_question(home: Path) -> None:
    terminal = Terminal("play", "riga", "--seats", "you,greedy", "--seed", "3")
    terminal.wait_for("your choice?")
    terminal.type("keep tallinn lodge")
    terminal.wait_for("your choice?")
    terminal.type("take row 1 build tallinn lodge pay 2 grain")
    terminal.wait_for("To pay: 10 ducats. Picked: 8")
    terminal.type("1")
    terminal.wait_for("Captain builds the Tallinn Lodge.")
    terminal.type("quit")

    assert terminal.end() == 0


def test_a_log_under_way_tells_no_hidden_card(home: Path, tmp_path: Path) -> None:
    log = tmp_path / "g.txt"
    typed("play", "riga", "--seats", "you,greedy", "--seed", "3", "--log", log, stdin="1\n1\n")

    assert "lot" in log.read_text()
    assert "building" not in log.read_text()


def test_a_payment_is_picked_in_any_order_and_taken_back(home: Path) -> None:
    terminal = Terminal("play", "riga", "--seats", "you,greedy", "--seed", "3")
    terminal.wait_for("your choice?")
    terminal.type("keep tallinn lodge")
    terminal.wait_for("your choice?")
    terminal.type("row 1")
    terminal.wait_for("your choice?")
    terminal.type("build lodge")
    terminal.wait_for("Pick in any order")
    terminal.type("grain")
    terminal.wait_for("Picked so far: pay with grain")
    terminal.type("undo")
    terminal.wait_for("Pick in any order")
    terminal.type("grain")
    terminal.wait_for("your choice?")
    terminal.type("grain")
    terminal.wait_for("your choice?")
    terminal.type("cloth")
    terminal.wait_for("Captain builds the Tallinn Lodge.")
    terminal.type("quit")

    assert terminal.end() == 0


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
    [("en", "you,greedy", "rondel=default"), ("de", "you,random,random,random", "rondel=random")],
)
def test_a_whole_game_of_haithabu_by_numbers(
    home: Path, language: str, seats: str, option: str
) -> None:
    arguments = ("--seats", seats, "--seed", "3", "--plain", "--lang", language, "--option", option)
    done = typed("play", "haithabu", *arguments, stdin="1\n" * 3000)

    assert done.code == 0
    assert ("Final score" if language == "en" else "Endstand") in done.out


def test_a_line_goes_on_after_a_card_was_turned_up(home: Path) -> None:
    terminal = Terminal("play", "haithabu", "--seats", "you,random", "--seed", "3")
    terminal.wait_for("your choice?")
    terminal.type("trader")
    terminal.wait_for("your choice?")
    terminal.type("A stack cart-20 stack ship-30")
    terminal.wait_for("Captain buys a transport for 20 silver")
    terminal.wait_for("A transport is turned up")
    terminal.wait_for("Captain buys a transport for 30 silver")
    terminal.type("quit")

    assert terminal.end() == 0


def test_goods_are_bought_in_any_order_until_enough(home: Path) -> None:
    terminal = Terminal("play", "haithabu", "--seats", "you,random", "--seed", "3")
    terminal.wait_for("your choice?")
    terminal.type("juggler")
    terminal.wait_for("your choice?")
    terminal.type("turn 2")  # G lies by day
    terminal.wait_for("your choice?")
    terminal.type("own g")
    terminal.wait_for("Goods to buy. Picked: 0")
    terminal.type("weapons")
    terminal.wait_for("Goods to buy. Picked: 1")
    terminal.type("mead")
    terminal.wait_for("Goods to buy. Picked: 2")
    terminal.type("done")
    terminal.wait_for("Captain buys 1 mead")
    terminal.wait_for("Captain buys 1 weapon")
    terminal.type("quit")

    assert terminal.end() == 0
