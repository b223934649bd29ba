"""Lessons in the browser: whole ones by keyboard, on a phone, by "Show me", and for everybody."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from axe import findings
from chromium import QUICK, Visitor, visiting
from playwright.sync_api import Browser, Locator, Page, expect
from said import said
from served import Server
from ways import Keyboard

from kogge.core.trials.course import course
from kogge.games import find

GAMES = ("visby", "riga", "haithabu")
NEW = QUICK.replace('["visby", "riga", "haithabu"]', "[]")
ALL = [(game, number) for game in GAMES for number in range(1, len(course(find(game))) + 1)]
STEP = ".beside header small"
CONFIRM = "[data-confirm]:not([aria-disabled=true])"


def step_of(page: Page) -> str:
    """Return which step is asked for, as the lesson says."""
    return page.locator(STEP).inner_text()


def shown(page: Page, name: str = "Show me", rings: Sequence[int] = ()) -> int:
    """Let everything be shown, to the end of a lesson; return the number of steps that took.

    Where it is said how many things each step points at, so many have a ring.
    """
    landed = page.locator(".beside h3")
    for count in range(60):
        button = page.get_by_role("button", name=name)
        expect(landed.or_(button).first).to_be_visible()
        if landed.count():
            return count
        before = page.locator(".beside").inner_text()
        if rings:
            number = int(step_of(page).split()[1])
            expect(page.locator(".ring")).to_have_count(rings[number - 1])
        button.click()
        expect(page.locator(".beside")).not_to_have_text(before, use_inner_text=True)
    raise AssertionError("the lesson does not end")


AFTER = """(target) => Boolean(document.activeElement.compareDocumentPosition(target)
  & Node.DOCUMENT_POSITION_FOLLOWING)"""


class Towards(random.Random):
    """Luck by which a player with keys takes the shorter way."""

    def __init__(self, *, after: bool) -> None:
        super().__init__(1)
        self.after = after

    def random(self) -> float:
        return float(self.after)


def pressed(page: Page, target: Locator) -> None:
    """Reach something by Tab, and press Enter."""
    assert Keyboard().press(page, target, Towards(after=target.evaluate(AFTER)))


def ringed(page: Page, thing: str) -> None:
    """Wait until the one ring on the page lies around something."""
    expect(page.locator(".ring")).to_have_count(1)
    page.wait_for_function(
        """thing => {
          const [ring, box] = [".ring", thing].map((each) =>
            document.querySelector(each).getBoundingClientRect());
          return Math.abs(ring.top - box.top) < 1 && Math.abs(ring.left - box.left) < 1;
        }""",
        arg=thing,
    )


PATHS = {  # what is pressed in each step before the red button
    ("visby", 3): (["card=ship"], ["card=fleet"], ["card=tollkeeper"]),
    ("riga", 2): (
        ["card=danzig-trading-post", "good=glass"],
        ["card=visby-crane", "good=glass", "good=grain"],
        ["card=stockholm-treasury", "good=cloth"],
        ["card=tallinn-fortress", "good=grain", "good=grain", "good=grain"],
    ),
    ("haithabu", 2): (["field=d", 'order="2"'], ["good=cloth"]),  # then it is shown
}


@pytest.mark.soak
@pytest.mark.parametrize(("game", "number"), PATHS)
def test_a_lesson_is_done_by_keys_alone(
    browser: Browser, site: Server, game: str, number: int
) -> None:
    with visiting(browser, site) as anna:
        is_done_by_keys(anna.go(f"/learn/{game}/{number}"), game, number)


def is_done_by_keys(page: Page, game: str, number: int) -> None:
    """Do a lesson from its first step to the next lesson."""
    step, show = page.locator(STEP), page.get_by_role("button", name="Show me")
    for count, things in enumerate(PATHS[game, number], start=1):
        expect(step).to_contain_text(f"step {count} of")
        for thing in things:
            free = page.locator(f"[data-{thing}][data-legal]:not([aria-pressed=true])").first
            expect(free).to_be_visible()
            pressed(page, free)
        expect(page.locator(CONFIRM)).to_be_visible()
        pressed(page, page.locator(CONFIRM))
    lesson = course(find(game))[number - 1]
    for count in range(len(PATHS[game, number]) + 1, len(lesson.steps) + 1):
        expect(step).to_contain_text(f"step {count} of")
        pressed(page, show)
    expect(page.locator(".beside h3")).to_have_text(said("lesson-over"))
    expect(page.locator(".beside li")).to_have_count(len(lesson.learn))
    pressed(page, page.locator("[data-next]"))
    following = course(find(game))[number].title["en"]
    expect(page.locator(".beside h2")).to_have_text(following)


def test_a_voyage_is_begun_answered_left_ended_and_done_by_keys(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site, settings=NEW) as anna:
        who_is_new_is_offered_a_voyage_once(anna)
        anna.page.evaluate("settings => (localStorage.kogge = settings)", QUICK)
        page = anna.go("/learn")
        expect(page.locator(".voyage")).to_have_count(3)
        expect(page.locator(".buoy")).to_have_count(len(ALL))
        assert findings(page) == []
        page.locator(".voyage.haithabu .buoy").nth(1).click()
        page.get_by_role("button", name="Begin lesson 2").click()
        expect(page.locator(".beside h2")).to_have_text("Rondel")
        is_shown_to_its_end(page, "haithabu", 2)
        anna.go("/learn/visby/3")
        what_is_not_asked_is_answered(page)
        is_done_by_keys(page, "visby", 3)
        anna.go("/learn/riga/1")
        one_comes_back_where_one_was(page)
        anna.go("/learn")
        expect(page.locator(".voyage.haithabu .buoy.done")).to_have_count(1)


def is_shown_to_its_end(page: Page, game: str, number: int) -> None:
    """Let a lesson be shown; each step has its rings."""
    steps = course(find(game))[number - 1].steps
    assert shown(page, rings=[len(step.rings) for step in steps]) >= len(steps)


def what_is_not_asked_is_answered(page: Page) -> None:
    """Do something else than what is asked for: nothing changes."""
    page.locator("[data-card=knight]").click()
    page.locator(CONFIRM).click()
    expect(page.locator(".beside .answer")).to_contain_text("That is allowed too.")
    assert step_of(page) == "step 1 of 3"
    expect(page.locator("[data-card=knight][data-legal]")).to_be_visible()
    expect(page.locator(".ring")).to_have_count(3)
    assert findings(page, "with an answer") == []


def one_comes_back_where_one_was(page: Page) -> None:
    """Leave a lesson in its middle, and go back in it."""
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(STEP)).to_have_text("step 2 of 5")
    page.reload()
    expect(page.locator(STEP)).to_have_text("step 2 of 5")
    page.get_by_role("button", name="Back").click()
    expect(page.locator(STEP)).to_have_text("step 1 of 5")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_shown_to_their_end(browser: Browser, site: Server, game: str) -> None:
    with visiting(browser, site) as anna:
        for number in range(1, len(course(find(game))) + 1):
            is_shown_to_its_end(anna.go(f"/learn/{game}/{number}"), game, number)
            anna.go("/learn")
            expect(anna.page.locator(f".voyage.{game} .buoy.done")).to_have_count(number)


def test_on_a_phone_the_lesson_stands_above_the_table(browser: Browser, site: Server) -> None:
    german = QUICK.replace("{", '{"language": "de", ', 1)
    with visiting(browser, site, phone=True, settings=german) as anna:
        page = anna.go("/learn/visby/3")
        expect(page.locator(".beside.strip")).to_contain_text("Schritt 1 von 3")
        page.locator("[data-card=ship]").tap()
        page.locator(CONFIRM).tap()
        expect(page.locator(".beside.strip")).to_contain_text("Schritt 2 von 3")
        assert findings(page, "on a phone") == []
        shown(page, "Zeig es mir")
        expect(page.locator(".beside.strip h3")).to_have_text("Land in Sicht")
        page.evaluate("settings => (localStorage.kogge = settings)", QUICK)
        a_ring_leads_behind_a_tab(anna.go("/learn/riga/4"))
        a_bill_finds_room(page)


def a_ring_leads_behind_a_tab(page: Page) -> None:
    """See a ring round a tab, and then round what lies behind it."""
    ringed(page, "[role=tab]:nth-child(2)")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.get_by_role("tab", name="My city").tap()
    ringed(page, "[data-card=stockholm-treasury]")


def a_bill_finds_room(page: Page) -> None:
    """Pay for two buildings, on a phone."""
    for step in range(2, 7):
        page.get_by_role("button", name="Show me").click()
        expect(page.locator(STEP)).to_have_text(f"step {step} of 7")
    for card in ("danzig-manufactory", "danzig-guild-house"):
        page.locator(f"[data-card={card}]").tap()
    slip, sheet = page.locator(".slip"), page.locator(".sheet")
    page.get_by_title("Guild House").tap()
    expect(sheet.locator("em")).to_have_text("14")
    before = sheet.bounding_box()
    page.locator("[data-good=glass]").first.tap()
    expect(slip).to_contain_text("6")
    assert sheet.bounding_box() == before
    assert slip.evaluate("each => each.scrollHeight <= each.clientHeight")


def who_is_new_is_offered_a_voyage_once(anna: Visitor) -> None:
    """Open a table for the first time, and refuse."""
    page = anna.go("/new/riga")
    expect(page.get_by_text("New to Riga?")).to_be_visible()
    assert findings(page, "with an offer", dark=False) == []
    page.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_text("New to Riga?")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-confirm]")).to_be_visible()
    expect(page.get_by_text("New to Riga?")).to_have_count(0)
