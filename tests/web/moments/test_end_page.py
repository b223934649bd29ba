"""The end: figures that explain themselves, and an address for everybody, if the players wish."""

from __future__ import annotations

import pytest
from axe import findings
from chromium import Visitor, bots, visiting
from playwright.sync_api import Browser, expect
from served import Server


def end(visitor: Visitor) -> None:
    """Let the match of a visitor end."""
    expect(visitor.page.locator("[data-legal]").first).to_be_visible()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("menuitem", name="Resign").click()
    visitor.page.get_by_role("menuitem", name="Resign").click()
    expect(visitor.page.locator("main.end")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_private_match_is_published_without_names(
    browser: Browser, site: Server, phone: bool
) -> None:
    with visiting(browser, site, phone=phone) as anna, visiting(browser, site) as berta:
        table = anna.open_table("haithabu", bots(1), private=True)
        end(anna)
        page, account = anna.page, anna.page.locator(".account")
        page.get_by_role("button", name="Berta, Silver in hand").focus()
        page.keyboard.press("Enter")
        expect(account).to_contain_text("Berta: Silver in hand")
        page.get_by_text("The same in figures").click()
        expect(page.locator("figure tbody tr").first).to_contain_text("the beginning")
        page.get_by_role("button", name="Share").click()
        found = findings(page, "before it is published")

        berta.go(f"/end/{table}")
        expect(berta.page.get_by_role("alert")).to_contain_text("you need its link")
        berta.troubles.clear()
        page.get_by_role("button", name="Publish this match").click()
        expect(page.get_by_role("img", name="A picture to go with the link")).to_be_visible()
        found += findings(page, "published")
        assert not found, "\n".join(found)

        berta.go(f"/end/{table}")
        expect(berta.page.get_by_role("heading", name="Berta wins.")).to_be_visible()
        expect(berta.page.locator("main.end")).to_contain_text("N. N. 1")
        expect(berta.page.locator("main.end")).not_to_contain_text("Anna")
        page.get_by_role("button", name="Take it back").click()
        expect(page.get_by_role("button", name="Publish this match")).to_be_visible()
