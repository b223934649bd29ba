"""The README shows what is there: its picture and its commands are tried."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from runner import typed

README = (Path(__file__).parents[2] / "README.md").read_text()
LINES = re.findall(r"^\.venv/bin/kogge (.*?)(?: +#.*)?$", README, re.MULTILINE)


def test_the_picture_is_a_real_table(home: Path) -> None:
    picture = README.split("```\n")[1].splitlines()
    done = typed("play", "--seats", "you,greedy,greedy", "--seed", "7", stdin="knight ship\nquit\n")
    shown = [line.rstrip() for line in done.out.splitlines()]

    assert len(picture) == 9
    assert picture == shown[shown.index(picture[0]) :][: len(picture)]


@pytest.mark.parametrize(
    "line", [line for line in LINES if "g.txt" not in line and line != "serve"]
)
def test_a_command_of_the_readme_runs(line: str, home: Path, tmp_path: Path) -> None:
    if "--resume" in line:
        typed("play", stdin="1\n")
    done = typed(*shlex.split(line), stdin="\n1\n", cwd=tmp_path)

    assert done.code == 0
    assert not done.err


def test_the_server_of_the_readme_listens_and_stops(home: Path) -> None:
    assert "serve" in LINES
    command = [sys.executable, "-m", "kogge", "serve", "--port", "0", "--no-warm"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert "http://127.0.0.1:" in server.stdout.readline()
        server.terminate()
        server.communicate()  # it may still be speaking
    assert server.returncode in (0, -signal.SIGTERM)


def test_the_match_of_the_readme_is_verified(tmp_path: Path, home: Path) -> None:
    lines = [line for line in LINES if "g.txt" in line]
    assert len(lines) == 3
    for line in lines:
        assert typed(*shlex.split(line), cwd=tmp_path).code == 0
