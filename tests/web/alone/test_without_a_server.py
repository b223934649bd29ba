"""Play without a server: a folder on a web space, and then not even that."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from chromium import visiting
from playwright.sync_api import Browser, Page, expect
from space import BEGIN, Space, begin, enter
from ways import WAYS, Way, play

from soaking import SOAK

GAMES = {"visby": "keyboard", "riga": "touch", "haithabu": "tree"}
SECOND = {"riga": "text=Year 2 of", "haithabu": "text=round 2 of"}  # where one round is over
SLOGAN = "alone or around one screen"
LONG = 600_000  # milliseconds for a review: on a busy machine Haithabu takes minutes


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
        expect(anna.page.get_by_text(SLOGAN)).to_be_visible()
        begin(anna, game)
        space.stop()
        anna.context.set_offline(True)
        yield anna.page


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES if SOAK else ["visby"])
def test_a_whole_game_without_a_network(browser: Browser, space: Space, game: str) -> None:
    with adrift(browser, space, game) as page:
        moves = play(page, Reloading(WAYS[GAMES[game]], 12), seed=7)

        assert moves > 5
        end = page.locator("main.end")
        expect(end.locator("tbody tr").first).to_be_visible()
        expect(end.locator(".course .chart polyline")).to_have_count(2)
        expect(end.locator(".decided li").first).to_be_visible()
        end.get_by_role("link", name="Review the game").click()
        is_reviewed(page)


def is_reviewed(page: Page) -> None:
    """See a review made by the browser's own Python; once it is whole, it stays."""
    review = page.locator(".review")
    bars, busy = review.locator(".seat b"), review.get_by_role("progressbar")
    expect(bars).to_have_count(2, timeout=BEGIN)
    expect(busy).to_have_count(0, timeout=LONG)
    results = bars.all_inner_texts()
    assert sum(map(int, results)) == 100
    if SOAK:
        page.reload()
        page.get_by_role("button", name="Review", exact=True).click()
        expect(bars).to_have_count(2, timeout=BEGIN)
        expect(busy).to_have_count(0)
        assert bars.all_inner_texts() == results


@pytest.mark.slow
@pytest.mark.parametrize("game", SECOND)
def test_a_round_without_a_network(browser: Browser, space: Space, game: str) -> None:
    """The short form of a whole game, which `make soak` plays."""
    with adrift(browser, space, game) as page:
        assert play(page, Reloading(WAYS[GAMES[game]], 8), seed=7, until=SECOND[game]) > 8
