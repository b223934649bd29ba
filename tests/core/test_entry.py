"""Entries: found in a library, compiled alone, or interpreted; the same calls for all."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import numba
import numpy as np
import pytest

from kogge.ahead.native import provide
from kogge.core.compiled import build, entry, library
from kogge.core.compiled.entry import Compiled, can_compile, noting, rules_of
from kogge.core.compiled.entry import entry as mark
from kogge.core.compiled.library import loaded
from kogge.core.compiled.source import house_digest
from kogge.core.loop import Desk, playouts
from kogge.games import find
from strategies import begin

VISBY = find("visby")


def _add(a: int, b: int) -> int:
    return a + b


def _half(a: float) -> float:
    return a / 2


def _divide(a: int, b: int) -> int:
    return a // b


def _sum(pair: tuple[Any, int]) -> int:
    total = pair[1]
    for number in range(len(pair[0])):
        total += pair[0][number]
    return total


def test_an_entry_runs_interpreted_where_nothing_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry, "can_build", lambda: False)
    add: Compiled[[int, int], int] = mark(_add)

    assert add(2, 3) == 5
    assert add.ready is add.function


def test_an_entry_that_no_library_holds_is_compiled_alone_and_kept() -> None:
    first: Compiled[[int, int], int] = mark(_add)
    second: Compiled[[int, int], int] = mark(_add)

    assert (first(2, 3), second(4, -9)) == (5, -5)
    assert first.ready is not first.function


def test_fractions_tuples_and_arrays_are_passed() -> None:
    half, total = mark(_half), mark(_sum)

    assert half(0.5) == 0.25
    assert total((np.arange(5), 7)) == 17


def test_an_array_of_another_kind_is_refused() -> None:
    total = mark(_sum)
    assert total((np.arange(5), 7)) == 17

    for wrong in (np.arange(5, dtype=np.int32), np.arange(9).reshape(3, 3), np.arange(9)[::2]):
        with pytest.raises(TypeError, match="compiled for 1 axes of items of 8 bytes"):
            total((wrong, 7))


def test_what_compiled_code_raises_is_raised_here() -> None:
    divide = mark(_divide)

    assert divide(7, 2) == 3
    with pytest.raises(ZeroDivisionError):
        divide(7, 0)


def test_compiling_leaves_the_configuration_of_others_alone() -> None:
    config: Any = numba.config
    before = config.OPT, config.CACHE_DIR
    Compiled(lambda a: a + 1)(2)

    assert before == (config.OPT, config.CACHE_DIR)


def test_threads_compile_one_at_a_time_and_each_entry_once(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[object] = []
    ended: list[object] = []

    def slowly(self: Compiled[Any, Any], _: object) -> Callable[..., Any]:
        assert len(began) == len(ended), "another one is at it"
        began.append(self)
        sleep(0.02)
        ended.append(self)
        return self.function

    monkeypatch.setattr(Compiled, "_alone", slowly)
    entries = [mark(_add) for _ in range(3)]
    with ThreadPoolExecutor(6) as pool:
        sums = list(pool.map(lambda each: each(2, 3), entries * 2))

    assert sums == [5] * 6
    assert len(began) == 3


def test_calls_can_be_noted_instead_of_carried_out() -> None:
    add: Compiled[[int, int], int] = mark(_add)
    with noting() as noted:
        assert add(2, 3) == 0
    assert noted == {add: (2, 3)}


def test_a_changed_copy_of_a_game_has_other_rules() -> None:
    def show(s: Any, seat: int) -> None: ...

    assert rules_of(VISBY) == rules_of(replace(VISBY))
    assert rules_of(VISBY) != rules_of(replace(VISBY, hide=show))


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return the manifest of a small library of Visby's own source."""
    calls = {"add": (_add, (1, 2))}
    return build.build_here(tmp_path, "small", calls, {"add": "rules"}, house_digest("visby"))


def test_a_library_is_written_and_found_again(built: Path) -> None:
    found = loaded(built, house_digest("visby"))

    assert found is not None
    add = found.call("add", "rules")
    assert add is not None
    assert add(2, 3) == 5
    assert found.call("add", "other rules") is None
    assert found.call("subtract", "rules") is None


def test_a_library_that_cannot_be_used_is_reported_and_passed_over(
    built: Path, caplog: pytest.LogCaptureFixture
) -> None:
    told = json.loads(built.read_text())
    code = built.with_name(told["file"])
    for harm, sentence in (
        (lambda: None, "the library was made from other source"),
        (lambda: code.write_bytes(code.read_bytes()[:-9]), "the library is damaged"),
        (code.unlink, "No such file"),
        (lambda: built.write_text("{"), "Expecting property name"),
        (lambda: built.write_text("{}"), "'source'"),
    ):
        harm()
        source = "0" * 16 if "other" in sentence else house_digest("visby")
        with caplog.at_level(logging.WARNING):
            assert loaded(built, source) is None
            assert loaded(built, source) is None
        [record] = caplog.records  # said once
        assert sentence in record.getMessage()
        caplog.clear()


def test_a_library_of_another_system_is_passed_over(
    built: Path, caplog: pytest.LogCaptureFixture
) -> None:
    told = json.loads(built.read_text())
    foreign = b"MZ of another system"
    build.keep(
        built.with_name("small.so"), foreign, {key: told[key] for key in ("source", "entries")}
    )

    assert loaded(built, house_digest("visby")) is None
    assert "compiled code cannot be used" in caplog.text


def test_without_a_compiler_a_library_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that was installed without numba plays by the library that came with it."""
    provide("visby")
    match = begin(VISBY, 2)
    desk = Desk(VISBY, match.box, match.position, b"same", flat=True)
    desk.play(10)
    made = library.library_of("visby")
    monkeypatch.setattr(library, "can_build", lambda: False)
    monkeypatch.setattr(entry, "can_build", lambda: False)

    assert not can_compile(replace(VISBY, name="unknown"))
    monkeypatch.setattr(
        library, "loaded", lambda path, _: made if path.parent == library.PACKAGED else None
    )
    assert can_compile(VISBY)
    fresh = Compiled(playouts(VISBY).function, VISBY)
    again = Desk(VISBY, match.box, match.position, b"same", flat=True)
    fresh(
        again.box, again.start, again.work, again.trace, again.mask, again.weight, again.lots,
        again.counts, 10,
    )  # fmt: skip
    assert again.counts.tolist() == desk.counts.tolist()
