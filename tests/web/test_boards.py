"""The boards of Riga and Haithabu in windows of every size, and what they show in mid-turn."""

from __future__ import annotations

import random

import pytest
from chromium import QUICK, Visitor, bots, visiting
from playwright.sync_api import Browser, Page, expect
from served import Server
from tidy import ACROSS, DESKS, UPRIGHT, untidy, windows
from ways import TURN, WAYS

from soaking import SOAK

GERMAN = QUICK.replace("{", '{"language": "de", ', 1)
LIVELY = QUICK.replace('"none"', '"full"')
LEGAL, CONFIRM = "[data-legal]:visible", "[data-confirm]:not([aria-disabled=true])"

# How much of a window the board takes: of its height (of its width, where it is held upright).
SHARE = {
    "riga": """() => [".offers", ".built", ".hand .goods-card, .hand .building-card"]
        .map((part) => document.querySelector(part).getBoundingClientRect().height)
        .reduce((sum, height) => sum + height, 0) / innerHeight""",
    "haithabu": """() => document.querySelector(".rondel").getBoundingClientRect().height
        / Math.min(innerWidth, innerHeight)""",
}
LEAST = {
    "riga": [(DESKS, 0.72), (ACROSS, 0.66), (UPRIGHT, 0.45)],
    "haithabu": [(DESKS, 0.36), (ACROSS, 0.36), (UPRIGHT, 0.36)],
}


def share(page: Page, game: str) -> float:
    return float(page.evaluate(SHARE[game]))


def set_up(anna: Visitor, game: str, seats: int) -> Page:
    """Open a table and play on until its first turn."""
    anna.open_table(game, bots(seats - 1))
    page = anna.page
    begun = page.locator(TURN).first
    while not begun.is_visible():
        expect(page.locator(f"{LEGAL}, {CONFIRM}").first).to_be_visible(timeout=30_000)
        if not begun.is_visible():
            press_on(page)
    return page


@pytest.mark.parametrize("seats", [3, 4] if SOAK else [4])
@pytest.mark.parametrize("game", ["riga", "haithabu"])
def test_a_board_fills_every_window_and_nothing_is_covered_or_cut(
    browser: Browser, site: Server, game: str, seats: int
) -> None:
    least = {size: least for sizes, least in LEAST[game] for size in sizes}
    with visiting(browser, site, settings=GERMAN) as anna:
        page = set_up(anna, game, seats)
        for picked in (False, True):
            if picked:
                page.locator(TURN).first.click()
                expect(page.locator(f"{CONFIRM}, .composition .button").first).to_be_visible()
            found = []
            for size in windows(page, least):
                found += [f"{size}: {each}" for each in untidy(page, game)]
                if (part := share(page, game)) < least[size]:
                    found.append(f"{size}: the board takes {part:.2f} of the window only")
            assert not found


# Pixels by which what a seat owns lies over what it is asked.
LAPPED = """() => {
  const asked = document.querySelector(".composition").getBoundingClientRect().top;
  const own = [...document.querySelectorAll(".own-seat *, .tableau .middle *")];
  return Math.max(...own.map((each) => each.getBoundingClientRect().bottom)) - asked;
}"""


def test_on_a_tablet_held_upright_nothing_owned_lies_over_what_is_asked(
    browser: Browser, site: Server
) -> None:
    """By night most is asked for, and whoever has borrowed has two more buttons."""
    luck = random.Random(7)  # noqa: S311
    with visiting(browser, site, settings=GERMAN) as both:
        both.open_table("haithabu", [{"kind": "me"}, {"kind": "me", "name": "Berta"}])
        page, loan = both.page, both.page.locator(".loan").first
        for _ in range(400):
            if page.locator(".dice-option").count():
                break
            if loan.is_visible() and "Tilgen" not in page.locator(".own-seat").inner_text():
                loan.click()
                press_on(page)
            elif not WAYS["mouse"].move(page, luck):
                page.wait_for_timeout(50)
        expect(page.locator(".dice-option")).to_have_count(2)

        assert [page.evaluate(LAPPED) <= 0 for _ in windows(page, UPRIGHT)] == [True, True]


def signs_of_time(page: Page) -> list[str]:
    """Return what changes only when the table moves on: bar, season, phase, rondel, whose turn."""
    told = [page.locator(part).first.inner_html() for part in (".crumb", ".rounds", ".phase")]
    told.append(f"{page.locator('.seat-panel.current').count()} of the others act")
    fields = page.locator(".rondel-field")
    places = fields.evaluate_all("all => all.map((e) => `${e.className} ${e.style.cssText}`)")
    return [*told, *(place.replace(" ill", "") for place in places)]


def test_what_is_only_picked_does_not_turn_the_rondel(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as both:
        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Berta"}]
        both.open_table("haithabu", chairs)
        page, phases = both.page, set()
        for _ in range(40):
            expect(page.locator(f"{LEGAL}, {CONFIRM}").first).to_be_visible(timeout=30_000)
            if page.locator(f".market {LEGAL}").count() and not page.locator(CONFIRM).count():
                before = signs_of_time(page)
                phases.add(page.locator(".phase .on").inner_text())
                buy_one(page)
                assert signs_of_time(page) == before
            if len(phases) == 3:
                break
            press_on(page)
        assert len(phases) == 3


def buy_one(page: Page) -> None:
    """Pick the whole of a turn: a worker on the market, and one good."""
    page.locator(f".market {LEGAL}").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()


def press_on(page: Page) -> None:
    """Confirm what is picked, or pick one choice, and wait until it is done."""
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).first.click()
        expect(page.locator("[data-legal][aria-pressed=true]")).to_have_count(0)
    else:
        page.locator(LEGAL).first.click()
        page.wait_for_timeout(100)


WATCH = """() => {
  [window.grey, window.flown] = [0, 0];
  const look = (changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    window.flown += added.filter((node) => node.className === "flying").length;
    const parts = ".offers .goods-row:not(.empty), .offers .building-card";
    const offer = [...document.querySelectorAll(parts)];
    if (offer.length > 0 && offer.every((e) => e.classList.contains("off"))) window.grey += 1;
  };
  new MutationObserver(look).observe(document.body,
    { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
}"""


SWIFT = """{
  let now = 0;
  const draw = requestAnimationFrame.bind(window);
  performance.now = () => now;
  window.requestAnimationFrame = (done) => draw(() => done((now += 16)));
}"""  # every picture comes in time, however busy the machine is


def test_goods_fly_and_the_offer_keeps_its_colours_while_others_move(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site, settings=LIVELY) as anna:
        anna.context.add_init_script(SWIFT)
        page = set_up(anna, "riga", 3)
        page.evaluate(WATCH)
        page.locator(TURN).first.click()
        page.locator(CONFIRM).click()
        end = page.get_by_role("button", name="End turn without building")
        expect(end).to_be_visible()
        end.click()

        expect(page.locator(".turn-order .current")).to_have_count(1)
        expect(page.locator(LEGAL).first).to_be_visible(timeout=30_000)  # rows may all be taken
        assert page.evaluate("window.grey") == 0
        assert page.evaluate("window.flown") > 0
