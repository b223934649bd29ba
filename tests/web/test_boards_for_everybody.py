"""The tables of Riga and Haithabu for everyone, in the states that a game goes through."""

from __future__ import annotations

import random

import pytest
from axe import COLOURLESS, in_both_themes, violations
from chromium import Visitor, visiting
from playwright.sync_api import Browser, Page, expect
from served import Server
from tidy import DESKS, PHONES, UPRIGHT, Size, windows
from ways import TURN, WAYS

FORMS = (DESKS[1], PHONES[0])
TABLET = (UPRIGHT[0],)  # the desk's parts in another order, and in its colours


def looked_at(page: Page, sizes: tuple[Size, ...] = FORMS) -> list[str]:
    """Return what is found in a state of the table, in windows of some sizes."""
    return [f"{size}: {each}" for size in windows(page, sizes) for each in in_both_themes(page)]


def in_order(page: Page) -> list[str]:
    """Return what is found on a tablet, apart from colours."""
    return [each for _ in windows(page, TABLET) for each in violations(page, COLOURLESS)]


def sit_down(anna: Visitor, berta: Visitor, game: str) -> None:
    """Open a table for two people, each with a browser."""
    anna.open_table(game, [{"kind": "me"}, {"kind": "open"}])
    secret = anna.page.locator("main input[readonly]").input_value().rsplit("/", 1)[1]
    berta.ask("me", {"name": "Berta"})
    table = anna.page.url.rsplit("/", 1)[1].split("?")[0]
    berta.ask(f"tables/{table}/join", {"invitation": secret})
    berta.go(f"/table/{table}")


def set_up(people: list[Page]) -> tuple[Page, Page]:
    """Play on until the first turn; return the player who acts and the one who waits."""
    luck = random.Random(7)  # noqa: S311
    for _ in range(300):
        for page, other in (people, people[::-1]):
            if page.locator(TURN).count():
                return page, other
            if not WAYS["mouse"].move(page, luck):
                page.wait_for_timeout(50)
    raise AssertionError("the first turn does not come")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["riga", "haithabu"])
def test_every_state_of_a_board_can_be_used_by_everybody(
    browser: Browser, site: Server, game: str
) -> None:
    with visiting(browser, site) as anna, visiting(browser, site) as berta:
        sit_down(anna, berta, game)
        acting, waiting = set_up([anna.page, berta.page])
        found = [*looked_at(acting), *in_order(acting), *looked_at(waiting)]
        acting.locator(TURN).first.click()
        expect(acting.locator("[aria-pressed=true]").first).to_be_visible()
        found += looked_at(acting)
        assert not found, "\n".join(found)
