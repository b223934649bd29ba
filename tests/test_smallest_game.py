"""Nim, which CONTRIBUTING shows to newcomers: played everywhere, in its own words."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from added import installed, run
from kogge.core.page import page, paragraphs
from nim import GAME as NIM

TOLD = {
    "en": ("heaps: 3, 4, 5", "There are not that many", "takes 3 wares from heap 1.", "wins"),
    "de": ("Haufen: 3, 4, 5", "So viele liegen nicht", "nimmt 3 Waren vom Haufen 1.", "gewinnt"),
}


@pytest.fixture
def house(tmp_path: Path) -> dict[str, str]:
    """Return an environment in which Nim is installed."""
    return {**os.environ, **installed(tmp_path, "nim"), "XDG_DATA_HOME": str(tmp_path)}


@pytest.mark.parametrize("language", TOLD)
def test_a_person_plays_it_in_the_terminal(house: dict[str, str], language: str) -> None:
    table = ("nim", "--seats", "you,greedy", "--seed", "3", "--plain", "--lang", language)
    shown = run(house, "-m", "kogge", "play", *table, typed="take 1 7\ntake 1 3\n" + "1\n" * 9)

    for sentence in TOLD[language]:
        assert sentence in shown


@pytest.mark.soak  # as the toy of `test_added_game.py` is played there in every run
def test_the_arena_lets_bots_play_it(house: dict[str, str], tmp_path: Path) -> None:
    wish = ("nim", "--bots", "greedy,random", "--games", "2", "--save", str(tmp_path / "arena"))

    assert "greedy" in run(house, "-m", "kogge", "arena", *wish)


def test_its_rules_and_its_page_cite_each_other() -> None:
    cited = set(re.findall(r"§(\d\.\d)", (NIM.folder / "__init__.py").read_text()))

    for language in TOLD:
        assert set(paragraphs(page(NIM.folder, language))) == cited


def test_it_is_as_small_as_it_is_said_to_be() -> None:
    lines = (NIM.folder / "__init__.py").read_text().splitlines()

    assert len([line for line in lines if line.strip()]) < 85
