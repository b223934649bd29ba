"""Tables of every game in Chromium, for what is run by hand and looked at: pictures and frames."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from chromium import QUICK, program, visiting
from looks import Heard
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from served import roomy, serving
from ways import OVER, Mouse

GAMES = ("visby", "riga", "haithabu")
PLAYING = "[data-playing*='.']:visible"
DESK: ViewportSize = {"width": 1440, "height": 900}


def quick(**wishes: str) -> str:
    """Return the settings of somebody who wants to see the moves quickly.

    >>> quick(stepwise="true")[:38]
    '{"stepwise": true, "motion": "quick", '
    """
    more = "".join(f'"{name}": {value}, ' for name, value in wishes.items())
    return QUICK.replace('"motion": "none"', f'{more}"motion": "quick"')


def tables(
    settings: str, games: Iterable[str], others: Sequence[str] = ("greedy",) * 3
) -> Iterator[tuple[str, Page, Heard, Browser]]:
    """Yield a table of each game that is named, or of all, ready to be played against bots."""
    with (
        tempfile.TemporaryDirectory() as place,
        serving(Path(place) / "kogge.sqlite", launch=roomy(tick=0.2)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        for game in games or GAMES:
            with visiting(browser, site, settings=settings) as anna:
                anna.page.set_viewport_size(DESK)
                heard = Heard(anna.page)
                chairs = [{"kind": "bot", "bot": name} for name in others]
                anna.open_table(game, [{"kind": "me"}, *chairs])
                anna.page.locator("[data-legal]").first.wait_for(timeout=60_000)
                yield game, anna.page, heard, browser


def moments(page: Page, seed: int, presses: int) -> Iterator[None]:
    """Play, and yield whenever something is being shown; whoever looks goes on to the next step."""
    luck, way = random.Random(seed), Mouse()  # noqa: S311
    for _ in range(presses):
        if page.locator(OVER).count():
            return
        if page.locator(PLAYING).count():
            yield
        elif not way.move(page, luck):
            page.wait_for_timeout(50)
