"""Whole games in a real browser, by mouse, keyboard, accessibility tree and touch."""

from __future__ import annotations

import os

import pytest
from axe import findings
from chromium import bots, visiting
from playwright.sync_api import Browser, expect
from served import Server
from ways import WAYS, play

from kogge.games import GAMES

SOAK = bool(os.environ.get("KOGGE_SOAK"))
SHORT = [("visby", "mouse")]  # the other ways and games are played without a server (alone/)
CASES = [(game, way) for game in GAMES for way in WAYS] if SOAK else SHORT


@pytest.mark.slow
@pytest.mark.parametrize(("game", "way"), CASES)
def test_a_whole_game(browser: Browser, site: Server, game: str, way: str) -> None:
    with visiting(browser, site, phone=WAYS[way].phone) as anna:
        anna.open_table(game, bots(1))

        moves = play(anna.page, WAYS[way], seed=7)

        assert moves > 5
        expect(anna.page.locator("main.end tbody tr").first).to_be_visible()
        expect(anna.page.get_by_role("button", name="Play again")).to_be_visible()
        assert not findings(anna.page, "the end")
