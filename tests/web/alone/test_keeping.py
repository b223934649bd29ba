"""What the browser keeps of a game: as files, at a server, and where it can keep nothing."""

from __future__ import annotations

import pytest
from chromium import Visitor, visiting
from playwright.sync_api import Browser, Page, Route, expect
from said import said
from served import Server
from space import BEGIN, READY, Space, a_little, begin, onwards
from ways import WAYS

BLOCKED = """Object.defineProperty(self, "indexedDB", {
  get() { throw new DOMException("blocked", "SecurityError"); },
});
"""


def without_store(route: Route) -> None:
    """Let the worker find no store."""
    answer = route.fetch()
    route.fulfill(response=answer, body=BLOCKED + answer.text())


@pytest.mark.soak
def test_a_browser_that_keeps_nothing_says_so_once_and_the_game_goes_on(
    browser: Browser, space: Space
) -> None:
    with visiting(browser, space) as anna:
        anna.context.route("**/worker-*.js", without_store)
        begin(anna, "visby", "Apprentice")
        says_so_once(anna.page, said("keeping-blocked"))


def says_so_once(page: Page, sentence: str) -> None:
    """See that one is told, and that the game goes on."""
    expect(page.get_by_text(sentence)).to_be_visible()
    page.get_by_role("button", name="Understood").click()
    a_little(page, WAYS["mouse"])
    expect(page.get_by_text(sentence)).not_to_be_visible()


@pytest.mark.slow
def test_who_loses_the_connection_and_has_no_room_plays_alone_and_carries_it_on_online(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site, keeps=True) as anna:
        assert anna.go("/").evaluate(READY)
        page = anna.go("/settings")
        page.get_by_role("button", name="Fetch them").click()
        expect(page.get_by_text(said("stock-kept-about"))).to_be_visible(timeout=BEGIN)
        no_room_is_left(anna)
        anna.context.set_offline(True)
        anna.go("/")
        expect(page.get_by_text("No connection")).to_be_visible()
        begin(anna, "visby", "Apprentice", at="/new/visby")
        assert "/table/home-" in page.url
        says_so_once(page, said("keeping-full"))

        anna.context.set_offline(False)
        onwards(anna)
        page.get_by_role("button", name=said("onwards-go")).click()
        page.wait_for_url(lambda address: "/table/" in address and "home-" not in address)
        expect(page.locator("[data-legal]").first).to_be_visible()


def no_room_is_left(visitor: Visitor) -> None:
    """Let the browser keep nothing more, before it has kept a game."""
    storage = {"origin": visitor.address, "quotaSize": 100}
    visitor.context.new_cdp_session(visitor.page).send("Storage.overrideQuotaForOrigin", storage)
