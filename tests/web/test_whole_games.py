"""Whole games in a real browser, by mouse, keyboard, accessibility tree and touch."""

from __future__ import annotations

import pytest
from axe import findings
from chromium import Visitor, bots, visiting
from playwright.sync_api import Browser, expect
from served import Server
from ways import WAYS, play

from kogge.games import GAMES
from soaking import SOAK

SHORT = [("visby", "mouse")]  # the other ways and games are played without a server (alone/)
NEAR_THE_END = """() => {
  const line = document.querySelector(".keys input")
  return line.value > 0.9 * line.max
}"""
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
        look_back(anna)


def look_back(visitor: Visitor) -> None:
    """Go through the match that has just ended by its chart, with keys and by pointing at it."""
    page = visitor.go(visitor.page.url.split("/", 3)[3].replace("table/", "/replay/"))
    button = page.get_by_role("button", name="Chart")
    expect(button).to_be_visible()
    if button.get_attribute("aria-expanded") == "false":  # where there is little room
        button.click()
    chart, line = page.locator(".past .chart"), page.locator(".keys input")
    expect(chart.locator(".now")).to_have_count(1)
    end = line.get_attribute("max") or ""
    page.keyboard.press("End")
    expect(line).to_have_value(end)
    told = page.locator(".log").first.inner_text()
    page.keyboard.press("PageUp")
    expect(line).not_to_have_value(end)
    expect(page.locator(".log").first).not_to_have_text(told)
    if page.locator(".decided button").count():  # nothing may have decided a close match
        page.keyboard.press("End")
        expect(line).to_have_value(end)
        page.keyboard.press("m")  # after the end, the first of the moments comes next
        expect(line).not_to_have_value(end)
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 20, "y": 40})
    page.wait_for_function(NEAR_THE_END)
    assert not findings(page, "replay with its chart")
