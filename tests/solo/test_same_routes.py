"""A page need not know where its table is: routes and views at home are those of a server."""

from __future__ import annotations

import re

import pytest
from homes import House

from kogge.core.carrier.codec import describe
from kogge.server.api.routes import ROUTES as AT_SERVER
from kogge.solo.routes import ROUTES

OWN = {  # a server keeps its games and its days itself, and hints go over its sockets
    ("GET", "tables/*/export"),
    ("POST", "hints"),
    ("POST", "deals/*"),
}


def test_every_route_at_home_is_one_of_the_server() -> None:
    told = {
        (route.method, re.sub(r"{\w+}", "*", route.path).removeprefix("/api/")): route
        for route in AT_SERVER
    }
    for route in ROUTES:
        if (way := (route.method, route.path)) not in OWN:
            assert (told[way].request, told[way].query) == (route.request, route.query), way
            assert told[way].status in (route.status, 204), way


@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"])
def test_each_seat_at_one_screen_is_shown_its_own_view(game: str) -> None:
    """What a seat is sent holds its view of the position, and no other one's."""
    house = House()
    table = house.open(game, "me", "me", "greedy")
    house.enter(table)
    hidden = 0
    for _ in range(4):
        house.play(1)
        house.think()
        match = house.door.parlour.held(table).table.playing
        views = [describe(match.view(seat)) for seat in range(3)]
        assert [house.states["line", seat]["view"] for seat in (0, 1)] == views[:2]
        assert ("line", 2) not in house.states
        hidden += views[0] != describe(match.position)
    assert hidden or match.game.open
