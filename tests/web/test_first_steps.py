"""First steps at a table: they cover nothing, advance with what is done, and leave for good."""

from __future__ import annotations

import pytest
from chromium import QUICK, bots, visiting
from laying import first_turn, lay
from playwright.sync_api import Browser, expect
from served import Server
from tidy import ACROSS, DESKS, PHONES, STILL, UPRIGHT, windows

from soaking import SOAK

NEW = QUICK.replace('["visby", "riga", "haithabu"]', "[]")
LEGAL, CONFIRM = "[data-legal]:visible", "[data-confirm]:not([aria-disabled=true])"

UNDER = """() => {
  const strip = document.querySelector(".steps").getBoundingClientRect();
  return [...document.querySelectorAll("button, a, summary, input")]
    .filter((e) => e.checkVisibility() && !e.closest(".steps, .visually-hidden"))
    .filter((e) => {
      const box = e.getBoundingClientRect();
      const across = box.right > strip.left + 1 && box.left < strip.right - 1;
      const seen = box.bottom > strip.top + 1 && box.top < strip.bottom - 1;
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return across && seen && !!top?.closest(".steps, .ring");
    })
    .map((e) => e.outerHTML.slice(0, 100));
}"""


ALL = (*PHONES, *UPRIGHT, *ACROSS, *DESKS)
DAILY = (
    PHONES[-1],
    UPRIGHT[-1],
    ACROSS[-1],
    DESKS[0],
    DESKS[-1],
)  # the least of each kind, the most


@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"])
def test_first_steps_are_in_nobodys_way(browser: Browser, site: Server, game: str) -> None:
    with visiting(browser, site, settings=NEW) as anna:
        table = lay(anna, first_turn(game, 4), bots(3))
        page, strip = anna.page, anna.page.locator(".steps")
        expect(strip).to_contain_text("Step 1 of 3")
        for size in windows(page, ALL if SOAK else DAILY):
            assert page.evaluate(UNDER) == [], size
            if size in DESKS:
                tall = page.evaluate("document.documentElement.scrollHeight - innerHeight")
                assert tall <= 1, f"{size}: the page scrolls by {tall}"

        page.locator(LEGAL).first.click()
        expect(strip).to_contain_text("Step 2 of 3")
        while strip.count():  # what is picked is put back first
            page.keyboard.press("Escape")
            page.evaluate(STILL)
        if not SOAK:  # that they stay away is asked below
            return
        anna.go(f"/table/{table}")
        expect(page.locator(LEGAL).first).to_be_visible()
        expect(strip).to_have_count(0)


def test_first_steps_go_on_when_the_thing_was_done(browser: Browser, site: Server) -> None:
    with visiting(browser, site, settings=NEW) as anna:
        table = anna.open_table("visby", bots(3))
        page, strip = anna.page, anna.page.locator(".steps")
        for step in (1, 2):
            page.locator(LEGAL).first.click()
            expect(strip).to_contain_text(f"Step {step + 1} of 3")
            page.locator(CONFIRM).click()
            expect(page.locator("header .crumb")).to_contain_text(f"Round {step + 1}")
            expect(page.locator(".steps p b")).to_have_count(1 if step == 1 else 0)

        anna.go(f"/table/{table}")
        expect(page.locator(LEGAL).first).to_be_visible()
        expect(strip).to_have_count(0)


def test_first_steps_close_by_their_button(browser: Browser, site: Server) -> None:
    with visiting(browser, site, settings=NEW, phone=True) as anna:
        anna.open_table("visby", bots(3))
        anna.page.get_by_role("button", name="Skip").click()
        expect(anna.page.locator(".steps")).to_have_count(0)
        assert anna.page.evaluate("JSON.parse(localStorage.kogge).taught") == ["visby"]
