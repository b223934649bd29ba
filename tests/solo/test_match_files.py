"""Match files at home: opened, looked at, gone on with, and written again."""

from __future__ import annotations

from pathlib import Path

import pytest
from homes import House

from kogge.core import notation
from kogge.core.header import Header, Seat
from kogge.core.match import Match
from kogge.table.opening.files import read_match

GAMES = ("visby", "riga", "haithabu")
MATCHES = Path(__file__).parents[1] / "games"


def stored(game: str) -> list[Path]:
    return sorted((MATCHES / game / "matches").glob("*.txt"))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_becomes_a_table_that_is_over(game: str) -> None:
    text = stored(game)[0].read_text()
    house = House()

    card = house.do("POST", "matches", {"text": text})
    table = card["id"]

    assert card["state"] == "over"
    assert house.do("GET", f"tables/{table}/verify")["sound"]
    assert house.ask("GET", f"tables/{table}/match.txt") == (200, text)
    replay = house.do("GET", f"tables/{table}/replay?eyes=open&count=3")
    assert len(replay["steps"]) == 3
    assert house.do("GET", f"tables/{table}/log?eyes=watch")["news"][0]["kind"] == "begin"
    wish = {"step": replay["total"] // 2, "seat": 0, "bot": "greedy"}
    assert house.do("POST", f"tables/{table}/fork", wish)["parent"] == table


@pytest.mark.parametrize("game", GAMES)
def test_all_stored_matches_can_be_opened_older_rules_included(game: str) -> None:
    house = House()
    for path in stored(game):
        table = house.do("POST", "matches", {"text": path.read_text()})["id"]
        assert house.ask("GET", f"tables/{table}/match.txt") == (200, path.read_text())


@pytest.mark.parametrize("game", GAMES)
def test_both_written_forms_are_the_same_match(game: str) -> None:
    house = House()
    text = stored(game)[-1].read_text()
    first = house.do("POST", "matches", {"text": text})["id"]
    written = house.ask("GET", f"tables/{first}/match.json")[1]

    second = house.do("POST", "matches", {"text": written})["id"]

    assert house.ask("GET", f"tables/{second}/match.txt")[1] == text


def test_an_opened_match_is_kept_with_its_notes() -> None:
    """Somebody has taken back and resigned: the file says so, and so does the table."""
    house = House()
    table = house.open("haithabu", "me", "me", "greedy")
    house.enter(table)
    house.play(2)
    house.say("resign", seat=1)
    house.say("resign", seat=0)
    text = house.ask("GET", f"tables/{table}/match.txt")[1]
    assert "note  Anna resigns" in text

    opened = house.do("POST", "matches", {"text": text})
    again = House()
    again.door.put(opened["id"], house.kept[opened["id"]])

    assert [seat["resigned"] for seat in opened["seats"]] == [True, True, False]
    assert again.ask("GET", f"tables/{opened['id']}/match.txt")[1] == text
    again.enter(opened["id"])
    assert again.states["line", 0]["why"] == "resigned"
    assert again.states["line", 0]["places"] == house.states["line", 0]["places"]


def test_a_match_of_bots_alone_can_be_looked_at_but_not_played_again() -> None:
    house = House()
    table = house.do("POST", "matches", {"text": stored("visby")[0].read_text()})["id"]

    [welcome, *_] = house.enter(table)

    assert welcome["seats"] == []
    assert house.states["line", -2]["over"]
    assert house.refused("POST", f"tables/{table}/rematch") == "you do not sit at this table"


def test_a_match_that_was_won_can_be_played_again() -> None:
    house = House()
    table = house.open("visby", "me", "greedy")
    house.enter(table)
    house.play()
    text = house.ask("GET", f"tables/{table}/match.json")[1]

    opened = house.do("POST", "matches", {"text": text})["id"]

    assert house.do("POST", f"tables/{opened}/rematch")["state"] == "playing"


@pytest.mark.parametrize("game", GAMES)
def test_an_exported_game_goes_on_in_another_house(game: str) -> None:
    house = House()
    table = house.open(game, "me", "greedy", "random")
    house.enter(table)
    house.play(2)
    exported = house.ask("GET", f"tables/{table}/export")[1]

    other = House()
    card = other.do("POST", "matches", {"text": exported})
    other.enter(card["id"])

    assert card["id"] != table
    assert other.states["line", 0]["view"] == house.states["line", 0]["view"]
    house.think()
    other.think()
    assert other.states["line", 0]["view"] == house.states["line", 0]["view"]


def test_an_unfinished_match_goes_on_with_other_luck_where_its_seed_is_not_told() -> None:
    text = stored("visby")[0].read_text()
    begun = unfinished(text, entries=4)
    house = House()

    card = house.do("POST", "matches", {"text": begun})
    house.enter(card["id"])
    house.play()

    assert house.cards[card["id"]]["state"] == "over"


def unfinished(text: str, entries: int) -> str:
    """Return a match as it was written before it had ended."""
    match = read_match(text)
    header = match.header
    seats = [Seat(seat.name) for seat in header.seats]
    begun = Header.of(header.game, seats, header.commitment, header.options, header.edition)
    again = Match(begun)
    for entry in match.entries[:entries]:
        again.repeat(entry)
    return notation.text(again)
