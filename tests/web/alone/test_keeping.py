"""What the browser keeps of a game: as files, at a server, and where it can keep nothing."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from chromium import Visitor, visiting
from playwright.sync_api import Browser, Page, Route, expect
from served import Server
from space import BEGIN, PATH, READY, Space, begin
from ways import WAYS

BLOCKED = """Object.defineProperty(self, "indexedDB", {
  get() { throw new DOMException("blocked", "SecurityError"); },
});
"""


def play_a_little(page: Page, steps: int = 8) -> None:
    """Take some steps, whatever they are."""
    luck, left = random.Random(3), steps  # noqa: S311
    for _ in range(400):
        left -= WAYS["mouse"].move(page, luck)
        if left == 0:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the game does not go on")


def without_store(route: Route) -> None:
    """Let the worker find no store."""
    answer = route.fetch()
    route.fulfill(response=answer, body=BLOCKED + answer.text())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [
        ("blocked", "This browser lets us keep nothing"),
        ("full", "This browser has no room left for your games"),
    ],
)
def test_a_browser_that_keeps_nothing_says_so_once_and_the_game_goes_on(
    browser: Browser, space: Space, trouble: str, sentence: str
) -> None:
    with visiting(browser, space) as anna:
        if trouble == "blocked":
            anna.context.route("**/worker-*.js", without_store)
        else:
            storage = {"origin": anna.address, "quotaSize": 100}
            anna.context.new_cdp_session(anna.page).send("Storage.overrideQuotaForOrigin", storage)
        begin(anna, "visby", "Apprentice")

        expect(anna.page.get_by_text(sentence)).to_be_visible()
        anna.page.get_by_role("button", name="Understood").click()
        play_a_little(anna.page)
        expect(anna.page.get_by_text(sentence)).not_to_be_visible()


@pytest.mark.slow
def test_a_game_is_saved_as_a_file_and_opened_again(
    browser: Browser, space: Space, tmp_path: Path
) -> None:
    with visiting(browser, space) as anna:
        begin(anna, "visby", "Apprentice")
        play_a_little(anna.page)
        first = anna.page.url
        onwards(anna)
        with anna.page.expect_download() as saved:
            anna.page.get_by_role("button", name="Save as a file").click()
        file = tmp_path / saved.value.suggested_filename
        saved.value.save_as(file)

        anna.go(f"{PATH}#/tables")
        anna.page.locator("input[type=file]").set_input_files(file)
        expect(anna.page.locator("[data-legal]").first).to_be_visible(timeout=BEGIN)

        assert "home-" in anna.page.url
        assert anna.page.url != first


@pytest.mark.slow
def test_who_loses_the_connection_plays_alone_and_carries_it_on_online(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site, keeps=True) as anna:
        assert anna.go("/").evaluate(READY)
        page = anna.go("/settings")
        page.get_by_role("button", name="Fetch them").click()
        expect(page.get_by_text("all that a game needs is in this browser")).to_be_visible(
            timeout=BEGIN
        )
        anna.context.set_offline(True)
        anna.go("/")
        expect(page.get_by_text("No connection")).to_be_visible()
        begin(anna, "visby", "Apprentice", at="/new/visby")
        assert "/table/home-" in page.url
        play_a_little(page)

        anna.context.set_offline(False)
        onwards(anna)
        page.get_by_role("button", name="Carry on online").click()
        page.wait_for_url(lambda address: "/table/" in address and "home-" not in address)
        expect(page.locator("[data-legal]").first).to_be_visible()


def onwards(visitor: Visitor) -> None:
    """Open what can be done with a game besides playing it."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("menuitem", name="Save, or carry on online").click()
