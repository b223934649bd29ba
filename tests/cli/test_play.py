"""Playing at a real terminal: names, numbers, questions, undo, leaving and coming back."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from runner import Terminal, kogge

from kogge.games import find
from kogge.speech.meaning import understand
from kogge.speech.speech import Speech, Words

VISBY = find("visby")


def test_a_whole_game_is_played_by_numbers(home: Path) -> None:
    done = kogge("play", "--seats", "you,greedy", "--seed", "3", "--plain", stdin="1\n" * 200)

    assert done.code == 0
    assert "Final score" in done.out
    assert "wins." in done.out or "share the win." in done.out
    kept = list((home / "data/kogge/matches").glob("*.txt"))
    assert len(kept) == 1
    assert kogge("verify", kept[0]).code == 0
    assert not list((home / "data/kogge/saves").iterdir())


def test_a_whole_game_in_german(home: Path) -> None:
    done = kogge("play", "--seats", "you,random", "--lang", "de", "--plain", stdin="1\n" * 200)

    assert "Kapitän, deine Wahl?" in done.out
    assert "Endstand" in done.out
    assert "Bettelmönch" in done.out


def test_levels_are_called_by_name_and_introduced(home: Path) -> None:
    seats = "you,craftsman,alderman,craftsman"
    done = kogge("play", "--seats", seats, "--lang", "de", "--plain", stdin="quit\n")

    assert done.out.count("Handwerker: spielt solide, mit kleinen Fehlern.") == 1
    assert done.out.count("Ältermann: denkt am weitesten von allen.") == 1
    assert "Handwerker 2" in done.out


def test_names_questions_and_nonsense(home: Path) -> None:
    lines = [
        "why knight", "why knight merchant", "why trade 3", "frobnicate", "kn", "99", "",
        "rules 5.1", "rules 9.9", "score", "log", "table", "help", "undo", "me kn",
        "knight merchant", "quit",
    ]  # fmt: skip
    done = kogge("play", "--seats", "you,greedy", "--seed", "3", stdin="\n".join(lines))

    assert "At this table you play exactly two cards. (§2.2)" in done.out
    assert "You may do that now." in done.out
    assert "only when the Merchant's step is reached. (§5.2)" in done.out
    assert "'frobnicate' is not understood" in done.out
    assert "'99' is not understood: try a number from 1 to 28" in done.out
    assert "Merchants spoil each other's prices" in done.out
    assert "There is no paragraph 9.9." in done.out
    assert "There is nothing of yours to take back." in done.out
    assert "'me kn' could mean: Knight + Merchant; Knight + Mendicant" in done.out
    assert "Captain plays Knight and Merchant" in done.out
    assert "-m kogge play --resume" in done.out


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("en", "play knight merchant", ["play knight merchant"]),
        ("en", "merchant knight", ["play knight merchant"]),
        ("en", "KNIGHT + MERCHANT", ["play knight merchant"]),
        ("en", "kn mer", ["play knight merchant"]),
        ("en", "kn me", ["play knight merchant", "play knight mendicant"]),
        ("en", "knight", ["play knight"]),
        ("en", "trade 3", ["trade 3"]),
        ("en", "trade 1", ["trade 1"]),
        ("en", "3", []),
        ("de", "tausche 3", ["trade 3"]),
        ("de", "3 tauschen", ["trade 3"]),
        ("en", "knight knight", []),
        ("en", "", []),
        ("de", "ritter kaufmann", ["play knight merchant"]),
        ("de", "ritter und kaufmann", ["play knight merchant"]),
        ("de", "knight kaufmann", ["play knight merchant"]),
        ("de", "schi schm", ["play blacksmith ship"]),
    ],
)
def test_what_a_player_types_is_understood(language: str, text: str, meant: list[str]) -> None:
    words = Words(Speech(language), VISBY, VISBY.edition)
    found = understand(text, range(len(VISBY.actions)), words)

    assert meant == [VISBY.actions.name(action) for action in found]


def test_tab_completes_a_card(home: Path) -> None:
    terminal = Terminal("play", "--seats", "you,greedy", "--seed", "3")
    terminal.wait_for("your choice?")
    terminal.press(b"tollk\t")
    terminal.wait_for("tollkeeper ")
    terminal.type("knight")
    terminal.wait_for("plays Knight and Tollkeeper")
    terminal.wait_for("your choice?")
    terminal.type("quit")

    assert terminal.end() == 0


def test_after_ctrl_c_the_game_goes_on_where_it_stopped(home: Path) -> None:
    first = Terminal("play", "--seats", "you,greedy", "--seed", "3")
    first.wait_for("your choice?")
    first.type("knight ship")
    first.wait_for("Round 2 begins")
    first.wait_for("your choice?")
    time.sleep(0.5)  # a signal between prompt and waiting would be noticed only with the next key
    first.process.send_signal(signal.SIGINT)
    first.wait_for("kogge play --resume")
    assert first.end() == 0

    second = Terminal("play", "--resume")
    seen = second.wait_for("your choice?")
    assert "round 2" in seen
    second.type("quit")
    assert second.end() == 0


def test_a_killed_game_is_not_lost(home: Path) -> None:
    first = Terminal("play", "--seats", "you,greedy", "--seed", "3")
    first.wait_for("your choice?")
    first.type("knight ship")
    first.wait_for("your choice?")
    first.process.kill()
    first.end()
    done = kogge("play", "--resume", "--plain", stdin="log\nquit\n")

    assert "Captain plays Knight and Ship" in done.out
    assert "round 2" in done.out


def test_a_resumed_game_is_the_game_it_would_have_been(home: Path, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    start = ("play", "--seats", "you,greedy,random", "--seed", "5", "--plain", "--log")
    kogge(*start, whole, stdin="1\n" * 200)
    kogge(*start, parts, stdin="1\n1\n")
    for _ in range(3):
        kogge("play", "--resume", "--plain", stdin="1\n" * 3)
    kogge("play", "--resume", "--plain", stdin="1\n" * 200)

    assert whole.read_bytes() == parts.read_bytes()


def test_two_people_at_one_keyboard_do_not_see_each_other(home: Path) -> None:
    terminal = Terminal("play", "--seats", "Anna,Berta", "--seed", "3")
    terminal.wait_for("Now Anna chooses in secret")
    terminal.type("")
    terminal.wait_for("Anna, your choice?")
    terminal.type("knight ship")
    shown = terminal.wait_for("Now Berta chooses in secret")
    assert "\x1b[2J" in shown or "\x1b[H" in shown
    terminal.type("")
    shown = terminal.wait_for("Berta, your choice?")
    assert "Anna plays" not in shown
    terminal.type("undo")
    terminal.wait_for("Now Anna chooses in secret")
    terminal.type("")
    terminal.wait_for("Anna, your choice?")
    terminal.type("troops ship")
    terminal.wait_for("Now Berta")
    terminal.type("")
    terminal.wait_for("Berta, your choice?")
    terminal.type("troops ship")
    terminal.wait_for("Anna plays Troops and Ship")
    terminal.wait_for("Now Anna")
    terminal.type("")
    terminal.wait_for("Anna, your choice?")
    terminal.type("undo")
    terminal.wait_for("cannot be taken back")
    terminal.type("quit")

    assert terminal.end() == 0


def test_colours_follow_no_color_and_plain(home: Path) -> None:
    coloured = Terminal("play", "--seats", "you,greedy")
    coloured.wait_for("your choice?")
    coloured.type("quit")
    coloured.end()
    silent = Terminal("play", "--seats", "you,greedy", NO_COLOR="1")
    silent.wait_for("your choice?")
    silent.type("quit")
    silent.end()

    assert "\x1b[31m" in coloured.seen
    assert "\x1b[31m" not in silent.seen


def test_a_narrow_terminal_gets_lines_instead_of_a_table(home: Path) -> None:
    narrow = kogge("play", "--seats", "you,greedy", stdin="quit\n", COLUMNS="40")
    wide = kogge("play", "--seats", "you,greedy", stdin="quit\n", COLUMNS="100")

    assert "in hand: Troops" in narrow.out
    assert "Troo" in wide.out
    assert max(map(len, narrow.out.splitlines())) <= 60


def test_a_broken_save_is_named(home: Path) -> None:
    kogge("play", "--seats", "you,greedy", "--plain", stdin="1\n")
    (save,) = (home / "data/kogge/saves").glob("*.json")
    whole = save.read_text()
    people, match = json.loads(whole)["people"], json.loads(whole)["match"]
    for broken in (
        whole[:100],
        "[" * 100_000,
        whole.replace(f'"people": {people}', '"people": 5'),
        whole.replace(f'"people": {people}', '"people": [99]'),
        whole.replace(f'"people": {people}', '"people": []'),
        json.dumps({**json.loads(whole), "seed": "12"}),
        json.dumps({**json.loads(whole), "match": match[:-20]}),
    ):
        save.write_text(broken)
        done = kogge("play", "--resume")

        assert done.code == 2
        assert str(save) in done.err
        assert done.err.count("\n") == 1


def test_an_older_game_stays_saved(home: Path) -> None:
    kogge("play", "--seats", "you,greedy", "--plain", stdin="1\n")
    done = kogge("play", "--seats", "you,random", "--plain", stdin="1\n")

    assert "A game of Visby is still waiting" in done.out
    assert len(list((home / "data/kogge/saves").glob("*.json"))) == 2


def test_a_broken_save_does_not_hide_an_older_one(home: Path) -> None:
    kogge("play", "--seats", "you,greedy", "--plain", stdin="1\n")
    (home / "data/kogge/saves/99999999-x-visby.json").write_text("{}")
    done = kogge("play", "--resume", "--plain", stdin="quit\n")

    assert "is not a saved game" in done.out
    assert "round 2" in done.out


def test_a_game_is_not_played_in_two_windows(home: Path) -> None:
    first = Terminal("play", "--seats", "you,greedy")
    first.wait_for("your choice?")
    done = kogge("play", "--resume")
    assert done.code == 2
    assert "no game is waiting" in done.err
    first.type("quit")
    first.wait_for("--resume")
    first.end()

    assert kogge("play", "--resume", stdin="quit\n").code == 0


def test_a_log_does_not_tell_what_is_still_sealed(home: Path, tmp_path: Path) -> None:
    log = tmp_path / "g.txt"
    terminal = Terminal("play", "--seats", "greedy,Anna,Berta", "--log", log)
    terminal.wait_for("Now Anna")
    assert "play" not in log.read_text()  # greedy has chosen
    terminal.type("")
    terminal.wait_for("Anna, your choice?")
    terminal.type("knight ship")
    terminal.wait_for("Now Berta")
    assert "play" not in log.read_text()
    terminal.type("")
    terminal.press(b"\x1b[A")  # the up key: there is nothing to leaf through
    assert "knight ship" not in terminal.wait_for("Berta, your choice?")
    terminal.type("troops ship")
    terminal.wait_for("Berta plays")
    terminal.wait_for("Now Anna")
    time.sleep(0.5)
    terminal.process.send_signal(signal.SIGINT)
    terminal.wait_for("--resume")
    terminal.end()

    assert log.read_text().count("  play ") == 3
    assert "\x1b[3J" in terminal.seen  # what has scrolled away is gone too


def test_a_log_that_gets_lost_does_not_stop_the_game(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    folder.mkdir()
    kogge("play", "--seats", "you,greedy", "--plain", "--log", folder / "g.txt", stdin="1\n")
    (folder / "g.txt").unlink()
    folder.rmdir()
    done = kogge("play", "--resume", "--plain", stdin="1\nquit\n")

    assert done.code == 0
    assert "the game goes on without that file" in done.out


def test_closed_streams_are_no_trouble(home: Path) -> None:
    for shell in ("<&-", ">&-", "2>&-", ">/dev/full"):
        done = subprocess.run(
            ["/bin/bash", "-c", f"{sys.executable} -m kogge play --seats you,greedy {shell}"],
            capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
            env={k: v for k, v in os.environ.items() if k != "PYTHONUNBUFFERED"},
        )  # fmt: skip

        assert "Traceback" not in done.stderr, shell
        assert "Exception" not in done.stderr, shell


def test_a_folder_that_cannot_be_written_is_named(home: Path) -> None:
    done = kogge("play", "--seats", "you,greedy", XDG_DATA_HOME="/proc/none")
    bots = kogge("play", "--seats", "random,random", "--json", XDG_DATA_HOME="/proc/none")

    assert done.code == 2
    assert "cannot be written" in done.err
    assert bots.code == 0
