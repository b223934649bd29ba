"""Types of the games in TypeScript: made from the same declarations as what goes over the wire."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from random import Random
from typing import Annotated, Any, Literal, TypedDict

import pytest
from runner import typed

from kogge.core.carrier.codec import describe
from kogge.core.chance import Seed
from kogge.core.header import NAMES, Seat
from kogge.core.match import Match
from kogge.games import GAMES
from kogge.server.api.exported import modules
from kogge.server.api.gametypes import game_module
from kogge.server.api.structures import Structures
from kogge.server.api.typescript import declared
from strategies import step

SOURCES = Path(__file__).parents[3] / "web" / "src"


class Ware(IntEnum):
    """What ships carry."""

    SALT = 0
    OLD_WINE = 1


class Hold(TypedDict, total=False):
    """What lies in a ship."""

    wares: dict[Annotated[str, Ware], int]


class Fleet(Hold):
    """Ships that sail together."""

    ships: list[Hold]
    mood: Literal["calm", "stormy"]
    paid: bool


def lines(text: str, name: str) -> list[str]:
    """Return the lines of a declaration."""
    starts = (f"export interface {name} ", f"export type {name} ")
    start = next(n for n, line in enumerate(text.splitlines()) if line.startswith(starts))
    body = text.splitlines()[start:]
    return body[: body.index("") if "" in body else len(body)]


def test_a_typed_dictionary_becomes_an_interface_and_so_does_what_it_names() -> None:
    found = Structures()

    assert found.schema(Fleet) == {"$ref": "Fleet"}
    assert found.vocabularies == {"Ware": Ware}
    assert declared("Fleet", found.components["Fleet"]) == (
        "/** Ships that sail together. */\n"
        "export interface Fleet {\n"
        "  wares?: Record<Ware, number>;\n"
        "  ships: Hold[];\n"
        '  mood: "calm" | "stormy";\n'
        "  paid: boolean;\n"
        "}\n"
    )
    assert "Hold" in found.components


def test_an_unknown_type_is_no_silent_unknown() -> None:
    with pytest.raises(KeyError):
        Structures().schema(float)


def test_a_position_names_its_vocabularies() -> None:
    visby = game_module(GAMES["visby"])

    assert 'export type Track = "battle" | "journey" | "market";' in visby
    assert "  track: Record<Track, number>;" in lines(visby, "View")
    assert "  hand: Card[][];" in lines(visby, "View")


def test_events_are_told_apart_by_their_names_and_hold_their_figures() -> None:
    events = lines(game_module(GAMES["riga"]), "Event")

    assert '  | { event: "paid"; seat?: number; thing?: Thing; ducats: number }' in events
    assert len(events) == 1 + len(GAMES["riga"].events)


def test_surveys_values_options_verbs_and_lines_are_there() -> None:
    riga = game_module(GAMES["riga"])

    assert "  cities?: Record<City, Purse>;" in lines(riga, "Survey")
    assert "  cost: Partial<Record<Kind, number | Partial<Record<Port, number>>>>;" in riga
    assert "  years: [number, number, number];" in riga
    assert '  riga: "false" | "true";' in lines(riga, "Options")
    assert '  | "settle"' in lines(riga, "Verb")
    assert '  | "not-falling"' in lines(riga, "Reason")
    assert '"exchange", "once" | "always" | "end">;' in lines(riga, "Traits")[1]
    assert "export type Score = Record<Line, number>;" in riga


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_holds_the_fields_that_are_declared_and_no_others(name: str) -> None:
    game = GAMES[name]
    text = game_module(game)
    luck = Random(name)  # noqa: S311
    match = Match.begin(game, [Seat(each) for each in NAMES[:2]], Seed.of_number(7))
    for _ in range(60):
        if match.over:
            break
        step(match, luck.randrange(10**6))
        view: Any = match.view(0)
        assert list(describe(view)) == fields(text, "View")
        survey = match.game.survey(match.box, view, 0)
        assert set(survey) <= set(fields(text, "Survey"))
        assert required(text, "Survey") <= set(survey)
    assert [value.name for value in game.edition.values] == fields(text, "Values")


def fields(text: str, name: str) -> list[str]:
    """Return the names of the fields of an interface."""
    return [line.strip().split(":")[0].rstrip("?") for line in lines(text, name)[1:-1]]


def required(text: str, name: str) -> set[str]:
    """Return the fields that are always there."""
    return {line.strip().split(":")[0] for line in lines(text, name)[1:-1] if "?:" not in line}


def test_the_sources_of_the_pages_hold_the_types_of_today() -> None:
    for name, text in modules().items():
        assert (SOURCES / name).read_text("utf-8") == text, f"{name}: run make web"


def test_all_types_are_written_into_a_folder(tmp_path: Path) -> None:
    assert typed("wire", "--into", tmp_path).code == 0

    assert {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.ts")} == set(
        modules()
    )
