"""Names of Riga's buildings: put together from city and kind, as each language does it."""

from __future__ import annotations

import pytest

from kogge.core.carrier.record import word
from kogge.games import find
from kogge.games.riga.vocabulary import Kind, Port
from kogge.speech.speech import Speech, Words

RIGA = find("riga")


def words(language: str) -> Words:
    return Words(Speech(language), RIGA, RIGA.edition)


@pytest.mark.parametrize("port", Port)
@pytest.mark.parametrize("kind", Kind)
def test_a_building_has_the_names_of_its_city_and_its_kind(port: Port, kind: Kind) -> None:
    card = f"{word(port)}-{word(kind)}"
    english, german = words("en"), words("de")

    assert english.name(card) == f"{english.name(word(port))} {english.name(word(kind))}"
    assert german.name(card) == f"{german.name(word(kind))} {german.name(word(port))}"


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("danzig-market-hall", "Markthalle Danzig"),
        ("school-knight", "Schule mit Ritter"),  # has a name of its own
        ("danzig-castle", "danzig-castle"),  # there is none
        ("market-hall", "Markthalle"),
    ],
)
def test_a_name_of_its_own_comes_first(card: str, name: str) -> None:
    assert words("de").name(card) == name
