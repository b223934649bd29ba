"""Links: the address of a table and of a match, as a player sends them to a friend."""

from __future__ import annotations

import re

from chromium import bots, visiting
from laying import first_turn, given_up, lay
from playwright.sync_api import Browser, expect
from said import said
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


def test_the_address_of_a_running_table_says_who_may_watch(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna, visiting(browser, site) as berta:
        page, running = berta.page, anna.page.locator("[data-card=knight]")
        table = anna.open_table("visby", bots(1), private=True)
        expect(running).to_be_visible()
        page.goto(anna.page.url)
        expect(page.locator(".board-drawing")).to_be_visible()
        expect(page.locator("[data-legal], [data-confirm]")).to_have_count(0)
        berta.go(f"/table/{table}")
        expect(page.get_by_role("alert")).to_contain_text(
            "This table is private: you need its link."
        )
        berta.troubles.clear()

        anna.open_table("visby", bots(1), private=True, spectators=False)
        expect(running).to_be_visible()
        page.goto(anna.page.url)
        expect(page.get_by_text(said("join-closed-door"))).to_be_visible()


def test_a_finished_match_is_sent_to_a_stranger_or_opened_by_its_host(
    browser: Browser, site: Server
) -> None:
    ended = given_up(first_turn("visby", 2))
    with visiting(browser, site, permissions=PASTE) as anna, visiting(browser, site) as berta:
        page, stranger = anna.page, berta.page
        lay(anna, ended, bots(1), private=True)
        page.get_by_role("link", name="Replay").click()
        expect(page.get_by_text("Step 0 of")).to_be_visible()
        page.get_by_text(said("replay-more")).click()
        page.get_by_role("button", name=said("replay-share")).click()
        expect(page.get_by_text(said("copied"))).to_be_visible()
        stranger.goto(page.evaluate("navigator.clipboard.readText()"))
        expect(stranger.get_by_text("Step 0 of")).to_be_visible()
        expect(stranger.get_by_role("button", name=said("replay-open"))).to_be_visible()

        table = lay(anna, ended, bots(1), private=True, spectators=False)
        anna.go(f"/replay/{table}")
        page.get_by_text(said("replay-more")).click()
        page.get_by_role("button", name=said("replay-share")).click()
        expect(page.get_by_text(said("replay-copied-host"))).to_be_visible()
        berta.go(f"/replay/{table}")
        expect(stranger.get_by_role("alert")).to_contain_text("you need its link")
        berta.troubles.clear()
        page.get_by_role("switch", name=said("replay-shared")).click()
        expect(page.get_by_role("switch", name=said("replay-shared"))).to_be_checked()
        stranger.reload()
        expect(stranger.get_by_text("Step 0 of")).to_be_visible()


def test_ones_tables_tell_how_they_stand_and_are_put_away(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        lay(anna, given_up(first_turn("visby", 3)), bots(2))
        anna.ask("tables", {"game": "visby", "chairs": bots(2)})
        page = anna.go("/tables")
        own = page.locator("section", has=page.get_by_role("heading", name=said("my-tables")))
        running = own.get_by_role("link").filter(has_text="Round 1 · last move")
        ended = own.get_by_role("link").filter(has_text="· ended")

        expect(running).to_contain_text("Your turn")
        expect(ended).to_contain_text("Place 3 of 3")
        own.get_by_role("button", name="Put away: Visby").click()
        expect(ended).to_have_count(0)
        page.reload()
        expect(running).to_be_visible()
        expect(ended).to_have_count(0)
        own.get_by_role("button", name=said("tables-show-aside")).click()
        own.get_by_role("button", name=re.compile("Show again: Visby")).click()
        expect(own.get_by_role("button", name=re.compile("Put away: Visby"))).to_be_visible()
