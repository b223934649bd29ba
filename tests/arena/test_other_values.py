"""An arena with values of one's own, to see what another edition would do to a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from runner import typed

from kogge.games import find

STEEPER = """
game = "visby"
title = "A steeper market"

[rate]
value = [
  [3, 1], [3, 1], [3, 1], [3, 1], [3, 1], [2, 1], [2, 1], [3, 2],
  [2, 2], [2, 2], [2, 3], [1, 2], [1, 2], [1, 3], [1, 3], [1, 3],
]
provenance = "reconstructed"
"""
COMMAND = ("arena", "visby", "--bots", "random,random", "--games", "2", "--jobs", "1")


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    path = tmp_path / "steeper.toml"
    path.write_text(STEEPER, "utf-8")
    return path


def test_bots_play_with_the_values_of_a_file(tmp_path: Path, edition: Path) -> None:
    run = tmp_path / "run"

    done = typed(*COMMAND, "--edition", edition, "--save", run)

    assert done.code == 0, done.err
    steeper = find("visby").read_edition(edition)
    assert json.loads((run / "contest.json").read_text("utf-8"))["edition"] == steeper.digest
    matches = sorted((run / "matches").iterdir())
    assert len(matches) == 2
    assert all(f"edition {steeper.digest}" in match.read_text("utf-8") for match in matches)
    edition.unlink()  # a run keeps what it was played with
    page = typed("report", run)
    assert (page.code, "3:1" in page.out) == (0, True), page.err
    assert typed("verify", *matches).code == 0


def test_a_run_goes_on_with_its_own_values_only(tmp_path: Path, edition: Path) -> None:
    run = tmp_path / "run"
    assert typed(*COMMAND, "--edition", edition, "--save", run).code == 0

    refused = typed(*COMMAND, "--save", run)

    assert refused.code != 0
    assert "holds the games of another contest" in refused.err


def test_a_broken_file_in_a_run_is_named(tmp_path: Path, edition: Path) -> None:
    run = tmp_path / "run"
    assert typed(*COMMAND, "--edition", edition, "--save", run).code == 0
    (run / "edition.json").write_text("[]", "utf-8")

    refused = typed("report", run)

    assert refused.code != 0
    assert "edition.json" in refused.err
