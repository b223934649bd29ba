"""Seats that lie open, ledgers of figures, and what things would bring."""

from __future__ import annotations

import pytest
from axe import findings
from chromium import DESK, QUICK, Visitor, bots, visiting
from playwright.sync_api import Browser, Locator, Page, expect
from served import Server

GAMES = ["visby", "riga", "haithabu"]
CALM = QUICK.replace('"motion": "none"', '"motion": "calm"')  # time enough to press something
SHEET, SLIP = ".seat-sheet", ".paper-slip"


def sum_of(ledger: Locator) -> int:
    """Add up the lines of a ledger as they are written."""
    lines = ledger.locator("tbody td").all_inner_texts()
    return sum(int(line.replace("\N{MINUS SIGN}", "-")) for line in lines)


def begun(anna: Visitor, game: str, others: int = 2) -> Page:
    """Open a table with some bots and wait until something can be done."""
    anna.open_table(game, bots(others))
    expect(anna.page.locator("[data-legal]").first).to_be_visible()
    return anna.page


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_opens_by_keys_and_its_figures_add_up(
    browser: Browser, site: Server, game: str
) -> None:
    with visiting(browser, site) as anna:
        page = begun(anna, game)
        plate = page.locator(".seat-panel .seat-button").first
        plate.focus()
        page.keyboard.press("Enter")
        sheet = page.locator(SHEET)
        expect(sheet).to_be_focused()
        ledgers = sheet.locator(".sheet-part")
        expect(ledgers.first).to_be_visible()
        for ledger in ledgers.all():
            if ledger.locator("tfoot").count():
                total = ledger.locator("tfoot td").inner_text().replace("\N{MINUS SIGN}", "-")
                assert sum_of(ledger) == int(total)
        assert findings(page) == []
        name = sheet.locator("h2").inner_text()
        page.keyboard.press("ArrowRight")
        expect(sheet.locator("h2")).not_to_have_text(name)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(plate).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_opens_its_ledger_and_a_thing_what_it_brings(
    browser: Browser, site: Server, game: str
) -> None:
    thing = {
        "visby": ".visby-card[data-legal]",
        "riga": ".hand .goods-card",
        "haithabu": ".rondel-field",
    }
    with visiting(browser, site) as anna:
        page = begun(anna, game)
        page.locator(".seat-panel .figure").first.hover()
        expect(page.locator(f"{SLIP} .ledger")).to_be_visible()
        page.mouse.move(0, 0)
        expect(page.locator(SLIP)).to_have_count(0)
        page.locator(f"{thing[game]}:visible").last.hover()  # equal goods lie over each other
        expect(page.locator(f"{SLIP} .ledger, .tip dl").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "cards"),
    [("visby", ["[data-card]"]), ("haithabu", [".offered-order", ".own-order .order-opener"])],
)
def test_a_card_is_enlarged_by_a_key_and_stays(
    browser: Browser, site: Server, game: str, cards: list[str]
) -> None:
    with visiting(browser, site) as anna:
        page = begun(anna, game)
        face = page.locator(f"{SLIP} .slip-face")
        for card in cards:
            page.locator(f"{card}:visible").first.focus()
            page.keyboard.press("z")
            expect(face).to_be_visible()
            page.keyboard.press("Tab")
            page.mouse.move(5, 5)
            expect(face).to_be_visible()
            assert findings(page) == []
            page.keyboard.press("z")
            expect(face).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_card_that_was_turned_up_can_be_read_while_the_round_is_shown(
    browser: Browser, site: Server, phone: bool
) -> None:
    with visiting(browser, site, settings=CALM, phone=phone) as anna:
        page = begun(anna, "visby", 3)  # of four, each plays one card
        press(page.locator(".cards [data-legal]").first, phone)
        press(page.locator("[data-confirm]"), phone)
        oak, face = page.locator(".oak .visby-card"), page.locator(f"{SLIP} .slip-face")
        press(oak.last, phone)
        expect(face).to_be_visible()
        far = page.locator(".far:visible").inner_text()
        assert findings(page) == []
        if not phone:
            page.keyboard.press("Escape")
            oak.first.focus()
            page.keyboard.press("z")
            expect(face).to_be_visible()
        assert page.locator(".far:visible").inner_text() == far, "it waits for whoever reads"
        press(page.locator(".board"), phone)
        expect(face).to_have_count(0)
        expect(oak.first).to_be_visible()
        press(page.locator(".board"), phone)
        expect(oak).to_have_count(0)


def press(thing: Locator, phone: bool) -> None:
    """Click something, or tap it."""
    if phone:
        thing.tap()
    else:
        thing.click()


def test_a_seat_is_a_sheet_on_a_phone(browser: Browser, site: Server) -> None:
    with visiting(browser, site, phone=True) as anna:
        page = begun(anna, "riga")
        page.locator(".phone-seat .seat-button").last.tap()
        sheet = page.locator(SHEET)
        expect(sheet.locator(".sheet-part").first).to_be_visible()
        box = sheet.bounding_box()
        assert box is not None
        assert (box["x"], box["width"]) == (0, 390)
        assert box["y"] > 60, "the table can still be seen"
        assert findings(page) == []
        sheet.locator(".sheet-close").tap()
        expect(sheet).to_have_count(0)


def test_those_who_watch_and_those_who_look_back_open_seats_too(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site) as anna, visiting(browser, site) as carl:
        page = begun(anna, "visby")
        for address in (page.url, page.url.replace("/table/", "/replay/")):
            carl.page.set_viewport_size(DESK)
            carl.page.goto(address)
            carl.page.locator(".seat-panel .seat-button").first.click()
            expect(carl.page.locator(f"{SHEET} .sheet-part").first).to_be_visible()
            carl.page.locator(f"{SHEET} .visby-card").first.click()
            expect(carl.page.locator(f"{SLIP} .slip-face")).to_be_visible()
            carl.page.locator(f"{SHEET} h2").click()
            expect(carl.page.locator(SLIP)).to_have_count(0)
