"""The loop in C plays the same games as the rules, and whoever has no compiler is told so."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from runner import typed

from kogge.bench import plain
from kogge.bench.plain import Playouts
from kogge.core.error import Broken
from kogge.core.loop import Count, Desk
from kogge.games import find
from kogge.games.visby.vocabulary import Track

Ending = tuple[int, list[int], list[int], list[int], list[int]]


def of_c(loop: Playouts) -> Ending:
    """Play one game in C, and return how it ended."""
    loop(1)
    last, seats = loop.last, loop.seats
    track = [last.battle, last.journey, last.market]
    return last.rounds, track, last.seals[:seats], last.wares[:seats], last.hand[:seats]


def of_rules(desk: Desk, seats: int) -> Ending:
    """Play one game by the rules, and return how it ended."""
    desk.play(1)
    s = desk.work[0]
    own = [[int(cells[seat]) for seat in range(seats)] for cells in (s.seals, s.wares, s.hand)]
    return int(s.rounds), [int(s.track[track]) for track in Track], own[0], own[1], own[2]


@pytest.mark.parametrize(
    ("seats", "games", "flat"),
    [(2, 10_000, True), *((seats, 2000, True) for seats in (3, 4, 5, 6)), (2, 50, False)],
)
def test_games_in_c_end_like_those_of_the_rules(seats: int, games: int, flat: bool) -> None:
    visby = find("visby")
    box = visby.edition.box
    start = visby.start(box, seats, visby.read_options({}, seats))
    desk, loop = Desk(visby, box, start, b"the same", flat=flat), Playouts(seats, b"the same")

    for game in range(games):
        assert of_c(loop) == of_rules(desk, seats), game
    assert [loop.counts.choices, loop.counts.forced, 0] == [
        int(desk.counts[each]) for each in Count
    ]


def test_the_loop_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    file = plain.library(plain.compiler())
    made = file.stat().st_mtime_ns

    assert file.is_relative_to(tmp_path)
    assert plain.library(plain.compiler()).stat().st_mtime_ns == made
    assert list(file.parent.iterdir()) == [file]


def test_zig_compiles_where_the_system_has_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(plain, "find_spec", lambda _: object())
    assert plain.compiler()[1:] == ["-m", "ziglang", "cc"]

    monkeypatch.setattr(plain, "find_spec", lambda _: None)
    with pytest.raises(Broken, match="there is no C compiler"):
        plain.compiler()


def test_a_failing_compiler_is_told_in_one_sentence(tmp_path: Path) -> None:
    failing = tmp_path / "cc"
    failing.write_text("#!/bin/sh\necho no space >&2; echo left >&2; exit 1\n")
    failing.chmod(failing.stat().st_mode | stat.S_IXUSR)
    done = typed("bench", "visby", "--seconds", "0.01", "--lang", "de", PATH=str(tmp_path))

    assert done.code == 0
    assert "der C-Compiler ist gescheitert: no space left\n" in done.err
    assert done.err.count("\n") == 1
    assert "Goofspiel" in done.out
    refused = typed("bench", "visby", "--against", "c", PATH=str(tmp_path))
    assert refused.code == 2
    assert refused.err == "Error: --against: the C compiler has failed: no space left\n"
