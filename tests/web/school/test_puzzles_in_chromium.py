"""Puzzles in the browser: tried at the real table, right and wrong, on a desk and on a phone."""

from __future__ import annotations

import json

from axe import findings
from chromium import Visitor, visiting
from playwright.sync_api import Browser, Page, Response, expect
from served import Server

from kogge.core.carrier.codec import describe
from kogge.games import find
from kogge.puzzles.puzzle import Puzzle, scene
from kogge.puzzles.stock import stock
from kogge.puzzles.themes import theme_of
from soaking import SOAK

CONFIRM = "[data-confirm]:not([aria-disabled=true])"


def taking(*, right: bool) -> tuple[int, str]:
    """Return a puzzle of Riga about taking a building, and the building that is taken."""
    game = find("riga")
    for number, puzzle in enumerate(stock(game), start=1):
        if name := next(iter(buildings(puzzle, right=right)), ""):
            return number, name
    raise AssertionError("Riga has no puzzle about taking a building")


def buildings(puzzle: Puzzle, *, right: bool) -> list[str]:
    names = [find("riga").actions.name(n) for n in ([puzzle.answer] if right else puzzle.losses)]
    return [n.removeprefix("take ") for n in names if n.startswith("take ") and "row" not in n]


def taken(page: Page, card: str) -> None:
    page.locator(f"[data-card={card}]").first.click()
    page.locator(CONFIRM).first.click()


def test_the_right_choice_is_praised_and_played_out_and_bills_are_paid(
    browser: Browser, site: Server
) -> None:
    number, card = taking(right=True)
    with visiting(browser, site) as anna:
        answers: list[Response] = []

        def hear(response: Response) -> None:
            answers.append(response)

        anna.page.on("response", hear)
        page = anna.go(f"/puzzles/riga/{number}")
        expect(page.locator(".asked")).to_be_visible()
        heard = [json.dumps(each.json()) for each in answers if "/api/puzzles/" in each.url]
        assert heard
        assert not any(word in each for each in heard for word in ('"verdict"', '"levels"'))
        taken(page, card)
        expect(page.locator(".verdict.right")).to_have_text("That is the best choice.")
        expect(page.locator(".rating em")).to_contain_text("+")
        expect(page.locator(".beside ol li").first).to_contain_text("take")
        assert findings(page) == []
        page.get_by_role("link", name="All puzzles").click()
        expect(page.locator("a.solved")).to_have_count(1)
        assert findings(page, dark=False) == []
        page = anna.go("/puzzles")  # the game that was met last, and no theme before a try
        expect(page.locator("main nav [aria-current=page]")).to_have_text("Riga")
        theme = theme_of(find("riga"), stock(find("riga"))[number - 1].answer).title["en"]
        expect(page.locator("a.solved")).to_contain_text(theme)
        expect(page.locator("ol a").filter(has_text=theme)).to_have_count(1)
        bills_are_answered_by_the_red_button(anna)
        what_does_not_exist_is_said_to(anna)


def what_does_not_exist_is_said_to(anna: Visitor) -> None:
    """Ask for a puzzle that there is not, and for puzzles of a game that there is not."""
    page = anna.go("/puzzles/riga/9999")
    expect(page.get_by_text("there is no puzzle 9999")).to_be_visible()
    assert [trouble.split()[0] for trouble in anna.troubles] == ["404"]
    anna.troubles.clear()
    page = anna.go("/puzzles/whale")
    expect(page.get_by_text("whale")).to_be_visible()


def bills() -> list[tuple[int, str]]:
    """Return puzzles of Riga that open in the middle of a bill, and a building on each."""
    game = find("riga")
    puzzles = [*enumerate(stock(game), start=1)]
    paid = [each for each in puzzles if game.actions[each[1].answer].verb == "pay"]
    craned = [each for each in puzzles if game.actions[each[1].answer].verb == "crane"]
    some = (*paid[:2], paid[-1], *craned[:1]) if SOAK else (paid[0], craned[0])
    return [(number, billed(puzzle)) for number, puzzle in some]


def billed(puzzle: Puzzle) -> str:
    view = describe(scene(find("riga"), puzzle).view(puzzle.seat))
    return str(view["billed"][0]).partition("-")[2].replace("-", " ").title()


def bills_are_answered_by_the_red_button(anna: Visitor) -> None:
    """Answer puzzles in the middle of a bill."""
    for number, building in bills():
        page = anna.go(f"/puzzles/riga/{number}")
        expect(page.locator(".bill .ledger").first).to_contain_text(building)
        page.get_by_role("button", name="Pay least").click()
        expect(page.locator(".bill .ways")).to_have_count(0)
        page.locator(CONFIRM).first.click()
        expect(page.locator(".verdict")).to_be_visible()


def test_a_wrong_choice_is_explained_and_can_be_tried_again(browser: Browser, site: Server) -> None:
    number, card = taking(right=False)
    with visiting(browser, site, phone=True) as anna:
        page = anna.go(f"/puzzles/riga/{number}")
        taken(page, card)
        expect(page.locator(".verdict")).to_contain_text("Best is:")
        expect(page.locator(".rating em")).to_contain_text("\N{MINUS SIGN}")
        page.get_by_role("button", name="Try once more").click()
        expect(page.locator(".asked")).to_be_visible()
        taken(page, card)
        expect(page.locator(".verdict")).to_be_visible()
        expect(page.locator(".rating")).to_have_count(0)
        assert findings(page) == []
        page.get_by_role("button", name="Play it").click()
        page.get_by_role("button", name="Next puzzle").click()
        expect(page.locator("h1 + span")).to_contain_text("Puzzle")
