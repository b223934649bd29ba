"""Play without a server: a folder on a web space, and then not even that.

Here are whole games of every title; what `make test` plays of that is in ``test_deals_alone.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from chromium import visiting
from playwright.sync_api import Browser, Page, expect
from said import said
from space import BEGIN, Space, begin, enter, is_reviewed
from ways import WAYS, Way, play

GAMES = {"visby": "keyboard", "riga": "touch", "haithabu": "tree"}
REVIEWED = ("visby", "riga")  # choices at the same time, and in turn; Haithabu's takes minutes

pytestmark = pytest.mark.soak


class Reloading:
    """A way to play that once, in mid-game, loads the page anew."""

    def __init__(self, way: Way, after: int) -> None:
        self.way, self.phone, self.left = way, way.phone, after

    def move(self, page: Page, luck: object) -> bool:
        """Take a step, or reload when it is time for it."""
        self.left -= 1
        if self.left == 0:
            page.reload()
            return True
        return self.way.move(page, luck)  # type: ignore[arg-type]


@contextmanager
def adrift(browser: Browser, space: Space, game: str) -> Iterator[Page]:
    """Begin a game against the alderman, and lose web space and network."""
    with visiting(browser, space, phone=WAYS[GAMES[game]].phone, keeps=True) as anna:
        enter(anna)
        begin(anna, game)
        space.stop()
        anna.context.set_offline(True)
        yield anna.page


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(browser: Browser, space: Space, game: str) -> None:
    with adrift(browser, space, game) as page:
        moves = play(page, Reloading(WAYS[GAMES[game]], 12), seed=7)

        assert moves > 5
        end = page.locator("main.end")
        expect(end.locator("tbody tr").first).to_be_visible()
        expect(end.locator(".course .chart polyline")).to_have_count(2)
        expect(end.locator(".decided li").first).to_be_visible()
        if game in REVIEWED:
            end.get_by_role("link", name=said("end-review")).click()
            results = is_reviewed(page)
            page.reload()  # once it is whole, it stays
            page.get_by_role("button", name="Review", exact=True).click()
            expect(page.locator(".review .seat b")).to_have_count(2, timeout=BEGIN)
            assert is_reviewed(page) == results
