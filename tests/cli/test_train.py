"""kogge train: what it reports, which games decide, and what is noted about a net."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from runner import typed

from kogge.bots import nets
from kogge.bots.judgement.eyes import eye_of
from kogge.bots.nets import path_of, read, save, weights_of
from kogge.bots.time.budget import Budget
from kogge.cli.commands.lab.train import Trial, meeting, put_in_place, tell
from kogge.core.error import Broken
from kogge.games import GAMES, find
from kogge.speech.speech import Speech
from kogge.training.school import Plan, Report

RIGA = find("riga")
PLAN = Plan("riga", 2, 1, Budget(sims=1))
SIZES = (eye_of(find("riga")).inputs, 6, 5)
FOUND = Trial("better", 3.21, 0.5612, 0.52, 0.602, 400)


def written(path: Path, seed: int) -> Report:
    """Write a net, and report it as a generation's."""
    weights = np.random.default_rng(seed).normal(0, 0.3, weights_of(*SIZES))
    save(path, RIGA, weights, SIZES, json.dumps({"command": "kogge train riga"}))
    return Report(3, 1234, 0.68213, path)


@pytest.fixture
def last(tmp_path: Path) -> Report:
    return written(tmp_path / "riga-3.npz", 1)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["wins 56.1 % (52.0 to 60.2).", "better than the net in use", "evidence 3.21)"]),
        ("de", ["gewinnt es 56,1 % (52,0 bis 60,2).", "als das benutzte Netz", "Belege 3,21)"]),
    ],
)
def test_what_the_arena_said_is_told(
    language: str, lines: list[str], last: Report, capsys: pytest.CaptureFixture[str]
) -> None:
    tell(Speech(language), last, FOUND, promoted=False, json=False)

    out = capsys.readouterr().out
    assert all(line in out for line in lines)


@pytest.mark.parametrize(("language", "line"), [("en", "not tested"), ("de", "nicht geprüft")])
def test_a_net_that_was_not_tested_has_no_figures(
    language: str, line: str, last: Report, capsys: pytest.CaptureFixture[str]
) -> None:
    tell(Speech(language), last, None, promoted=False, json=False)
    out = capsys.readouterr().out
    assert line in out
    assert "%" not in out

    tell(Speech(language), last, None, promoted=False, json=True)
    told = json.loads(capsys.readouterr().out)
    assert [told[name] for name in ("verdict", "share", "low", "high")] == [None] * 4


def test_only_games_of_the_very_nets_decide(
    last: Report, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If either of the two nets changes under the same name, the games begin anew."""
    monkeypatch.setattr(nets, "FOLDER", tmp_path)
    folders = []
    for one, other in ((1, 2), (3, 2), (1, 4), (1, 2)):
        written(last.path, one)
        written(path_of(RIGA), other)
        folders.append(meeting(PLAN, last.path, 2).folder)

    assert folders[0] == folders[3]
    assert len(set(folders)) == 3


def test_a_net_that_is_put_in_place_tells_why(
    last: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nets, "FOLDER", tmp_path)
    for verdict in ("open", "not better"):
        assert not put_in_place(PLAN, last, replace(FOUND, verdict=verdict))
    assert not path_of(RIGA).exists()

    assert put_in_place(PLAN, last, FOUND)
    new, old = read(tmp_path / "riga.npz", RIGA), read(last.path, RIGA)
    assert list(new.weights) == list(old.weights)
    assert old.noted == {"command": "kogge train riga"}
    assert new.noted.items() >= old.noted.items()
    assert (new.noted["verdict"], new.noted["games"], new.noted["at"]) == ("better", 400, "1sims")


def test_a_place_that_cannot_be_written_is_named(
    last: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nets, "FOLDER", last.path)  # a file
    with pytest.raises(Broken, match="cannot be written") as trouble:
        put_in_place(PLAN, last, FOUND)

    assert str(path_of(RIGA)) in str(trouble.value)


def test_a_net_is_not_put_in_place_without_a_test(home: Path) -> None:
    done = typed("train", "riga", "--test", "0", "--promote")

    assert done.code == 2
    assert "only a tested net can be promoted" in done.err
    assert not any(home.iterdir())


def shown(*arguments: str | Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(typed("train", *arguments, "--show", "--json").out)
    return told


def test_how_a_net_was_made_is_shown(last: Report) -> None:
    for game in GAMES:
        assert shown(game)["sha256"] == read(path_of(find(game)), find(game)).sha256
    assert shown("riga", "--from", last.path)["note"] == {"command": "kogge train riga"}

    out = typed("--lang", "de", "train", "riga", "--show", "--from", last.path).out
    assert "Schichten von 127, 6, 5" in " ".join(out.split())
    assert "command: kogge train riga" in out
