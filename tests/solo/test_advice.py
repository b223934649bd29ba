"""Hints are reckoned from a view alone, for tables that stand elsewhere."""

from __future__ import annotations

import json

import pytest
from homes import House

from kogge.core.carrier.codec import describe
from kogge.core.chance import Seed
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.games import GAMES, find

SEATS = [Seat("Anna"), Seat("Berta")]


def question(game: str, *, waits: bool = False, changes: dict[str, object] | None = None) -> str:
    """Return what a page asks whose person is to choose, or waits for another to do so."""
    kind = find(game)
    match = Match.begin(kind, SEATS, Seed.of_number(3))
    mover = match.proceed()
    view = describe(match.view(1 - mover if waits else mover))
    told = {"game": game, "rules": kind.version, "edition": kind.edition.digest, "view": view}
    return json.dumps(told | (changes or {}))


@pytest.mark.parametrize("game", GAMES)
def test_the_alderman_advises_from_a_view(game: str) -> None:
    status, text = House().door.ask("POST", "hints", question(game), "en")

    assert status == 200, text
    hint = json.loads(text)
    assert hint["bot"] == "alderman"
    assert hint["reasons"][0]["action"] == hint["actions"][0]


@pytest.mark.parametrize(
    ("changes", "status", "reason"),
    [
        ({"rules": 99}, 409, "not-here"),
        ({"edition": "0" * 16}, 409, "not-here"),
        ({"game": "chess"}, 404, "misfit"),
        ({"view": {}}, 400, "misfit"),
    ],
)
def test_what_cannot_be_advised_here_is_refused(
    changes: dict[str, object], status: int, reason: str
) -> None:
    answer = House().door.ask("POST", "hints", question("riga", changes=changes), "en")

    assert (answer[0], json.loads(answer[1])["reason"]) == (status, reason)


def test_nobody_is_advised_out_of_turn() -> None:
    answer = House().door.ask("POST", "hints", question("riga", waits=True), "de")

    assert json.loads(answer[1])["reason"] == "not-asked"
