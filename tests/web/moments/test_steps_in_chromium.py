"""The table plays the moves: at every step board, seats, scores and log agree with the position.

What the position was after each event comes from the messages of the server, whose steps
``tests/server/table/test_steps.py`` proves; what the page shows is read from its elements.
"""

from __future__ import annotations

import random
import re
import sys
from typing import Any

import pytest
from axe import findings
from chromium import QUICK, Visitor, bots, visiting
from looks import Heard, essence, is_told, look, wanted
from playwright.sync_api import Browser, Page, expect
from served import Server
from ways import OVER, Mouse

from soaking import SOAK

STEPWISE = QUICK.replace('"motion": "none"', '"motion": "quick", "stepwise": true')
NORMAL = QUICK.replace('"motion": "none"', '"motion": "normal"')
PLAYING = "[data-playing*='.']:visible"
STEPS = 10**6 if SOAK else 30  # whole games in the long form
WHOLE = 50  # no game of four is told in fewer
NAMES = ["Anna", "Berta", "Carl", "Dora"]


def scales(visitor: Visitor, game: str) -> dict[str, Any]:
    """Return the price scales of a game, if it has any."""
    info = visitor.context.request.get(f"{visitor.address}/api/games/{game}").json()
    return next((v["value"] for v in info["values"] if v["name"] == "scale"), {})


def act(page: Page, luck: random.Random) -> None:
    """Do something, until something is shown or the game is over."""
    way = Mouse()
    while not page.locator(f"{PLAYING}, {OVER}").count():
        if not way.move(page, luck):
            page.wait_for_timeout(30)


@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"])
def test_at_every_step_everything_shown_agrees_with_the_position(
    browser: Browser, site: Server, game: str
) -> None:
    with visiting(browser, site, settings=STEPWISE) as anna:
        page, luck, steps = anna.page, random.Random(4), 0  # noqa: S311
        heard = Heard(page)
        anna.open_table(game, bots(3))
        prices = scales(anna, game)
        while steps < STEPS and not page.locator(OVER).count():
            act(page, luck)
            while steps < STEPS and page.locator(PLAYING).count():
                check_step(page, game, heard, prices)
                page.keyboard.press("Space")
                steps += 1
        sys.stdout.write(f"{game}: {steps} steps\n")  # `pytest -rP` shows it
        assert steps >= min(STEPS, WHOLE), "as many as a game has, or as were wanted"


def check_step(page: Page, game: str, heard: Heard, prices: dict[str, Any]) -> None:
    """Check what is shown after one event."""
    place = page.locator(PLAYING).first.get_attribute("data-playing")
    assert place in heard.states
    assert look(page, game) == wanted(game, heard.states[place], prices), place
    sentence = page.locator(".say h2").first.text_content() or ""
    told = page.locator(".log").first.text_content() or ""
    if "All cards are up" not in sentence:
        assert is_told(essence(sentence, NAMES), " ".join(told.split()))
    if paid := re.search(r"pays with .*: (\d+)", sentence):
        *lines, total = map(int, page.locator(".receipt td:last-child").all_inner_texts())
        assert int(paid[1]) <= sum(lines) == total


# Leading what is shown.


def began(visitor: Visitor) -> Page:
    """Play a card of Visby against bots, and see what is shown of it."""
    visitor.open_table("visby", bots(3))
    visitor.page.locator(".visby-card[data-legal]").first.click()
    visitor.page.locator("[data-confirm]").click()
    expect(visitor.page.locator(".oak")).to_be_visible()
    return visitor.page


def test_a_step_waits_until_it_is_asked_for_and_acting_skips_the_rest(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site, settings=STEPWISE) as anna:
        page = began(anna)
        page.wait_for_timeout(500)
        expect(page.locator(".far:visible")).to_contain_text("Step 1 of")
        page.get_by_role("button", name="Next step").click()
        expect(page.locator(".far:visible")).to_contain_text("Step 2 of")
        page.keyboard.press("Tab")  # looking around is not acting
        expect(page.locator(PLAYING)).to_have_count(1)
        assert not findings(page)
        page.keyboard.press("Escape")
        expect(page.locator(PLAYING)).to_have_count(0)
        expect(page.locator("header .crumb")).to_contain_text("Round 2")


def test_what_bots_do_is_shown_to_its_end_unasked(browser: Browser, site: Server) -> None:
    """That it takes at most four seconds is shown by `player.test.ts`, on a clock of its own."""
    with visiting(browser, site, settings=NORMAL) as anna:
        page = began(anna)
        expect(page.locator(PLAYING)).to_have_count(0)
        expect(page.locator("header .crumb")).to_contain_text("Round 2")


def test_since_my_last_turn_shows_once_more_what_the_others_did(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site, settings=STEPWISE) as anna:
        page = began(anna)
        page.keyboard.press("Escape")
        page.keyboard.press("s")
        slip = page.get_by_role("region", name="Since your last turn")
        expect(slip.locator("li[aria-current]")).to_have_count(1)
        expect(page.locator(".oak")).to_be_visible()
        assert not findings(page)
        lines = slip.locator("li").count()
        for _ in range(60):
            page.keyboard.press("Space")
        expect(slip).to_have_count(0)
        assert lines >= 4
        expect(page.locator("header .crumb")).to_contain_text("Round 2")


def test_a_reload_lands_in_the_present(browser: Browser, site: Server) -> None:
    with visiting(browser, site, settings=STEPWISE) as anna:
        page = began(anna)
        page.reload()
        expect(page.locator("header .crumb")).to_contain_text("Round 2")
        expect(page.locator(PLAYING)).to_have_count(0)
