"""The benchmark measures what it says; no test states how fast it is."""

from __future__ import annotations

import json
import time
from itertools import islice

import pytest
from runner import typed

from kogge.bench.measure import Peer, figure, rate
from kogge.bench.peers import READY, Peers
from kogge.bench.speed import load_time
from kogge.bench.turns import report, turns
from kogge.games import find


def test_a_rate_is_how_often_a_second() -> None:
    def nap(times: int) -> None:
        time.sleep(0.002 * times)

    assert 300 < rate(nap, 0.05) < 501


def test_two_are_measured_turn_by_turn() -> None:
    def nap(times: int) -> None:
        time.sleep(0.001 * times)

    def doze(times: int) -> None:
        time.sleep(0.004 * times)

    found = figure("bench-search", {}, nap, 0.2, Peer("goofspiel", doze, aim=6), unit=10)

    assert found.beside is not None
    assert 2 < found.beside.ratio < 6
    assert found.beside.rate < 10 / 0.004
    assert found.beside.is_missed


@pytest.mark.slow
def test_all_figures_are_measured_beside_their_peers() -> None:
    done = typed("bench", "visby", "--seconds", "0.02", "--json")
    figures = json.loads(done.out)
    names = {figure["name"] for figure in figures}

    assert done.err == ""
    assert {"bench-playouts", "bench-copies", "bench-search", "bench-threads"} <= names
    assert all(figure["rate"] > 0 for figure in figures)
    beside = {(each["name"], each["figures"].get("seats")): each["beside"] for each in figures
              if each["beside"]}  # fmt: skip
    assert {where: (each["peer"], each["aim"]) for where, each in beside.items()} == {
        ("bench-playouts", 2): ("c", 0.7),
        ("bench-playouts", 4): ("c", 0.7),
        ("bench-search", 2): ("goofspiel", 4),
        ("bench-threads", 2): ("thread", None),
    }
    assert all(each["rate"] > 0 and each["ratio"] > 0 for each in beside.values())


def test_other_games_have_gin_rummy_for_a_peer() -> None:
    peers = Peers(frozenset(READY))
    for game in ("riga", "haithabu"):
        playouts, search = peers.playouts(game, 2), peers.search(game, 1)
        assert playouts is not None
        assert search is not None
        assert [(each.name, each.aim) for each in (playouts, search)] == [
            ("gin_rummy", 10),
            ("gin_rummy", 4),
        ]
        playouts.run(1)
        search.run(1)


def test_the_bench_without_a_peer_is_a_table() -> None:
    done = typed("bench", "visby", "--against", "none", "--seconds", "0.01", "--lang", "de")

    assert "Pro Sekunde" in done.out
    assert "200 Bytes" in done.out
    assert "einfaches C" not in done.out


def test_compiled_code_is_loaded_from_its_cache() -> None:
    assert load_time(find("visby")) > 0


def test_warm_compiles_ahead() -> None:
    done = typed("warm", "visby")

    assert done.code == 0
    assert "visby" in done.out
    assert "riga" not in done.out
    assert "Ready." in done.out


@pytest.mark.slow
def test_turns_are_measured_whole() -> None:
    visby = find("visby")
    told = report(visby, 20, 5)

    assert told.startswith("visby, 5 turns of 20 ms: median ")
    assert [word for word in told.replace(",", "").split() if word == "most"]
    assert all(ms > 0 for ms in islice(turns(visby, 20), 5))
