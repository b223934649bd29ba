"""A bot that meets itself plays a new game in every rotation, and equal games count once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from runner import typed

from kogge.arena.bout import begun, play
from kogge.arena.schedule import Bout, Contest
from kogge.arena.store import CONTEST, Run
from kogge.core.compiled.source import source_digest
from kogge.core.error import Broken

TWINS = Contest("visby", ("random", "random"), 4)


def test_bots_of_one_name_play_another_game_in_every_rotation() -> None:
    assert len({play(TWINS, bout).moves for bout in TWINS.bouts()}) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seed_deals_and_draws_the_same_in_every_rotation(seats: int) -> None:
    contest = Contest("riga", ("random",) * seats, seats)
    dealt = [begun(contest, bout) for bout in contest.bouts()]
    for match in dealt:
        match.proceed()

    assert len({match.position.digest() for match in dealt}) == 1


def test_the_same_game_has_the_same_digest() -> None:
    one, again = (play(TWINS, Bout(1, 0)) for _ in range(2))

    assert one.moves == again.moves


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a run of six games, two of which are the same."""
    contest = Contest("visby", ("random", "random"), 6)
    run = Run(tmp_path / "run", contest, keep=True)
    for bout in contest.bouts():
        run.add(play(contest, bout, keep=True))
    text = (run.folder / "matches" / "1-0.txt").read_text()
    (run.folder / "matches" / "3-1.txt").write_text(text)
    lines = (run.folder / "results.jsonl").read_text().splitlines()
    last = {**json.loads(lines[-1]), "moves": json.loads(lines[0])["moves"]}
    (run.folder / "results.jsonl").write_text("\n".join([*lines[:-1], json.dumps(last)]) + "\n")
    return run.folder


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Different games: 5 of 6"), ("de", "Verschiedene Partien: 5 von 6")],
)
def test_it_is_told_how_many_games_were_different(language: str, told: str, folder: Path) -> None:
    again = ("arena", "visby", "--bots", "random,random", "--games", "6", "--save", folder)

    assert told in typed("--lang", language, *again).out.splitlines()
    assert told in typed("--lang", language, "report", folder).out
    assert json.loads(typed(*again, "--json").out)["different"] == 5


def test_games_that_were_played_with_the_same_luck_are_not_carried_on(tmp_path: Path) -> None:
    before = {**TWINS.told(), "source": source_digest()}  # of rules and bots alone
    (tmp_path / CONTEST).write_text(json.dumps(before))

    with pytest.raises(Broken, match="begun with other rules, bots or nets"):
        Run(tmp_path, TWINS, keep=False)
