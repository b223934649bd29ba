"""The engine as WebAssembly in Chromium: the texts of every game come out as everywhere else."""

from __future__ import annotations

import base64
import io
import json
import zipfile
from pathlib import Path

import pytest
from chromium import visiting
from playwright.sync_api import Browser
from space import PATH, Space
from test_carriers import FOLDER, HERE, native

from kogge.games import GAMES

SCRIPT = (Path(__file__).parent / "python.js").read_text("utf-8").split("\n", 1)[1]
PROGRAM = """
import json, sys
from pathlib import Path
sys.path[:0] = ["/kogge", "/tests"]
from kogge.core.compiled.library import library_of
from texts import outcomes
assert library_of({game!r}) is not None, "the engine was not found"
json.dumps(outcomes(Path("/tests"), {game!r}, flat=True))
"""


def texts_of(game: str) -> str:
    """Return all texts of a game, and what reads them, as an archive in letters."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(HERE / "texts.py", "texts.py")
        for path in (FOLDER / game).rglob("*"):
            if path.suffix in (".toml", ".txt", ".match"):
                archive.write(path, path.relative_to(FOLDER))
    return base64.b64encode(packed.getvalue()).decode()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_texts_of_a_game_come_out_the_same_in_chromium(
    browser: Browser, space: Space, game: str
) -> None:
    with visiting(browser, space) as anna:
        anna.go(f"{PATH}home/games.json")
        home = f"{anna.address}{PATH}home/"
        given = {"home": home, "files": texts_of(game), "program": PROGRAM.format(game=game)}

        assert json.loads(anna.page.evaluate(SCRIPT, given)) == native(game)
