"""What is refused at home, in the words of a server, and what only a server can do."""

from __future__ import annotations

import json
from typing import Any

import pytest
from homes import House

ME, BOT = {"kind": "me", "name": "Käthe"}, {"kind": "bot", "bot": "greedy"}


def reason(house: House, method: str, path: str, body: Any = None) -> tuple[int, str]:
    status, text = house.ask(method, path, body)
    return status, json.loads(text)["reason"]


@pytest.fixture
def house() -> House:
    return House()


def test_whoever_opens_a_table_sits_at_it_under_the_name_they_wish(house: House) -> None:
    wish = {"game": "visby", "chairs": [ME, BOT, {"kind": "me"}]}

    card = house.do("POST", "tables", wish)

    assert card["id"].startswith("home-")
    assert [seat["name"] for seat in card["seats"]] == ["Käthe", "Berta", "Anna"]
    assert [seat["mine"] for seat in card["seats"]] == [True, False, True]
    assert card["host"]
    assert house.cards[card["id"]] == card


def test_nobody_waits_for_others_and_no_clock_runs(house: House) -> None:
    wish = {"game": "visby", "chairs": [ME, {"kind": "open"}]}
    timed = {"game": "visby", "chairs": [ME, BOT], "clock": {"kind": "live", "minutes": 5}}

    assert reason(house, "POST", "tables", wish) == (409, "needs-server")
    assert house.do("POST", "tables", timed)["clock"]["kind"] == "none"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "tables/home-x/join"),
        ("POST", "tables/home-x/share"),
        ("POST", "tables/home-x/report"),
        ("GET", "invitations/abc"),
        ("GET", "running"),
        ("DELETE", "tables/home-x"),
        ("GET", ""),
    ],
)
def test_what_needs_a_server_says_so(house: House, method: str, path: str) -> None:
    assert reason(house, method, path, {}) == (409, "needs-server")
    house.language = "de"
    assert house.refused(method, path, {}) == "mit anderen zu spielen geht nur auf einem Server"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "sentence"),
    [
        ("GET", "tables/home-x", None, 404, "there is no such table"),
        ("GET", "games/chess", None, 404, "no game is called 'chess'"),
        ("POST", "tables", None, 400, "the message is not JSON"),
        ("POST", "tables", {"game": "visby"}, 400, "the message does not fit at 'chairs'"),
        ("POST", "tables", {"game": "chess", "chairs": [ME, BOT]}, 404, "no game is called"),
        ("POST", "tables", {"game": "visby", "chairs": [BOT, BOT]}, 400, "one seat must be yours"),
        (
            "POST",
            "tables",
            {"game": "riga", "chairs": [ME] * 6},
            400,
            "riga: 6 cannot play this game",
        ),
        ("POST", "matches", {"text": ""}, 400, "the message does not fit at 'text'"),
        ("POST", "matches", {"text": "game visby 99\n"}, 400, "match: the match was played by"),
        ("POST", "matches", {"text": "{}"}, 400, "match: 'seats' is missing"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(
    house: House, method: str, path: str, body: Any, status: int, sentence: str
) -> None:
    answered, text = house.ask(method, path, body)

    assert json.loads(text)["sentence"].startswith(sentence)
    assert answered == status
    assert not house.kept


def test_while_a_game_goes_on_nobody_looks_into_other_hands(house: House) -> None:
    table = house.open("visby", "me", "greedy")

    for path in (
        "replay?eyes=1",
        "replay?eyes=open",
        "book?eyes=open",
        "match.txt",
        "match.json",
        "verify",
    ):
        assert reason(house, "GET", f"tables/{table}/{path}") == (403, "not-over")
    assert house.do("GET", f"tables/{table}/replay?eyes=0&count=5")["total"] == 0
    for path in ("rematch", "aside", "fork"):
        body = {"aside": True} if path == "aside" else {"step": 0, "seat": 0, "bot": "greedy"}
        assert reason(house, "POST", f"tables/{table}/{path}", body) == (409, "not-over")
    assert reason(house, "GET", f"tables/{table}/replay?count=0") == (400, "malformed")
    assert reason(house, "GET", f"tables/{table}/replay?first=1&first=2") == (400, "malformed")


def test_a_closed_table_can_be_put_aside_and_its_card_says_that_it_is_closed(house: House) -> None:
    table = house.open("visby", "me", "greedy")

    assert house.ask("POST", f"tables/{table}/close") == (204, "")
    assert house.cards[table]["state"] == "closed"
    assert house.ask("POST", f"tables/{table}/aside", {"aside": True}) == (204, "")
    assert json.loads(house.kept[table])["table"]["aside"]
    assert not house.door.think()


def test_a_rematch_is_opened_once_and_everyone_moves_on_by_a_seat(house: House) -> None:
    table = house.open("visby", "me", "greedy")
    house.enter(table)
    house.play()

    first, second = (house.do("POST", f"tables/{table}/rematch") for _ in range(2))

    assert first["id"] == second["id"] != table
    assert [seat["bot"] for seat in first["seats"]] == ["greedy", None]
    assert house.cards[table]["rematch"] == first["id"]


def test_the_same_with_a_third_is_a_bot_at_home(house: House) -> None:
    table = house.open("visby", "me", "greedy")
    house.enter(table)
    house.play()
    assert reason(house, "POST", f"tables/{table}/larger", {}) == (409, "needs-server")

    opened = house.do("POST", f"tables/{table}/larger", {"bot": "greedy"})

    assert [seat["bot"] for seat in opened["seats"]] == ["greedy", None, "greedy"]
    assert house.do("POST", f"tables/{table}/rematch")["id"] == opened["id"]


def test_a_line_to_nowhere_is_told_so(house: House) -> None:
    [refused] = house.enter("home-x")[:1]

    assert refused["refusal"]["reason"] == "no-table"
    assert house.sent["line"][0] == {**refused, "id": None}


def test_commands_are_refused_in_the_words_of_the_page(house: House) -> None:
    table = house.open("visby", "me", "greedy")
    house.door.enter("line", table, "en")

    assert house.say("resign", seat=0)[0]["refusal"]["sentence"] == "say hello first"
    house.say("hello", language="de")
    said = [
        house.say("act", seat=1, moment=1, actions=[0]),
        house.say("act", seat=0, moment=77, actions=[0]),
        house.say("act", seat=0, moment="x", actions=[0]),
        house.say("hello"),
    ]
    assert [each[-1]["refusal"]["sentence"] for each in said] == [
        "dieser Platz gehört dir nicht",
        "am Tisch ging es weiter, seit du gewählt hast",
        "die Nachricht passt nicht bei 'moment'",
        "du hast schon hello gesagt",
    ]


def test_a_command_that_is_repeated_is_not_done_twice(house: House) -> None:
    table = house.open("haithabu", "me", "me")
    house.enter(table)
    order: dict[str, Any] = {"id": "once", "seat": 0, "words": "Ahoi"}

    first, second = house.say("say", **order), house.say("say", **order)

    assert [each["type"] for each in first] == ["update", "update", "done"]
    assert second == first[-1:]
