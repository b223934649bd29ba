"""The rules in the browser: those of a game, those of a table, and those that do not exist."""

from __future__ import annotations

import pytest
from chromium import bots, visiting
from playwright.sync_api import Browser, expect
from said import said
from served import Server

OWN = 'game = "riga"\ntitle = "Our box"\n[penalty]\nvalue = 3\nprovenance = "printed"\n'


def test_a_table_with_values_of_its_own_has_its_own_rules(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        anna.open_table("riga", bots(1), edition=OWN, private=True)
        with anna.context.expect_page() as opened:
            anna.page.get_by_role("link", name="Rules").click()
        rules = opened.value

        expect(rules.get_by_text(said("rules-edition-own", title="Our box"))).to_be_visible()
        expect(rules.locator("main .own dl > div")).to_have_count(1)
        expect(rules.locator("main .own dd")).to_have_text("3")
        rules.close()
        page = anna.go("/rules/riga")
        expect(page.get_by_text("The standard edition")).to_be_visible()
        expect(page.locator("main .own")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "title", "departure"),
    [
        ("en", "Our rulings", "Departure."),
        pytest.param("de", "Unsere Festlegungen", "Abweichung.", marks=pytest.mark.soak),
    ],
)
def test_the_number_of_a_ruling_leads_to_its_explanation(
    browser: Browser, site: Server, language: str, title: str, departure: str
) -> None:
    with visiting(browser, site, settings=f'{{"language": "{language}"}}') as anna:
        page = anna.go("/rules/riga")
        expect(page.locator("main h3").last).to_have_text(title)
        page.locator(".paragraph[id='p4.4']").get_by_role("link", name="R6", exact=True).click()

        expect(page).to_have_url(f"{anna.address}/rules/riga#pR6")
        entry = page.locator("#pR6")
        expect(entry).to_be_focused()
        expect(entry).to_be_in_viewport()
        expect(entry.locator("strong")).to_have_text(departure)
        page.locator("nav").get_by_text(title).click()
        expect(page.locator("#s-rulings")).to_be_in_viewport()
        assert page.locator("main dl").count() == 1  # the values stand in their own chapter only


ADVICE = [
    ("riga", "with", "Leave the Riga buildings out of your first games."),
    ("visby", "45 seals", "Play your first games to 30 seals."),
]


def test_options_that_are_not_for_first_games_say_so(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        for game, value, advice in ADVICE:
            page = anna.go(f"/new/{game}/2")
            told = page.locator(".terms").get_by_text(advice)
            chosen = page.locator(".game-tile.selected").get_by_text(value, exact=True)
            expect(chosen).to_be_visible()
            expect(told).to_have_count(0)
            chosen.click()

            expect(told).to_be_visible()


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "de"])
def test_a_game_that_does_not_exist_is_not_taken_for_another(
    browser: Browser, site: Server, language: str
) -> None:
    none = said("no-game", language, name="chess")
    with visiting(browser, site, settings=f'{{"language": "{language}"}}') as anna:
        for place in ("rules", "new"):
            page = anna.go(f"/{place}/chess")
            expect(page.get_by_text(none)).to_be_visible()
            page.locator("main").get_by_role("link", name="Haithabu").click()

            expect(page).to_have_url(f"{anna.address}/{place}/haithabu")
            expect(page.get_by_text(none)).to_have_count(0)
