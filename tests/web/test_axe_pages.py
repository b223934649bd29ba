"""Every state of every page can be used by everyone: both themes, desk and phone."""

from __future__ import annotations

from typing import Any

import pytest
from axe import contrast, findings
from chromium import QUICK, Visitor, bots, visiting
from laying import first_turn, given_up, lay, until
from playwright.sync_api import Browser, Page, expect
from said import said
from served import Server

from kogge.games.visby.vocabulary import Phase
from soaking import SOAK

COLOURED = ("/", "/settings")  # looked at in the dark, too: they show what all others do
KINDS = (*COLOURED, "/tables", "/rules/visby", "/rules/chess", "/account", "/new/riga", "/credits")
ALIKE = ("/new/visby", "/new/haithabu", "/imprint", "/privacy")  # pages of the same kinds
LONG = ("/rules/riga", "/rules/haithabu")  # like Visby's rules, but thousands of words
ALL = (*KINDS, *ALIKE, *LONG)
LOST = ("/table/nonsense", "/replay/nonsense", "/join/nonsense")  # one page for all of them

pytestmark = pytest.mark.slow
phones_too = pytest.mark.parametrize(
    "phone", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["desk", "phone"]
)


def shown(visitor: Visitor, path: str) -> Page:
    """Open a page, and wait until it is complete."""
    page = visitor.go(path)
    page.wait_for_load_state("networkidle")
    return page


@phones_too  # by day a phone visits all of them in German (`test_for_everybody.py`)
def test_pages(browser: Browser, site: Server, phone: bool) -> None:
    with visiting(browser, site, phone=phone) as anna:
        found = [
            each
            for path in (ALL if SOAK else KINDS)
            for each in findings(shown(anna, path), dark=path in COLOURED)
        ]
        for path in LOST if SOAK else LOST[:1]:
            page = shown(anna, path)
            expect(page.get_by_role("alert")).to_be_visible()
            found += findings(page, dark=False)
        anna.troubles.clear()  # what was asked for does not exist

        assert not found, "\n".join(found)


@phones_too
def test_a_new_table(browser: Browser, site: Server, phone: bool) -> None:
    with visiting(browser, site, phone=phone) as anna:
        page = shown(anna, "/new/visby/3")
        page.get_by_role("button", name="Strength at seat 3").click()
        page.get_by_role("radiogroup", name="Seat 2").get_by_text("Here").click()
        found = findings(page, "two at one screen, the levels of a bot")
        page.get_by_role("radiogroup", name="Seat 2").get_by_text("Friend").click()
        page.locator("main").get_by_text("45 seals").locator("visible=true").first.click()
        page.get_by_role("radiogroup", name="Seats").get_by_text("4").click()
        page.get_by_role("radiogroup", name="Clock").get_by_text("Minutes").click()
        expect(page.get_by_text("Why not 45 seals?").locator("visible=true")).to_be_visible()
        found += findings(page, "a friend, a clock, and what cannot be had", dark=False)
        page.get_by_text("Values of your own box").click()
        page.get_by_label("or its text").fill("= nonsense")
        page.get_by_role("button", name="Open table").click()
        expect(page.get_by_role("alert")).to_be_visible()
        found += findings(page, "values that do not fit", dark=False)
        anna.troubles.clear()  # the server has refused them

        assert not found, "\n".join(found)


@pytest.mark.soak  # by day `test_notices_page.py` looks at a guest's account and its forms
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_an_account(browser: Browser, site: Server, phone: bool) -> None:
    with visiting(browser, site, phone=phone) as anna:
        anna.ask("me", {"name": "Anna"})
        page = shown(anna, "/account")
        for form in page.locator("main form").all():
            form.get_by_role("button").last.click()
        found = findings(page, "a guest, forms with nothing in them", dark=False)
        name = f"Greta {'phone' if phone else 'desk'}"
        anna.ask("account", {"name": name, "password": "herring and salt"})
        anna.ask("tokens", {"label": "my bot"})
        found += findings(shown(anna, "/account"), "account with a token", dark=False)
        anna.troubles.clear()  # what was refused

        assert not found, "\n".join(found)


@phones_too
def test_tables_that_wait_run_and_ended(browser: Browser, site: Server, phone: bool) -> None:
    berta = site.client("Berta")
    with visiting(browser, site, phone=phone) as anna:
        waiting = berta.open("riga", "me", "open")
        found = findings(shown(anna, f"/join/{waiting['invitation']}"), dark=False)
        anna.open_table("visby", [{"kind": "me"}, {"kind": "open"}, *bots(1)[1:]])
        expect(anna.page.locator(".room")).to_be_visible()
        found += findings(anna.page, "a table that fills up", dark=False)
        for game in ("visby", "riga", "haithabu"):
            anna.ask("tables", {"game": game, "chairs": bots(1)})
        ended = lay(anna, given_up(first_turn("visby", 2)), bots(1))
        expect(anna.page.locator("main.end")).to_be_visible()
        found += findings(anna.page, "the end")
        page = shown(anna, "/tables")
        page.get_by_role("button", name="Put away: Visby").click()
        page.get_by_role("button", name=said("tables-show-aside")).click()
        expect(page.get_by_role("button", name="Show again: Visby")).to_be_visible()
        found += findings(page, "many", dark=False)
        found += findings(shown(anna, "/"), "with tables", dark=False)
        page = shown(anna, f"/replay/{ended}")
        page.get_by_text(said("replay-more")).click()
        found += findings(page)

        assert not found, "\n".join(found)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_table_of_visby(browser: Browser, site: Server, phone: bool) -> None:
    settings = QUICK.replace('["visby", "riga", "haithabu"]', "[]")
    with visiting(browser, site, settings=settings, phone=phone) as anna:
        anna.open_table("visby", bots(3))
        page = anna.page
        expect(page.locator(".steps")).to_be_visible()
        found = findings(page, "first steps", dark=False)
        page.get_by_role("button", name="Skip").click()
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".hint .turn")).to_be_visible()
        if phone:  # where it lies folded
            page.locator(".hint .fold").click()
        expect(page.locator(".hint li").first).to_be_visible()
        found += findings(page, "hint, with a card picked", dark=False)
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Menu").click()
        found += findings(page, "menu", dark=False)
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        found += findings(page, "command line", dark=False)

        assert not found, "\n".join(found)


@phones_too
def test_a_sealed_choice_and_a_trade_in_visby(browser: Browser, site: Server, phone: bool) -> None:
    with visiting(browser, site, phone=phone) as anna:
        table = anna.open_table("visby", [{"kind": "me"}, {"kind": "open"}])
        site.client("Berta").do("POST", f"/api/tables/{table}/join", {})
        for card in ("troops", "knight"):
            anna.page.locator(f"[data-card={card}]").click()
        anna.page.locator("[data-confirm]").click()
        expect(anna.page.get_by_role("heading", level=2).first).to_contain_text("Sealed")
        found = findings(anna.page, "sealed", dark=False)
        trade = until("visby", 4, lambda match: match.mover == 0 and is_trading(match.position))
        lay(anna, trade, bots(3))
        expect(anna.page.locator(".trade").first).to_be_visible()
        found += findings(anna.page, "trade")

        assert not found, "\n".join(found)


def is_trading(position: Any) -> bool:
    """Return whether a Merchant chooses how much to trade."""
    return bool(position.phase == Phase.TRADING)


def test_the_heads_of_the_ribbon_can_be_read(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        anna.open_table("visby", bots(1))
        heads = anna.page.locator(".ribbon .step-head")
        expect(heads).to_have_count(8)
        blank = anna.context.new_page()
        for theme in ("light", "dark"):
            anna.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
            for family in ("battle", "journey", "market"):
                head = anna.page.locator(f".step.{family}:not(.hit) .step-head").first
                assert contrast(head, blank) >= 4.5, (theme, family)
