"""Tournaments on a real server: from opening to the last round, on both stores."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from housed import housed
from players import wait_for
from served import Client, Server, roomy, serving

from soaking import SOAK

LIVE = {"kind": "live", "minutes": 20, "increment": 10}
NAMES = ("Anna", "Berta", "Carl", "Dora")
PASSWORD = "a long password"  # noqa: S105


@pytest.fixture
def club(database: str) -> Iterator[Server]:
    with housed(database) as server:
        yield server
    assert not [line for line in server.lines if '"level": "error"' in line]


def account(server: Server, name: str = "Olga") -> Client:
    client = server.client(name)
    client.do("POST", "/api/account", {"name": name, "password": PASSWORD})
    return client


def opened(organiser: Client, **terms: Any) -> Any:
    """Open a tournament of Visby; return its page."""
    wish = {"title": "Spring cup", "game": "visby", "form": "single", "clock": LIVE, **terms}
    return organiser.do("POST", "/api/tournaments", wish)


def address(page: Any, what: str = "") -> str:
    return f"/api/tournaments/{page['card']['id']}" + (f"/{what}" if what else "")


def gathered(server: Server, page: Any, names: tuple[str, ...] = NAMES) -> dict[str, Client]:
    """Let people take part; return them by name."""
    clients = {name: server.client(name) for name in names}
    for client in clients.values():
        client.do("POST", address(page, "enter"), {"invitation": page["invitation"] or ""})
    return clients


def give_up(page: Any, clients: dict[str, Client], board: Any, loser: int = 1) -> None:
    """Let a seat of a table resign."""
    name = page["contestants"][board["players"][loser]]["name"]
    line = clients[name].sit(board["table"])
    assert line.order("resign", seat=loser)["type"] == "done"
    line.close()


def running(page: Any) -> list[Any]:
    return [b for round in page["rounds"] for b in round["boards"] if b["state"] == "playing"]


def in_round(client: Client, page: Any, number: int) -> Any:
    """Wait until a round has begun; return the page."""

    def begun() -> Any:
        now = client.do("GET", address(page))
        return now if now["card"]["round"] >= number or now["card"]["state"] == "over" else None

    return wait_for(begun)


def test_a_tournament_goes_its_way(club: Server) -> None:
    olga = account(club)
    page = opened(olga, most=4)
    clients = gathered(club, page)
    page = olga.do("POST", address(page, "begin"))
    assert (page["card"]["round"], page["card"]["rounds"], len(running(page))) == (1, 3, 2)
    for number in (1, 2, 3):
        assert page["card"]["round"] == number
        for board in running(page):
            give_up(page, clients, board)
        page = in_round(olga, page, number + 1)

    assert page["card"]["state"] == "over"
    assert sorted(row["points"] for row in page["standings"]) == sorted(
        12 * sum(board["players"][0] == player for round in page["rounds"]
                 for board in round["boards"]) for player in range(4)
    )  # fmt: skip
    names = [contestant["name"] for contestant in page["contestants"]]
    assert page["card"]["leaders"] == [names[page["standings"][0]["player"]]]
    board = page["rounds"][0]["boards"][0]
    stranger = Client(club.port)
    assert stranger.ask("GET", f"/api/tables/{board['table']}/replay?first=0").status == 200


def test_tables_belong_to_those_who_were_paired(club: Server) -> None:
    olga = account(club)
    page = opened(olga, seats=3)
    clients = gathered(club, page, ("Anna", "Berta", "Carl"))
    page = olga.do("POST", address(page, "begin"))
    [board] = running(page)

    card = clients["Anna"].do("GET", f"/api/tables/{board['table']}")

    assert card["state"] == "playing"
    assert [seat["name"] for seat in card["seats"]] == [
        page["contestants"][player]["name"] for player in board["players"]
    ]
    assert [seat["mine"] for seat in card["seats"]].count(True) == 1
    assert clients["Anna"].ask("POST", f"/api/tables/{board['table']}/close").status == 403
    [mine] = clients["Anna"].do("GET", "/api/tournaments?mine=true")["tournaments"]
    assert (mine["asked"], mine["role"]) == (board["table"], "player")


def test_who_leaves_gives_up_and_a_substitute_takes_over(club: Server) -> None:
    olga = account(club)
    page = opened(olga, most=4)
    clients = gathered(club, page)
    page = olga.do("POST", address(page, "begin"))
    late = club.client("Lisa")
    assert late.do("POST", address(page, "enter"), {})["card"]["role"] == "substitute"

    left = clients["Anna"].do("POST", address(page, "leave"))

    [mine] = [c for c in left["contestants"] if c["former"]]
    assert (mine["name"], mine["former"]) == ("Lisa", ["Anna"])
    assert wait_for(lambda: len(running(olga.do("GET", address(page)))) == 1)
    assert late.do("GET", address(page))["card"]["role"] == "player"


def test_only_the_organiser_conducts(club: Server) -> None:
    olga = account(club)
    page = opened(olga)
    clients = gathered(club, page)
    for what in ("begin", "close"):
        assert clients["Anna"].ask("POST", address(page, what)).status == 403
    assert clients["Anna"].ask("POST", address(page, "remove"), {"player": 1}).status == 403
    assert olga.do("POST", address(page, "remove"), {"player": 0})["card"]["players"] == 3
    assert olga.ask("POST", address(page, "remove"), {"player": 60}).status == 404
    assert olga.do("POST", address(page, "close"))["card"]["state"] == "closed"
    assert clients["Berta"].ask("POST", address(page, "enter"), {}).status == 409


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"clock": {"kind": "none"}}, 400, "no-clock"),
        ({"game": "chess"}, 404, "misfit"),
        ({"most": 40}, 400, "too-many-players"),
        ({"options": {"colour": "red"}}, 400, "misfit"),
    ],
)
def test_what_is_agreed_must_fit(server: Server, wish: Any, status: int, reason: str) -> None:
    olga = account(server, f"Olga {reason[:6]}{len(wish)}{next(iter(wish))[:4]}")
    wanted = {"title": "Cup", "game": "visby", "form": "single", "clock": LIVE, **wish}

    answer = olga.ask("POST", "/api/tournaments", wanted)

    assert (answer.status, answer.json["reason"]) == (status, reason)


def test_guests_take_part_and_accounts_organise(server: Server) -> None:
    guest = server.client("Guest of honour")
    wish = {"title": "Cup", "game": "visby", "form": "single", "clock": LIVE}

    assert guest.ask("POST", "/api/tournaments", wish).json["reason"] == "no-account"


def test_an_organiser_has_only_so_many(server: Server) -> None:
    olga = account(server, "Busy Olga")
    for _ in range(10):
        opened(olga)

    wish = {"title": "Cup", "game": "visby", "form": "single", "clock": LIVE}
    assert olga.ask("POST", "/api/tournaments", wish).status == 429


# Two processes.


MORTAL = """
import os, signal, sys
from pathlib import Path
from kogge.server.contest import director

looks, change = director.Director.look, director.tournaments.change

async def look(self):
    done = await looks(self)
    print("the director has looked", file=sys.stderr, flush=True)
    return done

def last_change(old, new, boards, done):
    if boards:  # the next round is drawn, and nothing of it is written yet
        Path(DYING).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return change(old, new, boards, done)

director.Director.look, director.tournaments.change = look, last_change
"""
PATIENT = """
from pathlib import Path
from kogge.server.contest import director

looks = director.Director.look

async def look(self):  # on a busy machine its turn could come before
    return await looks(self) if Path(DYING).exists() else 0

director.Director.look = look
"""


def test_a_director_that_is_killed_leaves_the_round_to_the_other(
    postgres: str, tmp_path: Path
) -> None:
    dying = f"DYING = {str(tmp_path / 'dying')!r}\n"
    with serving(postgres, launch=dying + MORTAL + roomy()) as first:
        wait_for(lambda: "the director has looked\n" in first.lines)  # now it is the one
        with serving(postgres, launch=dying + PATIENT + roomy()) as second:
            killed_while_pairing(first, second)
        assert not [line for line in second.lines if '"level": "error"' in line]


def killed_while_pairing(first: Server, second: Server) -> None:
    """Let a round end; the first process dies over the next one, and the second opens it."""
    olga = account(second)
    page = opened(olga, most=4)
    clients = gathered(second, page)
    page = olga.do("POST", address(page, "begin"))
    for board in running(page):
        give_up(page, clients, board)

    now = in_round(olga, page, 2)

    assert first.process is not None
    assert first.process.wait(30) == -signal.SIGKILL
    begun = [[board["table"] for board in round["boards"]] for round in now["rounds"][:2]]
    listed = olga.do("GET", "/api/running")["tables"]
    assert len({*begun[0], *begun[1]}) == 4
    assert sorted(card["id"] for card in listed) == sorted(begun[1])


# What is nobody else's business.


def test_a_private_tournament_is_seen_by_its_link_alone(server: Server) -> None:
    olga = account(server, "Discreet Olga")
    page = opened(olga, private=True, title="Secret cup")
    clients = gathered(server, page, ("Anna", "Berta", "Carl"))
    page = olga.do("POST", address(page, "begin"))
    stranger, [board] = server.client("Mallory"), running(page)

    assert stranger.ask("GET", address(page)).status == 404
    assert stranger.ask("POST", address(page, "enter"), {}).status == 404
    listed = stranger.do_text("GET", "/api/tournaments")
    assert "Secret cup" not in listed
    assert board["table"] not in stranger.do_text("GET", "/api/running")
    assert stranger.ask("GET", f"/api/tables/{board['table']}").status == 403
    link = f"/api/tournaments/invitations/{page['invitation']}"
    seen = stranger.do("GET", link)
    assert (seen["card"]["title"], seen["invitation"]) == ("Secret cup", None)
    assert clients["Anna"].do("GET", address(page))["invitation"] == page["invitation"]


def test_a_page_tells_of_a_running_table_only_that_it_runs(server: Server) -> None:
    olga = account(server, "Curious Olga")
    page = opened(olga, form="swiss")
    clients = gathered(server, page)
    page = olga.do("POST", address(page, "begin"))
    board = running(page)[0]
    before = Client(server.port).do_text("GET", address(page))
    name = page["contestants"][board["players"][0]]["name"]
    line = clients[name].sit(board["table"])
    first = line.asked(0)["legal"][0]["action"]
    line.act(0, first)
    line.close()

    after = Client(server.port).do_text("GET", address(page))

    assert after == before
    assert set(board) == {"players", "table", "state", "places", "points"}
    assert (board["places"], board["points"]) == ([], [])
    for secret in (line.client.cookie, page["invitation"]):
        assert secret not in after


def test_who_is_forgotten_is_nowhere_in_a_tournament(server: Server) -> None:
    olga = account(server, "Forgetful Olga")
    page = opened(olga)
    clients = gathered(server, page, ("Walburga", "Berta", "Carl"))
    page = olga.do("POST", address(page, "begin"))
    walburga = clients["Walburga"]
    [kept] = walburga.do("GET", "/api/me/export")["tournaments"]
    assert kept["title"] == "Spring cup"

    walburga.do("DELETE", "/api/me")

    assert "Walburga" not in olga.do_text("GET", address(page))
    olga.do("DELETE", "/api/me")
    assert Client(server.port).do("GET", address(page))["card"]["organiser"] is None


# Power cuts.


EITHER = ["sqlite", pytest.param("postgres", marks=pytest.mark.soak)]


@pytest.mark.parametrize("database", EITHER, indirect=True)
def test_a_round_is_opened_once_whenever_the_power_fails(database: str) -> None:
    """The last table ends, and the server dies at once; whoever starts next goes on."""
    with serving(database, launch=roomy()) as server:
        olga = account(server)
        page = opened(olga, form="double")
        clients = gathered(server, page, ("Anna", "Berta", "Carl"))
        page = olga.do("POST", address(page, "begin"))
        cuts = (1, 2) if SOAK else (1,)
        for number in cuts:
            [board] = running(page)
            give_up(page, clients, board)
            server.kill()
            server.start()
            page = in_round(olga, page, number + 1)
            assert [len(round["boards"]) for round in page["rounds"]] == [1] * 6
            assert len(running(page)) == 1
        tables = [round["boards"][0]["table"] for round in page["rounds"][: len(cuts) + 1]]
        assert len(set(tables)) == len(cuts) + 1
        sat = {name: client.do("GET", "/api/mine")["tables"] for name, client in clients.items()}
        assert sorted({card["id"] for cards in sat.values() for card in cards}) == sorted(tables)
