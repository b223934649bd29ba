"""Puzzles at a keyboard: tried, missed, left, tried again, and found."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from runner import typed

from kogge.cli.commands.match.puzzles import Record
from kogge.cli.terminal.screen import Screen
from kogge.games import GAMES, find
from kogge.puzzles.calendar import day_of, of_day
from kogge.puzzles.kin import families
from kogge.puzzles.stock import parsed, stock
from kogge.speech.speech import Speech


def named(game: str, number: int = 1) -> tuple[str, str]:
    """Return the answer of a puzzle, and another choice, by name."""
    puzzle, names = stock(find(game))[number - 1], find(game).actions.names
    return names[puzzle.answer], names[min(puzzle.losses)]


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_told_to_be_right_with_reason_and_line(game: str, home: Path) -> None:
    done = typed("puzzles", game, "1", "--plain", stdin=f"{named(game)[0]}\n")

    assert done.code == 0
    assert "That is the best choice." in done.out
    before, after = done.out.split("That is the best choice.")
    assert "Theme:" in after
    assert "Theme:" not in before
    assert "every other choice" in done.out
    assert "How it goes on:" in done.out
    assert "Your rating: 1" in done.out


@pytest.mark.parametrize("game", GAMES)
def test_the_first_try_counts_and_a_second_does_not(game: str, home: Path) -> None:
    best, other = named(game)
    missed = typed("puzzles", game, "1", "--plain", stdin=f"{other}\n").out
    again = typed("--lang", "de", "puzzles", game, "1", "--plain", stdin=f"{best}\n").out

    assert "percentage points" in missed
    assert "Best is:" in missed
    assert "(-" in missed
    assert "Das ist die beste Wahl." in again
    assert "darum zählt es nicht noch einmal" in again


def test_without_a_number_the_next_one_comes(home: Path) -> None:
    first = typed("puzzles", "riga", "--plain", stdin=f"{named('riga')[0]}\n").out
    second = typed("puzzles", "riga", "--plain", stdin="quit\n").out

    assert f"Riga, puzzle 1 of {len(stock(find('riga')))}" in first
    assert "Riga, puzzle 2 of" in second
    assert "You can try it another time." in second


def test_the_next_puzzle_of_visby_is_another_one(home: Path) -> None:
    """Of its puzzles many are the same position: none comes right after its like."""
    game, last = find("visby"), 3
    typed("puzzles", "visby", str(last), "--plain", stdin=f"{named('visby', last)[0]}\n")
    number = Record(game).next(Speech("en"), Screen(plain=True))

    assert families(game)[number] != families(game)[last]


def test_the_puzzle_of_the_day_begins_a_row(home: Path) -> None:
    game = find("visby")
    best, _ = named("visby", of_day(game, day_of(round(1000 * time.time()))))
    done = typed("puzzles", "visby", "--today", "--plain", stdin=f"{best}\n")

    assert "The puzzle of the day." in done.out
    assert "One day in a row." in done.out


def test_days_in_a_row_are_counted_over_several_visits(home: Path) -> None:
    rows = [Record(find("visby")).solved_on(day) for day in (20_000, 20_001, 20_001, 20_003)]

    assert rows == [1, 2, 2, 1]


def test_questions_and_nonsense_are_answered(home: Path) -> None:
    lines = ["why trade 3", "frobnicate", "99", "", "help", "undo", "table", "rules 3.1"]
    done = typed("puzzles", "visby", "1", "--plain", stdin="\n".join([*lines, "quit"]))

    assert "the action that you want to do" in done.out
    assert "You can try it another time." in done.out
    assert typed("puzzles", "visby", "9999").code == 2
    assert "there is no puzzle 9999" in typed("puzzles", "visby", "9999").err


def test_a_damaged_record_is_as_good_as_none(home: Path) -> None:
    file = home / "data" / "kogge" / "puzzles" / "tried" / "riga.json"
    file.parent.mkdir(parents=True)
    for content in ("", "[]", '{"tries": 3}', '{"rating": ["x"]}', "{" * 5000):
        file.write_text(content)
        assert "puzzle 1 of" in typed("puzzles", "riga", "--plain", stdin="quit\n").out


def test_a_search_stores_what_it_has_found_and_goes_on(home: Path, tmp_path: Path) -> None:
    """The first match of the stock that holds a puzzle is looked at again."""
    game, file = find("riga"), tmp_path / "found.jsonl"
    first = stock(game)[0]
    search = ("puzzles", "riga", "--find", "--count", "1", "--jobs", "1", "--out", str(file))
    done = typed(*search, "--seed", str(first.seed))
    found = file.read_text()

    assert done.code == 0
    assert "1 puzzles in" in done.out
    assert len(parsed(game, found, "found").puzzles) == 1
    assert typed(*search, "--seed", str(first.seed)).code == 0
    assert file.read_text() == found, "there is enough"
    assert "is another search" in typed(*search, "--seed", "7777").err
