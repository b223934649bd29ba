"""The system's Chromium, installed first if need be and possible, and pages in it."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import tempfile
from asyncio import AbstractEventLoop, _set_running_loop, get_running_loop
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)
from served import Server, roomy, serving

from kogge.server.api.pages import FOLDER, START
from soaking import SOAK

# The first is the same browser without a window: new contexts and pages cost it half as much.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
MISSING = (
    "Chromium is missing: install it (on Debian: apt-get install chromium), or put it on the PATH"
)
UNBUILT = "The pages are not built: run `make web`"
DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
QUICK = '{"motion": "none", "sound": false, "taught": ["visby", "riga", "haithabu"]}'
STACKED = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
import stacked
stacked.serve(deals={not SOAK!r})
"""  # a test's n-th table has the same cards whenever it runs; `make soak` deals freely
PATIENCE = 20_000  # milliseconds for anything that must come: a busy machine is not a page's fault


def program() -> str:
    """Return where Chromium lies."""
    if (path := found()) is None and os.geteuid() == 0:
        install()
        path = found()
    if path is None:
        pytest.fail(MISSING, pytrace=False)
    return path


def found() -> str | None:
    """Return where Chromium lies, if it is installed."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Let the system's package manager install it, one process at a time."""
    apt = shutil.which("apt-get")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    getting = ("install", "-y", "--no-install-recommends")
    with (Path(tempfile.gettempdir()) / "kogge-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for words in (("update",), *((*getting, name) for name in NAMES[:2])):
            if apt is not None and found() is None:
                command = [apt, "-qq", *words]
                subprocess.run(command, check=False, capture_output=True, env=environment)


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """Run a Chromium for all pages of this process, and Playwright's loop beside it."""
    path = program()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        loop = get_running_loop()
        yield browser, loop
        _set_running_loop(loop)
        browser.close()


@pytest.fixture
def browser(chromium: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """Return this process's Chromium."""
    browser, loop = chromium
    _set_running_loop(loop)
    yield browser
    _set_running_loop(None)  # or it would count as running in tests that need a loop of their own


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that shows the built pages."""
    if not (FOLDER / START).exists():
        pytest.fail(UNBUILT, pytrace=False)
    database = tmp_path_factory.mktemp("site") / "kogge.sqlite"
    with serving(database, launch=STACKED + roomy(tick=0.2)) as server:
        yield server


def wish(server: Served, **wishes: Any) -> None:
    """Tell the server which deal the next tables have, or which match lies at the next one."""
    assert isinstance(server, Server)
    path = Path(f"{server.database}.wishes")
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    draft = path.with_suffix(".told")  # the server may be reading at this moment
    draft.write_text(json.dumps({**known, **wishes}), encoding="utf-8")
    draft.replace(path)


@pytest.fixture(autouse=True)
def dealing(request: pytest.FixtureRequest) -> None:
    """Let the cards of a test follow from the number of its table, at the site that all share."""
    if "site" in request.fixturenames:
        wish(request.getfixturevalue("site"), deal="", tables=0, match="")


class Served(Protocol):
    """Anything that serves pages on this machine."""

    port: int


class Visitor:
    """A visitor with a browser of their own; errors in its pages are remembered."""

    def __init__(self, context: BrowserContext, server: Served) -> None:
        self.context, self.server = context, server
        self.troubles: list[str] = []
        self.hosts: set[str] = set()
        self.page = self.tab()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def tab(self) -> Page:
        """Open another tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("response", lambda answer: self._answered(answer.status, answer.url))
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        return page

    def _heard(self, kind: str, text: str) -> None:
        """Remember what a page complains of; answers are checked separately."""
        quiet = ("Failed to load resource", "ERR_CONNECTION")
        if kind == "error" and not any(words in text for words in quiet):
            self.troubles.append(text)

    def _answered(self, status: int, url: str) -> None:
        """Remember what was refused."""
        if status >= 400:
            self.troubles.append(f"{status} {url}")

    def go(self, path: str) -> Page:
        """Open a page of the site."""
        self.page.goto(f"{self.address}{path}")
        return self.page

    def ask(self, path: str, body: dict[str, Any]) -> Any:
        """Send the server a request, as the pages of this browser would."""
        answer = self.context.request.post(f"{self.address}/api/{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def open_table(self, game: str, chairs: list[dict[str, str]], **setup: Any) -> str:
        """Open a table and sit down at it."""
        if not self.context.cookies():
            self.ask("me", {"name": "Anna"})
        table = self.ask("tables", {"game": game, "chairs": chairs, **setup})
        self.go(f"/table/{table['id']}")
        return str(table["id"])


@contextmanager
def visiting(
    browser: Browser,
    server: Served,
    *,
    settings: str = QUICK,
    phone: bool = False,
    keeps: bool = False,
    **wishes: Any,
) -> Iterator[Visitor]:
    """Let a visitor use the site; in the end nothing may have gone wrong in the browser.

    Only a browser that ``keeps`` pages for times without a network has a service worker: it would
    fetch all of them, for every visitor.
    """
    size = PHONE if phone else DESK
    hands = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if phone else {}
    context = browser.new_context(viewport=size, locale="en", **hands, **wishes)  # type: ignore[arg-type]
    context.add_init_script(f"localStorage.kogge ??= {settings!r}")
    if not keeps:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    visitor = Visitor(context, server)
    try:
        yield visitor
        assert not visitor.troubles, visitor.troubles
        assert visitor.hosts <= {f"127.0.0.1:{server.port}"}, "nothing comes from elsewhere"
    finally:
        context.close()


def bots(count: int, name: str = "greedy") -> list[dict[str, str]]:
    """Return the visitor's own chair, and a number of bots."""
    return [{"kind": "me"}, *({"kind": "bot", "bot": name} for _ in range(count))]
