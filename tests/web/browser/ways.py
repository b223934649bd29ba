"""Four ways to play any game on the page, without knowing its rules."""

from __future__ import annotations

import random
import re
import time
from typing import Protocol

from playwright.sync_api import Error, Locator, Page, Position

PATIENCE = 120.0  # seconds until something must have changed; a machine may be busy
MOST = 5_000  # steps in a whole game
EAGER = 0.7  # how often a choice is confirmed as soon as it can be
TABS = 400  # presses of Tab to go round a whole page

CORNER: Position = {"x": 6, "y": 12}  # what shows of a card that another covers
LEGAL = "[data-legal]"
FRESH = f"{LEGAL}:not([aria-pressed=true])"  # what a press picks; it puts back what is picked
TURN = f".goods {FRESH}, .rondel {FRESH}"  # what begins a turn of Riga or Haithabu
CONFIRM = "[data-confirm]:not([aria-disabled=true])"
OVER = "main.end"


class Way(Protocol):
    """A way to use a page."""

    phone: bool

    def move(self, page: Page, luck: random.Random) -> bool:
        """Take a step that is possible now; return whether there was one."""


def play(page: Page, way: Way, seed: int, until: str = OVER) -> int:
    """Play a game to its end, or until the page shows something; return the number of steps."""
    luck, moves = random.Random(seed), 0  # noqa: S311
    alive = time.monotonic()
    while not page.locator(until).count():
        if way.move(page, luck):
            moves, alive = moves + 1, time.monotonic()
        elif page.locator(until).count() == 0:
            page.wait_for_timeout(50)
        assert time.monotonic() - alive < PATIENCE, "nothing can be done, and nothing happens"
        assert moves < MOST, "the game does not end"
    return moves


def chosen(page: Page, luck: random.Random) -> Locator | None:
    """Return what to press next: a legal choice, or the red button."""
    confirm, legal = page.locator(CONFIRM), page.locator(f"{LEGAL}:visible")
    ready, count = confirm.count(), legal.count()
    if ready and (count == 0 or luck.random() < EAGER):
        return confirm.first
    return legal.nth(luck.randrange(count)) if count else None


class Mouse:
    """Clicks."""

    phone = False

    def move(self, page: Page, luck: random.Random) -> bool:
        target = chosen(page, luck)
        return target is not None and (
            done(lambda: target.click(timeout=1500))
            or done(lambda: target.click(timeout=1500, position=CORNER))
        )


class Touch:
    """Taps on a phone."""

    phone = True

    def move(self, page: Page, luck: random.Random) -> bool:
        target = chosen(page, luck)
        return target is not None and (
            done(lambda: target.tap(timeout=1500))
            or done(lambda: target.tap(timeout=1500, position=CORNER))
        )


RING = """document.activeElement === window.wanted
  && getComputedStyle(window.wanted).outlineStyle"""  # asked at once: a page may change meanwhile


class Keyboard:
    """Tab and Enter, and nothing else."""

    phone = False

    def move(self, page: Page, luck: random.Random) -> bool:
        target = chosen(page, luck)
        return target is not None and self.press(page, target, luck)

    def press(self, page: Page, target: Locator, luck: random.Random) -> bool:
        """Go to something and press Enter; return whether it was still there."""
        if not done(lambda: target.evaluate("e => (window.wanted = e)")):
            return False
        back = luck.random() < 0.5  # the page is a ring: one may go either way
        for _ in range(TABS):
            page.keyboard.press("Shift+Tab" if back else "Tab")
            if ring := page.evaluate(RING):
                assert ring != "none", "a player who uses keys must see where the focus is"
                page.keyboard.press("Enter")
                return True
            if not page.evaluate("document.contains(window.wanted)"):
                return False  # the page has changed under us
        raise AssertionError("something that can be done cannot be reached by keys")


BUTTON = re.compile(r"""^\s*- (')?button "((?:[^"\\]|\\.)*)"(.*)$""")
TELLS = re.compile(r", how it comes about$|^Since your last turn$")  # it changes nothing
CONFIRMS = re.compile(r" Enter$")  # the red button names its key


class Tree:
    """Knows only what a screen reader knows: roles, names and states."""

    phone = False

    def move(self, page: Page, luck: random.Random) -> bool:
        names = self._buttons(page)
        if not names:
            return False
        confirms = [name for name in names if CONFIRMS.search(name)]
        name = luck.choice(confirms if confirms and luck.random() < EAGER else names)
        button = page.get_by_role("button", name=name, exact=True, disabled=False)
        return done(lambda: button.first.dispatch_event("click", timeout=1000))

    def _buttons(self, page: Page) -> list[str]:
        """Return the names of all buttons besides the bar that do something now."""
        try:
            told = page.locator("body").aria_snapshot()
        except Error:
            return []
        if page.locator(OVER).count():
            return []  # the game has ended meanwhile
        names, bar = [], False
        for line in told.splitlines():
            if re.match(r"^- \w", line):
                bar = line.startswith("- banner")
            match = BUTTON.match(line)
            if match and not bar and "[disabled]" not in match[3] and "[expanded" not in match[3]:
                name = match[2].replace("''", "'") if match[1] else match[2]
                names.append(name.replace('\\"', '"'))
        return [name for name in names if not TELLS.search(name)]


def done(what: object) -> bool:
    """Take a step, unless the page changes under our hands."""
    assert callable(what)
    try:
        what()
    except Error:
        return False
    return True


WAYS: dict[str, Way] = {"mouse": Mouse(), "keyboard": Keyboard(), "tree": Tree(), "touch": Touch()}
