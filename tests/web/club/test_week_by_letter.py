"""A week by letter in the browser: two people and a bot, an order that fires and one that stops."""

from __future__ import annotations

from pathlib import Path

from axe import findings
from chromium import Visitor, visiting
from playwright.sync_api import Browser, Page, expect
from said import said
from weeks import week

LEGAL = "[data-legal]:visible"
CONFIRM = "[data-confirm]:not([aria-disabled=true])"


def lay(page: Page) -> None:
    """Lay two cards of Visby, by what invites to be pressed."""
    expect(page.locator(f"[data-card]{LEGAL}").first).to_be_visible()
    cards = page.locator(f"[data-card]{LEGAL}").evaluate_all("all => all.map(e => e.dataset.card)")
    for card in [card for card in cards if card != "merchant"][:2]:  # nobody is asked to trade
        page.locator(f"[data-card={card}]").first.click()
    page.locator(CONFIRM).first.click()


def joined(anna: Visitor, wilma: Visitor) -> str:
    """Let Anna open a table by mail, and Wilma sit down there."""
    anna.ask("me", {"name": "Anna"})
    wilma.ask("me", {"name": "Wilma"})
    clock = {"kind": "days", "days": 2, "reserve": 3, "weekends": False, "late": "bot"}
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    id = str(anna.ask("tables", {"game": "visby", "chairs": chairs, "clock": clock})["id"])
    page = wilma.go(f"/join?table={id}")
    expect(page.get_by_text("2 days a move · 3 days in reserve")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(LEGAL).first).to_be_visible()
    return id


def write(wilma: Visitor, id: str, *unticked: str, ticked: tuple[str, ...] = ()) -> None:
    """Write an order by doing, and seal it."""
    page = wilma.go(f"/orders/{id}/1")
    lay(page)
    panel = page.get_by_role("complementary", name=said("orders-title"))
    for name in unticked:
        panel.get_by_label(name).uncheck()
    for name in ticked:
        panel.get_by_label(name).check()
    panel.get_by_role("button", name="Order this").click()
    expect(panel.locator("[data-way='1.1']")).to_be_visible()
    panel.get_by_role("button", name=said("orders-give")).click()
    expect(panel.get_by_text("Sealed.")).to_be_visible()


def test_a_game_goes_on_for_a_week(browser: Browser, tmp_path: Path) -> None:
    with (
        week(tmp_path) as site,
        visiting(browser, site.server) as anna,
        visiting(browser, site.server) as wilma,
    ):
        id = joined(anna, wilma)
        lay(wilma.page)
        write(wilma, id)  # for the second round, sealed ahead
        assert findings(wilma.page) == []

        site.go(1.5)  # within the time of a move
        anna.go(f"/table/{id}")
        expect(anna.page.get_by_role("timer")).to_contain_text("until")
        lay(anna.page)
        choosing = anna.context.request.get(f"{anna.address}/api/tables/{id}")
        anna.page.wait_for_function("document.querySelectorAll('[data-legal]').length > 0")
        stand = wilma.context.request.get(f"{wilma.address}/api/tables/{id}").json()
        assert choosing.ok
        assert not stand["asked"], "the order was carried out: nobody waits for Wilma"

        site.go(1.5)
        write(wilma, id, "it is round 3", ticked=("you have at least",))
        path = f"{wilma.address}/api/tables/{id}/orders"
        orders = wilma.context.request.get(f"{path}?seat=1").json()
        way = orders["turns"][0][0]["way"]
        way["holds"] = [{"name": "wares", "value": "99"}]  # more than anybody will have
        wilma.ask(f"tables/{id}/orders", {"seat": 1, "turns": [[way]]})
        lay(anna.page)
        page = wilma.go(f"/table/{id}")
        expect(page.locator(LEGAL).first).to_be_visible()  # it has stopped, and Wilma is asked
        assert wilma.context.request.get(f"{path}?seat=1").json()["stopped"] == "unforeseen"

        lay(anna.page)

        site.go(5.1)  # two days and the whole reserve
        anna.page.reload()
        expect(anna.page.get_by_text("A bot is playing for Wilma.").first).to_be_visible()
        wilma.go(f"/table/{id}")
        expect(anna.page.get_by_text("Wilma is back.").first).to_be_visible()
