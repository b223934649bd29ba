"""Play without a server: a folder on a web space, and then not even that."""

from __future__ import annotations

import pytest
from chromium import visiting
from playwright.sync_api import Browser, Page, expect
from space import Space, begin, enter
from ways import WAYS, Way, play

GAMES = {"visby": "keyboard", "riga": "touch", "haithabu": "tree"}


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


@pytest.mark.slow
@pytest.mark.parametrize(("game", "way"), GAMES.items())
def test_a_whole_game_without_a_network(
    browser: Browser, space: Space, game: str, way: str
) -> None:
    with visiting(browser, space, phone=WAYS[way].phone, keeps=True) as anna:
        enter(anna)
        begin(anna, game)
        space.stop()
        anna.context.set_offline(True)

        moves = play(anna.page, Reloading(WAYS[way], 12), seed=7)

        assert moves > 5
        expect(anna.page.locator("main.end tbody tr").first).to_be_visible()
