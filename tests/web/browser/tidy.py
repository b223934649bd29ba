"""How a table lies in its window: nothing is covered or cut off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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


WINDOW = "Emulation.setDeviceMetricsOverride"
SMALL = 0.1
STILL = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def windows(page: Page, sizes: Iterable[Size]) -> Iterator[Size]:
    """Give a page one window after another, to be measured, and its own one in the end.

    It lies as it would for a person, but is painted small: painting takes most of the time. What
    is pressed meanwhile would be pressed beside its place.
    """
    line, own = page.context.new_cdp_session(page), page.viewport_size
    assert own is not None
    page.mouse.move(2, 2)
    for size, scale in [*((size, SMALL) for size in sizes), (Size(**own), 1)]:
        line.send(
            WINDOW, {**size._asdict(), "scale": scale, "deviceScaleFactor": 1, "mobile": False}
        )
        page.evaluate(STILL)
        if scale == SMALL:
            yield size
    line.detach()


def untidy(page: Page, game: str) -> list[str]:
    """Return what is wrong with how a table lies in its window."""
    asked = "[...tidy.scrolled(), ...tidy.covered(), ...tidy.cut(), ...tidy.over(parts)]"
    found: list[str] = page.evaluate(
        f"(parts) => {{ const tidy = {TIDY}; return {asked}; }}", PARTS[game]
    )
    return [f"{game}: {each}" for each in found]
