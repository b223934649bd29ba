"""A web space: it serves files from a folder under some path, and knows nothing of Kogge."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from chromium import Visitor
from playwright.sync_api import Page, expect
from ways import Way

SITE = Path(__file__).parents[3] / "build" / "site"
UNBUILT = "The site is not built: run `make site`"
PATH = "/some/place/"
READY = "navigator.serviceWorker.ready.then(() => true)"
LONG = 600_000  # milliseconds for a review: on a busy machine Haithabu takes minutes
BEGIN = 60_000  # milliseconds for Python to come and start, where a machine is busy


class Quiet(SimpleHTTPRequestHandler):
    """Serves files under a path, and says nothing about it."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(PATH.rstrip("/")))

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Space:
    """A web space that can be switched off."""

    def __init__(self, port: int = 0) -> None:
        handler = partial(Quiet, directory=str(SITE))
        self.server = ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.port = int(self.server.server_address[1])
        Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Let nothing answer any more."""
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def space() -> Iterator[Space]:
    """Return a web space with the site on it."""
    if not (SITE / "index.html").exists():
        pytest.fail(UNBUILT, pytrace=False)
    found = Space()
    yield found
    found.stop()


def enter(visitor: Visitor, path: str = "") -> None:
    """Open a page of the site, and wait until the browser keeps all of it."""
    visitor.go(f"{PATH}{path}")
    assert visitor.page.evaluate(READY)


def begin(visitor: Visitor, game: str, level: str = "Alderman", at: str = "") -> None:
    """Open a table for two by the form, against a bot."""
    page = visitor.page
    visitor.go(at or f"{PATH}#/new/{game}")
    page.get_by_role("radiogroup", name="Seats").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Seat 2").click()
    choice = page.get_by_role("radio", name=level)
    choice.evaluate("(radio) => radio.scrollIntoView({ block: 'center' })")  # from below the bar
    choice.check(force=True)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-legal]").first).to_be_visible(timeout=BEGIN)


def open_file(visitor: Visitor, text: str) -> None:
    """Open a table that was saved as a file."""
    page = visitor.page
    before = page.url
    visitor.go(f"{PATH}#/tables")
    file = {"name": "game.kogge", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.wait_for_url(lambda address: "/table/home-" in address and address != before)
    expect(page.locator("[data-legal]").first).to_be_visible(timeout=BEGIN)


def onwards(visitor: Visitor) -> None:
    """Open what can be done with a game besides playing it."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("menuitem", name="Save, or carry on online").click()


def saved(visitor: Visitor) -> str:
    """Save the game at the table as a file; return what it holds."""
    onwards(visitor)
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Save as a file").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def a_little(page: Page, way: Way, steps: int = 3) -> None:
    """Take some steps, whatever they are."""
    luck, left = random.Random(3), steps  # noqa: S311
    for _ in range(400):
        left -= way.move(page, luck)
        if left == 0:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the game does not go on")


def is_reviewed(page: Page) -> list[str]:
    """See a review that is made by the browser's own Python; return its figures."""
    review = page.locator(".review")
    bars, busy = review.locator(".seat b"), review.get_by_role("progressbar")
    expect(bars).to_have_count(2, timeout=BEGIN)
    expect(busy).to_have_count(0, timeout=LONG)
    results = bars.all_inner_texts()
    assert sum(map(int, results)) == 100
    return results
