"""The review beside the replay: it comes by itself, and leads to its moments and better ways."""

from __future__ import annotations

from random import Random

from axe import findings
from chromium import visiting
from playwright.sync_api import Browser, expect
from said import said
from served import Client, Server

from soaking import SOAK

SHORT = """
game = "visby"
title = "A short game, of which a review is soon made"

[rounds]
value = 5
provenance = "reconstructed"
"""
LONG = 120_000  # milliseconds: the review lets everything else go first


def played(site: Server) -> tuple[Client, str]:
    """Play a short match to its end, without much thought."""
    anna, luck = site.client("Anna"), Random(3)  # noqa: S311  no secret depends on it
    table = anna.open("visby", "me", "greedy", edition="" if SOAK else SHORT)["id"]
    line = anna.sit(table)
    while not (state := line.asked(0))["over"]:
        line.act(0, luck.choice(state["legal"])["action"])
    line.close()
    return anna, str(table)


def test_a_match_is_looked_back_at(browser: Browser, site: Server) -> None:
    anna, table = played(site)
    with visiting(browser, site) as visitor:
        cookie = {"name": "kogge", "value": anna.cookie, "url": visitor.address}
        visitor.context.add_cookies([cookie])  # type: ignore[list-item]
        page = visitor.go(f"/end/{table}")
        page.get_by_role("link", name=said("end-review")).click()
        review = page.locator(".review")
        expect(review.get_by_role("heading", name="Worth a look")).to_be_visible(timeout=LONG)
        expect(review.locator(".seat")).to_have_count(2, timeout=LONG)
        expect(review.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
        review.get_by_text(said("end-figures")).click()
        result = review.get_by_role("row", name="Result").first
        assert sum(map(int, result.get_by_role("cell").all_inner_texts())) == 100
        page.get_by_role("button", name=said("review-luck-and-skill")).click()
        expect(page.locator("polyline.strand")).to_have_count(4)
        moment = review.locator(".row").first
        expect(moment).to_be_visible(timeout=LONG)
        moment.click()
        expect(review.get_by_text("Better:")).to_be_visible()
        review.get_by_role("button", name=said("review-better")).click()
        expect(review.get_by_text("The better line:")).to_be_visible()
        review.get_by_role("button", name=said("review-stop")).click()
        found = findings(page, "a moment")
        assert not found, "\n".join(found)
        review.get_by_role("button", name=said("review-try")).click()
        expect(page.locator("[data-legal]").first).to_be_visible()
