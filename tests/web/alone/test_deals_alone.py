"""The deal of the day without a server: played offline, and read beside marks of the guild."""

from __future__ import annotations

import re

import pytest
from axe import findings
from chromium import visiting
from playwright.sync_api import Browser, Locator, expect
from said import said
from saved_games import nearly_played, quick_day, short_game
from space import BEGIN, PATH, Space, a_little, enter, is_reviewed, open_file, saved
from ways import WAYS, play

from kogge.games import GAMES

LEVELS = 6
SLOGAN = "alone or around one screen"


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_missed_deal_is_made_up_offline_and_stands_among_the_levels(
    browser: Browser, space: Space, *, whole: bool
) -> None:
    """The short form opens a game whose end is near, and reviews one of two rounds."""
    day, deal = quick_day()
    with visiting(browser, space, keeps=True) as anna:
        page = anna.page
        enter(anna)
        expect(page.get_by_text(SLOGAN)).to_be_visible()
        page.get_by_role("link", name="Daily deal").click()
        expect(page.locator("article")).to_have_count(len(GAMES))
        page.evaluate("(day) => (location.hash = `#/club/${day}`)", day)
        card = page.get_by_role("article", name="Visby")
        expect(card.get_by_text("none finished yet")).to_be_visible()
        expect(card.get_by_text("levels have played this deal in your place")).to_be_visible()
        card.get_by_role("button", name="Play").click()
        expect(page.locator("[data-legal]").first).to_be_visible(timeout=BEGIN)
        space.stop()
        anna.context.set_offline(True)
        a_little(page, WAYS["keyboard"])
        page.reload()
        expect(page.locator("[data-legal]").first).to_be_visible(timeout=BEGIN)
        if not whole:
            open_file(anna, nearly_played(day, deal))
        play(page, WAYS["mouse"], seed=7)
        expect(page.locator("main.end tbody tr").first).to_be_visible()

        anna.go(f"{PATH}#/club/{day}")
        stands_among_the_levels(card, day)
        assert findings(page) == []

        open_file(anna, short_game())
        a_little(page, WAYS["mouse"], steps=1)
        open_file(anna, saved(anna))
        play(page, WAYS["mouse"], seed=7)
        end = page.locator("main.end")
        expect(end.locator(".course .chart polyline")).to_have_count(2)
        expect(end.locator(".decided li").first).to_be_visible()
        end.get_by_role("link", name=said("end-review")).click()
        is_reviewed(page)


def stands_among_the_levels(card: Locator, day: str) -> None:
    """See one's own game beside those of the levels."""
    expect(card.get_by_role("row")).to_have_count(1 + LEVELS + 1)
    expect(card.get_by_role("row", name=re.compile("You"))).to_be_visible()
    place = re.compile(r"Place \d with \d+ points: ahead of \d of 6")
    expect(card.get_by_text(place)).to_be_visible()
    expect(card.locator(f"a[href$='/club/{day}'] .played")).to_be_visible()
    expect(card.get_by_role("link", name="Your game")).to_be_visible()
