"""The boards of Riga and Haithabu in windows of every size, and what they show in mid-turn."""

from __future__ import annotations

from typing import Any

import pytest
from chromium import QUICK, Visitor, bots, visiting
from laying import first_turn, lay, until
from playwright.sync_api import Browser, Page, expect
from said import said
from served import Server
from tidy import ACROSS, DESKS, UPRIGHT, untidy, windows
from ways import TURN

from kogge.core.match import Match
from kogge.games.haithabu.vocabulary import Phase
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
# Riga's offer, houses and hand have two thirds of the height, and two fifths where there is more
# height than width; the rondel has a third of the shorter side everywhere.
LEAST = {"riga": (2 / 3, 2 / 5), "haithabu": (1 / 3, 1 / 3)}
ALL = (*DESKS, *ACROSS, *UPRIGHT)
DAILY = (DESKS[0], DESKS[-1], ACROSS[-1], UPRIGHT[-1])  # the smallest of each kind, the largest
SEATS = [pytest.param(3, marks=pytest.mark.soak), 4]


def share(page: Page, game: str) -> float:
    return float(page.evaluate(SHARE[game]))


def set_up(anna: Visitor, game: str, seats: int) -> Page:
    """Open a table at its first turn."""
    lay(anna, first_turn(game, seats), bots(seats - 1))
    expect(anna.page.locator(TURN).first).to_be_visible()
    return anna.page


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", ["riga", "haithabu"])
def test_a_board_fills_every_window_and_nothing_is_covered_or_cut(
    browser: Browser, site: Server, game: str, seats: int
) -> None:
    with visiting(browser, site, settings=GERMAN) as anna:
        page, found = set_up(anna, game, seats), []
        for picked in (False, True):
            if picked:
                page.locator(TURN).first.click()
                expect(page.locator(f"{CONFIRM}, .composition .button").first).to_be_visible()
            for size in windows(page, ALL if SOAK else DAILY):
                found += [f"{size}, {picked}: {each}" for each in untidy(page, game)]
                if (part := share(page, game)) < LEAST[game][size.width < size.height]:
                    found.append(f"{size}, {picked}: the board takes {part:.2f} of the window only")
        assert not found, "\n".join(found)


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
    night = until("haithabu", 2, in_debt_by_night)
    with visiting(browser, site, settings=GERMAN) as both:
        lay(both, night, [{"kind": "me"}, {"kind": "me", "name": "Berta"}])
        expect(both.page.locator(".dice-option")).to_have_count(2)
        expect(both.page.locator(".own-seat .loan")).to_have_count(2)

        assert [both.page.evaluate(LAPPED) <= 0 for _ in windows(both.page, UPRIGHT)] == [True] * 2


def in_debt_by_night(match: Any) -> bool:
    """Return whether somebody chooses the dice who has to repay, and is poor enough to borrow."""
    position, seat = match.position, match.mover
    if position.phase != Phase.DICE or not position.loans[seat]:
        return False
    return bool(position.silver[seat] == 0)


def signs_of_time(page: Page) -> list[str]:
    """Return what changes only when the table moves on: bar, season, phase, rondel, whose turn."""
    told = [page.locator(part).first.inner_html() for part in (".crumb", ".rounds", ".phase")]
    told.append(f"{page.locator('.seat-panel.current').count()} of the others act")
    fields = page.locator(".rondel-field")
    places = fields.evaluate_all("all => all.map((e) => `${e.className} ${e.style.cssText}`)")
    return [*told, *(place.replace(" ill", "") for place in places)]


def test_what_is_only_picked_does_not_turn_the_rondel(browser: Browser, site: Server) -> None:
    """In none of the three phases of a round."""
    with visiting(browser, site) as both:
        page = both.page
        for month in (1, 2, 3):
            lay(both, at_the_market(month), [{"kind": "me"}, {"kind": "me", "name": "Berta"}])
            expect(page.locator(f".market {LEGAL}").first).to_be_visible()
            before = signs_of_time(page)
            buy_one(page)
            assert signs_of_time(page) == before, month


def at_the_market(month: int) -> Match:
    """Return a match in which somebody may buy, by day, in a phase of a round."""

    def holds(match: Any) -> bool:
        position = match.position
        return is_turn_of(match) and position.month == month and position.own_left == 1

    return until("haithabu", 2, holds)


def is_turn_of(match: Any) -> bool:
    """Return whether a usual turn of anybody begins."""
    return bool(match.position.phase == Phase.TURN)


def buy_one(page: Page) -> None:
    """Pick the whole of a turn: a worker on the market, and one good."""
    page.locator(f".market {LEGAL}").first.click()
    expect(page.locator(CONFIRM)).to_be_visible()


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
        end = page.get_by_role("button", name=said("riga-end-idle"))
        expect(end).to_be_visible()
        end.click()

        expect(page.locator(".turn-order .current")).to_have_count(1)
        expect(page.locator(LEGAL).first).to_be_visible(timeout=30_000)  # rows may all be taken
        assert page.evaluate("window.grey") == 0
        assert page.evaluate("window.flown") > 0
