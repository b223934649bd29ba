"""The benchmark measures what it says; no test states how fast it is."""

from __future__ import annotations

import json
import time
from itertools import islice

import pytest
from runner import kogge

from kogge.bench import peer
from kogge.bench.measure import rate
from kogge.bench.speed import load_time
from kogge.bench.turns import report, turns
from kogge.games import find


def test_a_rate_is_how_often_a_second() -> None:
    def nap(times: int) -> None:
        time.sleep(0.002 * times)

    assert 300 < rate(nap, 0.05) < 501


@pytest.mark.slow
def test_all_figures_are_measured_beside_the_peer() -> None:
    assert peer.is_installed()
    done = kogge("bench", "visby", "--against", "openspiel", "--seconds", "0.02", "--json")
    figures = json.loads(done.out)
    names = [figure["name"] for figure in figures]

    assert names.count("bench-peer") == 3
    assert {"bench-playouts", "bench-copies", "bench-search", "bench-threads"} <= set(names)
    assert all(figure["rate"] > 0 for figure in figures)
    compiled = next(f for f in figures if f["name"] == "bench-playouts")
    assert set(compiled["ratios"]) == {"goofspiel", "hearts", "gin_rummy"}


def test_the_bench_without_a_peer_is_a_table() -> None:
    done = kogge("bench", "visby", "--seconds", "0.01", "--lang", "de")

    assert "Pro Sekunde" in done.out
    assert "200 Bytes" in done.out


def test_compiled_code_is_loaded_from_its_cache() -> None:
    assert load_time(find("visby")) > 0


def test_warm_compiles_ahead() -> None:
    done = kogge("warm", "visby")

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
