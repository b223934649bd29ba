"""Compiled code is kept under a name of the source that it was made from."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from kogge.core.compiled import source
from kogge.core.compiled.source import KEEP, foreign_digest, house_digest, source_digest


def test_old_caches_are_pruned(tmp_path: Path) -> None:
    for number in range(KEEP + 3):
        folder = tmp_path / f"cache-{number}"
        folder.mkdir()
        (folder / "code").write_text("x")
        os.utime(folder, (number, number))
    source.prune(tmp_path)

    assert {f"cache-{number}" for number in range(3, KEEP + 3)} == {
        folder.name for folder in tmp_path.iterdir()
    }


def test_the_cache_is_named_after_the_source() -> None:
    assert source.cache_folder("a") == source.cache_folder("a")
    assert source.cache_folder("a") != source.cache_folder("b")
    assert not source.cache_folder("a").exists(), "looking for something makes no folder"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a small house with two games."""
    for name in ("core/a", "cli/a", "games/visby/__init__", "games/riga/__init__", "bots/riga/a"):
        file = tmp_path / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    for game in ("visby", "riga"):
        (tmp_path / "games" / game / "box.toml").write_text("")
    monkeypatch.setattr(source, "TOP", tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    for each in (source_digest, house_digest, source.games_of_the_house, source.foreign_code):
        each.cache_clear()


def digests() -> dict[str, str]:
    forget()
    named = {name: house_digest(name) for name in ("visby", "riga", "shared")}
    return {**named, "all": source_digest(), "foreign": foreign_digest()}


@pytest.mark.parametrize(
    ("file", "changed"),
    [
        ("cli/a", set()),
        ("core/a", {"visby", "riga", "shared", "all", "foreign"}),
        ("games/visby/__init__", {"visby", "all", "foreign"}),
        ("bots/riga/a", {"riga", "all", "foreign"}),
    ],
)
def test_only_source_that_can_be_compiled_counts(house: Path, file: str, changed: set[str]) -> None:
    before = digests()
    (house / f"{file}.py").write_text("played = 1")
    after = digests()

    assert {name for name in before if before[name] != after[name]} == changed


def test_where_only_compiled_files_were_packed_the_noted_digest_counts(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = house / "sources.json"
    noted.write_text('{"visby": "0123"}')
    monkeypatch.setattr(source, "NOTED", noted)

    assert house_digest("visby") == "0123"


def test_rules_that_stand_elsewhere_and_written_ones_count_for_others(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = digests()
    monkeypatch.setattr(source, "texts", lambda: {"def rule(s): ..."})
    written = digests()
    monkeypatch.setattr(source, "sources", lambda: {__file__})

    assert len({before["foreign"], written["foreign"], digests()["foreign"]}) == 3
    assert before["riga"] == digests()["riga"]
