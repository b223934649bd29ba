"""Links: the address of a table and of a match, as a player sends them to a friend."""

from __future__ import annotations

import re

from chromium import Visitor, bots, visiting
from playwright.sync_api import Browser, expect
from served import Server

PASTE = ["clipboard-read", "clipboard-write"]


def test_the_address_of_a_table_leads_a_friend_to_a_seat(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna, visiting(browser, site) as berta:
        chairs = [{"kind": "me"}, {"kind": "open"}]
        anna.open_table("visby", chairs, private=True, spectators=False)
        expect(anna.page.locator(".room")).to_be_visible()
        expect(anna.page).to_have_url(re.compile(r"\?invitation="))

        berta.page.goto(anna.page.url)
        berta.page.get_by_label("Your name at this table").fill("Berta")
        berta.page.get_by_role("button", name="Sit down").click()

        expect(berta.page.locator("[data-card=knight]")).to_be_visible()
        expect(anna.page.locator("[data-card=knight]")).to_be_visible()


def test_the_address_of_a_running_table_lets_a_friend_watch(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna, visiting(browser, site) as berta:
        table = anna.open_table("visby", bots(1), private=True)
        expect(anna.page.locator("[data-card=knight]")).to_be_visible()

        page = berta.page
        page.goto(anna.page.url)
        expect(page.locator(".board-drawing")).to_be_visible()
        expect(page.locator("[data-legal], [data-confirm]")).to_have_count(0)
        berta.go(f"/table/{table}")
        expect(page.get_by_role("alert")).to_contain_text(
            "This table is private: you need its link."
        )
        berta.troubles.clear()


def test_the_address_of_a_closed_table_says_who_may_see_it(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna, visiting(browser, site) as berta:
        anna.open_table("visby", bots(1), private=True, spectators=False)
        expect(anna.page.locator("[data-card=knight]")).to_be_visible()

        berta.page.goto(anna.page.url)
        expect(berta.page.get_by_text("Only its players can see this table.")).to_be_visible()


def end(visitor: Visitor) -> None:
    """Let the match of a visitor end."""
    visitor.page.locator("[data-card]").first.click()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("menuitem", name="Resign").click()
    visitor.page.get_by_role("menuitem", name="Resign").click()
    expect(visitor.page.locator("main.end")).to_be_visible(timeout=60_000)


def test_a_finished_match_is_sent_to_a_stranger(browser: Browser, site: Server) -> None:
    with visiting(browser, site, permissions=PASTE) as anna, visiting(browser, site) as berta:
        anna.open_table("visby", bots(1), private=True)
        end(anna)
        page = anna.page
        page.get_by_role("link", name="Replay").click()
        expect(page.get_by_text("Step 0 of")).to_be_visible()
        page.get_by_text("More …").click()
        page.get_by_role("button", name="Copy link").click()
        expect(page.get_by_text("Copied")).to_be_visible()

        berta.page.goto(page.evaluate("navigator.clipboard.readText()"))
        expect(berta.page.get_by_text("Step 0 of")).to_be_visible()
        expect(berta.page.get_by_role("button", name="Open cards")).to_be_visible()


def test_a_match_among_friends_is_opened_by_its_host(browser: Browser, site: Server) -> None:
    with visiting(browser, site, permissions=PASTE) as anna, visiting(browser, site) as berta:
        table = anna.open_table("visby", bots(1), private=True, spectators=False)
        end(anna)
        page = anna.go(f"/replay/{table}")
        page.get_by_text("More …").click()
        page.get_by_role("button", name="Copy link").click()
        expect(page.get_by_text("Only the players can open it")).to_be_visible()
        berta.go(f"/replay/{table}")
        expect(berta.page.get_by_role("alert")).to_contain_text("you need its link")
        berta.troubles.clear()

        page.get_by_role("switch", name="Open to everybody").click()
        expect(page.get_by_role("switch", name="Open to everybody")).to_be_checked()
        berta.go(f"/replay/{table}")
        expect(berta.page.get_by_text("Step 0 of")).to_be_visible()


def test_ones_tables_tell_how_they_stand_and_are_put_away(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        anna.open_table("visby", bots(2))
        end(anna)
        anna.open_table("visby", bots(2))
        expect(anna.page.locator("[data-card=knight]")).to_be_visible()
        page = anna.go("/tables")
        own = page.locator("section", has=page.get_by_role("heading", name="Your tables"))
        running = own.get_by_role("link").filter(has_text="Round 1 · last move")
        ended = own.get_by_role("link").filter(has_text="· ended")

        expect(running).to_contain_text("Your turn")
        expect(ended).to_contain_text("Place 3 of 3")
        own.get_by_role("button", name="Put away: Visby").click()
        expect(ended).to_have_count(0)
        page.reload()
        expect(running).to_be_visible()
        expect(ended).to_have_count(0)
        own.get_by_role("button", name="Show tables you have put away").click()
        own.get_by_role("button", name=re.compile("Show again: Visby")).click()
        expect(own.get_by_role("button", name=re.compile("Put away: Visby"))).to_be_visible()
