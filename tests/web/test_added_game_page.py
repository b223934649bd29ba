"""A game that another package adds has a plain table in the browser, from the lobby to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from chromium import visiting
from playwright.sync_api import Browser, expect
from served import Server, roomy, serving
from ways import Keyboard, Mouse, Touch, play

from added import installed


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server in whose environment the toy game is installed."""
    folder = tmp_path_factory.mktemp("added")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in installed(folder).items():
            patch.setenv(name, value)
        with serving(Path(folder) / "kogge.sqlite", launch=roomy(tick=0.2)) as server:
            yield server


def test_it_lies_in_the_lobby_and_a_table_can_be_opened(browser: Browser, house: Server) -> None:
    with visiting(browser, house) as anna:
        page = anna.go("/new/toy")
        expect(page.get_by_role("radio", name="Toy")).to_be_checked()
        page.locator("[data-confirm]").click()

        expect(page.get_by_role("heading", name="Toy", exact=True)).to_be_visible()
        expect(page.locator("[data-legal]").first).to_contain_text("give c")
        page.locator("button", has_text="Log").first.click()
        page.get_by_role("tab", name="Tracker").click()
        expect(page.get_by_role("tabpanel")).to_have_text("cards pile 0; discards 0")


@pytest.mark.parametrize(
    "way",
    [
        pytest.param(Mouse(), marks=pytest.mark.soak),
        Keyboard(),
        pytest.param(Touch(), marks=pytest.mark.soak),
    ],
    ids=["mouse", "keyboard", "touch"],
)
def test_it_is_played_to_its_end(
    browser: Browser, house: Server, way: Mouse | Keyboard | Touch
) -> None:
    with visiting(browser, house, phone=way.phone) as anna:
        anna.open_table("toy", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        moves = play(anna.page, way, 3)

        assert moves > 6
        expect(anna.page.locator("main.end")).to_contain_text("points")
        assert anna.troubles == []
