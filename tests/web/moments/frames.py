"""How smoothly the moves are played on a slow machine; run by hand, it prints a line for each game.

``PYTHONPATH=tests:tests/server:tests/web/browser python tests/web/moments/frames.py`` plays with
the quick setting on a processor that is four times slower, and compares frames with those of the
same page at rest, since the machine may be busy with other things.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from chromium import QUICK, bots, program, visiting
from playwright.sync_api import Page, sync_playwright
from served import roomy, serving
from ways import Mouse

SLOW = 4
SECONDS = 12
SETTINGS = QUICK.replace('"motion": "none"', '"motion": "quick"')
WATCH = """() => {
  window.frames_ = { rest: [], play: [] };
  let last = performance.now();
  const tick = (now) => {
    const playing = document.querySelector("[data-playing*='.']");
    window.frames_[playing ? "play" : "rest"].push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def told(deltas: list[float]) -> str:
    """Return pictures a second, and the share of those that came late."""
    late = sum(each > 25 for each in deltas) / max(1, len(deltas))
    return f"{1000 * len(deltas) / max(1, sum(deltas)):4.0f} a second, {late:4.0%} late"


def measure(page: Page, game: str) -> None:
    """Play for a while, and print how many pictures there were."""
    page.locator("[data-legal]").first.wait_for(timeout=60_000)
    line, luck, way = page.context.new_cdp_session(page), random.Random(3), Mouse()  # noqa: S311
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    page.evaluate(WATCH)
    page.wait_for_timeout(3000)
    still = page.evaluate("window.frames_.rest.splice(0)")
    for _ in range(SECONDS * 2):
        if not page.locator("[data-playing*='.']").count():
            way.move(page, luck)
        page.wait_for_timeout(300)
    play = page.evaluate("window.frames_.play")
    sys.stdout.write(f"{game}: at rest {told(still)}; played {told(play)} of {len(play)}\n")
    sys.stdout.flush()


def main() -> None:
    """Measure every game."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "kogge.sqlite", launch=roomy(tick=0.2)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        for game in sys.argv[1:] or ("visby", "riga", "haithabu"):
            with visiting(browser, site, settings=SETTINGS) as anna:
                anna.open_table(game, bots(3))
                measure(anna.page, game)


if __name__ == "__main__":
    main()
