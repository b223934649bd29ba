"""The engine as WebAssembly in Chromium: the texts of every game come out as everywhere else."""

from __future__ import annotations

import base64
import io
import json
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest
from chromium import visiting
from playwright.sync_api import Browser
from space import PATH, Space
from test_carriers import FOLDER, HERE
from texts import outcomes

from kogge.games import GAMES
from soaking import SOAK

SCRIPT = (Path(__file__).parent / "python.js").read_text("utf-8").split("\n", 1)[1]
PROGRAM = """
import json, sys
from pathlib import Path
sys.path[:0] = ["/kogge", "/tests"]
from kogge.core.compiled.library import library_of
from texts import outcomes
for game in {games!r}:
    assert library_of(game) is not None, "the engine was not found"
json.dumps({{game: outcomes(Path("/tests"), game, flat=True) for game in {games!r}}})
"""
KINDS = ("scenarios/*.toml", "matches/*.txt", "playthroughs/*.match")
EVERY = 12  # of these texts, in `make test`: under Node it reads all of them


def texts_of(game: str) -> list[Path]:
    """Return texts of a game: all of them in the long form, else a few of every kind."""
    folder = FOLDER / game
    if SOAK:
        return [path for path in folder.rglob("*") if path.suffix in (".toml", ".txt", ".match")]
    few = [path for kind in KINDS for path in sorted(folder.glob(kind))[::EVERY]]
    return [path for path in few if not path.with_suffix(".edition.toml").exists()]


def packed(games: Sequence[str]) -> bytes:
    """Return texts of games, and what reads them, as an archive."""
    pack = io.BytesIO()
    with zipfile.ZipFile(pack, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(HERE / "texts.py", "texts.py")
        for path in (path for game in games for path in texts_of(game)):
            archive.write(path, path.relative_to(FOLDER))
    return pack.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("games", [[game] for game in GAMES] if SOAK else [[*GAMES]], ids="-".join)
def test_texts_of_games_come_out_the_same_in_chromium(
    browser: Browser, space: Space, tmp_path: Path, games: list[str]
) -> None:
    pack = packed(games)
    zipfile.ZipFile(io.BytesIO(pack)).extractall(tmp_path)
    here = {game: outcomes(tmp_path, game, flat=True) for game in games}
    with visiting(browser, space) as anna:
        anna.go(f"{PATH}home/games.json")
        home = f"{anna.address}{PATH}home/"
        files, program = base64.b64encode(pack).decode(), PROGRAM.format(games=games)
        given = {"home": home, "files": files, "program": program}

        assert json.loads(anna.page.evaluate(SCRIPT, given)) == here
