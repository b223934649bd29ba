"""What happens at a table in the browser: choosing, waiting, being cut off, handing over."""

from __future__ import annotations

import random
import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from chromium import QUICK, Visitor, bots, visiting
from laying import given_up, is_turn, lay, until
from playwright.sync_api import Browser, expect
from said import said
from served import Server, roomy, serving
from ways import WAYS

from kogge.core.match import Match

LIVELY = QUICK.replace('"none"', '"full"')


def pick(visitor: Visitor, *cards: str) -> None:
    for card in cards:
        visitor.page.locator(f"[data-card={card}]").click()


def seal(visitor: Visitor) -> None:
    visitor.page.locator("[data-confirm]").click()


def test_two_clicks_lead_from_the_start_page_to_a_table(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        page = anna.go("/")
        page.get_by_role("link", name="Play now: Visby").click()
        page.locator("main .button.primary, footer .button.primary").first.click()

        expect(page.locator("[data-card=knight]")).to_be_visible()
        expect(page).to_have_title("● Your turn · Visby · Kogge")


@pytest.mark.soak
def test_four_browsers_at_one_table(browser: Browser, site: Server) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(visiting(browser, site)) for _ in range(4)]
        anna, *others = people
        anna.open_table("visby", [{"kind": "me"}, *({"kind": "open"} for _ in others)])
        link = anna.page.locator("main input[readonly]").input_value()
        for n, other in enumerate(others):
            other.ask("me", {"name": f"Guest {n}"})
            card = other.context.request.get(
                f"{other.address}/api/invitations/{link.rsplit('/', 1)[1]}"
            ).json()
            other.ask(f"tables/{card['id']}/join", {"invitation": link.rsplit("/", 1)[1]})
            other.go(f"/table/{card['id']}")
        for person in people:
            expect(person.page.locator("[data-card=knight]")).to_be_visible()

        for person, card in zip(people, ("troops", "knight", "fleet", "ship"), strict=True):
            expect(person.page.locator(".log")).not_to_contain_text("plays")
            pick(person, card)
            seal(person)

        for person in people:
            log = person.page.locator(".log")
            expect(log).to_contain_text("Anna plays Troops")
            expect(log).to_contain_text("Guest 2 plays Ship")
            expect(person.page.locator("header .crumb")).to_contain_text("Round 2")


def test_a_sealed_choice_can_be_changed(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        anna.open_table("visby", [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
        secret = anna.page.locator("main input[readonly]").input_value().rsplit("/", 1)[1]
        with visiting(browser, site) as berta:
            berta.ask("me", {"name": "Berta"})
            berta.go(f"/join/{secret}")
            berta.page.locator("main .button.primary").first.click()
            expect(berta.page.locator("[data-card=knight]")).to_be_visible()

            pick(anna, "troops", "knight")
            seal(anna)
            expect(anna.page.get_by_role("heading", level=2)).to_contain_text("Sealed")
            pick(anna, "fleet", "ship")
            seal(anna)
            expect(berta.page.locator(".log")).not_to_contain_text("plays")
            pick(berta, "merchant", "mendicant")
            seal(berta)

            for person in (anna, berta):
                log = person.page.locator(".log")
                expect(log).to_contain_text("Anna plays Fleet and Ship")
                expect(log).to_contain_text("Berta plays Merchant and Mendicant")


def test_a_hint_is_shown_on_the_table_and_can_be_confirmed(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        anna.open_table("visby", bots(3))
        anna.page.get_by_role("button", name="Hint").click()

        expect(anna.page.locator(".hint li").first).to_be_visible()
        expect(anna.page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
        seal(anna)
        expect(anna.page.locator("header .crumb")).to_contain_text("Round 2")


def test_the_command_line_does_what_the_mouse_does(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        anna.open_table("visby", bots(3))
        expect(anna.page.locator("[data-card=troops]")).to_be_visible()
        anna.page.keyboard.press("/")
        field = anna.page.get_by_label("Move", exact=True)
        field.fill("play nonsense")
        field.press("Enter")
        expect(anna.page.locator(".answer")).to_have_text("no move is called 'play nonsense'")
        field.fill("tr")  # as in the terminal: names, and what they begin with, in either language
        field.press("Enter")
        expect(anna.page.locator(".log")).to_contain_text("Anna plays Troops")
        field.fill("ritter")
        field.press("Enter")
        expect(anna.page.locator(".log")).to_contain_text("Anna plays Knight")
        field.fill("why knight")
        field.press("Enter")
        expect(anna.page.locator(".answer")).to_contain_text("the Mendicant brings it back")


def test_a_table_that_is_none_says_so_in_ones_own_language(browser: Browser, site: Server) -> None:
    with visiting(browser, site, settings='{"language": "de"}') as anna:
        page = anna.go("/table/nonsense")

        expect(page.get_by_role("alert")).to_contain_text("Diesen Tisch gibt es nicht.")


def test_a_lost_connection_in_mid_turn_and_what_was_sent_into_the_dark(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        serving(tmp_path / "cut.sqlite", launch=roomy(tick=0.2)) as server,
        visiting(browser, server) as anna,
    ):
        anna.open_table("visby", bots(3))
        pick(anna, "troops")
        server.kill()
        expect(anna.page.get_by_role("alert")).to_contain_text(said("offline-title"))
        expect(anna.page.locator("[data-confirm]")).to_have_attribute("aria-disabled", "true")

        server.start()

        expect(anna.page.locator(".strip")).to_have_count(0)
        pick(anna, "knight")
        expect(anna.page.locator("[data-confirm]")).not_to_have_attribute("aria-disabled", "true")
        anna.page.evaluate(
            "() => { const e = document.querySelector('[data-confirm]'); e.click(); }"
        )
        server.kill()
        server.start()

        expect(anna.page.locator("header .crumb")).to_contain_text("Round 2")
        log = anna.page.locator(".log").inner_text()
        assert log.count("Anna plays Knight") == 1


def test_a_curtain_hangs_between_two_people_at_one_screen(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as both:
        chairs = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Berta"}]
        both.open_table("visby", chairs)
        page = both.page
        expect(page.locator("[data-seat='0'] .seat-level")).to_have_text("you")
        expect(page.locator("[data-seat='1'] .seat-name")).to_have_text("Berta")
        expect(page.locator("[data-seat='1'] .seat-level")).to_have_text("at this screen")
        pick(both, "troops", "knight")
        seal(both)

        curtain = both.page.get_by_role("button", name="I am Berta")
        expect(curtain).to_be_visible()
        expect(both.page.locator("[data-card]")).to_have_count(0)
        assert "Troops" not in both.page.content()
        curtain.press("Enter")

        expect(both.page.locator("footer .seat-name")).to_have_text("Berta")
        expect(both.page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
        pick(both, "fleet", "ship")
        seal(both)
        expect(both.page.locator(".log")).to_contain_text("Anna plays Troops and Knight")
        pick(both, "merchant", "mendicant")  # the player at the screen goes on with the next round
        seal(both)
        expect(both.page.get_by_role("button", name="I am Anna")).to_be_visible()


@pytest.mark.parametrize("motion", ["none", "full"])
def test_news_are_told_step_by_step_unless_motion_is_unwanted(
    browser: Browser, site: Server, motion: str
) -> None:
    settings = QUICK.replace('"none"', '"full"') if motion == "full" else QUICK
    with visiting(browser, site, settings=settings) as anna:
        anna.open_table("visby", bots(3))
        pick(anna, "troops")
        seal(anna)

        if motion == "full":
            expect(anna.page.locator(".oak")).to_be_visible()
            anna.page.keyboard.press("Escape")  # a player who wants to go on is not held up
        expect(anna.page.locator("header .crumb")).to_contain_text("Round 2", timeout=2000)
        expect(anna.page.locator(".oak")).to_have_count(0)


def test_the_wish_for_less_motion_is_followed(browser: Browser, site: Server) -> None:
    settings = QUICK.replace('"motion": "none", ', "")
    with visiting(browser, site, settings=settings, reduced_motion="reduce") as anna:
        anna.open_table("visby", bots(3))
        pick(anna, "troops")
        seal(anna)

        expect(anna.page.locator(".oak")).to_be_visible()  # the same steps, but nothing moves
        assert anna.page.evaluate("document.getAnimations().length") == 0
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("header .crumb")).to_contain_text("Round 2", timeout=2000)


def second_round() -> Match:
    """Return a match in which both have laid the same cards, and nobody has traded."""
    return until("visby", 2, lambda m: m.position.rounds == 2, choose=lambda _, legal: legal[0])


def test_looking_back_with_any_eyes_and_playing_on(browser: Browser, site: Server) -> None:
    with visiting(browser, site) as anna:
        table = lay(anna, given_up(second_round()), bots(1))
        page = anna.go(f"/replay/{table}")

        expect(page.get_by_text("Step 0 of 2")).to_be_visible()
        page.get_by_role("button", name=said("replay-open")).click()
        expect(page.get_by_text("Step 0 of 2")).to_be_visible()  # with other eyes it comes anew
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text("Step 2 of")).to_be_visible()
        assert "step=2" in page.url
        page.reload()  # a link sent to a friend leads to the same step
        expect(page.get_by_text("Step 2 of 2")).to_be_visible()
        page.keyboard.press("PageDown")
        expect(page.get_by_role("combobox", name="Round or year")).to_have_value("1")
        page.keyboard.press("PageUp")
        page.keyboard.press("Shift+ArrowRight")
        expect(page.get_by_text("Step 1 of")).to_be_visible()
        eyes = page.get_by_role("group", name="Seen by")
        eyes.get_by_role("button", name="Berta").click()
        page.keyboard.press("ArrowLeft")  # Berta has not chosen yet, Anna has
        eyes.get_by_role("button", name="Anna").click()
        page.get_by_text(said("replay-more")).click()
        page.get_by_role("button", name=said("replay-verify")).click()
        expect(page.get_by_text(said("replay-sound"))).to_be_visible()
        page.get_by_role("button", name=said("replay-fork")).click()
        page.get_by_role("button", name=said("replay-fork-same")).click()
        expect(page).to_have_url(re.compile("/table/"))
        expect(page.locator("header .crumb")).to_contain_text("Round 1")
        expect(page.locator("[data-card][data-legal]")).to_have_count(8)


def test_where_nothing_is_hidden_the_screen_turns_to_whoever_is_asked(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site) as both:
        other = until("haithabu", 2, is_turn)
        lay(both, other, [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Berta"}])
        name, luck = both.page.locator(".haithabu .own-name b").first, random.Random(3)  # noqa: S311
        expect(name).to_have_text("Anna")
        while name.inner_text() == "Anna":
            WAYS["mouse"].move(both.page, luck)

        expect(name).to_have_text("Berta")
        assert both.page.locator(".curtain").count() == 0


def test_a_spectator_sees_what_lies_open_can_do_nothing_and_is_counted(
    browser: Browser, site: Server
) -> None:
    with visiting(browser, site) as anna, visiting(browser, site) as berta:
        table = anna.open_table("visby", bots(2))
        pick(anna, "troops", "knight")
        bar, page = anna.page.locator("header .watch"), berta.page
        expect(bar).to_have_count(0)

        berta.go(f"/table/{table}")
        expect(bar).to_contain_text("1 watching")
        expect(page.locator("header .watch")).to_contain_text("1 watching")
        expect(page.locator(".board-drawing")).to_be_visible()
        expect(page.locator("[data-legal], [data-confirm]")).to_have_count(0)
        page.keyboard.press("/")  # a spectator has nothing to type
        seal(anna)
        expect(page.locator(".log")).to_contain_text("Anna plays Troops and Knight")
        expect(page.locator(".command")).to_have_count(0)
        berta.go("/tables")
        expect(bar).to_have_count(0)


LAST = """e => e.scrollHeight > e.clientHeight
    && e.scrollHeight - e.scrollTop - e.clientHeight < 2"""  # whether a log shows its end


@pytest.mark.parametrize("game", ["riga", "haithabu"])
def test_the_newest_line_stays_in_sight_however_the_window_grows(
    browser: Browser, site: Server, game: str
) -> None:
    with visiting(browser, site) as anna:
        lay(anna, until(game, 4, lambda match: is_turn(match) and len(match.entries) > 80), bots(3))
        log = anna.page.locator(".log")
        for width, height in ((1366, 768), (1440, 900), (1366, 768)):
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.page.wait_for_function(LAST, arg=log.element_handle())
