"""kogge review, as a user would run it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from runner import typed

from kogge.core import notation
from kogge.games import find
from strategies import begin

MATCH = Path(__file__).parents[1] / "games/visby/matches/2-players.txt"


def test_a_review_is_told_for_programs() -> None:
    done = typed("review", MATCH, "--seat", "2", "--json")
    data = json.loads(done.out)

    assert (done.code, done.err) == (0, "")
    assert (data["game"], data["seat"]) == ("visby", 1)
    assert sum(data["parts"][1].values()) == pytest.approx(data["result"], abs=1e-9)
    assert sum(data["parts"][0].values()) == pytest.approx(1 - data["result"], abs=1e-9)
    assert all(each["played"]["name"] for each in data["decisions"])


def test_a_review_is_told_in_german() -> None:
    done = typed("--lang", "de", "review", MATCH, "--plain")

    assert done.code == 0
    assert "die Entscheidungen von Anna" in done.out
    assert re.search(r"^ +Anna +Berta$", done.out, re.MULTILINE)
    assert re.search(r"^ +\+0\.0 +\+100\.0  Ergebnis$", done.out, re.MULTILINE)


def test_an_unfinished_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(notation.text(begin(find("visby"), 2)))
    done = typed("review", file)

    assert done.code == 2
    assert "played to its end" in done.err


def test_a_seat_that_is_not_there_is_refused() -> None:
    done = typed("review", MATCH, "--seat", "Dora")

    assert done.code == 2
    assert "nobody is called 'Dora'" in done.err
