"""The end: figures that explain themselves, and an address for everybody, if the players wish."""

from __future__ import annotations

import pytest
from axe import findings
from chromium import bots, visiting
from laying import lay, stored
from playwright.sync_api import Browser, expect
from said import said
from served import Server

from soaking import SOAK


@pytest.mark.parametrize(
    "phone", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["desk", "phone"]
)
def test_a_private_match_is_published_without_names(
    browser: Browser, site: Server, phone: bool
) -> None:
    with visiting(browser, site, phone=phone) as anna, visiting(browser, site) as berta:
        table = lay(anna, stored("haithabu", "2-players"), bots(1), private=True)
        page, account = anna.page, anna.page.locator(".account")
        page.get_by_role("button", name="Berta, Silver in hand").focus()
        page.keyboard.press("Enter")
        expect(account).to_contain_text("Berta: Silver in hand")
        page.get_by_text(said("end-figures")).click()
        expect(page.locator("figure tbody tr").first).to_contain_text("the beginning")
        page.get_by_role("button", name="Share").click()
        found = findings(page, "before it is published") if SOAK else []  # nearly the same page

        berta.go(f"/end/{table}")
        expect(berta.page.get_by_role("alert")).to_contain_text("you need its link")
        berta.troubles.clear()
        page.get_by_role("button", name=said("share-publish")).click()
        expect(page.get_by_role("img", name="A picture to go with the link")).to_be_visible()
        found += findings(page, "published")
        assert not found, "\n".join(found)

        berta.go(f"/end/{table}")
        expect(berta.page.get_by_role("heading", name="N. N. 1 wins.")).to_be_visible()
        expect(berta.page.locator("main.end")).not_to_contain_text("Anna")
        page.get_by_role("button", name=said("share-back")).click()
        expect(page.get_by_role("button", name=said("share-publish"))).to_be_visible()
