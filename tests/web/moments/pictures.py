"""Ten moments of every game and its end as pictures, to be looked at; run by hand, into a folder.

``PYTHONPATH=tests:tests/server:tests/web/browser python tests/web/moments/pictures.py FOLDER``
plays each game step by step and keeps a picture of each moment that is named here, in both themes,
on a desk, a tablet and a phone; in German, which needs the most room. Games can be named after the
folder.
"""

from __future__ import annotations

import sys
from pathlib import Path

from gallery import DESK, GAMES, PLAYING, moments, quick, tables
from looks import Heard
from playwright.sync_api import Page, ViewportSize
from ways import OVER

MOMENTS = {
    "visby": [
        "revealed", "took-seals", "took-wares", "got-seals", "got-wares",
        "crowded", "traded", "emptied", "returned", "round",
    ],
    "riga": [
        "year", "laid", "arrived", "season", "took-goods",
        "took-building", "paid", "built", "left", "discarded-goods",
    ],
    "haithabu": [
        "turned", "placed", "bought", "price", "bought-transport",
        "happens", "sold", "delivered", "price-die", "sent-away",
    ],
}  # fmt: skip
TABLES = 3  # at which a game is played until all have been seen
PRESSES = 2500
OTHERS = ("journeyman", "journeyman", "random")  # who looks one turn ahead never sends anybody away
SIZES: dict[str, ViewportSize] = {
    "desk": DESK,
    "tablet": {"width": 834, "height": 1194},
    "phone": {"width": 390, "height": 844},
}


def keep(page: Page, folder: Path, name: str) -> None:
    """Take a picture in every size and theme."""
    for size, window in SIZES.items():
        page.set_viewport_size(window)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(350)
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png", timeout=60_000)
    page.set_viewport_size(DESK)
    page.emulate_media(color_scheme="light")


def told(page: Page, heard: Heard) -> str:
    """Return the event that is being shown, if the step has not ended meanwhile."""
    places = page.locator(PLAYING).evaluate_all("found => found.map((e) => e.dataset.playing)")
    return heard.events.get(places[0], "") if places else ""


def play(page: Page, heard: Heard, folder: Path, game: str, wanted: set[str]) -> None:
    """Play on until all that is wanted has been kept, or the game is over."""
    for _ in moments(page, 11, PRESSES):
        if (event := told(page, heard)) in wanted:
            wanted.remove(event)
            keep(page, folder, f"{game}-{MOMENTS[game].index(event) + 1:02}-{event}")
        if not wanted:
            break
        page.keyboard.press("Space")


def end(page: Page, folder: Path, game: str) -> None:
    """Give up, unless the game is over, and keep its end."""
    if not page.locator(OVER).count():
        page.get_by_role("button", name="Men\u00fc").click()
        for _ in range(2):  # it asks whether that is meant
            page.get_by_role("menuitem", name="Aufgeben").click()
    while not page.locator(OVER).count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(200)
    keep(page, folder, f"{game}-11-end")


def main() -> None:
    """Play the games that are named, or all, and say which moments have not come."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    settings = quick(stepwise="true", language='"de"')
    missing = {game: set(MOMENTS[game]) for game in sys.argv[2:] or GAMES}
    games = (game for _ in range(TABLES) for game in missing if missing[game])
    for game, page, heard, _ in tables(settings, games, others=OTHERS):
        play(page, heard, folder, game, missing[game])
        end(page, folder, game)
    if late := {game: sorted(events) for game, events in missing.items() if events}:
        sys.exit(f"not seen: {late}")


if __name__ == "__main__":
    main()
