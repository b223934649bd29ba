"""Whole games in a real browser, by mouse, keyboard, accessibility tree and touch."""

from __future__ import annotations

import pytest
from axe import findings
from chromium import Visitor, bots, visiting
from laying import late, lay
from playwright.sync_api import Browser, expect
from said import said
from served import Server
from ways import WAYS, play

NEAR_THE_END = """() => {
  const line = document.querySelector(".keys input")
  return line.value > 0.9 * line.max
}"""
# Every way to play one game to its end, and every game in two ways; by day one game, in one way.
LONG = [
    *(("visby", way) for way in ("keyboard", "tree", "touch")),
    *(("riga", way) for way in ("mouse", "touch")),
    *(("haithabu", way) for way in ("mouse", "tree")),
]
CASES = [("visby", "mouse"), *(pytest.param(*case, marks=pytest.mark.soak) for case in LONG)]
# The last turns of the other games, in ways in which nothing else is played by day.
LATE = [("riga", "touch"), ("haithabu", "tree")]  # by keys: `test_added_game_page.py`
LATER = [("riga", "keyboard"), ("riga", "tree"), ("haithabu", "keyboard"), ("haithabu", "touch")]
LEFT = 6  # entries that are still to be played, or about as many


@pytest.mark.slow
@pytest.mark.parametrize(("game", "way"), CASES)
def test_a_whole_game(browser: Browser, site: Server, game: str, way: str) -> None:
    with visiting(browser, site, phone=WAYS[way].phone) as anna:
        anna.open_table(game, bots(1))

        moves = play(anna.page, WAYS[way], seed=7)

        assert moves > 5
        check_end(anna)
        look_back(anna)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "way"), [*LATE, *(pytest.param(*case, marks=pytest.mark.soak) for case in LATER)]
)
def test_the_last_turns_of_a_game(browser: Browser, site: Server, game: str, way: str) -> None:
    with visiting(browser, site, phone=WAYS[way].phone) as anna:
        lay(anna, late(game, 2, LEFT), bots(1))

        assert play(anna.page, WAYS[way], seed=7) > 0
        check_end(anna)


def check_end(visitor: Visitor) -> None:
    """Check that a game has ended as it should, and that everybody can read it."""
    expect(visitor.page.locator("main.end tbody tr").first).to_be_visible()
    expect(visitor.page.get_by_role("button", name=said("end-rematch"))).to_be_visible()
    assert not findings(visitor.page, "the end", dark=False)


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
    assert not findings(page, "replay with its chart", dark=False)
