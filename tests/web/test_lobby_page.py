"""A first visit and a new table: how soon one can begin, and the names of players at one screen."""

from __future__ import annotations

from chromium import Visitor, visiting
from playwright.sync_api import Browser, expect
from said import said
from served import Server

LIGHTEST = 156_000  # bytes until a first visit can begin a game, with the heads of all answers


def weigh(visitor: Visitor) -> dict[str, float]:
    """Return all that comes over the line from now on: bytes as they are sent, by address."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    named: dict[str, str] = {}
    sizes: dict[str, float] = {}
    line.on(
        "Network.requestWillBeSent", lambda e: named.update({e["requestId"]: e["request"]["url"]})
    )
    line.on(
        "Network.loadingFinished",
        lambda e: sizes.update({named[e["requestId"]]: e["encodedDataLength"]}),
    )
    return sizes


def test_a_first_visit_can_begin_after_little(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        sizes = weigh(anna)
        page = anna.go("/new/visby")
        page.wait_for_load_state("networkidle")

        begin = page.get_by_role("button", name="Begin")
        expect(begin).to_be_enabled()
        assert len(sizes) > 10
        own = {name: size for name, size in sizes.items() if not name.endswith("/api/tables")}
        assert len(own) < len(sizes), "what others play at this server is no part of the page"
        assert sum(own.values()) < LIGHTEST, sorted(own.items(), key=lambda each: -each[1])
        begin.click()
        expect(page.locator("[data-card=knight]")).to_be_visible()


def test_a_first_visit_leaves_no_error_in_the_console(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        said: list[str] = []
        anna.page.on("console", lambda message: said.append(message.text))
        for path in ("/", "/new/visby", "/tables", "/account", "/rules/visby", "/settings"):
            anna.go(path).wait_for_load_state("networkidle")
            assert said == [], path
            anna.context.clear_cookies()  # the next page is a first visit, too
            anna.page.evaluate("localStorage.clear()")


def test_those_at_one_screen_are_told_apart(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as both:
        page = both.go("/new/visby")
        page.get_by_role("radiogroup", name="Seat 2").get_by_text("Here").click()
        first, second = page.get_by_label("Name of player 1"), page.get_by_label("Name of player 2")
        expect(first).to_have_attribute("placeholder", "Player 1")
        expect(second).to_have_attribute("placeholder", "Player 2")
        expect(page.get_by_text(said("lobby-host-here"))).to_be_visible()
        second.fill("Berta")
        page.get_by_role("button", name="Begin").click()

        expect(page.locator("footer .seat-name")).to_have_text("Player 1")
        page.locator("[data-card=troops]").click()
        page.locator("[data-confirm]").click()
        expect(page.get_by_role("button", name="I am Berta")).to_be_visible()
