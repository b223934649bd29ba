"""Editions that name a value for each city where others have one for all."""

from __future__ import annotations

import pytest

from kogge.core.edition import Edition, amend_edition, restore_edition
from kogge.core.error import Broken
from kogge.core.trials.scenario import read
from kogge.games import find
from kogge.games.editions import own_editions
from kogge.speech.languages import LANGUAGES
from kogge.speech.speech import Speech, Words, figures

RIGA, VISBY = find("riga"), find("visby")


def edition(tables: str) -> Edition:
    text = f'game = "riga"\ntitle = "Ours"\n{tables}\n'
    return amend_edition(RIGA.edition, text, "own.toml", RIGA.finish)


def cost(value: str, provenance: str = '"printed"') -> Edition:
    return edition(f"[cost]\nvalue = {value}\nprovenance = {provenance}")


def told(found: Edition, name: str) -> dict[str, object]:
    return {value.name: value.value for value in found.values}[name]  # type: ignore[no-any-return]


def origins(found: Edition) -> dict[str, str]:
    return {path: word for value in found.values for path, word in value.origins.items()}


def test_the_edition_of_every_stored_match_is_there() -> None:
    assert "d254b60f3b3ff1b7" in {each.digest for each in own_editions(RIGA)}


def test_where_danzigs_row_and_the_market_hall_come_from() -> None:
    known = origins(RIGA.edition)

    assert [known[f"worth.danzig.{good}"] for good in ("cloth", "glass", "wine", "grain")] == [
        "printed", "inferred", "inferred", "inferred",
    ]  # fmt: skip
    assert known["cost.market-hall.danzig"] == "printed"
    for city in ("visby", "tallinn", "stockholm"):
        assert known[f"cost.market-hall.{city}"] == "inferred"


def test_one_city_is_named_and_the_others_stay() -> None:
    found = cost("{ lodge = { danzig = 12 } }")

    assert told(found, "cost")["lodge"] == {
        "danzig": 12, "visby": 10, "tallinn": 10, "stockholm": 10,
    }  # fmt: skip
    assert origins(found)["cost.lodge.danzig"] == "printed"
    assert origins(found)["cost.lodge.visby"] == "reconstructed"
    assert "cost.lodge" not in origins(found)
    assert found.digest != RIGA.edition.digest


def test_one_number_stands_for_all_cities() -> None:
    found = cost("{ market-hall = 10 }")

    assert figures(found)["cost_market_hall"] == 10
    assert {path for path in origins(found) if "hall" in path and "cost" in path} == {
        "cost.market-hall"
    }


def test_equal_numbers_are_the_same_edition_however_they_are_named() -> None:
    by_city = "{ lodge = { danzig = 10, visby = 10, tallinn = 10, stockholm = 10 } }"

    assert cost(by_city).digest == RIGA.edition.digest
    assert figures(cost(by_city)) == figures(RIGA.edition)


@pytest.mark.parametrize("value", ["{ lodge = { danzig = 12 } }", "{ market-hall = 10 }"])
def test_an_edition_can_be_stored_and_read_again(value: str) -> None:
    found = cost(value)
    again = restore_edition(found.whole(), RIGA.box_kind, "store", RIGA.finish)

    assert again.digest == found.digest
    assert again.box == found.box
    assert again.values == found.values


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("{ lodge = { danzig = 0 } }", "cost.lodge.danzig: 0 does not fit"),
        ("{ lodge = { riga = 6 } }", "'riga' does not fit (expected: danzig, visby,"),
        ('{ lodge = "dear" }', "'dear' does not fit (expected: a whole number from 1 to 30)"),
        ("{ lodge = [1, 2, 3, 4] }", "does not fit (expected: a whole number from 1 to 30)"),
    ],
)
def test_what_does_not_fit_is_named(value: str, sentence: str) -> None:
    with pytest.raises(Broken) as caught:
        cost(value)

    assert sentence in str(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_of_building_is_told_with_the_range_of_its_cities(language: str) -> None:
    found = cost("{ lodge = { danzig = 12 }, bank = 6 }")
    words = Words(Speech(language), RIGA, found)

    assert "10\N{EN DASH}12" in words.say("card-lodge")
    assert "6" in words.say("card-bank")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("foreign", "{ mendicant = 2 }"),  # a card of the game, for which the box has no value
        ("most", "{ ship = 3 }"),
        ("lays", "[1]"),  # kept for speed, and never stated
        ("rounds", "0"),
        ("prices", "3"),
    ],
)
def test_a_scenario_states_what_an_edition_file_could(name: str, value: str) -> None:
    file = f'game = "visby"\ntitle = "Ours"\n[{name}]\nvalue = {value}\nprovenance = "printed"'
    scenario = f'game = "visby"\ntitle = "Ours"\ncites = []\n[edition]\n{name} = {value}'
    with pytest.raises(Broken) as refused:
        amend_edition(VISBY.edition, file, "edition", VISBY.finish)
    with pytest.raises(Broken) as denied:
        read(scenario, "scenario.toml", find)

    assert str(denied.value) == f"scenario.toml: {refused.value}"
