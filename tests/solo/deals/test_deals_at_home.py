"""Deals that come with the program: the same for all, played alone, beside marks of the levels."""

from __future__ import annotations

import itertools
import json

import pytest
from homes import House

from kogge.bots.level import NAMES as LEVELS
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.game import Game
from kogge.games import GAMES, find
from kogge.publish.prepared import prepared
from kogge.table.deals.stock import Dealt, marked, parsed, stock, written
from kogge.table.deals.terms import MOST, RIVALS
from soaking import SOAK

DAY = "2027-01-15"
TWO = 2


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_every_game_has_deals_for_a_month(game: Game) -> None:
    deals = stock(game)
    assert len(deals) == 30
    assert len({deal.seed for deal in deals}) == len(deals)
    for deal in deals:
        chairs, seats = deal.terms.chairs, len(deal.terms.chairs)
        assert TWO <= seats <= MOST
        assert chairs.count("") == 1
        assert {*chairs} <= {"", *RIVALS}
        assert tuple(deal.marks) == LEVELS
        assert all(1 <= place <= seats for place, _ in deal.marks.values())
    assert {deal.terms.seat for deal in deals} == {*range(MOST)}  # each seat has its turn


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_levels_still_do_as_the_file_says(game: Game) -> None:
    """If rules or bots have changed on purpose: `kogge deals GAME --make`, and look at the file."""
    small = [deal for deal in stock(game) if len(deal.terms.chairs) == TWO]
    for deal in small[: 3 if SOAK else 1]:
        for level in LEVELS if SOAK else LEVELS[:1]:
            seed = Seed.of_text(deal.seed)
            assert marked(game, seed, deal.terms, level) == deal.marks[level]


def test_better_levels_do_better_with_them() -> None:
    """Over all deals, the alderman comes before the merchant, and the merchant before beginners."""
    deals = list(itertools.chain.from_iterable(map(stock, GAMES.values())))
    wins = {level: sum(deal.marks[level][0] == 1 for deal in deals) for level in LEVELS}
    assert wins["alderman"] > wins["merchant"] > wins["apprentice"]


def test_what_pages_are_told_holds_no_shuffle() -> None:
    told = json.loads(dict(prepared())["deals.json"])["games"]
    assert {game: len(deals) for game, deals in told.items()} == dict.fromkeys(GAMES, 30)
    first = stock(find("riga"))[0]
    assert told["riga"][0]["chairs"] == first.terms.chairs
    assert told["riga"][0]["marks"][-1]["level"] == LEVELS[-1]
    assert first.seed not in json.dumps(told)


def test_a_file_of_other_rules_is_refused() -> None:
    visby, riga = find("visby"), find("riga")
    text = written(visby, stock(visby)[:TWO])
    assert parsed(visby, text, "x") == tuple(stock(visby)[:TWO])
    for broken, why in ((text, "other rules"), ("", "no list"), (text + "{}", "no list")):
        with pytest.raises(Broken, match=why):
            parsed(riga, broken, "x")


# At home.


def small() -> tuple[int, Dealt]:
    """Return a deal of Visby for two, with its number."""
    deals = enumerate(stock(find("visby")), start=1)
    return next((n, each) for n, each in deals if len(each.terms.chairs) == TWO)


def play(house: House, deal: Dealt, number: int) -> str:
    """Open a deal of Visby."""
    card = house.do("POST", "deals/visby", {"day": DAY, "number": number, "name": "Berta"})
    assert [seat.get("bot") or "" for seat in card["seats"]] == deal.terms.chairs
    assert card["deal"] == DAY
    names = [seat["name"] for seat in card["seats"]]
    assert names[deal.terms.seat] == "Berta"
    assert len({*names}) == len(names)
    return str(card["id"])


def test_everybody_has_the_same_cards_and_nobody_is_advised() -> None:
    number, deal = small()
    seat, views = deal.terms.seat, []
    for house in (House(), House()):
        table = play(house, deal, number)
        held = house.door.parlour.held(table).table
        assert (held.seed, held.setup.undo) == (deal.seed, "none")
        views.append(held.playing.view(seat))
        house.enter(table)
        [told] = house.say("hint", seat=seat, moment=held.moments.get(seat, 0))
        assert told["refusal"]["reason"] == "deal"
        assert "advice" in house.refused("GET", f"tables/{table}/coach?seat={seat}")
    assert views[0] == views[1]


def test_what_came_of_it_stands_on_the_card_that_the_browser_keeps() -> None:
    number, deal = small()
    house = House()
    table = play(house, deal, number)
    house.enter(table)
    house.play()
    card = house.cards[table]
    assert (card["state"], card["deal"]) == ("over", DAY)
    assert min(card["standing"]["places"]) == 1
    assert len(card["standing"]["totals"]) == TWO

    again = House()
    again.door.put(table, house.kept[table])
    assert again.door.parlour.held(table).table.setup.deal == DAY
    assert again.do("POST", f"tables/{table}/rematch")["deal"] is None  # these are other cards


def test_what_is_no_deal_is_refused() -> None:
    house = House()
    assert house.ask("POST", "deals/chess", {"day": DAY, "number": 1})[0] == 404
    assert "no deal 31" in house.refused("POST", "deals/visby", {"day": DAY, "number": 31})
    for wish in ({"day": "x", "number": 1}, {"day": DAY, "number": 0}, {"day": DAY}):
        assert house.ask("POST", "deals/visby", wish)[0] == 400
    assert not house.kept
