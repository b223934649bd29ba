"""Rules and entries: plain functions, compiled when first called, cached by the source."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest

from kogge.core.carrier import rule as module
from kogge.core.carrier.room import put
from kogge.core.carrier.rule import KEEP, Compiled, can_compile, entry, rule, source_digest
from kogge.core.page import page, paragraphs
from kogge.games import find


def test_a_rule_stays_the_function_it_is() -> None:
    def double(x: int) -> int:
        return 2 * x

    assert rule(double) is double


def test_an_entry_runs_interpreted_where_numba_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "can_compile", lambda: False)
    add: Compiled[[int, int], int] = entry(lambda a, b: a + b)

    assert add(2, 3) == 5
    assert add.compiled is add.function


def test_compiling_leaves_the_configuration_of_others_alone() -> None:
    import numba

    assert can_compile()
    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    add: Compiled[[int, int], int] = entry(_add)

    assert add(2, 3) == 5
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]


def _add(a: int, b: int) -> int:
    return a + b


def test_threads_compile_one_at_a_time_and_each_entry_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    began: list[object] = []
    ended: list[object] = []

    def slowly(function: Callable[[int, int], int]) -> Callable[[int, int], int]:
        assert len(began) == len(ended), "another one is at it"
        began.append(function)
        sleep(0.02)
        ended.append(function)
        return function

    monkeypatch.setattr(module, "_compile", slowly)
    entries = [entry(_add) for _ in range(3)]
    with ThreadPoolExecutor(6) as pool:
        sums = list(pool.map(lambda each: each(2, 3), entries * 2))

    assert sums == [5] * 6
    assert len(began) == 3


def test_old_caches_are_pruned(tmp_path: Path) -> None:
    for number in range(KEEP + 3):
        folder = tmp_path / f"cache-{number}"
        folder.mkdir()
        (folder / "code").write_text("x")
        os.utime(folder, (number, number))
    module.prune(tmp_path)

    assert {f"cache-{number}" for number in range(3, KEEP + 3)} == {
        folder.name for folder in tmp_path.iterdir()
    }


def test_the_cache_is_named_after_the_source() -> None:
    folder = module.cache_folder()

    assert folder == module.cache_folder()
    assert source_digest() != source_digest(frozenset({__file__}))  # rules of others count too


def test_only_source_that_can_be_compiled_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("core", "games", "cli"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.py").write_text("")
    monkeypatch.setattr(module, "__file__", str(tmp_path / "core" / "carrier" / "rule.py"))
    fresh = source_digest.__wrapped__  # past its cache
    before = fresh()
    (tmp_path / "cli" / "a.py").write_text("said = 1")

    assert fresh() == before
    assert fresh(frozenset({str(tmp_path / "cli" / "a.py")})) != before  # a rule stands in it
    assert fresh(texts=frozenset({"def rule(s): ..."})) != before  # a written rule
    (tmp_path / "games" / "a.py").write_text("played = 1")
    assert fresh() != before


def test_put_copies_and_does_not_share() -> None:
    start = find("visby").start(find("visby").edition.box, 2, [30])
    room = [start, start.copy()]
    put(room, 1, room, 0)
    room[1].seats = 5

    assert room[0].seats == 2


def test_every_paragraph_is_found() -> None:
    text = page(find("visby").folder, "en")

    assert text.count("\n**") == len(paragraphs(text))
