"""Every state of every page can be used by everyone: both themes, desk and phone."""

from __future__ import annotations

import pytest
from axe import COLOURLESS, contrast, findings, too_wide, violations
from chromium import QUICK, Visitor, bots, visiting
from playwright.sync_api import Browser, Page, expect
from served import Server

PAGES = (
    "/", "/tables", "/rules/visby", "/rules/chess", "/settings", "/credits", "/imprint", "/privacy",
)  # fmt: skip
LONG = ("/rules/riga", "/rules/haithabu")  # thousands of words in the colours of Visby's rules
LOST = ("/table/nonsense", "/replay/nonsense", "/join/nonsense")

pytestmark = pytest.mark.slow
forms = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def shown(visitor: Visitor, path: str) -> Page:
    """Open a page, and wait until it is complete."""
    page = visitor.go(path)
    page.wait_for_load_state("networkidle")
    return page


@forms
def test_pages(browser: Browser, site: Server, phone: bool) -> None:
    with visiting(browser, site, phone=phone) as anna:
        found = [each for path in PAGES for each in findings(shown(anna, path))]
        for path in LONG:
            page = shown(anna, path)
            found += [*too_wide(page), *violations(page, COLOURLESS)]
        for path in LOST:
            page = shown(anna, path)
            expect(page.get_by_role("alert")).to_be_visible()
            found += findings(page)
        anna.troubles.clear()  # what was asked for does not exist

        assert not found, "\n".join(found)


@forms
def test_a_new_table(browser: Browser, site: Server, phone: bool) -> None:
    with visiting(browser, site, phone=phone) as anna:
        found = [
            each for game in ("riga", "haithabu") for each in findings(shown(anna, f"/new/{game}"))
        ]
        page = shown(anna, "/new/visby/3")
        found += findings(page)
        page.get_by_role("button", name="Strength at seat 3").click()
        page.get_by_role("radiogroup", name="Seat 2").get_by_text("Here").click()
        found += findings(page, "two at one screen, the levels of a bot")
        page.get_by_role("radiogroup", name="Seat 2").get_by_text("Friend").click()
        page.locator("main").get_by_text("45 seals").locator("visible=true").first.click()
        page.get_by_role("radiogroup", name="Seats").get_by_text("4").click()
        page.get_by_role("radiogroup", name="Clock").get_by_text("Minutes").click()
        expect(page.get_by_text("Why not 45 seals?").locator("visible=true")).to_be_visible()
        found += findings(page, "a friend, a clock, and what cannot be had")
        page.get_by_text("Values of your own box").click()
        page.get_by_label("or its text").fill("= nonsense")
        page.get_by_role("button", name="Open table").click()
        expect(page.get_by_role("alert")).to_be_visible()
        found += findings(page, "values that do not fit")
        anna.troubles.clear()  # the server has refused them

        assert not found, "\n".join(found)


@forms
def test_an_account(browser: Browser, site: Server, phone: bool) -> None:
    with visiting(browser, site, phone=phone) as anna:
        found = findings(shown(anna, "/account"), "nobody")
        anna.ask("me", {"name": "Anna"})
        page = shown(anna, "/account")
        found += findings(page, "guest")
        for form in page.locator("main form").all():
            form.get_by_role("button").last.click()
        found += findings(page, "forms with nothing in them")
        name = f"Greta {'phone' if phone else 'desk'}"
        anna.ask("account", {"name": name, "password": "herring and salt"})
        anna.ask("tokens", {"label": "my bot"})
        found += findings(shown(anna, "/account"), "account with a token")
        anna.troubles.clear()  # what was refused

        assert not found, "\n".join(found)


@forms
def test_tables_that_wait_run_and_ended(browser: Browser, site: Server, phone: bool) -> None:
    berta = site.client("Berta")
    with visiting(browser, site, phone=phone) as anna:
        waiting = berta.open("riga", "me", "open")
        found = findings(shown(anna, f"/join/{waiting['invitation']}"))
        anna.open_table("visby", [{"kind": "me"}, {"kind": "open"}, *bots(1)[1:]])
        expect(anna.page.locator(".room")).to_be_visible()
        found += findings(anna.page, "a table that fills up")
        for game in ("visby", "riga", "haithabu"):
            anna.open_table(game, bots(1))
        ended = anna.open_table("visby", bots(1))
        end(anna)
        found += findings(anna.page, "the end")
        page = shown(anna, "/tables")
        page.get_by_role("button", name="Put away: Visby").click()
        page.get_by_role("button", name="Show tables you have put away").click()
        expect(page.get_by_role("button", name="Show again: Visby")).to_be_visible()
        found += findings(page, "many")
        found += findings(shown(anna, "/"), "with tables")
        page = shown(anna, f"/replay/{ended}")
        page.get_by_text("More …").click()
        found += findings(page)

        assert not found, "\n".join(found)


def end(visitor: Visitor) -> None:
    """Let the match of a visitor end."""
    expect(visitor.page.locator("[data-legal]").first).to_be_visible()
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("menuitem", name="Resign").click()
    visitor.page.get_by_role("menuitem", name="Resign").click()
    expect(visitor.page.locator("main.end")).to_be_visible(timeout=60_000)


@forms
def test_the_table_of_visby(browser: Browser, site: Server, phone: bool) -> None:
    settings = QUICK.replace('["visby", "riga", "haithabu"]', "[]")
    with visiting(browser, site, settings=settings, phone=phone) as anna:
        anna.open_table("visby", bots(3))
        page, confirm = anna.page, anna.page.locator("[data-confirm]")
        expect(page.locator(".steps")).to_be_visible()
        found = findings(page, "first steps")
        page.get_by_role("button", name="Skip").click()
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".hint .turn")).to_be_visible()
        if phone:  # where it lies folded
            page.locator(".hint .fold").click()
        expect(page.locator(".hint li").first).to_be_visible()
        found += findings(page, "hint, with a card picked")
        page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Menu").click()
        found += findings(page, "menu")
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        found += findings(page, "command line")
        page.keyboard.press("Escape")
        page.reload()
        expect(page.locator("[data-legal]").first).to_be_visible()
        found += findings(page, "choosing")
        page.locator("[data-card=merchant]").click()
        confirm.click()
        expect(page.locator(".trade").first).to_be_visible()
        found += findings(page, "trade")

        assert not found, "\n".join(found)


@forms
def test_a_sealed_choice_in_visby(browser: Browser, site: Server, phone: bool) -> None:
    with visiting(browser, site, phone=phone) as anna:
        table = anna.open_table("visby", [{"kind": "me"}, {"kind": "open"}])
        site.client("Berta").do("POST", f"/api/tables/{table}/join", {})
        for card in ("troops", "knight"):
            anna.page.locator(f"[data-card={card}]").click()
        anna.page.locator("[data-confirm]").click()
        expect(anna.page.get_by_role("heading", level=2).first).to_contain_text("Sealed")

        found = findings(anna.page, "sealed")
        assert not found, "\n".join(found)


def test_the_heads_of_the_ribbon_can_be_read(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        anna.open_table("visby", bots(1))
        heads = anna.page.locator(".ribbon .step-head")
        expect(heads).to_have_count(8)
        for theme in ("light", "dark"):
            anna.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
            for family in ("battle", "journey", "market"):
                head = anna.page.locator(f".step.{family}:not(.hit) .step-head").first
                assert contrast(head) >= 4.5, (theme, family)
