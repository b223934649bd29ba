"""Former editions: a value of a box is corrected, and what has begun goes on as it began."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tables import opened

from kogge.cli.files import load_match
from kogge.core import notation
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.match import Match
from kogge.games import GAMES, find
from kogge.games.editions import SHELF, own_editions
from kogge.table.denied import Denied
from kogge.table.judging.judge import Judge
from kogge.table.table import Table
from strategies import begin, step

VISBY = find("visby")
WRONG, RIGHT = "value      = [3, 5, 3, 4, 5]", "value      = [4, 5, 3, 4, 5]"  # the supply


@pytest.fixture(params=[True, False], ids=["shelved", "lost"])
def corrected(request: pytest.FixtureRequest, tmp_path: Path) -> Game:
    """Return Visby with another supply for two, its former edition on the shelf or lost."""
    former = (VISBY.folder / "box.toml").read_text("utf-8")
    (tmp_path / "box.toml").write_text(former.replace(WRONG, RIGHT), "utf-8")
    if request.param:
        (tmp_path / SHELF).mkdir()
        (tmp_path / SHELF / f"{VISBY.edition.digest}.toml").write_text(former, "utf-8")
    return replace(VISBY, folder=tmp_path)


def is_lost(game: Game) -> bool:
    return len(own_editions(game)) == 1


def played(count: int) -> Match:
    """Return a match of the former edition."""
    match = begin(VISBY, 2)
    for wish in range(count):
        match.proceed()
        step(match, wish)
    return match


def test_a_former_edition_is_what_it_was(corrected: Game) -> None:
    if not is_lost(corrected):
        [today, former] = own_editions(corrected)

        assert (today.box.supply[0], former.box.supply[0]) == (4, 3)  # type: ignore[attr-defined]
        assert (former.box, former.values) == (VISBY.edition.box, VISBY.edition.values)


def test_a_match_is_read_by_the_edition_it_began_with(
    corrected: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, log = played(9), tmp_path / "match.txt"
    log.write_text(notation.text(match), "utf-8")
    monkeypatch.setitem(GAMES, "visby", corrected)
    if is_lost(corrected):
        with pytest.raises(Broken, match=f"'{VISBY.edition.digest}' is not available, only "):
            load_match(log)
    else:
        assert load_match(log).position == match.position


def begun() -> tuple[Table, Judge]:
    """Return a table as its row has it, and what happened at it under the former edition."""
    row = opened("visby", "free")
    judge = Judge(row, 1)
    judge.begin()
    return row, judge


def test_a_table_goes_on_by_the_edition_it_began_with(
    corrected: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, judge = begun()
    monkeypatch.setitem(GAMES, "visby", corrected)
    if is_lost(corrected):
        with pytest.raises(Denied, match=f"'{VISBY.edition.digest}' is not available, only "):
            row.begin()
    else:
        for noticed in judge.noticed:
            row.apply(noticed.record)
        assert row.playing.position == judge.draft.playing.position
        assert row.playing.header.edition.digest == VISBY.edition.digest


def test_a_table_that_opens_now_has_the_right_value(
    corrected: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "visby", corrected)
    table = opened("visby", "free")
    table.begin()

    assert table.playing.box.supply[0] == 4  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_whatever_lies_on_a_shelf_is_named_by_its_digest(game: Game) -> None:
    names = {path.stem for path in (game.folder / SHELF).glob("*.toml")}

    assert {edition.digest for edition in own_editions(game)} == {game.edition.digest, *names}
