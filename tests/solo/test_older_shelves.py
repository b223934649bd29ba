"""Tables that were kept at home: by deck in a newer form, those from before as they were."""

from __future__ import annotations

import json
from typing import Any

import pytest
from homes import House
from test_damaged import resealed

from kogge.core.luck import Draws
from kogge.table.opening import setups


def begun(house: House, game: str) -> str:
    table = house.open(game, "me", "greedy")
    house.enter(table)
    house.play(4)
    return table


def way(house: House, table: str) -> Draws:
    return house.door.parlour.held(table).table.playing.header.draws


@pytest.mark.parametrize(("game", "form"), [("visby", 1), ("riga", 3)])
def test_only_what_older_programs_cannot_draw_has_a_newer_form(game: str, form: int) -> None:
    house, later = House(), House()
    table = begun(house, game)
    later.door.put(table, house.kept[table])

    assert json.loads(house.kept[table])["form"] == form
    assert way(later, table) == way(house, table)


def test_a_table_that_was_kept_before_draws_on_as_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setups, "usual", lambda _: Draws.BY_NUMBER)
    house, later = House(), House()
    table = begun(house, "riga")

    def forget(kept: Any) -> None:
        assert kept["setup"].pop("draws") == "by number"

    older = resealed(house.kept[table], forget)
    assert json.loads(older)["form"] == 1
    monkeypatch.undo()
    later.door.put(table, older)

    assert way(later, table) == Draws.BY_NUMBER
    later.enter(table)
    later.play(3)
    again = House()
    again.door.put(table, later.kept[table])  # which draws everything once more
    assert json.loads(later.kept[table])["form"] == 1
