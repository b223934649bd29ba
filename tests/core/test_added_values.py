"""Values that came into a box later: whoever leaves them alone has the edition of before."""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kogge.cli.commands.match.edition import edition as shown
from kogge.core.carrier.codec import schema
from kogge.core.carrier.record import Record, added, choice, number
from kogge.core.chance import Seed
from kogge.core.edition import Edition, amend_edition, read_edition, restore_edition
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.core.notation import read, text
from kogge.games import GAMES
from kogge.games.editions import own_editions
from kogge.server.api.gametypes import game_module
from kogge.speech.speech import Speech
from kogge.table.telling.games import described
from toy import GAME as TOY
from toy import Box as ToyBox

OWN = {"visby": "8d66502391a4fca4", "riga": "d254b60f3b3ff1b7", "haithabu": "6ab3d18962855eb3"}


class Card(IntEnum):
    """The cards of a shop when it opened."""

    KNIGHT = 0
    SHIP = 1


class More(IntEnum):
    """The cards of today."""

    KNIGHT = 0
    SHIP = 1
    ABBOT = 2


class Shop(Record):
    """A box of before."""

    worth: list[int] = number(Card, low=0, high=9)
    purse: int = number(low=0, high=9)


class Grown(Record):
    """The same box today: another card, a fee, and a card that opens."""

    worth: list[int] = added(number(More, low=0, high=9), {"abbot": 0})
    fee: int = added(number(low=0, high=9), 2)
    purse: int = number(low=0, high=9)
    opens: int = added(choice(More), "ship")


def table(name: str, value: str) -> str:
    return f'[{name}]\nvalue = {value}\nprovenance = "printed"\n'


WAS = (
    'game = "shop"\ntitle = "A shop"\n'
    + table("worth", "{ knight = 3, ship = 5 }")
    + table("purse", "4")
)
NOW = WAS.replace("ship = 5", "ship = 5, abbot = 0") + table("fee", "2") + table("opens", '"ship"')


def finish(box: Any, place: str) -> None:
    """Nothing to check."""


def before() -> Edition:
    return read_edition("shop", Shop, WAS, "box.toml", finish)


def today(text: str = NOW) -> Edition:
    return read_edition("shop", Grown, text, "box.toml", finish)


@pytest.mark.parametrize("game", OWN)
def test_the_editions_of_every_stored_match_are_the_same(game: str) -> None:
    assert OWN[game] in [edition.digest for edition in own_editions(GAMES[game])]


def test_a_box_that_has_grown_is_the_same_edition() -> None:
    assert today().digest == before().digest


@pytest.mark.parametrize(
    "change",
    [table("worth", "{ abbot = 1 }"), table("fee", "0"), table("opens", '"abbot"')],
)
def test_it_is_another_edition_once_a_file_changes_what_was_added(change: str) -> None:
    base = today()
    changed = amend_edition(base, f'game = "shop"\ntitle = "Ours"\n{change}', "own.toml", finish)

    assert changed.digest != base.digest
    assert amend_edition(changed, NOW, "back.toml", finish).digest == before().digest


def test_a_file_of_before_says_the_same_as_it_did() -> None:
    own = 'game = "shop"\ntitle = "Ours"\n' + table("purse", "7")
    then = amend_edition(before(), own, "own.toml", finish)

    assert amend_edition(today(), own, "own.toml", finish).digest == then.digest


def test_an_edition_stored_before_is_restored_with_what_held_then() -> None:
    again = restore_edition(before().whole(), Grown, "store", finish)

    assert again.digest == before().digest
    assert again.box == today().box
    stated = {value.name: value for value in again.values}
    assert (stated["fee"].value, stated["fee"].origins) == (2, {"fee": "inferred"})
    assert stated["opens"].value == "ship"
    assert stated["worth"].value == {"knight": 3, "ship": 5}


def test_an_edition_of_today_is_stored_and_restored_whole() -> None:
    again = restore_edition(today().whole(), Grown, "store", finish)

    assert again.values == today().values
    assert again.box == today().box


def test_a_games_own_edition_states_what_was_added() -> None:
    with pytest.raises(Broken, match=r"the table \[fee\] is missing"):
        today(WAS)


class ToyGrown(ToyBox):
    """The toy's box with a value more."""

    bonus: int = added(number(low=0, high=9), 0)


@pytest.fixture
def grown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return the toy with a value that was added, found by its name."""
    stated = (TOY.folder / "box.toml").read_text() + "\n" + table("bonus", "0")
    (tmp_path / "box.toml").write_text(stated)
    game = replace(TOY, box_kind=ToyGrown, folder=tmp_path)
    monkeypatch.setitem(GAMES, "toy", game)
    return game


def test_a_match_of_before_is_read_by_the_game_of_today(grown: Game) -> None:
    match = Match.begin(TOY, [Seat("Anna"), Seat("Berta")], Seed.of_number(3))
    again = read(text(match).encode(), "log", lambda _: grown, lambda game, _: game.edition)

    assert again.header.edition.digest == match.header.edition.digest == grown.edition.digest
    assert again.position == match.position


def test_what_was_added_is_shown_like_every_value(grown: Game, tmp_path: Path) -> None:
    context: Any = SimpleNamespace(obj=Speech("en"))
    shown(context, "toy", write=tmp_path / "own.toml")

    assert "[bonus]" in (tmp_path / "own.toml").read_text()
    assert grown.read_edition(tmp_path / "own.toml").digest == TOY.edition.digest
    assert schema(ToyGrown)["properties"]["bonus"]["maximum"] == 9
    assert "  bonus: number;" in game_module(grown)
    assert described(grown, grown.edition).values[-1].name == "bonus"
