"""Levels and nets on the command line."""

from __future__ import annotations

import json
from functools import partial
from importlib.metadata import version
from pathlib import Path

import pytest
from runner import typed

from kogge.arena.ladder import sizes
from kogge.bots import ladder
from kogge.bots.level import NAMES
from kogge.bots.nets import FOLDER, read
from kogge.cli.app import run
from kogge.games import GAMES, find

TINY = ("--games", "2", "--generations", "1", "--budget", "1sims", "--epochs", "1")


def test_the_ladder_is_shown_from_a_stored_run() -> None:
    rungs = json.loads(typed("bots", "--json").out)
    shown = typed("--lang", "de", "bots", "riga")

    tables = {(rung["game"], rung["seats"]) for rung in rungs}
    assert tables == {(game, seats) for game in GAMES for seats in sizes(game)}
    for table in tables:
        upper = [rung["upper"] for rung in rungs if (rung["game"], rung["seats"]) == table]
        assert upper == [name for name in NAMES[1:] if name in upper]
    assert all(rung["low"] <= rung["share"] <= rung["high"] for rung in rungs)
    assert all(rung["share"] > 0.5 for rung in rungs), "levels stand in order"
    assert "Gegen" in shown.out
    assert "kogge arena riga --bots alderman,master" in shown.out


def test_neighbours_are_neither_alike_nor_far_apart_at_any_table_that_was_measured() -> None:
    for rung in ladder.stored():
        assert 0.6 <= rung.share <= 0.75, rung


@pytest.mark.parametrize(("language", "words"), [("en", "not measured"), ("de", "nicht gemessen")])
def test_a_level_without_a_rung_is_shown_as_not_measured(
    language: str,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    rungs = [rung for rung in ladder.stored() if rung.upper != "merchant"]
    ladder.write(tmp_path / "ladder.json", rungs)
    monkeypatch.setattr(ladder, "stored", partial(ladder.stored, tmp_path / "ladder.json"))

    assert run(["bots", "riga"], language) == 0

    rows = {row.split()[0]: row for row in capsys.readouterr().out.splitlines() if row.split()}
    measured = {rung.upper for rung in rungs if rung.game == "riga"}
    assert {name for name in NAMES[1:] if words not in rows[name]} == measured


@pytest.mark.slow
def test_a_net_is_trained_and_tested_in_the_arena(tmp_path: Path, home: Path) -> None:
    options = ("--hidden", "8,4", "--test", "2", "--jobs", "1", "--out", tmp_path / "nets")

    done = typed("train", "visby", *TINY, *options, "--json")

    told = json.loads(done.out)
    assert Path(told["net"]).exists()
    assert told["verdict"] in ("better", "not better", "open")
    assert 0 <= told["low"] <= told["share"] <= told["high"] <= 1
    assert not told["promoted"]
    note = json.loads(typed("train", "visby", "--show", "--from", told["net"], "--json").out)[
        "note"
    ]
    made = "--seats 2 --games 2 --generations 1 --budget 1sims --from hand --hidden 8,4 --epochs 1"
    assert note["command"] == f"kogge train visby {made} --seed 1000000"
    assert note.items() >= {"from": "hand", "kogge": version("kogge"), "generation": 1}.items()


@pytest.mark.slow
def test_a_net_learns_at_tables_of_several_sizes(tmp_path: Path, home: Path) -> None:
    options = ("--hidden", "4,4", "--test", "0", "--jobs", "1", "--out", tmp_path, "--json")
    told = [
        json.loads(typed("train", "riga", "--seats", seats, *TINY, *options).out)["net"]
        for seats in ("2,4", "2")
    ]
    notes = [read(Path(net), find("riga")).noted for net in told]

    assert "--seats 2,4 --games 2" in notes[0]["command"]
    assert notes[0]["rows"] > notes[1]["rows"] > 100


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        (("--hidden", "8"), "'8' is not a pair of sizes"),
        (("--budget", "soon"), "'soon' is not a budget"),
        (("--seats", "7"), "7 cannot play this game"),
        (("--seats", "2,7"), "7 cannot play this game"),
        (("--seats", "2,some"), "'some' is not a number of seats"),
        (("--from", "nowhere.npz", *TINY, "--jobs", "1"), "this is not a net"),
    ],
)
def test_what_cannot_be_trained_is_told_in_one_sentence(
    options: tuple[str, ...], trouble: str, home: Path
) -> None:
    done = typed("train", "visby", *options)

    assert done.code == 2
    assert trouble in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize("entry", ["greedy@hand", "alderman/soon", "alderman@nowhere.npz"])
def test_an_entry_that_cannot_play_is_refused(entry: str, home: Path) -> None:
    done = typed("arena", "visby", "--bots", f"{entry},random", "--games", "2", "--jobs", "1")

    assert done.code == 2
    assert "Traceback" not in done.err


OTHERS = {
    "en": "visby.npz: this is a net for 'visby', not for 'riga'",
    "de": "visby.npz: das ist ein Netz für 'visby', nicht für 'riga'",
}


@pytest.mark.parametrize("language", OTHERS)
def test_a_net_of_another_game_is_refused_before_anything_is_played(
    language: str, home: Path
) -> None:
    """With it compiled code would write beyond the end of its rows."""
    net = FOLDER / "visby.npz"
    played = typed("--lang", language, "arena", "riga", "--bots", f"alderman@{net}/30sims,random")
    taught = typed("--lang", language, "train", "riga", "--from", net)

    assert [done.code for done in (played, taught)] == [2, 2]
    assert all(OTHERS[language] in done.err for done in (played, taught))
    assert not any(home.iterdir())
