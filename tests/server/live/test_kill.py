"""Power cuts: what was acknowledged is there, nothing happens twice, and play goes on."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from players import Player, check, luck_of
from served import Server, serving

from soaking import SOAK

SEEDS = range(1, 7 if SOAK else 2)
KILLS = 8 if SOAK else 3  # of one run
PAIRS, GAMES = (2, 3) if SOAK else (1, 2)  # two people each, and their games of Visby in a row
ALONE = ("riga", "haithabu") if SOAK else ("haithabu",)  # against a bot


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_tables_outlive_power_cuts(database: str, seed: int) -> None:
    luck = luck_of(str(seed))
    with telling(seed), serving(database) as server:
        evenings = planned(server, seed)
        with ThreadPoolExecutor(20) as threads:
            playing = [threads.submit(play, seats) for seats in by_person(evenings)]
            kills = cut(server, luck, playing)
            for evening in playing:
                evening.result()
        assert kills > 1
        for table in itertools.chain(*evenings):
            check(database, *table)
    assert not [line for line in server.lines if '"level": "error"' in line]


@contextmanager
def telling(seed: int) -> Iterator[None]:
    """Name the seed when something fails."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"the seed was {seed}")
        raise


def planned(server: Server, seed: int) -> list[list[list[Player]]]:
    """Return the evening's players: at each place one table after another."""
    pairs = [
        [pair(server, f"{seed} {place} {number}") for number in range(GAMES)]
        for place in range(PAIRS)
    ]
    return [*pairs, *([alone(server, game, seed)] for game in ALONE)]


def pair(server: Server, seed: str) -> list[Player]:
    """Return two people at a table of Visby."""
    anna, berta = server.client("Anna"), server.client("Berta")
    table = anna.open("visby", "me", "open")["id"]
    berta.do("POST", f"/api/tables/{table}/join", {})
    return [
        Player(client, table, seat, luck_of(f"{seed} {seat}"))
        for seat, client in enumerate((anna, berta))
    ]


def alone(server: Server, game: str, seed: int) -> list[Player]:
    """Return a player against a bot."""
    anna = server.client("Anna")
    table = anna.open(game, "me", "greedy")["id"]
    return [Player(anna, table, 0, luck_of(f"{seed} {game}"))]


def by_person(evenings: list[list[list[Player]]]) -> list[tuple[Player, ...]]:
    """Return each person's seats, in the order in which they are played."""
    return [seats for evening in evenings for seats in zip(*evening, strict=True)]


def play(seats: tuple[Player, ...]) -> None:
    """Play one game after another."""
    for player in seats:
        player.play().stand_up()


def cut(server: Server, luck: random.Random, playing: list[Future[None]]) -> int:
    """Kill the server at random moments as long as anyone plays; return how often."""
    for kills in range(KILLS):
        time.sleep(luck.uniform(0.05, 1.0))
        if all(evening.done() for evening in playing):
            return kills
        server.kill()
        server.start()
    return KILLS
