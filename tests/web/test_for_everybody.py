"""For everyone: both languages, screen readers, thumbs, small screens, large print, slow lines.

Opening a page takes longer than asking a question about it, so each page is opened once and asked
everything; whatever is wrong anywhere is listed.
"""

from __future__ import annotations

import gzip
import re

import pytest
from axe import findings
from chromium import QUICK, bots, visiting
from looks import Heard
from playwright.sync_api import Browser, Page, Route, expect
from served import Server
from tidy import STILL

from kogge.server.api.pages import FOLDER
from soaking import SOAK

PAGES = (
    "/", "/new/visby", "/new/riga", "/new/haithabu", "/tables", "/rules/visby", "/rules/riga",
    "/rules/haithabu", "/settings", "/account", "/credits", "/imprint", "/privacy",
)  # fmt: skip
LONG = ("/rules/riga", "/rules/haithabu")  # like Visby's rules, but thousands of words
GAMES = ("visby", "riga", "haithabu")
GERMAN = QUICK.replace("{", '{"language": "de", ', 1)
LARGE = {"fontSizes": {"standard": 32, "fixed": 26}}
LIGHTEST = 250_000  # bytes of the first load


def untold(page: Page) -> str:
    """Return a message that is missing in a language; it would be shown by its name."""
    found = re.search(r"\{[\w-]+\}", page.locator("body").inner_text())
    return found[0] if found else ""


SMALL = """() => {
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const spread = (e) => { // what is laid around a control, and pressed with it
    const { content, position, width, height } = getComputedStyle(e, "::after");
    const laid = content === '""' && position === "absolute";
    return laid ? [{ width: parseFloat(width), height: parseFloat(height) }] : [];
  };
  const around = (e) => [e, ...(e.labels ?? [])].map((each) => each.getBoundingClientRect());
  const boxes = (e) => [...around(e), ...spread(e)];
  const fits = (box) => box.width >= 43.5 && box.height >= 43.5;
  const inline = (e) => getComputedStyle(e).display === "inline";
  const inText = (e) => e.matches("p a, li a, dd a, td a, th a") && inline(e);
  const controls = "a, button, input, select, textarea, summary, [role=button]";
  return [...document.querySelectorAll(controls)]
    .filter((e) => shown(e) && !inText(e) && !boxes(e).some(fits))
    .map((e) => {
      const { width, height } = e.getBoundingClientRect();
      return `${Math.round(width)} x ${Math.round(height)}: ${e.outerHTML.slice(0, 120)}`;
    });
}"""  # anything that a thumb cannot hit: 44 by 44 at least, but for links in running text


OUTSIDE = """() => [...document.querySelectorAll("a, button, input")]
  .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1)
  .map((e) => e.outerHTML.slice(0, 120))"""
SCROLLED = """Math.max(document.documentElement.scrollWidth - innerWidth,
  document.documentElement.scrollHeight - innerHeight)"""


def told(where: str, found: list[str]) -> list[str]:
    """Return what was found somewhere, with its place."""
    return [f"{where}: {each}" for each in found]


@pytest.mark.slow
def test_every_page_on_a_phone_in_german(browser: Browser, site: Server) -> None:
    """Thumbs hit everything, screen readers find it, nothing is wider, and no word is missing."""
    with visiting(browser, site, settings=GERMAN, phone=True) as anna:
        found = []
        for path in PAGES:
            page = anna.go(path)
            page.wait_for_load_state("networkidle")
            expect(page.locator("html")).to_have_attribute("lang", "de")
            if path != "/imprint":  # its links stand alone in their lines, as in a letter
                found += told(path, page.evaluate(SMALL))
            if path not in LONG or SOAK:
                found += told(path, findings(page))
            found += told(path, [name] if (name := untold(page)) else [])
            if "the " in page.locator("main").first.inner_text().split("\n")[0]:
                found.append(f"{path}: English")

        assert not found, "\n".join(found)


def test_text_of_twice_the_size_moves_to_the_smaller_layout(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        page, found = anna.page, []
        anna.context.new_cdp_session(page).send("Page.setFontSizes", LARGE)
        for path in ("/", "/new/riga", "/rules/visby", "/settings", *GAMES):
            if path in GAMES:
                anna.open_table(path, bots(1))
                expect(page.locator("[data-legal]").first).to_be_visible()
            else:
                anna.go(path).wait_for_load_state("networkidle")
            assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
            found += told(path, page.evaluate(OUTSIDE))

        assert not found, "\n".join(found)


SEATS = {"visby": (6, 4, 2), "riga": (4, 3, 2), "haithabu": (4, 3, 2)}
LAPTOP, TABLET = (1366, 768), (1024, 768)
PLACES = [
    pytest.param(game, seats, marks=pytest.mark.soak if place else ())
    for game in GAMES
    for place, seats in enumerate(SEATS[game])
]


@pytest.mark.parametrize(("game", "seats"), PLACES)
def test_the_whole_game_is_seen_in_any_language(
    browser: Browser, site: Server, game: str, seats: int
) -> None:
    """Without scrolling, before anything is picked and after; the language changes at any time."""
    with visiting(browser, site) as anna:
        anna.open_table(game, bots(seats - 1))
        page, legal = anna.page, anna.page.locator("[data-legal]").first
        expect(legal).to_be_visible()
        before = page.get_by_role("heading", level=2).first.inner_text()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("menuitem", name="Deutsch").click()
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_role("heading", level=2).first).not_to_have_text(before)
        assert not untold(page)

        over = {"at first": page.evaluate(SCROLLED)}
        legal.click()
        for width, height in (LAPTOP, TABLET):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(STILL)
            over[f"picked, {width}"] = page.evaluate(SCROLLED)
        assert max(over.values()) <= 1, over


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_used_on_a_phone(browser: Browser, site: Server, game: str) -> None:
    """By thumbs and screen readers; a tap on what cannot be done tells why."""
    with visiting(browser, site, phone=True) as anna:
        anna.open_table(game, bots(3))
        expect(anna.page.locator("[data-legal]").first).to_be_visible()
        found = [*anna.page.evaluate(SMALL), *findings(anna.page)]
        assert not found, "\n".join(found)
        if game == "visby":  # there is nothing yet that a rule would forbid
            return
        closed = anna.page.locator("main [aria-disabled=true]:visible").first
        closed.tap(force=True)  # else Playwright waits until it opens
        slip = anna.page.locator(".tip")
        expect(slip).to_be_visible()
        expect(slip.get_by_role("link")).to_have_attribute("href", re.compile(r"#p\d"))


def test_a_table_is_shown_with_its_styles(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        styles, held = re.compile(r"/assets/Visby-.*\.css$"), list[Route]()
        heard = Heard(anna.page)
        anna.page.route(styles, lambda route: held.append(route))  # noqa: PLW0108
        with anna.page.expect_request(styles):
            anna.open_table("visby", bots(1))
        while heard.last is None:  # the table's news has arrived
            anna.page.wait_for_timeout(20)
        anna.page.evaluate(STILL)
        assert anna.page.locator("[data-legal]").count() == 0

        held.pop().continue_()
        expect(anna.page.locator("[data-legal]").first).to_be_visible()


def test_the_first_load_is_light(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        loaded: list[str] = []
        anna.page.on("requestfinished", lambda request: loaded.append(request.url))
        anna.open_table("visby", bots(1))
        expect(anna.page.locator("[data-legal]").first).to_be_visible()
        anna.page.wait_for_load_state("networkidle")

        files = [FOLDER / url.split("/", 3)[3] for url in loaded if "/api/" not in url]
        sizes = [
            path.stat().st_size
            if path.suffix == ".woff2"
            else len(gzip.compress(path.read_bytes()))
            for path in files
            if path.is_file()
        ]
        assert len(sizes) > 5
        assert sum(sizes) < LIGHTEST
