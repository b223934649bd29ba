"""A game that was begun at home goes on at a real server, and the two tell the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from homes import House
from housed import housed
from served import Client, Line, Server, serving

from kogge.games import GAMES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with housed(tmp_path_factory.mktemp("online") / "kogge.sqlite") as server:
        yield server


@pytest.fixture(scope="module")
def anna(server: Server) -> Client:
    return server.client("Anna")


def begun(game: str, *chairs: str, turns: int = 3) -> tuple[House, str, str]:
    """Return a house with a game under way, its table, and its file."""
    house = House()
    table = house.open(game, *chairs)
    house.enter(table)
    house.play(turns)
    house.think()
    return house, table, house.ask("GET", f"tables/{table}/export")[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_where_it_was(anna: Client, game: str) -> None:
    house, _, text = begun(game, "me", "greedy")

    card = anna.do("POST", "/api/matches", {"text": text})
    line = anna.sit(card["id"])

    assert card["private"]
    assert [seat["bot"] for seat in card["seats"]] == [None, "greedy"]
    at_home, online = house.states["line", 0], line.states[0]
    for name in ("view", "asked", "legal", "scores", "figures"):
        assert online[name] == at_home[name], name
    assert line.act(0, at_home["legal"][0]["action"])["type"] in ("done", "refused")
    line.close()


def test_who_has_resigned_is_played_by_a_bot_there_too(anna: Client) -> None:
    house, table, _ = begun("haithabu", "me", "me", "greedy", turns=2)
    house.say("resign", seat=1)
    text = house.ask("GET", f"tables/{table}/export")[1]

    card = anna.do("POST", "/api/matches", {"text": text})

    assert [seat["bot"] for seat in card["seats"]] == [None, "greedy", "greedy"]


def test_an_edition_of_ones_own_comes_along(anna: Client) -> None:
    house = House()
    edition = 'game = "visby"\ntitle = "Mine"\n[rounds]\nvalue = 3\nprovenance = "inferred"\n'
    table = house.open("visby", "me", "greedy", edition=edition)
    text = house.ask("GET", f"tables/{table}/export")[1]

    card = anna.do("POST", "/api/matches", {"text": text})

    assert card["own_edition"]
    assert anna.do("GET", f"/api/tables/{card['id']}/game")["title"] == "Mine"


def sentence(client: Client, text: str, language: str) -> str:
    answer = client.ask("POST", "/api/matches", {"text": text}, accept_language=language)
    assert 400 <= answer.status < 500
    return str(answer.json["sentence"])


def test_what_cannot_go_on_is_refused_in_both_languages(anna: Client) -> None:
    house, table, text = begun("visby", "me", "greedy", turns=1)
    newer = text.replace('"form":1', '"form":9')
    house.play()
    over = house.ask("GET", f"tables/{table}/match.txt")[1]

    said = [
        ("nonsense", "match:1: a line cannot begin with 'nonsense'", "match:1:"),
        (over, "the game is over", "das Spiel ist zu Ende"),
        (newer, "the table was kept by a newer Kogge", "der Tisch wurde von einem neueren Kogge"),
        (text[:-9], "match:1: is not JSON", "match:1: ist kein JSON"),
        (text.replace('"greedy"', '"g-eedy"'), "what was kept of this table is damaged",
         "was von diesem Tisch aufbewahrt wurde, ist beschädigt"),
    ]  # fmt: skip
    for data, english, german in said:
        assert sentence(anna, data, "en").startswith(english)
        assert sentence(anna, data, "de").startswith(german)
    answer = anna.ask("POST", "/api/matches", {"text": "x" * 400_000})
    assert answer.status == 413


def test_a_position_that_nobody_played_is_not_taken(anna: Client) -> None:
    """It might be one that cannot have come about, and compiled code would trust it."""
    house, table, _ = begun("visby", "me", "greedy", turns=1)
    house.play()
    wish = {"step": 2, "seat": 0, "bot": "greedy"}
    fork = house.do("POST", f"tables/{table}/fork", wish)["id"]
    text = house.ask("GET", f"tables/{fork}/export")[1]

    assert sentence(anna, text, "en") == "a game that began from a position goes on only at home"
    assert "geht nur zu Hause weiter" in sentence(anna, text, "de")


def test_nobody_brings_files_without_end(tmp_path: Path) -> None:
    with serving(tmp_path / "kogge.sqlite") as server:
        anna = server.client("Anna")
        made = [anna.ask("POST", "/api/matches", {"text": "no"}).status for _ in range(30)]
        nobody = Client(server.port).ask("POST", "/api/matches", {"text": "no"}).status

    assert made[0] == 400
    assert made[-1] == 429
    assert nobody == 401


# The same commands at home and at a server.

PASSING = ("at", "created", "changed", "id", "commitment", "invitation", "waiting", "elapsed")


def timeless(message: Any) -> Any:
    """Return a message without what no two tables have in common."""
    if isinstance(message, dict):
        return {k: timeless(v) for k, v in message.items() if k not in PASSING}
    return [timeless(each) for each in message] if isinstance(message, list) else message


def twin(anna: Client, game: str) -> tuple[Line, House]:
    """Return the same game at the server and at home: people alone, so that nothing is hurried."""
    online = anna.open(game, "me", "me")["id"]
    line = anna.sit(online)
    text = json.dumps({"game": game, "chairs": [{"kind": "me", "name": n} for n in names(line)]})
    house = House()
    table = json.loads(house.door.ask("POST", "tables", text, "en")[1])["id"]
    house.enter(table)
    return line, house


def names(line: Line) -> list[str]:
    return [seat["name"] for seat in line.welcome["table"]["seats"]]


def test_the_same_commands_bring_the_same_messages(anna: Client) -> None:
    """Nothing is drawn in the first rounds of Visby, so that two tables are alike."""
    line, house = twin(anna, "visby")
    state = house.states["line", 0]
    action = state["legal"][0]["action"]
    orders: list[tuple[str, dict[str, Any]]] = [
        ("try", {"seat": 0, "moment": state["moment"], "actions": [action]}),
        ("try", {"seat": 0, "moment": state["moment"], "actions": [9_999]}),
        ("act", {"seat": 0, "moment": state["moment"], "actions": [action]}),
        ("act", {"seat": 0, "moment": 99, "actions": [action]}),
        ("act", {"seat": 5, "moment": state["moment"], "actions": [action]}),
        ("hint", {"seat": 0, "moment": 99}),
        ("say", {"seat": 1, "words": "Ahoy"}),
        ("pause", {"seat": 1, "paused": True}),
        ("act", {"seat": 1, "moment": state["moment"], "actions": [action]}),
        ("pause", {"seat": 0, "paused": False}),
        ("undo", {"seat": 0, "moment": state["moment"]}),
        ("hello", {}),
        ("nonsense", {}),
        ("act", {"seat": 1, "moment": state["moment"], "actions": [action]}),
        ("resign", {"seat": 1}),
    ]
    for do, what in orders:
        house.say(do, **what)
        mark = line.send(do, **what)
        line.until(lambda m, mark=mark: m.get("id") == mark)
    line.close()
    for online, at_home in zip(line.messages, house.sent["line"], strict=True):
        assert timeless(online) == timeless(at_home)
