"""How a table lies in its window: nothing is covered or cut off."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

TIDY = Path(__file__).with_name("tidy.js").read_text(encoding="utf-8").split("\n", 1)[1]
PARTS = {
    "riga": ".goods, .offer, .built, .hand, .bill, .side, .season, .seat-panel, .fold, .own-riga,"
    " .steps",
    "haithabu": ".market, .rondel-box, .card-column>*, .tableau, .opponents>*, .rail-seat,"
    " .rail-button, .steps",
}


class Size(NamedTuple):
    """A window."""

    width: int
    height: int


DESKS = (Size(1280, 720), Size(1366, 768), Size(1440, 900), Size(1920, 1080), Size(2560, 1440))
ACROSS = (Size(1180, 820), Size(1024, 768))
UPRIGHT = (Size(820, 1180), Size(768, 1024))
PHONES = (Size(390, 844), Size(360, 740))


def resize(page: Page, size: Size) -> None:
    """Give a page another window, and wait until it lies still in it."""
    page.mouse.move(2, 2)
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def untidy(page: Page, game: str) -> list[str]:
    """Return what is wrong with how a table lies in its window."""
    asked = "[...tidy.scrolled(), ...tidy.covered(), ...tidy.cut(), ...tidy.over(parts)]"
    found: list[str] = page.evaluate(
        f"(parts) => {{ const tidy = {TIDY}; return {asked}; }}", PARTS[game]
    )
    return [f"{game} {page.viewport_size}: {each}" for each in found]
