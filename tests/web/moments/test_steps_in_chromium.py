"""The table plays the moves: at every step board, seats, scores and log agree with the position.

What the position was after each event comes from the messages of the server, whose steps
``tests/server/table/test_steps.py`` proves; what the page shows is read from its elements.
"""

from __future__ import annotations

import random
import re
import sys
from typing import Any

import pytest
from axe import findings
from chromium import QUICK, Visitor, bots, visiting
from laying import first_turn, lay
from looks import Heard, essence, is_told, look, wanted
from playwright.sync_api import Browser, Page, expect
from said import said
from served import Server
from ways import OVER, Mouse

from soaking import SOAK

STEPWISE = QUICK.replace('"motion": "none"', '"motion": "quick", "stepwise": true')
NORMAL = QUICK.replace('"motion": "none"', '"motion": "normal"')
PLAYING = "[data-playing*='.']:visible"
TOLD = """() => {
  const texts = (css) => [...document.querySelectorAll(css)].map((found) => found.textContent);
  const place = document.querySelector("[data-playing*='.']")?.dataset.playing;
  return [place, texts(".say h2")[0] ?? "", texts(".log")[0] ?? "",
          texts(".receipt td:last-child")];
}"""  # the event that is shown, and what is said of it
FAR = ".far:visible"  # how far what is shown has come
STEPS = 150 if SOAK else 8
WHOLE = 50  # no game of four is told in fewer
GAMES = ["visby", "riga", "haithabu"]
NAMES = ["Anna", "Berta", "Carl", "Dora"]


def scales(visitor: Visitor, game: str) -> dict[str, Any]:
    """Return the price scales of a game, if it has any."""
    info = visitor.context.request.get(f"{visitor.address}/api/games/{game}").json()
    return next((v["value"] for v in info["values"] if v["name"] == "scale"), {})


def act(page: Page, luck: random.Random) -> None:
    """Do something, until something is shown or the game is over."""
    way = Mouse()
    while not page.locator(f"{PLAYING}, {OVER}").count():
        if not way.move(page, luck):
            page.wait_for_timeout(30)


@pytest.mark.parametrize("games", [[game] for game in GAMES] if SOAK else [GAMES], ids="-".join)
def test_at_every_step_everything_shown_agrees_with_the_position(
    browser: Browser, site: Server, games: list[str]
) -> None:
    with visiting(browser, site, settings=STEPWISE) as anna:
        for game in games:
            heard = Heard(anna.page)
            if SOAK:
                anna.open_table(game, bots(3))
            else:  # what is set up before has few kinds of steps
                lay(anna, first_turn(game, 4), bots(3))
            check_steps(anna.page, game, heard, scales(anna, game))


def check_steps(page: Page, game: str, heard: Heard, prices: dict[str, Any]) -> None:
    """Play, and check what is shown, as long as it goes on or is wanted."""
    luck, steps = random.Random(4), 0  # noqa: S311
    while steps < STEPS and not page.locator(OVER).count():
        act(page, luck)
        while steps < STEPS and page.locator(PLAYING).count():
            check_step(page, game, heard, prices)
            page.keyboard.press("Space")
            steps += 1
    sys.stdout.write(f"{game}: {steps} steps\n")  # `pytest -rP` shows it
    assert steps >= min(STEPS, WHOLE), "as many as a game has, or as were wanted"


def check_step(page: Page, game: str, heard: Heard, prices: dict[str, Any]) -> None:
    """Check what is shown after one event."""
    place, sentence, told, receipt = page.evaluate(TOLD)
    assert place in heard.states
    assert look(page, game) == wanted(game, heard.states[place], prices), place
    if said("visby-say-up") not in sentence:
        assert is_told(essence(sentence, NAMES), " ".join(told.split()))
    if paid := re.search(r"pays with .*: (\d+)", sentence):
        *lines, total = map(int, receipt)
        assert int(paid[1]) <= sum(lines) == total


# Leading what is shown.


def laid(page: Page) -> None:
    """Lay a card of Visby at a table of bots, and see what is shown of the round."""
    page.locator(".visby-card[data-legal]").first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".oak")).to_be_visible()


def is_round(page: Page, number: int) -> None:
    """See that nothing is shown any more, and that a round is to be played."""
    expect(page.locator(PLAYING)).to_have_count(0)
    expect(page.locator("header .crumb")).to_contain_text(f"Round {number}")


def test_what_is_shown_waits_is_skipped_shown_again_and_left_by_a_reload(
    browser: Browser, site: Server
) -> None:
    """That it takes at most four seconds is shown by `player.test.ts`, on a clock of its own."""
    with visiting(browser, site, settings=STEPWISE) as anna:
        anna.open_table("visby", bots(3))
        page = anna.page
        laid(page)
        # To look at it takes longer than a quick step would stay, and ends whatever moves.
        assert not findings(page, dark=False)
        expect(page.locator(FAR)).to_contain_text("Step 1 of")
        page.get_by_role("button", name="Next step").click()
        expect(page.locator(FAR)).to_contain_text("Step 2 of")
        page.keyboard.press("Tab")  # looking around is not acting
        expect(page.locator(PLAYING)).to_have_count(1)
        page.keyboard.press("Escape")
        is_round(page, 2)
        is_shown_once_more(page)
        is_round(page, 2)

        laid(page)
        page.evaluate("settings => (localStorage.kogge = settings)", NORMAL)
        page.reload()
        is_round(page, 3)
        laid(page)  # and now it is shown unasked, to its end
        is_round(page, 4)


def is_shown_once_more(page: Page) -> None:
    """See what the others did since the last turn, to its end."""
    page.keyboard.press("s")
    slip = page.get_by_role("region", name=said("log-since"))
    expect(slip.locator("li[aria-current]")).to_have_count(1)
    expect(page.locator(".oak")).to_be_visible()
    assert not findings(page)
    assert slip.locator("li").count() >= 4
    for _ in range(60):
        if slip.count():
            page.keyboard.press("Space")
    expect(slip).to_have_count(0)
