"""Seats that lie open, ledgers of figures, and what things would bring."""

from __future__ import annotations

import pytest
from axe import findings
from chromium import QUICK, Visitor, bots, visiting
from playwright.sync_api import Browser, Locator, Page, expect
from served import Server

from soaking import SOAK

GAMES = ["visby", "riga", "haithabu"]
CALM = QUICK.replace('"motion": "none"', '"motion": "calm"')  # time enough to press something
THINGS = {  # what would bring something
    "visby": ".visby-card[data-legal]", "riga": ".hand .goods-card", "haithabu": ".rondel-field",
}  # fmt: skip
CARDS = {  # what can be enlarged
    "visby": ["[data-card]"], "riga": [],
    "haithabu": [".offered-order", ".own-order .order-opener"] if SOAK else [".offered-order"],
}  # fmt: skip
SHEET, SLIP = ".seat-sheet", ".paper-slip"


SUMS = """(sheet) => [...sheet.querySelectorAll(".sheet-part")].map((ledger) => {
  const figures = (css) => [...ledger.querySelectorAll(css)].map((found) =>
    Number(found.innerText.replace("\N{MINUS SIGN}", "-")));
  const sum = figures("tbody td").reduce((one, two) => one + two, 0);
  return [sum, figures("tfoot td")[0] ?? sum];
})"""  # the lines of each ledger together, as they are written, and what stands below them


def begun(anna: Visitor, game: str, others: int = 2) -> Page:
    """Open a table with some bots and wait until something can be done."""
    anna.open_table(game, bots(others))
    expect(anna.page.locator("[data-legal]").first).to_be_visible()
    return anna.page


def test_seats_figures_and_things_tell_all_about_themselves(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        for game in GAMES:
            page = begun(anna, game)
            opens_by_keys_and_adds_up(page, game)
            a_figure_opens_its_ledger(page)
            page.locator(f"{THINGS[game]}:visible").last.hover()  # equal goods lie over each other
            expect(page.locator(f"{SLIP} .ledger, .tip dl").first).to_be_visible()
            page.mouse.move(0, 0)
            for card in CARDS[game]:
                is_enlarged_by_a_key(page, game, page.locator(f"{card}:visible").first)


def opens_by_keys_and_adds_up(page: Page, game: str) -> None:
    """Open a seat, and the next one."""
    plate = page.locator(".seat-panel .seat-button").first
    plate.focus()
    page.keyboard.press("Enter")
    sheet = page.locator(SHEET)
    expect(sheet).to_be_focused()
    expect(sheet.locator(".sheet-part").first).to_be_visible()
    assert all(lines == total for lines, total in sheet.evaluate(SUMS))
    assert findings(page, dark=game == "riga") == []
    name = sheet.locator("h2").inner_text()
    page.keyboard.press("ArrowRight")
    expect(sheet.locator("h2")).not_to_have_text(name)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(plate).to_be_focused()


def a_figure_opens_its_ledger(page: Page) -> None:
    """Point at a figure, and away."""
    page.locator(".seat-panel .figure").first.hover()
    expect(page.locator(f"{SLIP} .ledger")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(SLIP)).to_have_count(0)


def is_enlarged_by_a_key(page: Page, game: str, card: Locator) -> None:
    """Enlarge a card; it stays, whatever is pointed at."""
    face = page.locator(f"{SLIP} .slip-face")
    card.focus()
    page.keyboard.press("z")
    expect(face).to_be_visible()
    page.keyboard.press("Tab")
    page.mouse.move(5, 5)
    expect(face).to_be_visible()
    if SOAK or game != "visby":  # whose cards are looked at below
        assert findings(page) == []
    page.keyboard.press("z")
    expect(face).to_have_count(0)


@pytest.mark.parametrize(
    "phone", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["desk", "phone"]
)
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
    table = site.client("Anna").open("visby", "me", "greedy", "greedy")["id"]
    with visiting(browser, site) as carl:
        for place in ("table", "replay"):
            page = carl.go(f"/{place}/{table}")
            page.locator(".seat-panel .seat-button").first.click()
            expect(page.locator(f"{SHEET} .sheet-part").first).to_be_visible()
            page.locator(f"{SHEET} .visby-card").first.click()
            expect(page.locator(f"{SLIP} .slip-face")).to_be_visible()
            page.locator(f"{SHEET} h2").click()
            expect(page.locator(SLIP)).to_have_count(0)
