"""Playing at a real terminal: names, numbers, questions, undo, leaving and coming back."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from runner import Terminal, typed

from kogge.games import find
from kogge.speech.meaning import understand
from kogge.speech.speech import Speech, Words

VISBY = find("visby")
SAY, SAGE = Speech("en").say, Speech("de").say
WORDS = Words(Speech("en"), VISBY, VISBY.edition)
YOU = SAY("your-name")
ROUND_2 = SAY("title", game="", round=2, target="").partition(",")[2].partition(",")[0]
RESUME = SAY("saved", command="kogge").partition("kogge")[2]  # how one comes back


def asked(name: str = YOU) -> str:
    """Return the question to somebody."""
    return SAY("prompt", name=name)


def handed(name: str) -> str:
    """Return the line that hands the keyboard over to somebody."""
    return SAY("hand-over", name=name).partition(".")[0]  # whole, it takes two lines


def lays(name: str, card: str, second: str) -> str:
    """Return the line that shows what somebody has laid."""
    cards = {"card": WORDS.name(card), "second": WORDS.name(second)}
    return WORDS.say("event-revealed", seat=name, has_second=1, **cards)


def phrase(action: str) -> str:
    """Return an action in words."""
    return WORDS.phrase(VISBY.actions[VISBY.actions.number(action)])


def refused(reason: str, paragraph: str) -> str:
    """Return the answer to `why`."""
    return SAY("why-not", reason=WORDS.say(f"reason-{reason}"), paragraph=paragraph)


def mentions(text: str, name: str, **figures: object) -> bool:
    """Return whether a text has a message with these figures; others may be anything."""
    parts = SAY(name, **{**dict.fromkeys(("sentence", "command"), "\0"), **figures}).split("\0")
    return all(part in text for part in parts)


def test_a_whole_game_is_played_by_numbers(home: Path) -> None:
    done = typed("play", "--seats", "you,greedy", "--seed", "3", "--plain", stdin="1\n" * 200)

    assert done.code == 0
    assert SAY("final-score") in done.out
    assert any(mentions(done.out, name, names="\0") for name in ("winner", "winners"))
    kept = list((home / "data/kogge/matches").glob("*.txt"))
    assert len(kept) == 1
    assert typed("verify", kept[0]).code == 0
    assert not list((home / "data/kogge/saves").iterdir())


def test_a_whole_game_in_german(home: Path) -> None:
    done = typed("play", "--seats", "you,random", "--lang", "de", "--plain", stdin="1\n" * 200)

    assert SAGE("prompt", name=SAGE("your-name")) in done.out
    assert SAGE("final-score") in done.out
    assert Words(Speech("de"), VISBY, VISBY.edition).name("mendicant") in done.out


def test_levels_are_called_by_name_and_introduced(home: Path) -> None:
    seats = "you,craftsman,alderman,craftsman"
    done = typed("play", "--seats", seats, "--lang", "de", "--plain", stdin="quit\n")

    for level in ("craftsman", "alderman"):
        name, about = SAGE(f"bot-{level}"), SAGE(f"bot-{level}-about")
        assert done.out.count(SAGE("level", name=name, about=about)) == 1
    assert f"{SAGE('bot-craftsman')} 2" in done.out


def test_names_questions_and_nonsense(home: Path) -> None:
    lines = [
        "why knight", "why knight merchant", "why trade 3", "frobnicate", "kn", "99", "",
        "rules 5.1", "rules 9.9", "score", "log", "table", "help", "undo", "me kn",
        "knight merchant", "quit",
    ]  # fmt: skip
    done = typed("play", "--seats", "you,greedy", "--seed", "3", stdin="\n".join(lines))

    ways = [phrase("play knight merchant"), phrase("play knight mendicant")]
    for answer in (
        refused("two-cards", "2.2"),
        SAY("why-legal"),
        refused("no-trade-now", "5.2"),
        SAY("not-understood", text="frobnicate", count=28),
        SAY("not-understood", text="99", count=28),
        str(WORDS.paragraph("5.1"))[:30],
        SAY("no-paragraph", number="9.9"),
        SAY("undo-nothing"),
        SAY("did-you-mean", text="me kn", names="; ".join(ways)),
        lays(YOU, "knight", "merchant"),
        RESUME,
    ):
        assert answer in done.out


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
    terminal.wait_for(asked())
    terminal.press(b"tollk\t")
    terminal.wait_for("tollkeeper ")
    terminal.type("knight")
    terminal.wait_for(lays(YOU, "knight", "tollkeeper"))
    terminal.wait_for(asked())
    terminal.type("quit")

    assert terminal.end() == 0


def test_after_ctrl_c_the_game_goes_on_where_it_stopped(home: Path) -> None:
    first = Terminal("play", "--seats", "you,greedy", "--seed", "3")
    first.wait_for(asked())
    first.type("knight ship")
    first.wait_for(WORDS.say("event-round", number=2))
    first.wait_for(asked())
    first.interrupt()
    first.wait_for(RESUME)
    assert first.end() == 0

    second = Terminal("play", "--resume")
    assert ROUND_2 in second.wait_for(asked())
    second.type("quit")
    assert second.end() == 0


def test_a_killed_game_is_not_lost(home: Path) -> None:
    first = Terminal("play", "--seats", "you,greedy", "--seed", "3")
    first.wait_for(asked())
    first.type("knight ship")
    first.wait_for(asked())
    first.process.kill()
    first.end()
    done = typed("play", "--resume", "--plain", stdin="log\nquit\n")

    assert lays(YOU, "knight", "ship") in done.out
    assert ROUND_2 in done.out


def test_a_resumed_game_is_the_game_it_would_have_been(home: Path, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    start = ("play", "--seats", "you,greedy,random", "--seed", "5", "--plain", "--log")
    typed(*start, whole, stdin="1\n" * 200)
    typed(*start, parts, stdin="1\n1\n")
    for _ in range(3):
        typed("play", "--resume", "--plain", stdin="1\n" * 3)
    typed("play", "--resume", "--plain", stdin="1\n" * 200)

    assert whole.read_bytes() == parts.read_bytes()


def test_two_people_at_one_keyboard_do_not_see_each_other(home: Path) -> None:
    terminal = Terminal("play", "--seats", "Anna,Berta", "--seed", "3")
    terminal.wait_for(handed("Anna"))
    terminal.type("")
    terminal.wait_for(asked("Anna"))
    terminal.type("knight ship")
    shown = terminal.wait_for(handed("Berta"))
    assert "\x1b[2J" in shown or "\x1b[H" in shown
    terminal.type("")
    shown = terminal.wait_for(asked("Berta"))
    assert lays("Anna", "knight", "ship") not in shown
    terminal.type("undo")
    terminal.wait_for(handed("Anna"))
    terminal.type("")
    terminal.wait_for(asked("Anna"))
    terminal.type("troops ship")
    terminal.wait_for(handed("Berta"))
    terminal.type("")
    terminal.wait_for(asked("Berta"))
    terminal.type("troops ship")
    terminal.wait_for(lays("Anna", "troops", "ship"))
    terminal.wait_for(handed("Anna"))
    terminal.type("")
    terminal.wait_for(asked("Anna"))
    terminal.type("undo")
    terminal.wait_for(SAY("undo-known"))
    terminal.type("quit")

    assert terminal.end() == 0


def test_colours_follow_no_color_and_plain(home: Path) -> None:
    coloured = Terminal("play", "--seats", "you,greedy")
    coloured.wait_for(asked())
    coloured.type("quit")
    coloured.end()
    silent = Terminal("play", "--seats", "you,greedy", NO_COLOR="1")
    silent.wait_for(asked())
    silent.type("quit")
    silent.end()

    assert "\x1b[31m" in coloured.seen
    assert "\x1b[31m" not in silent.seen


def test_a_narrow_terminal_gets_lines_instead_of_a_table(home: Path) -> None:
    narrow = typed("play", "--seats", "you,greedy", stdin="quit\n", COLUMNS="40")
    wide = typed("play", "--seats", "you,greedy", stdin="quit\n", COLUMNS="100")

    in_hand = f"{SAY('in-hand')}: {WORDS.name('troops')}"
    assert in_hand in narrow.out
    assert in_hand not in wide.out
    assert WORDS.name("troops")[:4] in wide.out
    assert max(map(len, narrow.out.splitlines())) <= 60


def test_a_broken_save_is_named(home: Path) -> None:
    typed("play", "--seats", "you,greedy", "--plain", stdin="1\n")
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
        done = typed("play", "--resume")

        assert done.code == 2
        assert str(save) in done.err
        assert done.err.count("\n") == 1


def test_an_older_game_stays_saved(home: Path) -> None:
    typed("play", "--seats", "you,greedy", "--plain", stdin="1\n")
    done = typed("play", "--seats", "you,random", "--plain", stdin="1\n")

    game = WORDS.say("name-visby")
    assert mentions(done.out, "older-saved", game=game)
    assert len(list((home / "data/kogge/saves").glob("*.json"))) == 2


def test_a_broken_save_does_not_hide_an_older_one(home: Path) -> None:
    typed("play", "--seats", "you,greedy", "--plain", stdin="1\n")
    (home / "data/kogge/saves/99999999-x-visby.json").write_text("{}")
    done = typed("play", "--resume", "--plain", stdin="quit\n")

    assert "99999999-x-visby.json" in done.out
    assert ROUND_2 in done.out


def test_a_game_is_not_played_in_two_windows(home: Path) -> None:
    first = Terminal("play", "--seats", "you,greedy")
    first.wait_for(asked())
    done = typed("play", "--resume")
    assert done.code == 2
    assert "no game is waiting" in done.err
    first.type("quit")
    first.wait_for(RESUME)
    first.end()

    assert typed("play", "--resume", stdin="quit\n").code == 0


def test_a_log_does_not_tell_what_is_still_sealed(home: Path, tmp_path: Path) -> None:
    log = tmp_path / "g.txt"
    terminal = Terminal("play", "--seats", "greedy,Anna,Berta", "--log", log)
    terminal.wait_for(handed("Anna"))
    assert "play" not in log.read_text()  # greedy has chosen
    terminal.type("")
    terminal.wait_for(asked("Anna"))
    terminal.type("knight ship")
    terminal.wait_for(handed("Berta"))
    assert "play" not in log.read_text()
    terminal.type("")
    terminal.press(b"\x1b[A")  # the up key: there is nothing to leaf through
    assert "knight ship" not in terminal.wait_for(asked("Berta"))
    terminal.type("troops ship")
    terminal.wait_for(lays("Berta", "troops", "ship"))
    terminal.wait_for(handed("Anna"))
    terminal.interrupt()
    terminal.wait_for(RESUME)
    terminal.end()

    assert log.read_text().count("  play ") == 3
    assert "\x1b[3J" in terminal.seen  # what has scrolled away is gone too


def test_a_log_that_gets_lost_does_not_stop_the_game(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    folder.mkdir()
    typed("play", "--seats", "you,greedy", "--plain", "--log", folder / "g.txt", stdin="1\n")
    (folder / "g.txt").unlink()
    folder.rmdir()
    done = typed("play", "--resume", "--plain", stdin="1\nquit\n")

    assert done.code == 0
    assert mentions(done.out, "log-lost")


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
    done = typed("play", "--seats", "you,greedy", XDG_DATA_HOME="/proc/none")
    bots = typed("play", "--seats", "random,random", "--json", XDG_DATA_HOME="/proc/none")

    assert done.code == 2
    assert "cannot be written" in done.err
    assert bots.code == 0
