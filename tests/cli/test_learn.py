"""Lessons at a keyboard: taken, shown, left, gone on with, and done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from runner import typed

from kogge.core.trials.course import course
from kogge.games import GAMES, find


def test_lessons_are_listed_with_how_far_one_has_come(home: Path) -> None:
    done = typed("learn", "visby", "--plain")

    assert done.code == 0
    assert "1. Cards, 3 min: not begun" in done.out
    assert "6. Reading others, 5 min: not begun" in done.out
    assert "learn visby 1" in done.out


def test_a_lesson_is_done_by_hand_and_remembered(home: Path) -> None:
    done = typed("learn", "visby", "1", "--plain", stdin="fleet\ntroops\nship\n")

    assert done.code == 0
    assert "You hold 7 wares now." in done.out
    assert "Done: Cards." in done.out
    assert "learn visby 2" in done.out
    listed = typed("learn", "visby", "--plain").out
    assert "1. Cards, 3 min: done" in listed
    assert "learn visby 2" in listed


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_shown_in_german(game: str, home: Path) -> None:
    if not (lessons := course(find(game))):
        pytest.fail(f"{game} has no lessons")
    last = len(lessons)
    done = typed("--lang", "de", "learn", game, str(last), "--plain", stdin="zeig\n" * 20)

    assert f"Geschafft: {lessons[-1].title['de']}." in done.out
    assert lessons[-1].steps[-1].done["de"] in done.out


def test_other_moves_questions_and_nonsense_are_answered(home: Path) -> None:
    lines = ["knight", "why trade 3", "frobnicate", "99", "", "help", "rules 3.1", "undo", "table"]
    done = typed("learn", "visby", "1", "--plain", stdin="\n".join([*lines, "quit"]))

    assert "You may play that card too. Here we want the Fleet" in done.out
    assert "(§5.2)" in done.out
    assert "'frobnicate' is not understood" in done.out
    assert "make the move that is asked for" in done.out
    assert "Each Troops card takes 2 seals" in done.out
    assert "You can go on here next time." in done.out
    assert "Step 2 of 3" not in done.out


def test_a_lesson_goes_on_where_it_was_left(home: Path) -> None:
    typed("learn", "riga", "4", "--plain", stdin="show\nshow\nquit\n")
    assert "4. Functions, 4 min: begun" in typed("learn", "riga", "--plain").out

    again = typed("learn", "riga", "4", "--plain", stdin="")
    assert "Step 3 of 7" in again.out
    assert "Step 1 of 7" not in again.out


def test_a_whole_bill_is_named_at_once(home: Path) -> None:
    line = "build danzig-trading-post pay glass"
    done = typed("learn", "riga", "2", "--plain", stdin=f"{line}\n")

    assert "Paid to the ducat." in done.out
    assert "Step 2 of 4" in done.out


@pytest.mark.parametrize("kept", ["{", "[]", '{"done": 3}', '{"made": {"1": ["play whale"]}}'])
def test_what_was_kept_may_be_damaged(kept: str, home: Path) -> None:
    path = home / "data/kogge/lessons/visby.json"
    path.parent.mkdir(parents=True)
    path.write_text(kept)

    assert "Step 1 of 3" in typed("learn", "visby", "1", "--plain").out


def test_progress_is_kept_as_names_that_outlive_numbers(home: Path) -> None:
    typed("learn", "visby", "1", "--plain", stdin="fleet\n")
    kept = json.loads((home / "data/kogge/lessons/visby.json").read_text())

    assert kept == {"done": [], "made": {"1": ["play fleet"]}}


@pytest.mark.parametrize("number", ["0", "7", "-1"])
def test_there_is_no_such_lesson(number: str, home: Path) -> None:
    done = typed("learn", "visby", "--", number)

    assert done.code == 2
    assert f"there is no lesson {number} (expected: 1 to 6)" in " ".join(done.err.split())
