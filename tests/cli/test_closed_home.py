"""A home that cannot be written: what needs none runs, the rest says in a sentence what to do."""

from __future__ import annotations

import stat
import tempfile
from pathlib import Path

import pytest
from runner import kogge, typed

from kogge.core.compiled.source import cache_folder, writable
from kogge.core.error import Broken


@pytest.fixture
def closed(tmp_path: Path) -> str:
    """Return a home that is no folder: even root cannot write into it."""
    home = tmp_path / "home"
    home.touch()
    return str(home)


@pytest.mark.parametrize("line", ["rules visby", "edition riga", "play --seats random,random"])
def test_what_keeps_nothing_needs_no_home(line: str, closed: str) -> None:
    done = typed(*line.split(), HOME=closed, XDG_DATA_HOME="", XDG_CACHE_HOME="")

    assert (done.code, done.err) == (0, "")


def refused(*words: str, home: str) -> str:
    """Run a command that must be refused; return the sentence."""
    done = typed("--lang", "en", *words, stdin="1\n", HOME=home, XDG_DATA_HOME="")

    assert done.code == 2
    return done.err


def test_a_game_that_cannot_be_saved_says_so(closed: str) -> None:
    assert refused("play", "visby", "--seats", "you,greedy", home=closed).endswith(
        "-visby.json: cannot be written: Not a directory "
        "(expected: a home that can be written, or a folder named by XDG_DATA_HOME)\n"
    )


def test_a_server_without_a_place_for_its_file_says_so(closed: str) -> None:
    served = ("--lang", "en", "serve", "--port", "0", "--no-warm")
    assert kogge(*served, HOME=closed, XDG_DATA_HOME="").err == (
        f"Error: {closed}/.local/share/kogge/server/kogge.sqlite: cannot be opened: "
        "Not a directory (expected: --database FILE)\n"
    )


def test_an_arena_without_a_place_for_its_games_says_so(closed: str) -> None:
    said = refused("arena", "visby", "--bots", "random,random", "--games", "2", home=closed)

    assert said.endswith(": cannot be written: Not a directory (expected: --save DIR)\n")


@pytest.fixture
def spare(closed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let this process have a closed home; return where temporary folders are made."""
    monkeypatch.setenv("HOME", closed)
    monkeypatch.setenv("XDG_CACHE_HOME", "")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_compiled_code_goes_to_a_folder_of_ones_own(spare: Path) -> None:
    folder = cache_folder("x")
    [own] = spare.glob("kogge-*")

    assert folder.is_relative_to(own)
    assert stat.S_IMODE(own.stat().st_mode) == 0o700
    assert cache_folder("x") == folder, "the next time it is found again"


def test_code_is_not_taken_from_a_folder_that_others_may_write(spare: Path, closed: str) -> None:
    writable(Path(closed) / "x").chmod(0o777)

    with pytest.raises(Broken, match="may be written by others"):
        writable(Path(closed) / "x")
