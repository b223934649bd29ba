"""A page that is loaded again: the table goes on exactly where it was."""

from __future__ import annotations

import json

import pytest
from homes import House

from kogge.core.error import KoggeError

GAMES = ("visby", "riga", "haithabu")


def reloaded(house: House, table: str) -> House:
    """Return a new house that was given what the old one has kept."""
    new = House()
    new.door.put(table, house.kept[table])
    return new


def digests(house: House, table: str) -> list[str]:
    """Return the digests of all positions so far, from what was kept."""
    records = json.loads(house.kept[table])["table"]["records"]
    played = [record["entries"] for record in records if record["kind"] == "play"]
    return [digest for entries in played for _, _, digest in entries]


@pytest.mark.parametrize("game", GAMES)
def test_two_pages_that_parted_in_mid_game_play_the_same(game: str) -> None:
    """Chance and bots draw from what was kept, and so do the same after a reload."""
    house = House()
    table = house.open(game, "me", "random", "greedy")
    house.enter(table)
    house.play(2)

    again = reloaded(house, table)
    again.enter(table)

    assert again.states == house.states
    assert again.door.holds(table)
    for each in (house, again):
        each.play(2)
        each.think()
    assert digests(again, table) == digests(house, table)
    assert again.states["line", 0]["view"] == house.states["line", 0]["view"]


def test_a_sealed_choice_survives_and_stays_sealed() -> None:
    house = House()
    table = house.open("visby", "me", "me", "greedy")
    house.enter(table)
    house.think()  # the bot has sealed its choice, too
    [action, *_] = (legal["action"] for legal in house.states["line", 0]["legal"])
    house.act(0, action)

    again = reloaded(house, table)
    again.enter(table)

    own, other = (again.states["line", seat] for seat in (0, 1))
    assert own["sealed"] == house.states["line", 0]["sealed"]
    assert own["choosing"] == [1]
    assert other["sealed"] is None
    assert again.door.think() is False
    again.act(1, other["legal"][1]["action"])
    assert again.states["line", 0]["sealed"] is None


def test_news_that_were_missed_come_with_the_welcome() -> None:
    house = House()
    table = house.open("haithabu", "me", "greedy")
    house.enter(table)
    house.play(3)
    house.think()
    last = house.states["line", 0]["number"]

    again = reloaded(house, table)
    [_, update, *_] = again.enter(table, seen={"0": 1})

    assert [news["number"] for news in update["news"]] == list(range(2, last + 1))


def test_a_turn_can_be_taken_back_after_a_reload() -> None:
    house = House()
    table = house.open("haithabu", "me", "greedy")
    house.enter(table)
    house.think()
    before = house.states["line", 0]["view"]
    action = next(
        legal["action"] for legal in house.states["line", 0]["legal"]
        if can_undo(house, legal["action"])
    )  # fmt: skip
    house.act(0, action)

    again = reloaded(house, table)
    again.enter(table)
    state = again.states["line", 0]
    assert state["undo"] == "free"
    again.say("undo", seat=0, moment=state["moment"])

    assert again.states["line", 0]["view"] == before


def can_undo(house: House, action: int) -> bool:
    """Return whether an action leaves the seat in its turn, so that it can be taken back."""
    moment = house.states["line", 0]["moment"]
    [tried] = house.say("try", seat=0, moment=moment, actions=[action])
    return bool(tried["states"][-1]["legal"])


def test_own_editions_are_kept_with_the_table() -> None:
    house = House()
    edition = 'game = "visby"\ntitle = "Mine"\n[rounds]\nvalue = 3\nprovenance = "inferred"\n'
    table = house.open("visby", "me", "greedy", edition=edition)
    house.enter(table)

    again = reloaded(house, table)
    again.enter(table)
    again.play()

    assert again.cards[table]["own_edition"]
    assert again.do("GET", f"tables/{table}/game")["title"] == "Mine"
    assert again.over()
    assert again.do("GET", f"tables/{table}/verify")["sound"]


def test_hot_seat_each_seat_is_told_what_its_own_view_holds() -> None:
    """All messages of a seat are made from its view: the other's hand is in none of them."""
    house = House()
    table = house.open("visby", "me", "me")
    [welcome, *updates] = house.enter(table)

    assert welcome["seats"] == [0, 1]
    assert [update["seat"] for update in updates if update["type"] == "update"] == [0, 1]
    first = [legal["action"] for legal in house.states["line", 0]["legal"]]
    said = house.act(0, first[0])
    others = [each for each in said if each.get("seat") == 1]
    assert [each["type"] for each in others] == ["choosing"]
    changed = house.act(0, first[1])
    assert not [each for each in changed if each.get("seat") == 1]  # a change of mind is no news
    house.enter(table, "other")
    assert house.states["other", 1]["sealed"] is None
    assert house.states["other", 1]["view"] == house.states["line", 1]["view"]


def test_all_pages_at_a_table_hear_the_same_also_of_what_was_done_elsewhere() -> None:
    """Two pages of one worker; and a table that another worker has kept in the meantime."""
    house = House()
    table = house.open("haithabu", "me", "greedy")
    house.enter(table, "first")
    house.enter(table, "second")
    house.think()
    assert house.states["first", 0] == house.states["second", 0]

    other = reloaded(house, table)
    other.enter(table)
    other.play(1)
    house.door.put(table, other.kept[table])

    assert house.states["first", 0]["view"] == other.states["line", 0]["view"]
    house.door.leave("first")
    house.play(1, "second")
    assert house.states["second", 0]["number"] > house.states["first", 0]["number"]


def test_a_game_in_memory_goes_on_though_what_was_kept_of_it_is_damaged() -> None:
    house = House()
    table = house.open("visby", "me", "greedy")
    with pytest.raises(KoggeError):
        house.door.put(table, "{}")

    assert house.do("GET", f"tables/{table}")["state"] == "playing"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_at_home_is_told_steps_if_it_asks_and_lands_in_the_present_after_a_reload(
    game: str,
) -> None:
    house = House()
    table = house.open(game, "me", "greedy", "greedy")
    house.enter(table, steps=True)
    house.enter(table, "plain")
    house.play(2)
    house.think()

    told = [message for message in house.sent["line"] if message.get("after")]
    assert told
    assert not [message for message in house.sent["plain"] if message.get("after")]
    again = reloaded(house, table)
    assert not [message for message in again.enter(table, steps=True) if message.get("after")]
