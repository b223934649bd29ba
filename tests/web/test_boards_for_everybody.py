"""The tables of Riga and Haithabu for everyone, in the states that a game goes through."""

from __future__ import annotations

import pytest
from axe import COLOURLESS, in_both_themes, in_the_light, too_wide, violations
from chromium import Visitor, visiting
from laying import first_turn, lay
from playwright.sync_api import Browser, Page, expect
from served import Server
from tidy import DESKS, PHONES, UPRIGHT, Size, windows
from ways import TURN

from soaking import SOAK

FORMS = (DESKS[1], PHONES[0])
TABLET = (UPRIGHT[0],)  # the desk's parts in another order, and in its colours


def looked_at(page: Page, sizes: tuple[Size, ...] = FORMS) -> list[str]:
    """Return what is found in a state of the table, in windows of some sizes."""
    return [
        f"{size}: {each}"
        for size in windows(page, sizes)
        for each in (*too_wide(page), *in_both_themes(page))
    ]


def in_order(page: Page) -> list[str]:
    """Return what is found on a tablet, apart from colours."""
    return [each for _ in windows(page, TABLET) for each in violations(page, COLOURLESS)]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["riga", "haithabu"])
def test_every_state_of_a_board_can_be_used_by_everybody(
    browser: Browser, site: Server, game: str
) -> None:
    with visiting(browser, site) as anna, visiting(browser, site) as berta:
        table = lay(anna, first_turn(game, 2), [{"kind": "me"}, {"kind": "open"}])
        berta.ask("me", {"name": "Berta"})
        berta.ask(f"tables/{table}/join", {})
        expect(anna.page.locator(TURN).first).to_be_visible()
        found = [*looked_at(anna.page), *in_order(anna.page)]
        anna.page.locator(TURN).first.click()
        expect(anna.page.locator("[aria-pressed=true]").first).to_be_visible()
        found += [*in_the_light(anna.page), *too_wide(anna.page)]
        found += waiting(berta, table)
        assert not found, "\n".join(found)


def waiting(berta: Visitor, table: str) -> list[str]:
    """Return what is found by somebody who waits for another to act, in the same colours."""
    berta.go(f"/table/{table}")
    expect(berta.page.get_by_role("heading", level=2).first).to_be_visible()
    return looked_at(berta.page) if SOAK else violations(berta.page, COLOURLESS)
