"""A review without a server: made by the browser's own Python, and kept with its match."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from chromium import visiting
from playwright.sync_api import Browser, expect
from space import BEGIN, PATH, Space

from soaking import SOAK

MATCHES = Path(__file__).parents[2] / "games"
LONG = 600_000  # milliseconds: on a busy machine Haithabu takes minutes
HOME = re.compile("home-[^/?]+")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"] if SOAK else ["visby"])
def test_a_match_is_reviewed_and_its_review_stays(
    browser: Browser, space: Space, game: str
) -> None:
    with visiting(browser, space) as anna:
        page = anna.go(f"{PATH}#/tables")
        page.locator("input[type=file]").set_input_files(MATCHES / game / "matches/2-players.txt")
        page.wait_for_url(HOME, timeout=BEGIN)
        found = HOME.search(page.url)
        assert found is not None
        anna.go(f"{PATH}#/replay/{found[0]}?review=1")
        review = page.locator(".review")
        bars, busy = review.locator(".seat"), review.get_by_role("progressbar")
        expect(bars).to_have_count(2, timeout=BEGIN)
        expect(busy).to_have_count(0, timeout=LONG)
        results = bars.locator("b").all_inner_texts()
        assert sum(map(int, results)) == 100

        page.reload()
        page.get_by_role("button", name="Review", exact=True).click()
        expect(bars).to_have_count(2, timeout=BEGIN)
        expect(busy).to_have_count(0)
        assert bars.locator("b").all_inner_texts() == results
