"""Ten moments of every game as pictures, to be looked at; run by hand, into a folder.

``PYTHONPATH=tests:tests/server:tests/web/browser python tests/web/moments/pictures.py FOLDER``
plays each game step by step and keeps the first picture of every kind of moment, in both themes, on
a desk, a tablet and a phone. Games can be named after the folder.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
from pathlib import Path

from chromium import QUICK, bots, program, visiting
from playwright.sync_api import Page, ViewportSize, sync_playwright
from served import roomy, serving
from ways import OVER, Mouse

MOST = 10
PATIENCE = 400  # presses
STEPWISE = QUICK.replace('"motion": "none"', '"motion": "quick", "stepwise": true')
PLAYING = "[data-playing*='.']:visible"
SIZES: dict[str, ViewportSize] = {
    "desk": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}


def kind_of(page: Page) -> str:
    """Return what kind of moment is shown: its sentence without names and figures."""
    sentence = page.locator(".say h2").first.text_content() or "moment"
    bare = re.sub(r"\b(Anna|Berta|Carl|Dora)\b|\d+|[^\w ]", "", sentence)
    return "-".join(bare.lower().split()[:4])


def keep(page: Page, folder: Path, name: str) -> None:
    """Take a picture in every size and theme."""
    for size, window in SIZES.items():
        page.set_viewport_size(window)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(350)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
    page.set_viewport_size(SIZES["desk"])
    page.emulate_media(color_scheme="light")


def play(page: Page, folder: Path, game: str) -> None:
    """Play a game until ten kinds of moments have been kept."""
    luck, way, kinds = random.Random(11), Mouse(), set[str]()  # noqa: S311
    for _ in range(PATIENCE):
        if len(kinds) == MOST or page.locator(OVER).count():
            return
        if not page.locator(PLAYING).count():
            if not way.move(page, luck):
                page.wait_for_timeout(50)
            continue
        kind = kind_of(page)
        if kind not in kinds:
            kinds.add(kind)
            keep(page, folder, f"{game}-{len(kinds):02}-{kind}")
        page.keyboard.press("Space")


def main() -> None:
    """Play the games that are named, or all."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place) / "kogge.sqlite", launch=roomy(tick=0.2)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        for game in sys.argv[2:] or ("visby", "riga", "haithabu"):
            with visiting(browser, site, settings=STEPWISE) as anna:
                anna.page.set_viewport_size(SIZES["desk"])
                anna.open_table(game, bots(3))
                anna.page.locator("[data-legal]").first.wait_for(timeout=60_000)
                play(anna.page, folder, game)


if __name__ == "__main__":
    main()
