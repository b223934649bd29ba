"""Visby's table: what is picked and put back, logged and explained, and where everything lies."""

from __future__ import annotations

import re
from typing import Any

import pytest
from chromium import PHONE, QUICK, Visitor, bots, visiting
from laying import lay, stored, until
from playwright.sync_api import Browser, ViewportSize, expect
from said import said
from served import Server
from tidy import STILL

from kogge.core.match import Match
from soaking import SOAK

LIVELY = QUICK.replace('"none"', '"full"')
GERMAN = QUICK.replace("{", '{"language": "de", ', 1)
WINDOWS = {
    "tablet upright": (820, 1180),
    "small tablet upright": (768, 1024),
    "tablet across": (1180, 820),
    "small tablet across": (1024, 768),
    "laptop": (1280, 720),
    "16:10": (1440, 900),
    "desk": (1920, 1080),
    "large": (2560, 1440),
}
DAILY = ("small tablet upright", "small tablet across", "laptop", "large")  # of each kind the least
SMALL: ViewportSize = {"width": 360, "height": 740}

CARDS = ("knight", "troops", "fleet", "ship", "tollkeeper")
LANGUAGES = [
    pytest.param(6, GERMAN, id="6-de"),
    pytest.param(4, QUICK, id="4-en"),
    pytest.param(6, QUICK, id="6-en", marks=pytest.mark.soak),
    pytest.param(4, GERMAN, id="4-de", marks=pytest.mark.soak),
]

# Where the parts lie, and which of their texts do not fit.
BOXES = """async () => {
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); // until all has moved
  const box = (one) => { const b = one.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
  const all = (what) => [...document.querySelectorAll(what)].map(box);
  const over = (one) => box(one)[2] > box(one.parentElement)[2] + 1 || box(one)[0] < box(one.parentElement)[0] - 1;
  const cut = (one) => over(one) || (one.matches(".band, .button") && one.scrollWidth > one.clientWidth + 1);
  return {
    cards: all("[data-card]"), button: all("[data-confirm]"), seats: all("[data-seat]"),
    board: all(".board"), ribbon: all(".ribbon"), bar: all(".phone-bar"),
    cut: [...document.querySelectorAll(".step .step-head b, .track-label b, .track-label span, .band, .button.primary")].filter(cut).map((one) => one.textContent),
    scroll: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
  };
}"""  # noqa: E501


def pick(visitor: Visitor, *cards: str) -> None:
    for card in cards:
        visitor.page.locator(f"[data-card={card}]").click()


def seal(visitor: Visitor) -> None:
    visitor.page.locator("[data-confirm]").click()


def lap(one: list[float], two: list[float]) -> bool:
    """Return whether two boxes overlap by more than a hair."""
    wide = min(one[2], two[2]) - max(one[0], two[0])
    high = min(one[3], two[3]) - max(one[1], two[1])
    return wide > 1 and high > 1


def check_no_overlap(found: Any, window: str) -> None:
    """Check that no card covers another, the red button or a seat, and that no text is cut."""
    cards, others = found["cards"], found["button"] + found["seats"] + found["bar"]
    assert not [card for card in cards for other in others if lap(card, other)], window
    assert not [one for n, one in enumerate(cards) for two in cards[:n] if lap(one, two)], window
    assert found["cut"] == [], window
    assert max(found["scroll"]) <= 0, f"{window}: no page of a game scrolls"


def after(rounds: int, seats: int) -> Match:
    """Return a match after some rounds, in which the first seat has laid its cards in order."""

    def in_order(match: Match, legal: list[int]) -> int:
        wanted = [f"play {card}" for card in CARDS]
        names = {match.game.actions.name(action): action for action in legal}
        return next((names[name] for name in wanted if name in names), legal[0])

    return until("visby", seats, lambda m: m.position.rounds == rounds + 1, choose=in_order)


@pytest.mark.parametrize(("seats", "settings"), LANGUAGES)
def test_nothing_is_covered_or_cut_in_any_window(
    browser: Browser, site: Server, settings: str, seats: int
) -> None:
    with visiting(browser, site, settings=settings) as anna:
        lay(anna, after(1, seats), bots(seats - 1))
        expect(anna.page.locator("[data-card=knight].off")).to_be_visible()
        for name in WINDOWS if SOAK else DAILY:
            width, height = WINDOWS[name]
            anna.page.set_viewport_size({"width": width, "height": height})
            found = anna.page.evaluate(BOXES)
            check_no_overlap(found, name)
            [board], [ribbon] = found["board"], found["ribbon"]
            hand = min(card[1] for card in found["cards"])
            assert hand - ribbon[3] < height / 12, f"{name}: empty between ribbon and hand"
            assert board[2] - board[0] > width * 0.58, f"{name}: the board does not grow"


@pytest.mark.parametrize("seats", [4, 6])
def test_the_hand_stays_above_the_bar_of_a_phone(
    browser: Browser, site: Server, seats: int
) -> None:
    with visiting(browser, site, settings=GERMAN, phone=True) as anna:
        lay(anna, after(2, seats), bots(seats - 1))
        for card in ("knight", "troops"):
            expect(anna.page.locator(f"[data-card={card}].off")).to_be_visible()
        for size in (PHONE, SMALL) if seats == 4 else (PHONE,):
            anna.page.set_viewport_size(size)
            check_no_overlap(anna.page.evaluate(BOXES), str(size))


@pytest.mark.parametrize("seats", [pytest.param(4, marks=pytest.mark.soak), 2])
def test_put_back_means_put_back(browser: Browser, site: Server, seats: int) -> None:
    with visiting(browser, site) as anna:
        anna.open_table("visby", bots(seats - 1))
        raised = anna.page.locator("[data-card][aria-pressed=true]")
        button = anna.page.locator("[data-confirm]")
        cards = ("knight",) if seats == 4 else ("knight", "fleet")
        for few in {cards, cards[:1]}:
            for back in ("Escape", "Undo"):
                pick(anna, *few)
                expect(raised).to_have_count(len(few))
                if back == "Undo":
                    anna.page.get_by_role("button", name=back).click()
                else:
                    anna.page.keyboard.press(back)
                expect(raised).to_have_count(0)
                expect(button).to_have_attribute("aria-disabled", "true")


def test_why_not_is_answered_for_the_card_that_is_asked_about(
    browser: Browser, site: Server
) -> None:
    """It names the paragraph, whatever else is picked."""
    with visiting(browser, site) as anna:
        lay(anna, after(1, 4), bots(3))
        gone = anna.page.locator("[data-card=knight].off")
        expect(gone).to_be_visible()
        pick(anna, "troops")
        expect(anna.page.locator("[data-confirm]")).not_to_have_attribute("aria-disabled", "true")

        gone.hover()

        slip = anna.page.locator(".tip")
        expect(slip).to_contain_text("Why not Knight?")
        expect(slip).to_contain_text("the Mendicant brings it back")
        expect(slip.get_by_role("link")).to_have_attribute(
            "href", re.compile(r"^/rules/visby\?table=[\w-]+#p6\.2$")
        )


def test_what_flies_is_small(browser: Browser, site: Server) -> None:
    watch = """window.flown = 0; new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes)
        if (node.className === "flying" || node.classList?.contains("flying"))
          window.flown = Math.max(window.flown, node.firstElementChild.getBoundingClientRect().width);
    }).observe(document, { childList: true, subtree: true });"""  # noqa: E501
    with visiting(browser, site, settings=LIVELY) as anna:
        anna.page.add_init_script(watch)
        anna.open_table("visby", bots(3))
        pick(anna, "troops")
        seal(anna)

        expect(anna.page.locator(".log")).to_contain_text("Anna plays Troops")
        while not (widest := anna.page.evaluate("window.flown")):
            anna.page.wait_for_timeout(50)
        assert widest < 60


NEWEST = """() => {
  const log = document.querySelector(".log")
  return log.scrollHeight - log.scrollTop - log.clientHeight < 2
}"""  # it is in sight


def test_the_log_has_a_line_for_each_seat_and_follows_unless_somebody_reads(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site) as anna:
        lay(anna, after(3, 4), bots(3))
        log = anna.page.locator(".log")
        plays = log.locator("p", has_text=" plays ")
        for number, card in enumerate(CARDS[3:5], start=4):
            if number == 5:
                log.evaluate("e => (e.scrollTop = 0)")
                anna.page.evaluate(STILL)
            pick(anna, card)
            seal(anna)
            expect(plays).to_have_count(4 * number)
            if number == 4:
                anna.page.wait_for_function(NEWEST)
        expect(plays.first).to_contain_text("Anna plays Knight: ")
        assert log.locator("p", has_text=", Knight: ").count() == 0, "and none of its own"
        assert log.evaluate("e => e.scrollTop") == 0, "whoever reads is not disturbed"


def test_the_way_back_to_the_score_covers_nothing(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        lay(anna, stored("visby", "2-players"), bots(1))
        anna.page.get_by_role("button", name=said("end-look")).click()
        score = anna.page.get_by_role("button", name="Score")

        box = score.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 60, "it stands in the bar"
        score.click()
        expect(anna.page.locator("main.end")).to_be_visible()
