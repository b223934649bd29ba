"""Notices in the browser: an address is added, confirmed by its letter, and stopped by another."""

from __future__ import annotations

from pathlib import Path

from axe import findings
from chromium import visiting
from launched import WIDE, launched
from letterbox import SITE, links, mailbox
from playwright.sync_api import Browser, expect
from said import said
from served import Server


def test_an_address_is_added_confirmed_and_stopped(browser: Browser, tmp_path: Path) -> None:
    with (
        mailbox() as box,
        launched(tmp_path, limits=WIDE, public_url=SITE, post=box.post(hooks=True)) as server,
        visiting(browser, server) as anna,
    ):
        anna.ask("me", {"name": "Anna"})
        page = anna.go("/account")
        page.get_by_label("E-mail address").fill("anna@mail.example")
        page.get_by_role("button", name="Add").click()
        expect(page.get_by_text(said("notices-state-waiting"))).to_be_visible()
        confirm, stop = links(box.wait())
        page.goto(anna.address + confirm)
        expect(page.get_by_role("button", name="Yes, this address is mine")).to_be_visible()
        assert findings(page) == []
        page.get_by_role("button", name="Yes, this address is mine").click()
        expect(page.get_by_role("status")).to_contain_text(said("letters-confirmed"))

        anna.go("/account")
        expect(page.get_by_text("in use")).to_be_visible()
        told = page.get_by_role("group", name="What anna@mail.example is told")
        page.get_by_label("from", exact=True).fill("22:00")
        with page.expect_response("**/api/notices"):  # asked for anew: what was typed stays
            told.get_by_label("messages").uncheck()
        expect(told.get_by_label("messages")).not_to_be_checked()
        page.get_by_label("until", exact=True).fill("07:30")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_text("Saved.")).to_be_visible()
        assert findings(page) == []
        chosen = anna.context.request.get(f"{anna.address}/api/notices").json()
        assert chosen["channels"][0]["events"] == ["turn", "end", "invited", "friend"]
        assert (chosen["wishes"]["quiet_from"], chosen["wishes"]["quiet_until"]) == (1320, 450)

        page.goto(anna.address + stop)
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_role("status")).to_contain_text(said("letters-stopped"))
        anna.go("/account")
        expect(page.get_by_label("E-mail address")).to_be_visible()
        expect(page.get_by_text("anna@mail.example")).to_have_count(0)


def test_a_server_that_sends_nothing_offers_nothing(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        anna.ask("me", {"name": "Anna"})
        page = anna.go("/account")
        expect(page.get_by_role("heading", name="Programs")).to_have_count(1)
        expect(page.get_by_role("heading", name="Notices")).to_have_count(0)
