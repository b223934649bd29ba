"""Ten moments of every game as pictures, to be looked at; run by hand, into a folder.

``PYTHONPATH=tests:tests/server:tests/web/browser python tests/web/moments/pictures.py FOLDER``
plays each game step by step and keeps the first picture of every kind of moment, in both themes, on
a desk, a tablet and a phone; in German, which needs the most room. Games can be named after the
folder.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from gallery import DESK, moments, quick, tables
from playwright.sync_api import Page, ViewportSize

MOST = 10
PRESSES = 400
SIZES: dict[str, ViewportSize] = {
    "desk": DESK,
    "tablet": {"width": 834, "height": 1194},
    "phone": {"width": 390, "height": 844},
}


def kind_of(page: Page) -> str:
    """Return what kind of moment is shown: how its sentence begins, without names and figures."""
    sentence = page.locator(".say h2").first.text_content() or "moment"
    bare = re.sub(r"\b(Anna|Berta|Carl|Dora)\b|\d+|[^\w ]", "", sentence)
    return "-".join(bare.lower().split()[:2])


def keep(page: Page, folder: Path, name: str) -> None:
    """Take a picture in every size and theme."""
    for size, window in SIZES.items():
        page.set_viewport_size(window)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(350)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
    page.set_viewport_size(DESK)
    page.emulate_media(color_scheme="light")


def play(page: Page, folder: Path, game: str) -> None:
    """Play a game until ten kinds of moments have been kept."""
    kinds = set[str]()
    for _ in moments(page, 11, PRESSES):
        kind = kind_of(page)
        if kind not in kinds:
            kinds.add(kind)
            keep(page, folder, f"{game}-{len(kinds):02}-{kind}")
        if len(kinds) == MOST:
            return
        page.keyboard.press("Space")


def main() -> None:
    """Play the games that are named, or all."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game, page, _ in tables(quick(stepwise="true", language='"de"'), sys.argv[2:]):
        play(page, folder, game)


if __name__ == "__main__":
    main()
