"""For everyone: both languages, both themes, screen readers, small screens, slow lines."""

from __future__ import annotations

import gzip
import re

import pytest
from axe import findings
from chromium import QUICK, bots, visiting
from playwright.sync_api import Browser, Page, Route, expect
from served import Server

from kogge.server.api.pages import FOLDER

PAGES = (
    "/", "/new/visby", "/new/riga", "/new/haithabu", "/tables", "/rules/visby", "/rules/riga",
    "/rules/haithabu", "/settings", "/account", "/credits", "/imprint", "/privacy",
)  # fmt: skip
GAMES = ("visby", "riga", "haithabu")
LIGHTEST = 250_000  # bytes of the first load


def untold(page: Page) -> str:
    """Return a message that is missing in a language; it would be shown by its name."""
    found = re.search(r"\{[\w-]+\}", page.locator("body").inner_text())
    return found[0] if found else ""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_used_by_everybody(browser: Browser, site: Server, game: str) -> None:
    for phone in (False, True):
        with visiting(browser, site, phone=phone) as anna:
            anna.open_table(game, bots(3))
            expect(anna.page.locator("[data-legal]").first).to_be_visible()

            assert not findings(anna.page)
            if not phone:
                tall = anna.page.evaluate("document.documentElement.scrollHeight - innerHeight")
                assert tall <= 1, "the whole game is seen without scrolling"


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


@pytest.mark.parametrize("path", [page for page in PAGES if page != "/imprint"])
def test_a_thumb_hits_everything_on_a_page(browser: Browser, site: Server, path: str) -> None:
    with visiting(browser, site, phone=True) as anna:
        page = anna.go(path)
        page.wait_for_load_state("networkidle")

        assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_thumb_hits_everything_at_a_table(browser: Browser, site: Server, game: str) -> None:
    with visiting(browser, site, phone=True) as anna:
        anna.open_table(game, bots(3))
        expect(anna.page.locator("[data-legal]").first).to_be_visible()

        assert anna.page.evaluate(SMALL) == []


SEATS = {"visby": (2, 4, 6), "riga": (2, 3, 4), "haithabu": (2, 3, 4)}


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768)], ids=["laptop", "tablet"])
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_game_is_seen_without_scrolling(
    browser: Browser, site: Server, game: str, size: tuple[int, int]
) -> None:
    with visiting(browser, site, settings=QUICK.replace("{", '{"language": "de", ')) as anna:
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        for seats in SEATS[game]:
            anna.open_table(game, bots(seats - 1))
            expect(anna.page.locator("[data-legal]").first).to_be_visible()
            anna.page.locator("[data-legal]").first.click()

            over = anna.page.evaluate(
                "[document.documentElement.scrollWidth - innerWidth,"
                " document.documentElement.scrollHeight - innerHeight]"
            )
            assert max(over) <= 1, f"{seats} seats"


@pytest.mark.parametrize("path", ["/", "/new/riga", "/rules/visby", "/settings", *GAMES])
def test_text_of_twice_the_size_moves_to_the_smaller_layout(
    browser: Browser, site: Server, path: str
) -> None:
    with visiting(browser, site) as anna:
        sizes = {"fontSizes": {"standard": 32, "fixed": 26}}
        anna.context.new_cdp_session(anna.page).send("Page.setFontSizes", sizes)
        if path in GAMES:
            anna.open_table(path, bots(1))
            expect(anna.page.locator("[data-legal]").first).to_be_visible()
        else:
            anna.go(path).wait_for_load_state("networkidle")

        size = anna.page.evaluate("getComputedStyle(document.documentElement).fontSize")
        assert size == "32px"
        outside = anna.page.evaluate("""[...document.querySelectorAll("a, button, input")]
            .filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1)
            .map((e) => e.outerHTML.slice(0, 120))""")
        assert outside == []


@pytest.mark.parametrize("path", PAGES)
def test_every_page_speaks_german(browser: Browser, site: Server, path: str) -> None:
    with visiting(browser, site, settings='{"language": "de"}') as anna:
        page = anna.go(path)
        page.wait_for_load_state("networkidle")

        expect(page.locator("html")).to_have_attribute("lang", "de")
        assert not untold(page)
        assert "the " not in page.locator("main").first.inner_text().split("\n")[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_changes_its_language_at_any_time(
    browser: Browser, site: Server, game: str
) -> None:
    with visiting(browser, site) as anna:
        anna.open_table(game, bots(1))
        expect(anna.page.locator("[data-legal]").first).to_be_visible()
        before = anna.page.get_by_role("heading", level=2).first.inner_text()
        anna.page.get_by_role("button", name="Menu").click()
        anna.page.get_by_role("menuitem", name="Deutsch").click()

        expect(anna.page.locator("html")).to_have_attribute("lang", "de")
        expect(anna.page.get_by_role("heading", level=2).first).not_to_have_text(before)
        assert not untold(anna.page)


def test_a_table_is_shown_with_its_styles(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        styles, held = re.compile(r"/assets/Visby-.*\.css$"), list[Route]()
        anna.page.route(styles, lambda route: held.append(route))  # noqa: PLW0108
        with anna.page.expect_request(styles):
            anna.open_table("visby", bots(1))
        anna.page.wait_for_timeout(1_000)  # in which the table's news arrives
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
