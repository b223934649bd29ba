"""The deal of the day without a server: played offline, and read beside marks of the guild."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from axe import findings
from chromium import visiting
from playwright.sync_api import Browser, expect
from space import BEGIN, PATH, Space, enter
from ways import WAYS, play

from kogge.games import GAMES
from kogge.table.deals.stock import stock

DAYS = 14  # that can be made up from the page
LEVELS = 6


def quick_day() -> str:
    """Return the latest day whose deal of Visby is for as few as possible: a test is no evening."""
    deals, now = stock(GAMES["visby"]), datetime.now(UTC)
    days = [now - timedelta(days=n) for n in range(1, DAYS)]
    first = datetime(1970, 1, 1, tzinfo=UTC)
    seats = {day: len(deals[(day - first).days % len(deals)].terms.chairs) for day in days}
    return min(days, key=lambda day: seats[day]).strftime("%Y-%m-%d")


@pytest.mark.slow
def test_a_missed_deal_is_made_up_offline_and_stands_among_the_levels(
    browser: Browser, space: Space
) -> None:
    with visiting(browser, space, keeps=True) as anna:
        page = anna.page
        enter(anna)
        page.get_by_role("link", name="Daily deal").click()
        expect(page.locator("article")).to_have_count(len(GAMES))
        assert findings(page) == []
        day = quick_day()
        page.evaluate("(day) => (location.hash = `#/club/${day}`)", day)
        card = page.get_by_role("article", name="Visby")
        expect(card.get_by_text("none finished yet")).to_be_visible()
        expect(card.get_by_text("levels have played this deal in your place")).to_be_visible()
        card.get_by_role("button", name="Play").click()
        expect(page.locator("[data-legal]").first).to_be_visible(timeout=BEGIN)
        space.stop()
        anna.context.set_offline(True)
        play(page, WAYS["mouse"], seed=7)
        expect(page.locator("main.end tbody tr").first).to_be_visible()

        anna.go(f"{PATH}#/club/{day}")
        expect(card.get_by_role("row")).to_have_count(1 + LEVELS + 1)
        mine = card.get_by_role("row", name=re.compile("You"))
        expect(mine).to_be_visible()
        expect(
            card.get_by_text(re.compile(r"Place \d with \d+ points: ahead of \d of 6"))
        ).to_be_visible()
        expect(card.locator(f"a[href$='/club/{day}'] .played")).to_be_visible()
        expect(card.get_by_role("link", name="Your game")).to_be_visible()
        assert findings(page) == []
