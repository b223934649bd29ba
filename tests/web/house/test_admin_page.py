"""Running a site by its page: an account with the right does it, others are told why not."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from axe import findings
from chromium import visiting
from launched import WIDE, launched
from playwright.sync_api import Browser, expect
from runner import typed
from said import said
from served import Server, two_at_a_table

PASSWORD = "herring and salt"  # noqa: S105

pytestmark = pytest.mark.slow


def granted(server: Server, name: str) -> None:
    """Let somebody run a site, as its operator does by a command."""
    command = ("admin", "grant", name, "--database", server.database)
    with ThreadPoolExecutor(1) as apart:  # the browser has a loop of its own in this thread
        assert apart.submit(typed, *command).result().code == 0


@pytest.mark.parametrize(
    "phone", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["desk", "phone"]
)
def test_an_evening_of_one_who_runs_the_site(browser: Browser, tmp_path: Path, phone: bool) -> None:
    with (
        launched(tmp_path, limits=WIDE, hasty=True) as server,
        visiting(browser, server, phone=phone) as hinrich,
        visiting(browser, server, phone=phone) as stranger,
    ):
        hinrich.ask("me", {"name": "Hinrich"})
        hinrich.ask("account", {"name": "Hinrich", "password": PASSWORD})
        granted(server, "Hinrich")
        anna, berta, table = two_at_a_table(server)
        berta.do("POST", "/api/account", {"name": "Berta", "password": PASSWORD})
        anna.do("POST", f"/api/tables/{table['id']}/report", {"seat": 1, "words": "She shouts."})

        page = hinrich.go("/account")
        page.get_by_role("link", name=said("account-admin")).click()
        expect(page.get_by_text("She shouts.")).to_be_visible()
        page.get_by_role("button", name="Settle the report about Berta").click()
        expect(page.get_by_text("settled", exact=True)).to_be_visible()

        page.get_by_role("button", name="Manage Berta").click()
        assert findings(page) == []
        page.get_by_label(said("admin-ban-words")).fill("shouting")
        page.get_by_role("button", name="Ban", exact=True).click()
        expect(page.get_by_text("banned", exact=True)).to_be_visible()
        assert berta.ask("GET", "/api/me").status == 401

        page.get_by_role("button", name="Close the table of Anna, Berta").click()
        page.get_by_role("button", name="Really close").click()
        expect(page.get_by_text(said("admin-tables-none"))).to_be_visible()

        page.get_by_label(said("admin-note-words")).fill("We move house.")
        page.get_by_role("button", name="Announce").click()
        expect(page.get_by_role("button", name="Withdraw")).to_be_visible()
        page.get_by_role("switch", name=said("admin-invited")).click()
        page.get_by_role("button", name=said("admin-invite")).click()
        link = page.get_by_label("Invitation link").input_value()
        expect(page.get_by_text("Invitation made")).to_be_visible()
        expect(page.get_by_text("Berta banned")).to_be_visible()

        new = stranger.go("/tables")
        expect(new.get_by_text("We move house.")).to_be_visible()
        new.get_by_role("button", name="Read", exact=True).click()
        expect(new.get_by_text("We move house.")).to_have_count(0)
        new.goto(link)
        expect(new.get_by_label("Your name")).to_be_visible()
        assert findings(new) == []
        new.get_by_label("Your name").fill("Carl")
        new.get_by_role("button", name="Come in").click()
        new.wait_for_url(f"{stranger.address}/")
        new.goto(f"{stranger.address}/admin")
        expect(new.get_by_role("alert")).to_contain_text("only those who run this site may do that")
        stranger.troubles.clear()  # which was refused
