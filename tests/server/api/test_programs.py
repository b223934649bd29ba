"""Programs that play: the description of the API is true, the example works, types are exported."""

from __future__ import annotations

import gzip
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from launched import free_port
from runner import typed
from served import Client, Server, serving

from kogge.server.api.routes import ROUTES
from kogge.server.api.routes.watch import described

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    quick: dict[str, Any] = {"patience": 1500, "tick": 0.2, "idle": 1000}
    with housed(tmp_path_factory.mktemp("programs") / "kogge.sqlite", **quick) as server:
        yield server


def test_the_served_description_names_every_route(server: Server) -> None:
    told = Client(server.port).do("GET", "/api/openapi.json")

    assert told == described("")
    ways = {(method.upper(), path) for path, item in told["paths"].items() for method in item}
    assert ways == {(route.method, route.path) for route in ROUTES}


@pytest.mark.parametrize("path", ["/api/games", "/api/games/haithabu"])
def test_a_game_is_told_packed_to_those_who_can_unpack_it(server: Server, path: str) -> None:
    anna = Client(server.port)
    plain, packed = anna.ask("GET", path), anna.ask("GET", path, accept_encoding="br, gzip")

    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert gzip.decompress(packed.content) == plain.content
    assert len(packed.content) < len(plain.content) / 2


def test_what_is_not_described_is_not_there(server: Server) -> None:
    anna = server.client("Anna")
    for method, path, status in (
        ("GET", "/api/nonsense", 404), ("PUT", "/api/tables", 405), ("GET", "/etc/passwd", 404),
    ):  # fmt: skip
        answer = anna.ask(method, path, accept_language="de")
        assert answer.status == status
        assert answer.json["sentence"] == "hier ist nichts zu finden"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"])
def test_the_example_bot_plays_a_whole_game(server: Server, game: str, tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "docs/api.md").read_text(), re.DOTALL)[0]
    assert len(code.splitlines()) <= 30
    (tmp_path / "bot.py").write_text(code)
    host, guest = server.client("Anna"), server.client("Robot")
    token = guest.do("POST", "/api/tokens", {"label": "bot"})["secret"]
    table = host.open(game, "me", "open")["id"]
    host_token = host.do("POST", "/api/tokens", {"label": "me too"})["secret"]
    site = f"http://127.0.0.1:{server.port}"
    players = [
        subprocess.Popen(
            [sys.executable, "-c", code if token is secret else seated(code), site, secret, table]
        )
        for secret in (token, host_token)
    ]

    assert [player.wait(120) for player in players] == [0, 0]
    assert host.do("GET", f"/api/tables/{table}")["state"] == "over"
    assert host.do("GET", f"/api/tables/{table}/verify")["sound"]


def seated(code: str) -> str:
    """Return the example for a person who already sits at the table."""
    return "\n".join(line for line in code.splitlines() if "/join" not in line)


def test_the_wire_types_are_printed_as_typescript() -> None:
    done = typed("wire")

    assert done.code == 0
    assert "export interface State {" in done.out
    assert "export type FromServer =" in done.out
    assert 'type: "update"' in done.out


# What the server does by itself.


def test_it_starts_in_time_says_where_and_stops_in_order(tmp_path: Path) -> None:
    began = time.monotonic()
    with serving(tmp_path / "kogge.sqlite") as server:
        assert time.monotonic() - began < 20, "three seconds on an idle machine"
        line = server.client("Anna").sit(server.client("Berta").open("visby", "me", "open")["id"])
        assert Client(server.port).do("GET", "/healthz")["status"] == "ok"
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(30) in (0, -signal.SIGTERM)
        assert line.take() is None or line.drain() is not None
        assert any("Without https" in text for text in server.lines)


def test_a_bot_that_is_not_warm_answers_at_once(server: Server) -> None:
    anna = server.client("Anna")
    for game in ("visby", "riga", "haithabu"):
        line = anna.sit(anna.open(game, "me", "search")["id"])
        began = time.monotonic()
        line.asked(0)
        if game == "visby":
            line.act(0, "play knight merchant")
            line.wait(lambda line=line: line.news[0])
        assert time.monotonic() - began < 6, "two seconds on an idle machine"
        line.close()


def test_a_table_that_nobody_watches_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    port = free_port()
    with housed(tmp_path / "kogge.sqlite", idle=500, tick=0.1, metrics=port) as server:
        anna = server.client("Anna")
        table = anna.open("visby", "me", "open")["id"]
        line = anna.sit(table)
        wait_for(lambda: figure(port, "kogge_tables") == 1)
        line.close()
        wait_for(lambda: figure(port, "kogge_tables") == 0)
        assert anna.sit(table).welcome["table"]["id"] == table


def wait_for(wanted: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    deadline = time.monotonic() + 60
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def figure(port: int, name: str) -> float:
    page = Client(port).do_text("GET", "/metrics")
    return float(re.findall(rf"^{name} (\S+)$", page, re.MULTILINE)[0])


def test_a_bot_plays_for_somebody_who_is_gone_and_hands_the_seat_back(server: Server) -> None:
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open")["id"]
    berta.do("POST", f"/api/tables/{table}/join", {})
    line, other = anna.sit(table), berta.sit(table)
    other.close()
    line.act(0, "play knight merchant")

    line.wait(lambda: [n for n in line.news[0] if n["note"] == "away" and n["seat"] == 1])
    line.wait(lambda: line.news[0][-1]["kind"] == "play")
    again = berta.sit(table)

    line.wait(lambda: [n for n in line.news[0] if n["note"] == "back" and n["seat"] == 1])
    assert again.welcome["table"]["seats"][1]["stand_in"] is None
    waiting = again.states[1]["choosing"][0]
    assert (line, again)[waiting].asked(waiting)["legal"]
