"""Duplicate tables and friends in the browser: opened, compared, asked, answered, invited."""

from __future__ import annotations

from axe import findings, too_wide
from chromium import DESK, PHONE, visiting
from players import wait_for
from playwright.sync_api import Browser, Page, expect
from said import said
from served import Client, Server

from soaking import SOAK

PASSWORD = "a long password"  # noqa: S105


def account(site: Server, name: str) -> Client:
    client = site.client(name)
    client.do("POST", "/api/account", {"name": name, "password": PASSWORD})
    return client


def resign(client: Client, table: str) -> None:
    card = client.do("GET", f"/api/tables/{table}")
    seat = next(n for n, sitter in enumerate(card["seats"]) if sitter["mine"])
    line = client.sit(table)
    assert line.order("resign", seat=seat)["type"] == "done"
    line.close()


def is_for_everybody_on_a_phone(page: Page) -> None:
    """Look at a page as it is on a phone; in `make test` at its width alone."""
    page.set_viewport_size(PHONE)
    assert (findings(page, "phone") if SOAK else too_wide(page)) == []
    page.set_viewport_size(DESK)


def test_a_deal_is_sealed_played_compared_and_opened(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        anna.ask("me", {"name": "Adelheid"})
        anna.ask("account", {"name": "Adelheid", "password": PASSWORD})
        page = anna.go("/tournaments")
        page.get_by_text("Duplicate", exact=True).click()
        page.get_by_text("Bots", exact=True).click()
        page.get_by_label(said("organise-level")).select_option("apprentice")
        page.get_by_label(said("organise-deals")).fill("1")
        is_for_everybody_on_a_phone(page)
        page.get_by_role("button", name="Open it").click()
        page.get_by_role("button", name="Take part").click()
        expect(page.get_by_text("sealed", exact=True)).to_be_visible()
        where = f"/api/tournaments/{page.url.rsplit('/', 1)[1]}"
        rivals = [site.client(name) for name in ("Balduin", "Cäcilie")]
        for rival in rivals:
            rival.do("POST", f"{where}/enter", {})
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_text("Deal 1 is on the table. Yours is open.")).to_be_visible()
        expect(page.get_by_text(said("comparison-none")).first).to_be_visible()
        [cookie] = [c["value"] for c in page.context.cookies() if c["name"] == "kogge"]
        for client in (*rivals, Client(site.port, cookie)):
            resign(client, client.do("GET", where)["card"]["asked"])
        wait_for(lambda: rivals[0].do("GET", where)["card"]["state"] == "over")
        expect(page.get_by_text("opened", exact=True)).to_be_visible()
        expect(page.get_by_text("50 %").first).to_be_visible()  # all gave up: all are level
        page.get_by_text(said("comparison-how")).click()
        assert findings(page) == []
        is_for_everybody_on_a_phone(page)
        page.get_by_role("link", name="Balduin").click()
        page.wait_for_url("**/replay/**")


def test_friends_are_asked_after_a_game_and_meet_again(browser: Browser, site: Server) -> None:
    berta = account(site, "Brunhilde")
    with visiting(browser, site) as anna:
        anna.ask("me", {"name": "Aloisia"})
        anna.ask("account", {"name": "Aloisia", "password": PASSWORD})
        wish = {"game": "visby", "chairs": [{"kind": "me"}, {"kind": "open"}], "private": True}
        card = anna.ask("tables", wish)
        berta.do("POST", f"/api/tables/{card['id']}/join", {"invitation": card["invitation"]})
        resign(berta, card["id"])
        page = anna.go(f"/table/{card['id']}")
        page.get_by_role("button", name="Ask Brunhilde to be friends").click()
        expect(page.get_by_text("Brunhilde has been asked")).to_be_visible()
        [request] = berta.do("GET", "/api/friends")["asking"]
        berta.do("POST", f"/api/friends/{request['id']}/accept")
        page.get_by_role("button", name="The same with a third").click()
        expect(page.get_by_label("Invitation")).to_be_visible()

        page = anna.go("/club/friends")
        expect(page.get_by_role("link", name="Brunhilde")).to_be_visible()
        page.get_by_role("button", name="Invite", exact=False).first.click()
        page.get_by_role("button", name="to your table of Visby").click()
        expect(page.get_by_role("button", name="invited to Visby")).to_be_visible()
        page.get_by_role("button", name="More about Brunhilde").click()
        assert findings(page) == []
        is_for_everybody_on_a_phone(page)
        page.get_by_role("switch", name=said("friends-shown")).click()
        expect(page.get_by_text("Nobody sees it.")).to_be_visible()
        page.get_by_role("button", name=said("friends-remove")).click()
        page.get_by_role("button", name="Really?").click()
        expect(page.get_by_text("Nobody yet.")).to_be_visible()
