"""The club in the browser: the deal of the day, ladders and statistics, profiles, rated tables."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from axe import findings
from chromium import PHONE, Visitor, visiting
from clubs import club
from launched import WIDE, launched
from playwright.sync_api import Browser, expect
from said import said
from served import Server

from soaking import SOAK

pytestmark = pytest.mark.slow
forms = pytest.mark.parametrize(
    "phone", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["desk", "phone"]
)
PASSWORD = "correct horse"  # noqa: S105


async def season(database: str) -> None:
    """Let three people play what a profile, a ladder and statistics need."""
    async with club(database) as here:
        anna, berta, carl = [await here.person(name) for name in ("Anna", "Berta", "Carl")]
        for _ in range(6):
            await here.played(anna, berta)
        for winner, loser in [(anna, berta)] * 7 + [(berta, anna)] * 3 + [(anna, carl)]:
            await here.lost(loser, winner, rated=True)
        await here.counted()


@forms
def test_a_club_with_a_past_and_a_deal_that_is_begun_once(
    browser: Browser, tmp_path: Path, *, phone: bool
) -> None:
    with ThreadPoolExecutor(1) as apart:  # the browser has a loop of its own in this thread
        apart.submit(lambda: asyncio.run(season(str(tmp_path / "kogge.sqlite")))).result()
    with launched(tmp_path, limits=WIDE) as server, visiting(browser, server, phone=phone) as guest:
        page = guest.go("/standing/visby")
        ladder = page.get_by_role("list").filter(has_text="Alderman")
        expect(ladder.get_by_role("link", name="Anna")).to_be_visible()
        expect(ladder.get_by_role("link", name="Carl")).to_have_count(0)  # provisional
        expect(page.get_by_text("2 players · 6 games")).to_be_visible()
        expect(page.get_by_role("heading", name="Cards played")).to_be_visible()
        assert not SOAK or findings(page) == []  # the next state has the most of it

        page.get_by_text(said("figures-bots")).click()
        page.get_by_text("3 players", exact=True).click()
        page.locator("summary").filter(has_text="Alderman").click()
        expect(
            page.get_by_text("kogge arena visby --bots alderman,alderman,alderman")
        ).to_be_visible()
        assert findings(page) == []

        ladder.get_by_role("link", name="Anna").click()
        expect(page.get_by_role("heading", name="Anna")).to_be_visible()
        expect(page.get_by_text("17 games, ")).to_be_visible()
        opponents = page.get_by_role("listitem").filter(has_text="Berta")
        expect(opponents).to_contain_text("of 16")
        page.get_by_text("All figures").click()
        expect(page.get_by_role("row")).to_have_count(12)  # eleven rated games, and the head
        assert findings(page) == []

        guest.go("/standing/riga")
        expect(page.get_by_text("Nobody has finished a game here yet.")).to_be_visible()
        expect(page.get_by_role("radio", name=said("figures-bots"))).to_be_checked()
        a_deal_is_begun_once(guest)


def a_deal_is_begun_once(dora: Visitor) -> None:
    """Begin the deal of the day with an account, and find it again."""
    dora.ask("me", {"name": "Dora"})
    page = dora.go("/club")
    expect(page.get_by_role("link", name=said("deal-account"))).to_have_count(3)
    assert findings(page) == []
    dora.ask("account", {"name": "Dora", "password": PASSWORD})
    dora.go("/club")
    page.get_by_role("article").filter(has_text="Visby").get_by_role("button").click()
    page.wait_for_url("**/table/**")
    table = page.url.partition("?")[0]
    dora.go("/club")
    expect(page.get_by_text("one person has begun")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    page.wait_for_url(f"{table}*")


def test_one_keeps_a_profile_to_oneself_and_somebody_away(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna, visiting(browser, site) as berta:
        for guest, name in ((anna, "Amalie"), (berta, "Bertram")):
            guest.ask("me", {"name": name})
            guest.ask("account", {"name": name, "password": PASSWORD})
        page = anna.go("/people")
        expect(page.get_by_role("heading", name="Amalie")).to_be_visible()
        page.get_by_role("switch", name=said("profile-private")).click()
        expect(page.get_by_text(said("profile-private-on"))).to_be_visible()
        assert findings(page) == []
        hidden = berta.go("/people/Amalie")
        expect(hidden.get_by_role("alert")).to_contain_text("no profile to be seen")
        berta.troubles.clear()  # what was asked for is not to be seen

        anna.ask("blocked", {"name": "Bertram"})
        chairs = [{"kind": "me"}, {"kind": "open"}]
        table = berta.ask("tables", {"game": "visby", "chairs": chairs})["id"]
        page = anna.go(f"/join?table={table}")
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("alert")).to_contain_text("somebody whom you keep away sits")
        anna.troubles.clear()  # it was refused at first
        page.get_by_role("button", name=said("friends-sit-anyway")).click()
        page.wait_for_url(f"**/table/{table}")


def test_what_a_host_chooses_is_told_before_joining(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        page = anna.go("/new/visby")
        rated = page.get_by_role("switch", name="Rated")
        expect(rated).to_have_count(0)
        page.get_by_role("radio", name="All", exact=True).check(force=True)
        rated.click()
        page.locator("[data-confirm]").click()
        expect(page.get_by_role("alert")).to_contain_text("rated games are for accounts")
        anna.troubles.clear()

        anna.context.clear_cookies()  # somebody else
        anna.ask("me", {"name": "Apollonia"})
        anna.go("/new/visby")
        page.get_by_role("radio", name="Friend").nth(1).check(force=True)
        page.get_by_role("radio", name="By mail", exact=True).check(force=True)
        level = page.get_by_label(said("letters-late-level"))
        expect(level).to_have_value("craftsman")
        level.select_option("master")
        assert findings(page) == []
        page.locator("[data-confirm]").click()
        page.wait_for_url("**/table/**")
        card = page.context.request.get(f"{anna.address}/api/tables/{page.url.rsplit('/', 1)[1]}")
        link = card.json()["invitation"]

        anna.go("/settings")  # else the table would miss its host
        anna.context.clear_cookies()  # somebody else, with a phone
        page.set_viewport_size(PHONE)
        told = anna.go(f"/join/{link}")
        expect(told.get_by_text("then a bot plays until you are back (Master)")).to_be_visible()
        assert findings(told, "phone") == []
