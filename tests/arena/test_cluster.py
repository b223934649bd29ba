"""A cluster plays what this machine would: on a Ray started here, by the command line."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from launched import free_port
from runner import KOGGE, Done, kogge, typed

from kogge.arena import cluster, crew
from kogge.arena.bout import Outcome, play
from kogge.arena.schedule import Bout, Contest
from kogge.core.error import Broken, KoggeError

CONTEST = Contest("visby", ("greedy", "random"), 4)


@dataclass(frozen=True)
class Head:
    """A Ray of our own: its address, and the environment that its users need."""

    address: str
    env: dict[str, str]

    def kogge(self, *arguments: str) -> Done:
        """Run a command as one of its users."""
        return kogge(*arguments, cwd=None, **self.env)


@pytest.fixture(scope="module")
def alone() -> Iterator[None]:
    """Wait for other tests: two Rays on a machine give their clients the same ports, from 23000."""
    with (Path(tempfile.gettempdir()) / f"kogge-ray-{os.getuid()}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="module")
def head(alone: None) -> Iterator[Head]:
    """Start a Ray of two processors, and stop all of its processes at the end."""
    folder = Path(tempfile.mkdtemp(prefix="ray", dir="/tmp"))  # sockets need short paths
    caches = os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache"))
    env = {
        "HOME": str(folder), "RAY_TMPDIR": str(folder), "RAY_USAGE_STATS_ENABLED": "0",
        "XDG_CACHE_HOME": caches, "XDG_DATA_HOME": str(folder / "data"),
    }  # fmt: skip
    port, gcs = free_port(), free_port()
    process = subprocess.Popen(
        [
            sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block",
            f"--port={gcs}", f"--ray-client-server-port={port}", "--num-cpus=2",
            f"--dashboard-agent-listen-port={free_port()}", "--include-dashboard=false",
            f"--temp-dir={folder}", f"--object-store-memory={80 * 2**20}",
        ],
        env={**os.environ, **env}, start_new_session=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        answers(process, port)
        yield Head(f"ray://127.0.0.1:{port}", {**env, "RAY_ADDRESS": f"127.0.0.1:{gcs}"})
    finally:
        stop(process)
        shutil.rmtree(folder, ignore_errors=True)


def answers(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until a port is open."""
    for _ in range(1200):
        assert process.poll() is None, "Ray did not start"
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise AssertionError("Ray does not answer")


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a Ray and leave nothing of it behind."""
    process.terminate()
    try:
        process.wait(60)
        for _ in range(200):
            os.killpg(process.pid, 0)
            time.sleep(0.1)
        raise AssertionError("Ray has left processes behind")
    except ProcessLookupError:
        pass
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def words(*more: str | Path) -> list[str]:
    """Return the command of the contest."""
    return ["arena", "visby", "--bots", ",".join(CONTEST.bots), *map(str, more)]


@pytest.mark.slow
def test_a_cluster_plays_what_one_machine_would_and_goes_on(head: Head, tmp_path: Path) -> None:
    """First it is reached from outside, and then by one of its members."""
    start = words("--save", tmp_path)
    first = head.kogge(*start, "--on", head.address, "--games", "2")
    assert (first.code, first.err) == (0, "")
    kept = (tmp_path / "results.jsonl").read_text()
    done = head.kogge(*start, "--on", cluster.AUTO, "--games", "4", "--json")

    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["bots"]["greedy"]["games"] == 4
    lines = (tmp_path / "results.jsonl").read_text()
    assert lines.startswith(kept), "what was played was kept"
    there = {(o["seed"], o["rotation"]): o for o in map(json.loads, lines.splitlines())}
    assert len(there) == 4
    for bout in CONTEST.bouts():
        here, other = play(CONTEST, bout, keep=True), there[bout.seed, bout.rotation]
        assert here.bots == other["bots"]
        assert here.places == other["places"]
        assert here.points == other["points"]
        assert here.choices == other["choices"]
        text = (tmp_path / "matches" / f"{bout.seed}-{bout.rotation}.txt").read_text()
        assert here.text == text


@pytest.mark.soak
def test_a_cluster_stops_early(head: Head) -> None:
    done = head.kogge(*words("--on", head.address, "--games", "200", "--sprt"))

    assert done.err == ""
    assert "greedy is better than random" in done.out


@pytest.mark.soak
def test_a_cluster_with_other_rules_is_refused(head: Head) -> None:
    program = (
        "from kogge.arena import origin; from kogge.cli import main\n"
        "origin.source_digest = lambda: 'another'\n"
        "main()"
    )
    command = [KOGGE[0], "-c", program, *words("--on", head.address, "--seed", "50")]
    env = {**os.environ, **head.env}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)

    trouble = "the cluster has another version of Kogge or of a net"
    sentence = f"--on: {trouble} (expected: the same as here)"
    assert done.stderr == f"Error: {sentence}\n"
    assert done.returncode == 2


class Loose:
    """A stand-in for Ray whose connection breaks at a call, or at several; it works at once."""

    exceptions = SimpleNamespace(RayError=ValueError)

    def __init__(self, *breaking: str) -> None:
        self.breaking, self.calls = list(breaking), list[str]()

    def _call(self, name: str) -> None:
        self.calls.append(name)
        if name in self.breaking:
            self.breaking.remove(name)
            raise ConnectionError(name)

    def remote(self, work: Any) -> Any:
        def begin(*words: Any, **more: Any) -> Any:
            self._call(work.__name__)
            return partial(work, *words, **more)

        return SimpleNamespace(remote=begin)

    def get(self, reference: Any) -> Any:
        self._call("get")
        return reference()

    def wait(self, running: list[Any], **_: object) -> tuple[list[Any], list[Any]]:
        return running[:1], running[1:]

    def cancel(self, _: object) -> None:
        self._call("cancel")

    def shutdown(self) -> None:
        self._call("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2}


def drawn(contest: Contest, bout: Bout, *, keep: bool) -> Outcome:
    """Stand in for a game in which nothing happens."""
    assert not keep
    seats = len(contest.bots)
    nothing = ([0] * seats, [0] * seats, [0.0] * seats)
    return Outcome(bout.seed, bout.rotation, contest.seated(bout), [1] * seats, *nothing, "")


@pytest.fixture
def joining(monkeypatch: pytest.MonkeyPatch) -> Callable[[Loose], list[Outcome]]:
    """Play the contest on a stand-in for Ray; the games themselves are not the point."""

    def play_on(ray: Loose) -> list[Outcome]:
        monkeypatch.setattr(cluster, "begun", lambda _: ray)
        monkeypatch.setattr(cluster, "play", drawn)
        return list(cluster.played(CONTEST, list(CONTEST.bouts()), "auto"))

    return play_on


OTHER = Broken("--on", "other rules")


def test_other_rules_are_refused_before_any_game_begins(
    joining: Callable[[Loose], list[Outcome]], monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = Loose("shutdown")
    monkeypatch.setattr(cluster, "refusal", refusal := refusing())

    with pytest.raises(Broken, match="other rules"):
        joining(ray)

    assert ray.calls == [refusal.__name__, "get", "shutdown"]


def test_other_rules_are_told_even_if_the_connection_breaks_meanwhile(
    joining: Callable[[Loose], list[Outcome]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a cluster where one machine of several has other rules."""
    ray = Loose("cancel", "shutdown")
    monkeypatch.setattr(cluster, "refusal", refusing(None))

    with pytest.raises(Broken, match="other rules"):
        joining(ray)

    assert ray.calls[-2:] == ["cancel", "shutdown"]


def refusing(*before: None) -> Callable[..., KoggeError | None]:
    """Return a comparison that gives some answers first, and then always refuses."""
    answers = list(before)
    return lambda *_: answers.pop() if answers else OTHER


@pytest.mark.parametrize("call", ["refusal", "get"])
def test_whoever_is_dropped_before_any_game_begins_joins_anew(
    joining: Callable[[Loose], list[Outcome]], call: str
) -> None:
    ray = Loose(call)

    assert len(joining(ray)) == CONTEST.games
    assert ray.calls.count("shutdown") == 2


@pytest.mark.parametrize("breaking", [("get", "get"), ("there", "cancel")])
def test_a_cluster_that_is_gone_is_told_as_such(
    joining: Callable[[Loose], list[Outcome]], breaking: tuple[str, ...]
) -> None:
    with pytest.raises(Broken, match="the cluster is gone"):
        joining(Loose(*breaking))


def test_whoever_has_enough_calls_back_what_is_still_to_be_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ray = Loose()
    monkeypatch.setattr(cluster, "begun", lambda _: ray)
    monkeypatch.setattr(cluster, "play", drawn)
    games = crew.played(CONTEST, list(CONTEST.bouts()), on="auto", jobs=2)

    assert next(games).seed == CONTEST.seed
    games.close()
    assert ray.calls[-3:] == ["cancel", "cancel", "shutdown"]


def test_whoever_does_not_let_us_join_is_asked_no_more_than_a_few_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As Ray does after the time that we allow, if something else listens at that port."""
    asked: list[dict[str, str | None]] = []

    def init(*_: object, **__: object) -> None:
        asked.append({name: os.environ.get(name) for name in cluster.SETTINGS})
        raise ConnectionError("no answer\n\nnobody is there ")

    stand_in = SimpleNamespace(init=init, shutdown=lambda: None)
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    elsewhere = {name: value for name, value in os.environ.items() if name not in cluster.SETTINGS}
    monkeypatch.setattr(os, "environ", elsewhere)
    with pytest.raises(Broken, match="cannot be reached: nobody is there"):
        cluster.begun("ray://127.0.0.1:1")

    assert asked == [cluster.SETTINGS] * cluster.TRIES


def test_nobody_plays_with_other_rules() -> None:
    answer = cluster.there(CONTEST, Bout(1, 0), {**CONTEST.origin, "source": "another"}, keep=False)

    assert "another version" in str(answer)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("nowhere", "--on: 'nowhere' is not an address (expected: ray://HOST:PORT, auto)"),
        ("ray://", "'ray://' is not an address"),
        ("ray://here", "'ray://here' is not an address"),
        ("ray://here:port", "'ray://here:port' is not an address"),
        ("ray://127.0.0.1:1", "ray://127.0.0.1:1: the cluster cannot be reached: "),
        ("ray://nobody.invalid:10001", "ray://nobody.invalid:10001: the cluster cannot be"),
    ],
)
def test_an_address_without_a_cluster_is_told_at_once(
    home: Path, address: str, sentence: str
) -> None:
    done = typed(*words("--games", "2", "--on", address))

    assert done.code == 2
    assert sentence in done.err
    assert len(done.err.strip().splitlines()) == 1


@pytest.mark.soak
def test_whoever_answers_without_being_a_cluster_is_not_waited_for(home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"ray://127.0.0.1:{silent.getsockname()[1]}"
        began = time.monotonic()
        hasty = dict.fromkeys(cluster.SETTINGS, "1")
        done = kogge(*words("--games", "2", "--on", address), cwd=None, **hasty)

    assert done.code == 2
    assert f"{address}: the cluster cannot be reached" in done.err
    assert time.monotonic() - began < cluster.WAIT


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)

    with pytest.raises(Broken, match=r"Ray is not installed .*kogge\[cluster\]"):
        next(crew.played(CONTEST, list(CONTEST.bouts()), on="auto"))


def test_nobody_is_asked_when_nothing_is_left_to_play() -> None:
    assert list(crew.played(CONTEST, [], on="ray://127.0.0.1:1")) == []
