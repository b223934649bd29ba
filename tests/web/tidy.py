"""How a table lies in its window and who can use it: nothing is covered, cut off or closed."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

TIDY = Path(__file__).with_name("tidy.js").read_text(encoding="utf-8").split("\n", 1)[1]
PARTS = {
    "riga": ".goods, .disp, .built, .rhand, .bill, .side, .season, .pl, .fold, .rb2, .steps",
    "haithabu": ".mkt, .rbox, .hright>*, .tabl, .hop>*, .rl2, .rbt, .steps",
}


AXE = {"rules": {"label-content-name-mismatch": {"enabled": True}}}  # it is still experimental


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


def barriers(page: Page) -> list[str]:
    """Return what would keep somebody out of a page, however little."""
    return [
        f"{page.viewport_size} {each['id']} {node['html'][:200]}"
        for each in Axe().run(page, options=AXE).response["violations"]
        for node in each["nodes"][:3]
    ]
