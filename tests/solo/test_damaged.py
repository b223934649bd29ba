"""Kept texts that were damaged: one clear sentence, and never anything else; and older ones."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import pytest
from homes import House
from hypothesis import given
from hypothesis import strategies as st

from kogge.core.chance import Draws
from kogge.core.error import KoggeError
from kogge.solo.door import Door
from kogge.table.opening import setups


@cache
def kept() -> tuple[str, str]:
    """Return a table in the middle of its game, with a sealed choice."""
    house = House()
    table = house.open("visby", "me", "me", "greedy")
    house.enter(table)
    house.play(5)
    house.think()
    assert json.loads(house.kept[table])["table"]["sealed"]
    return table, house.kept[table]


def put(text: str, id: str = "") -> str:
    """Put a text on the table; return what is said of it, or nothing if it is taken."""
    house, table, said = House(), id or kept()[0], ""
    try:
        house.door.put(table, text)
    except KoggeError as error:
        said = str(error)
    house.enter(table)
    status, answer = house.ask("GET", f"tables/{table}")
    assert house.door.holds(table) == (status == 200) == (not said)
    assert json.loads(answer).get("sentence", "") == said
    return said


def resealed(text: str, change: Any) -> str:
    """Return a text whose content was changed by somebody who can reckon checksums."""
    whole = json.loads(text)
    change(whole["table"])
    body = json.dumps(whole["table"], separators=(",", ":"))
    whole["checksum"] = hashlib.sha256(body.encode()).hexdigest()
    head = json.dumps({**whole, "table": 0}, separators=(",", ":"))
    return head.removesuffix("0}") + body + "}"


DAMAGED = "what was kept of this table is damaged"


def test_a_table_is_taken_as_it_was_kept() -> None:
    assert put(kept()[1]) == ""
    assert put(resealed(kept()[1], lambda _: None)) == ""


@given(st.data())
def test_whatever_is_cut_or_changed_is_noticed(data: st.DataObject) -> None:
    text = kept()[1]
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(["", '"', "0", "9", "}", "ä", "\ud800"]))
    changed = text[:place] + letter + text[place + 1 :]
    if changed != text:
        assert put(changed) in (DAMAGED, NEWER)
    assert put(text[:place]) == DAMAGED


def scalars(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all single values."""
    pairs: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        pairs = list(data.items())
    elif isinstance(data, list):
        pairs = list(enumerate(data))
    return [at for k, v in pairs for at in scalars(v, (*path, k))] if pairs else [path]


@given(st.data())
def test_a_forged_value_is_refused_or_harmless(data: st.DataObject) -> None:
    """Whatever is taken can be entered and looked at; anything else is refused in one sentence."""
    text = kept()[1]
    path = data.draw(st.sampled_from(scalars(json.loads(text)["table"])))
    values = [-1, 0, 7, 10**12, "", "x", None, [], {}, [[0, 0, "x"]], True, "greedy", 2**70]
    value = data.draw(st.sampled_from(values))

    def change(table: Any) -> None:
        *most, last = path
        for step in most:
            table = table[step]
        table[last] = value

    said = put(resealed(text, change))
    assert "\n" not in said


NEWER = "the table was kept by a newer Kogge (expected: form 3 or older)"


def test_a_text_of_a_newer_version_is_named_as_such() -> None:
    table, text = kept()
    newer = json.dumps({**json.loads(text), "form": 4, "more": True})
    house = House("de")

    assert put(newer) == NEWER
    with pytest.raises(KoggeError):
        house.door.put(table, newer)
    assert house.refused("GET", f"tables/{table}").startswith(
        "der Tisch wurde von einem neueren Kogge aufbewahrt"
    )
    house.enter(table)
    assert house.sent["line"][0]["refusal"]["sentence"].startswith("der Tisch wurde von")


def test_an_edition_that_is_not_known_is_named() -> None:
    def change(table: Any) -> None:
        table["setup"]["digest"] = "0123456789abcdef"

    assert put(resealed(kept()[1], change)).startswith("the edition '0123456789abcdef' is not")


def test_rules_that_are_not_known_are_named() -> None:
    def change(table: Any) -> None:
        table["setup"]["rules"] = 99

    assert put(resealed(kept()[1], change)).startswith("the match was played by version '99'")


def test_luck_that_the_seed_does_not_bring_is_noticed() -> None:
    """Records are only repeated; so the match is played once more, by its rules and its seed."""
    house = House()
    table = house.open("riga", "me", "greedy")

    def change(table: Any) -> None:
        table["seed"] = "0" * 64

    assert put(house.kept[table], table) == ""
    assert put(resealed(house.kept[table], change), table) == DAMAGED


def test_a_table_under_the_id_of_another_is_not_taken() -> None:
    assert put(kept()[1], "home-other") == DAMAGED


def test_a_table_that_was_damaged_can_be_put_again_whole() -> None:
    table, text = kept()
    door = Door(lambda *_: None, lambda *_: None)
    with pytest.raises(KoggeError):
        door.put(table, text[:-1])

    door.put(table, text)

    assert door.holds(table)
    assert door.ask("GET", f"tables/{table}", "", "en")[0] == 200


# Kept by older programs.


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
