"""The lobby and everything around a game: people, tables, links, rematches, looking back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from runner import typed
from served import Client, Line, Server

from kogge.core import notation
from kogge.games import GAMES, find
from kogge.speech.languages import LANGUAGES

GUEST = {"name": "Anna"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with housed(tmp_path_factory.mktemp("lobby") / "kogge.sqlite") as server:
        yield server


def quick(client: Client, game: str = "visby") -> tuple[str, Line]:
    """Play a match against a bot to its end."""
    table = client.open(game, "me", "random")
    line = client.sit(table["id"])
    while not (state := line.asked(0))["over"]:
        actions = [state["legal"][-1]["action"]]
        answer = line.act(0, *actions)
        while answer["type"] == "refused" and answer["refusal"]["reason"] == "not-whole":
            tried = line.order("try", seat=0, moment=state["moment"], actions=actions)
            actions.append(tried["states"][-1]["legal"][-1]["action"])
            answer = line.act(0, *actions)
        line.wait(lambda number=state["number"]: line.states[0]["number"] != number)
    return table["id"], line


# People.


def test_a_guest_needs_a_name_and_nothing_else(server: Server) -> None:
    anna = Client(server.port)

    assert anna.ask("GET", "/api/me").status == 401
    assert anna.do("GET", "/api/session") == {"person": None}
    assert anna.do("POST", "/api/me", GUEST) == {"name": "Anna", "account": False}
    assert anna.do("GET", "/api/me") == {"name": "Anna", "account": False}
    assert anna.do("GET", "/api/session")["person"] == {"name": "Anna", "account": False}
    anna.do("PATCH", "/api/me", {"name": "Anne"})
    assert anna.do("GET", "/api/me")["name"] == "Anne"
    for name in ("", " ", "\n", "x" * 25, "a\u0000b"):
        assert Client(server.port).ask("POST", "/api/me", {"name": name}).status == 400


def test_a_guest_becomes_an_account_and_keeps_the_games(server: Server) -> None:
    guest = server.client("Greta")
    table = guest.open("visby", "me", "open")["id"]

    made = guest.do("POST", "/api/account", {"name": "Greta", "password": "herring and salt"})

    assert len(made["recovery"]) == 29
    elsewhere = Client(server.port)
    elsewhere.do("POST", "/api/session", {"name": "greta", "password": "herring and salt"})
    assert [card["id"] for card in elsewhere.do("GET", "/api/mine")["tables"]] == [table]
    taken = server.client("Gretel").ask(
        "POST", "/api/account", {"name": "GRETA", "password": "something else"}
    )
    assert taken.status == 409
    assert taken.json["reason"] == "name-taken"


def test_a_lost_password_is_replaced_by_the_recovery_code_or_the_operator(server: Server) -> None:
    hanna = server.client("Hanna")
    made = hanna.do("POST", "/api/account", {"name": "Hanna", "password": "first password"})

    new = Client(server.port).do(
        "POST",
        "/api/recovery",
        {"name": "Hanna", "code": made["recovery"].lower(), "password": "second password"},
    )
    assert new["recovery"] != made["recovery"]
    assert hanna.ask("GET", "/api/me").status == 401, "what the old password opened is closed"

    command = ("--lang", "de", "account", "reset")
    done = typed(*command, "hanna", "--database", server.database)
    password = done.out.splitlines()[0].rpartition(" ")[2]
    login = {"name": "Hanna", "password": password}
    assert Client(server.port).do("POST", "/api/session", login)["account"]
    failed = typed(*command, "Zoe", "--database", server.database)
    assert failed.code == 2
    assert "es gibt kein Konto 'Zoe'" in failed.err


def test_what_is_kept_of_somebody_is_told_and_forgotten(server: Server) -> None:
    ida, jan = server.client("Ida"), server.client("Jan")
    table = ida.open("visby", "me", "open")["id"]
    jan.do("POST", f"/api/tables/{table}/join", {})
    line = ida.sit(table)
    line.order("say", seat=0, words="I am Ida from Riga")
    token = ida.do("POST", "/api/tokens", {"label": "my bot"})

    kept = ida.do("GET", "/api/me/export")
    assert kept["person"]["name"] == "Ida"
    assert [words["words"] for words in kept["words"]] == ["I am Ida from Riga"]
    assert [entry["id"] for entry in kept["tables"]] == [table]
    assert [entry["label"] for entry in kept["tokens"]] == ["my bot"]
    assert "secret" not in kept["tokens"][0] or kept["tokens"][0]["secret"] is None

    assert ida.ask("DELETE", "/api/me").status == 204
    card = jan.do("GET", f"/api/tables/{table}")
    assert card["seats"][0]["name"] == "N. N. 1"
    log = jan.do("GET", f"/api/tables/{table}/log")
    assert "Ida" not in json.dumps(log)
    assert Client(server.port, token=token["secret"]).ask("GET", "/api/me").status == 401


# Tables.


def test_an_open_table_is_found_joined_and_starts_when_full(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Anna")
    table = anna.open("riga", "me", "open", "greedy", options={})
    assert table["state"] == "open"
    line = anna.sit(table["id"])
    assert table["id"] in [t["id"] for t in berta.do("GET", "/api/tables")["tables"]]

    joined = berta.do("POST", f"/api/tables/{table['id']}/join", {"seat": 1})

    assert joined["state"] == "playing"
    assert [seat["name"] for seat in joined["seats"]][:2] == ["Anna", "Anna 2"]
    line.wait(lambda: 0 in line.states and line.states[0])
    assert table["id"] not in [t["id"] for t in berta.do("GET", "/api/tables")["tables"]]
    taken = server.client("Carl").ask("POST", f"/api/tables/{table['id']}/join", {})
    assert taken.status == 409
    waiting = anna.do("GET", "/api/mine")["tables"][0]
    assert waiting["id"] == table["id"]


def test_a_private_table_is_for_those_who_have_its_link(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open", private=True)
    path = f"/api/tables/{table['id']}"

    assert table["id"] not in [t["id"] for t in berta.do("GET", "/api/tables")["tables"]]
    refused = berta.ask("GET", path, accept_language="de")
    assert (refused.status, refused.json["reason"]) == (403, "private")
    assert "du brauchst den Link" in refused.json["sentence"]
    assert berta.ask("POST", f"{path}/join", {}).status == 403
    assert berta.ask("POST", f"{path}/join", {"invitation": "guessed"}).status == 403
    secret = table["invitation"]
    assert berta.do("GET", f"/api/invitations/{secret}")["id"] == table["id"]
    assert berta.do("POST", f"{path}/join", {"invitation": secret})["state"] == "playing"


def test_the_host_removes_a_seat_and_closes_the_table(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open", "open")["id"]
    path = f"/api/tables/{table}"
    berta.do("POST", f"{path}/join", {})

    assert berta.ask("POST", f"{path}/leave", {"seat": 0}).status == 403
    assert anna.ask("POST", f"{path}/leave", {"seat": 1}).status == 204
    assert anna.do("GET", path)["seats"][1]["name"] is None
    assert berta.ask("POST", f"{path}/close").status == 403
    assert anna.ask("POST", f"{path}/close").status == 204
    assert anna.do("GET", path)["state"] == "closed"
    assert berta.ask("POST", f"{path}/join", {}).status == 409


def test_options_and_editions_are_checked_with_clear_words(server: Server) -> None:
    anna = server.client("Anna")
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]

    def refused(**wish: Any) -> Any:
        body = {"game": "visby", "chairs": chairs, **wish}
        answer = anna.ask("POST", "/api/tables", body, accept_language="de")
        assert answer.status in (400, 404), answer.content
        return answer.json["sentence"]

    assert "kein Spiel heißt 'chess'" in refused(game="chess")
    assert "target" in refused(options={"target": "1000"})
    assert "gibt es nicht" in refused(options={"moon": "full"}) or "moon" in refused(
        options={"moon": "full"}
    )
    assert "stockfish" in refused(chairs=[{"kind": "me"}, {"kind": "bot", "bot": "stockfish"}])
    assert "TOML" in refused(edition="= nonsense")
    assert "title" in refused(edition='game = "visby"')
    assert "ein Platz muss deiner sein" in refused(chairs=chairs[1:] * 2)
    assert refused(chairs=chairs * 4)


def test_a_table_plays_with_an_edition_of_its_own(server: Server) -> None:
    anna = server.client("Anna")
    base = GAMES["visby"].edition
    value = next(v for v in base.values if isinstance(v.value, int))
    text = (
        f'game = "visby"\ntitle = "Ours"\n[{value.name}]\nvalue = {value.value - 1}\n'
        'provenance = "printed"\n'
    )
    table = anna.open("visby", "me", "random", edition=text)

    assert table["own_edition"]
    assert table["edition"] != base.digest
    line = anna.sit(table["id"])
    state = line.asked(0)
    assert line.act(0, state["legal"][0]["action"])["type"] == "done"


def test_who_was_reported_is_on_the_operators_list(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open")["id"]
    berta.do("POST", f"/api/tables/{table}/join", {})
    body = {"seat": 1, "words": "shouts"}
    assert anna.ask("POST", f"/api/tables/{table}/report", body).status == 204
    assert server.client("Carl").ask("POST", f"/api/tables/{table}/report", body).status == 403

    command = ("--lang", "en", "reports", "--database", server.database)
    listed = typed(*command).out
    assert f"table {table}, seat 2 (Berta): shouts" in listed
    id = listed.split()[0]
    assert typed(*command, "--settle", id).out == "No reports.\n"


# After the end.


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_a_finished_match_is_replayed_exported_and_verified(
    server: Server, game: str, tmp_path: Path
) -> None:
    anna, carl = server.client("Anna"), server.client("Carl")
    table, line = quick(anna, game)
    path = f"/api/tables/{table}"

    text = carl.ask("GET", f"{path}/match.txt").content.decode()
    data = carl.ask("GET", f"{path}/match.json").content.decode()
    read = notation.read(text, "match", find, lambda kind, _: kind.edition)
    assert notation.as_json(read) == data
    assert carl.do("GET", f"{path}/verify")["sound"]
    file = tmp_path / "match.txt"
    file.write_text(text)
    assert typed("verify", file).code == 0

    for eyes in ("open", "0", "1", "watch"):
        first, steps = 0, []
        while True:
            part = carl.do("GET", f"{path}/replay?eyes={eyes}&first={first}&count=50")
            steps += part["steps"]
            first += 50
            if first >= part["total"]:
                break
        assert len(steps) == part["total"]
        assert len(part["views"]) == len(part["steps"]) + 1
    assert part["views"][-1] == carl.sit(table).states[-2]["view"]
    assert line.states[0]["places"] == carl.sit(table).states[-2]["places"]


def test_nobody_looks_through_others_eyes_before_the_end(server: Server) -> None:
    anna = server.client("Anna")
    table = anna.open("riga", "me", "greedy")["id"]
    path = f"/api/tables/{table}"

    for eyes in ("open", "1"):
        assert anna.ask("GET", f"{path}/replay?eyes={eyes}").status == 403
        assert anna.ask("GET", f"{path}/log?eyes={eyes}").status == 403
    assert anna.ask("GET", f"{path}/match.txt").status == 403
    assert anna.ask("GET", f"{path}/verify").status == 403
    assert anna.ask("GET", f"{path}/replay").status == 200
    fork = {"step": 1, "seat": 0}
    assert anna.ask("POST", f"{path}/fork", fork).status == 409
    stranger = server.client("Carl")
    assert stranger.ask("GET", f"{path}/replay?eyes=0").status == 403


@pytest.mark.parametrize("hidden", ["same", "imagined"])
def test_one_plays_on_from_any_moment_of_a_finished_match(server: Server, hidden: str) -> None:
    anna = server.client("Anna")
    table, _ = quick(anna)
    steps = anna.do("GET", f"/api/tables/{table}/replay?eyes=open")["total"]
    assert anna.ask(
        "POST", f"/api/tables/{table}/fork", {"step": steps + 1, "seat": 0}
    ).status == 404  # fmt: skip

    fork = anna.do(
        "POST",
        f"/api/tables/{table}/fork",
        {"step": 4, "seat": 0, "hidden": hidden, "bot": "greedy"},
    )

    assert fork["parent"] == table
    assert fork["seats"][0]["mine"]
    assert fork["seats"][1]["bot"] == "greedy"
    line = anna.sit(fork["id"])
    while not (state := line.asked(0))["over"]:
        line.act(0, state["legal"][0]["action"])
        line.wait(lambda number=state["number"]: line.states[0]["number"] != number)
    assert anna.do("GET", f"/api/tables/{fork['id']}/verify")["sound"]


def test_a_rematch_is_one_table_for_both(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open", private=True)
    path = f"/api/tables/{table['id']}"
    berta.do("POST", f"{path}/join", {"invitation": table["invitation"]})
    assert anna.ask("POST", f"{path}/rematch").status == 409
    berta.sit(table["id"]).order("resign", seat=1)

    first = anna.do("POST", f"{path}/rematch")
    second = berta.do("POST", f"{path}/rematch")

    assert first["id"] == second["id"]
    assert first["seats"][1]["name"] == "Anna", "everybody moves on by a seat"
    assert anna.do("GET", path)["rematch"] == first["id"]
    assert berta.do("POST", f"/api/tables/{first['id']}/join", {})["state"] == "playing"


# Games.


def test_all_games_tell_what_a_table_can_be_agreed_on(server: Server) -> None:
    told = Client(server.port).do("GET", "/api/games")

    assert told["games"] == [offer["name"] for offer in told["offers"]] == list(GAMES)
    for offer, game in zip(told["offers"], GAMES.values(), strict=True):
        assert offer["seats"] == list(game.seats)
        assert [option["name"] for option in offer["options"]] == [o.name for o in game.options]
        for option in offer["options"]:
            names = [option["name"], *(f"{option['name']}-{value}" for value in option["values"])]
            assert all(offer["words"][language].keys() >= set(names) for language in LANGUAGES)
    assert told["offers"][0]["words"]["de"]["target-30"] == "30 Siegel"


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_tells_all_that_a_front_end_needs(server: Server, name: str) -> None:
    game, told = GAMES[name], Client(server.port).do("GET", f"/api/games/{name}")

    assert [action["name"] for action in told["actions"]] == [str(a) for a in game.actions]
    for action in told["actions"]:
        assert " ".join([action["verb"], *action["arguments"]]) == action["name"]
    assert set(told["rules"]) == set(told["words"]) == set(LANGUAGES)
    assert told["rules"]["de"].startswith("# ")
    assert all(value["origins"] for value in told["values"])
    assert [option["name"] for option in told["options"]] == [o.name for o in game.options]
    assert Client(server.port).ask("GET", "/api/games/chess").status == 404
