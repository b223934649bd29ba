"""What is reported about the matches of an arena."""

from __future__ import annotations

from pathlib import Path

import pytest
from runner import kogge

from kogge.arena import crew
from kogge.arena.report import Findings, gather, things
from kogge.arena.schedule import Contest
from kogge.arena.store import Run
from kogge.cli.commands.lab.page import as_html, page, seats
from kogge.games import find
from kogge.speech.speech import Speech

ENGLISH = Speech("en")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an arena that was interrupted: two seeds are whole, a third has only one match."""
    contest = Contest("visby", ("greedy", "random"), 6)
    run = Run(tmp_path_factory.mktemp("runs"), contest, keep=True)
    for outcome in crew.played(contest, run.missing()[:5], keep=True):
        run.add(outcome)
    return run.folder


def test_every_card_counts_and_trades_by_their_amount() -> None:
    actions = find("visby").actions

    assert things(actions, actions.number("play knight merchant")) == [
        "play knight",
        "play merchant",
    ]
    assert things(actions, actions.number("play knight")) == ["play knight"]
    assert things(actions, actions.number("trade 2")) == ["trade 2"]


@pytest.mark.parametrize("game", ["riga", "haithabu"])
def test_other_actions_are_one_thing(game: str) -> None:
    actions = find(game).actions

    assert all(things(actions, number) == [actions.name(number)] for number in range(len(actions)))


def test_cards_of_a_match_are_counted_for_each_seat(folder: Path) -> None:
    found = gather(folder)

    plays = {name: count for name, count in found.used.items() if name.startswith("play")}
    assert all(len(name.split()) == 2 for name in plays)
    two_cards_each_round = sum(plays.values())
    assert two_cards_each_round % 4 == 0, "two seats lay two cards in every round"


def test_only_whole_seeds_tell_of_seats(folder: Path) -> None:
    found = gather(folder)

    assert found.matches == 5
    assert len(found.whole) == 2
    assert "Left out here: 1 of 5 matches" in seats(found, ENGLISH)[-1]


def test_the_advantage_of_a_seat_has_an_interval() -> None:
    found = Findings("visby", 40)
    found.seeds = {str(seed): [[1.0, 0.0], [0.0, 1.0]] for seed in range(20)}
    found.seeds["0"] = [[1.0, 0.0], [1.0, 0.0]]

    lines = seats(found, ENGLISH)

    assert lines[0] == "| Seat | Wins | 95 % |"
    assert lines[2] == "| 1 | 52.5% | 50.0% - 57.5% |"
    assert len(lines) == 4


def test_a_page_speaks_one_language(folder: Path) -> None:
    german = kogge("--lang", "de", "report", str(folder)).out

    assert "# Visby: 5 Partien" in german
    for word in ("Seats", "wins", "matches", "mean", "choices", "points", "used"):
        assert word not in german


def test_a_paragraph_stands_outside_of_the_table(folder: Path) -> None:
    text = as_html(page(gather(folder), ENGLISH))

    assert text.count("<table>") == text.count("</table>") == 3
    assert "</tr></table>\n<p>Left out here" in text
