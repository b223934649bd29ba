"""First steps at a table: they cover nothing, advance with what is done, and leave for good."""

from __future__ import annotations

import pytest
from chromium import QUICK, bots, visiting
from playwright.sync_api import Browser, Page, expect
from served import Server
from tidy import ACROSS, DESKS, PHONES, UPRIGHT, windows

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


def begin(page: Page) -> None:
    """Play on until the first steps come: games have a set-up before them."""
    for _ in range(20):
        expect(page.locator(f".steps, {LEGAL}, {CONFIRM}").first).to_be_visible(timeout=30_000)
        if page.locator(".steps").count():
            return
        target = page.locator(CONFIRM if page.locator(CONFIRM).count() else LEGAL).first
        target.click()
        page.wait_for_timeout(150)


@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"])
def test_first_steps_are_in_nobodys_way(browser: Browser, site: Server, game: str) -> None:
    with visiting(browser, site, settings=NEW) as anna:
        table = anna.open_table(game, bots(3))
        page, strip = anna.page, anna.page.locator(".steps")
        begin(page)
        expect(strip).to_contain_text("Step 1 of 3")
        for size in windows(page, (*PHONES, *UPRIGHT, *ACROSS, *DESKS)):
            assert page.evaluate(UNDER) == [], size
            if size in DESKS:
                tall = page.evaluate("document.documentElement.scrollHeight - innerHeight")
                assert tall <= 1, f"{size}: the page scrolls by {tall}"

        page.locator(LEGAL).first.click()
        expect(strip).to_contain_text("Step 2 of 3")
        for _ in range(3):  # what is picked is put back first
            page.keyboard.press("Escape")
            page.wait_for_timeout(100)
        expect(strip).to_have_count(0)
        anna.go(f"/table/{table}")
        expect(page.locator(LEGAL).first).to_be_visible()
        expect(strip).to_have_count(0)


def test_first_steps_go_on_when_the_thing_was_done(browser: Browser, site: Server) -> None:
    with visiting(browser, site, settings=NEW) as anna:
        table = anna.open_table("visby", bots(3))
        page, strip = anna.page, anna.page.locator(".steps")
        begin(page)
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
        begin(anna.page)
        anna.page.get_by_role("button", name="Skip").click()
        expect(anna.page.locator(".steps")).to_have_count(0)
        assert anna.page.evaluate("JSON.parse(localStorage.kogge).taught") == ["visby"]
