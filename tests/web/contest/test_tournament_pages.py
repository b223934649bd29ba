"""Tournaments in the browser: opened, entered, begun and played, so that everybody can."""

from __future__ import annotations

from axe import findings, too_wide
from chromium import DESK, PHONE, Visitor, visiting
from players import wait_for
from playwright.sync_api import Browser, expect
from said import said
from served import Client, Server

from soaking import SOAK

CLUB = ("Berta", "Carl")


def test_a_tournament_from_its_title_to_its_winner_and_a_private_one(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site) as anna:
        anna.ask("me", {"name": "Annegret"})
        anna.ask("account", {"name": "Annegret", "password": "a long password"})
        page = anna.go("/tables")
        page.get_by_role("link", name="Tournaments").click()
        page.get_by_label("Title").fill("Spring cup")
        page.get_by_text("Single round", exact=True).click()
        assert findings(page) == []
        page.get_by_role("button", name="Open it").click()
        page.get_by_role("button", name="Take part").click()
        expect(page.get_by_text("2 more players, and it can begin.")).to_be_visible()
        id = page.url.rsplit("/", 1)[1]
        clients = {name: joined(site, id, name) for name in CLUB}

        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("heading", name="Standings")).to_be_visible()
        [cookie] = [c["value"] for c in page.context.cookies() if c["name"] == "kogge"]
        clients["Annegret"] = Client(site.port, cookie)
        for _ in range(3):
            finish(clients, id)
        expect(page.get_by_text("has won.")).to_be_visible()
        expect(page.get_by_role("heading", name="Cross table")).to_be_visible()
        expect(page.get_by_role("link", name="Replay").first).to_be_visible()
        page.get_by_text(said("standings-how")).click()
        assert findings(page) == []
        page.set_viewport_size(PHONE)
        assert (findings(page, "phone") if SOAK else too_wide(page)) == []
        page.set_viewport_size(DESK)
        page.locator("a.board:visible").first.click()
        page.wait_for_url("**/replay/**")
        a_private_tournament_is_entered_by_its_link(anna, site)


def joined(site: Server, id: str, name: str) -> Client:
    """Let a guest take part."""
    client = site.client(name)
    client.do("POST", f"/api/tournaments/{id}/enter", {})
    return client


def finish(clients: dict[str, Client], id: str) -> None:
    """Let the second seat of the only table resign, and wait until it is counted."""
    where = f"/api/tournaments/{id}"
    page = clients["Carl"].do("GET", where)
    [board] = [b for round in page["rounds"] for b in round["boards"] if b["state"] == "playing"]
    name = page["contestants"][board["players"][1]]["name"]
    line = clients[name].sit(board["table"])
    assert line.order("resign", seat=1)["type"] == "done"
    line.close()
    wait_for(lambda: clients["Carl"].do("GET", where)["version"] > page["version"])


def a_private_tournament_is_entered_by_its_link(anna: Visitor, site: Server) -> None:
    """Enter a tournament of somebody else that is not listed, and leave it."""
    olga = site.client("Olga")
    olga.do("POST", "/api/account", {"name": "Olga", "password": "a long password"})
    clock = {"kind": "days", "days": 3}
    terms = {"title": "Secret cup", "game": "riga", "form": "groups", "seats": 4, "clock": clock}
    page = olga.do("POST", "/api/tournaments", {**terms, "private": True})
    shown = anna.go(f"/tournaments/join/{page['invitation']}")
    expect(shown.get_by_role("heading", name="Secret cup").first).to_be_visible()
    shown.get_by_role("button", name="Take part").click()
    expect(shown.get_by_role("button", name="Leave")).to_be_visible()
    shown.wait_for_url(f"**/tournaments/{page['card']['id']}")
    shown.get_by_role("button", name="Leave").click()
    shown.get_by_role("button", name="Really leave?").click()
    shown.wait_for_url("**/tournaments")
