"""Figures of games between bots: counted from runs of the arena, kept beside a game, and shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from runner import typed

from kogge.arena import crew
from kogge.arena.report.findings import gather
from kogge.arena.report.shipped import parsed, shipped, written
from kogge.arena.schedule import Contest
from kogge.arena.store import Run
from kogge.core.error import Broken
from kogge.games import GAMES, find
from nim import GAME as NIM


def run_of(folder: Path, games: int) -> Path:
    """Play so many of six games, three seeds in both rotations, and keep them."""
    contest = Contest("visby", ("greedy", "random"), 6)
    run = Run(folder, contest, keep=True)
    for outcome in crew.played(contest, run.missing()[:games], keep=True):
        run.add(outcome)
    return folder


def test_a_run_of_the_arena_becomes_figures_that_say_how_they_came_about(tmp_path: Path) -> None:
    folder, file = run_of(tmp_path / "run", 6), tmp_path / "bots.jsonl"

    done = typed("report", folder, "--figures", file)

    assert (done.code, done.out) == (0, "")
    [line] = parsed(find("visby"), file.read_text("utf-8"), "bots.jsonl")
    [run] = line.runs
    assert (run.names, run.games, run.seed, run.last) == (["greedy", "random"], 6, 1, 3)
    assert run.command("visby") == "kogge arena visby --bots greedy,random --games 6"
    assert (line.found.seats, line.found.matches) == (2, 6)
    assert sum(share.value for share in line.found.wins) == pytest.approx(1, abs=0.001)
    [found] = gather([folder]).sorted
    laid = sum(count for match in found.matches for seat in match.uses
               for (family, _), count in seat.items() if family == "card")  # fmt: skip
    told = sum(use.each for use in line.found.families["card"])
    assert told == pytest.approx(laid / 6, abs=0.01)


def test_a_run_that_was_interrupted_has_to_be_finished_first(tmp_path: Path) -> None:
    found = gather([run_of(tmp_path / "run", 5)])

    with pytest.raises(Broken, match="1 games are of seeds that were not played in every rotation"):
        written(found)


@pytest.mark.parametrize("text", ["{}", '{"game": "visby"', "[1]"])
def test_a_file_that_holds_no_figures_is_refused(text: str) -> None:
    with pytest.raises(Broken, match="is no list of figures"):
        parsed(find("visby"), text, "bots.jsonl")


def test_figures_of_another_game_are_refused() -> None:
    path = find("riga").folder / "statistics" / "bots.jsonl"

    with pytest.raises(Broken, match="another game, or of other rules"):
        parsed(find("visby"), path.read_text("utf-8"), path.name)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_comes_with_figures_of_every_size_of_table(name: str) -> None:
    game = find(name)

    known = shipped(game)

    assert [line.found.seats for line in known] == list(game.seats)
    for line in known:
        assert line.found.matches == sum(run.games for run in line.runs)
        assert all(len(run.bots) == line.found.seats for run in line.runs)
        assert len(line.found.wins) == line.found.seats
        assert line.found.families


def test_a_game_that_brings_no_figures_has_none() -> None:
    assert shipped(NIM) == ()
