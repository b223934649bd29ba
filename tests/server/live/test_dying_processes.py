"""A site goes on when one of its processes dies, or its database."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from cluster import Cluster
from housed import housed
from pairs import (
    FAST,
    Servers,
    elsewhere,
    noted,
    seated,
    sitter,
    two,
)
from players import Player, check, wait_for
from runner import kogge
from served import Server

from soaking import SOAK

ALONE = ("riga", "haithabu") if SOAK else ("riga",)  # against a bot

# When one dies.


@pytest.mark.slow
def test_when_one_process_dies_the_other_goes_on(postgres: str, seats: list[Player]) -> None:
    with two(postgres) as servers:
        tables = [[*seated(servers, seats)], *against_bots(servers)]
        seats += [player for table in tables for player in table]
        with ThreadPoolExecutor(10) as threads:
            playing = [threads.submit(player.play) for table in tables for player in table]
            deaths = [servers, servers[::-1]] if SOAK else [servers]
            for dying, staying in deaths:
                go_on(seats)
                dying.kill()
                move_to(staying, seats)
                go_on(seats)
                dying.start()
            for evening in playing:
                evening.result()
        for table in tables:
            check(postgres, *table)


def go_on(players: list[Player], count: int = 20) -> None:
    """Wait until some more has been ordered at the tables, or all is over."""
    before = sum(len(player.orders) for player in players)
    wait_for(
        lambda: (
            sum(len(player.orders) for player in players) >= before + count
            or all(player.over for player in players)
        )
    )


def move_to(server: Server, seats: list[Player]) -> None:
    """Send everyone to another process, from the next line on."""
    for player in seats:
        player.client.port = server.port


def against_bots(servers: Servers) -> list[list[Player]]:
    """Return people who play against bots, each at one of the processes."""
    tables = []
    for game, server in zip(ALONE, servers, strict=False):
        dora = server.client("Dora")
        tables.append([sitter(dora, dora.open(game, "me", "greedy")["id"], 0)])
    return tables


@pytest.mark.slow
def test_bots_go_on_where_their_process_has_died(postgres: str) -> None:
    """Time runs out while no process is up: bots must play all seats to the end."""
    clock = {"kind": "live", "minutes": 1, "increment": 0}
    with two(postgres, FAST) as (first, second):
        anna = first.client("Anna")
        table = anna.open("haithabu", "me", "greedy", clock=clock)["id"]
        line = anna.sit(table)
        line.until(lambda m: noted(m, "away", 0), 10)
        first.kill()
        line.close()
        there = elsewhere(second, anna)

        wait_for(lambda: there.do("GET", f"/api/tables/{table}")["state"] == "over")

        assert there.do("GET", f"/api/tables/{table}/verify")["sound"]


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kogge.sqlite"
    with housed(file):
        done = kogge("--lang", "en", "serve", "--database", file, "--port", "0", "--no-warm")

    assert (done.code, done.out) == (2, "")
    assert done.err == (
        f"Error: {file}: another server is running on this file "
        "(expected: its own file, or PostgreSQL)\n"
    )


class Patient(Player):
    """A player who repeats a command even when the server could not say what became of it."""

    later = (*Player.later, "away", "unknown")


@pytest.mark.slow
def test_tables_outlive_their_database(cluster: Cluster) -> None:
    database = cluster.database()
    with housed(database) as first, housed(database) as second:
        tables = [patient(seated((first, second), [])) for _ in ALONE]
        tables += [patient(table) for table in against_bots((first, second))]
        with ThreadPoolExecutor(10) as threads:
            playing = [threads.submit(player.play) for table in tables for player in table]
            for _ in range(2 if SOAK else 1):
                go_on([player for table in tables for player in table])
                cluster.kill()
                cluster.start()
            for evening in playing:
                evening.result()
        for table in tables:
            check(database, *table)


def patient(table: Sequence[Player]) -> list[Player]:
    """Return the same players, with more patience."""
    for player in table:
        player.stand_up()
    return [Patient(player.client, player.table, player.seat, player.luck) for player in table]
