"""The speed of the rules and of the search."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from kogge.bots.time.budget import Budget
from kogge.bots.yardsticks.search import Search
from kogge.core.game import Game
from kogge.core.loop import Count, Desk

from .measure import Figure, Peer, figure
from .peers import Peers

SIMULATIONS = 1000  # of a search


def figures(game: Game, seconds: float, peers: Peers) -> Iterator[Figure]:
    """Measure one game, figure by figure."""
    for seats in (2, 4):
        yield from playouts(game, seats, seconds, peers.playouts(game.name, seats), flat=True)
        yield from playouts(game, seats, seconds, None, flat=False)
    yield threads(game, 2, seconds)
    for flat in (True, False):
        about = {"game": game.name, **_carrier(flat=flat)}
        yield figure("bench-copies", about, _desk(game, 2, flat=flat).copy, seconds)
    yield search(game, 2, seconds, peers.search(game.name, SIMULATIONS))


def playouts(
    game: Game, seats: int, seconds: float, peer: Peer | None, *, flat: bool
) -> Iterator[Figure]:
    """Measure random games through the general interface, masks and all."""
    desk = _desk(game, seats, flat=flat)
    about = {"game": game.name, "seats": seats, **_carrier(flat=flat)}
    games = figure("bench-playouts", about, desk.play, seconds, peer)
    choices, forced, draws = (int(desk.counts[count]) for count in Count)
    played = _games(desk, choices + forced + draws)
    parts = {"choices": choices / played, "forced": forced / played, "draws": draws / played}
    yield games
    yield Figure("bench-actions", games.rate * sum(parts.values()), {**about, **parts})


def threads(game: Game, seats: int, seconds: float) -> Figure:
    """Measure two threads at once: compiled code holds no lock."""
    desks = [_desk(game, seats, flat=True) for _ in range(2)]
    with ThreadPoolExecutor(2) as pool:

        def both(games: int) -> None:
            list(pool.map(lambda desk: desk.play((games + 1) // 2), desks))

        about = {"game": game.name, "seats": seats}
        return figure("bench-threads", about, both, seconds, Peer("thread", desks[0].play))


def search(game: Game, seats: int, seconds: float, peer: Peer | None) -> Figure:
    """Measure simulations of searches from the first decision."""
    box, view = game.edition.box, game.view(_desk(game, seats, flat=False).plain_start, 0)

    def run(times: int) -> None:
        for _ in range(times):
            Search(game, box, b"bench", Budget(sims=SIMULATIONS)).visits(view)

    about = {"game": game.name, "seats": seats}
    return figure("bench-search", about, run, seconds, peer, SIMULATIONS)


def load_time(game: Game) -> float:
    """Return the seconds a fresh process needs for its first compiled game, from the cache."""
    _desk(game, 2, flat=True).play(1)
    program = (
        "import time; began = time.perf_counter()\n"
        "from kogge.bench.speed import first_game\n"
        f"first_game({game.name!r}); print(time.perf_counter() - began)"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, check=True)  # noqa: S603  our own program
    return float(done.stdout)


def first_game(name: str) -> None:
    """Play one compiled game."""
    from kogge.games import find

    _desk(find(name), 2, flat=True).play(1)


def _desk(game: Game, seats: int, *, flat: bool) -> Desk:
    options = game.read_options({}, seats)
    start = game.start(game.edition.box, seats, options)
    return Desk(game, game.edition.box, start, b"bench", flat=flat)


def _carrier(*, flat: bool) -> dict[str, Any]:
    return {"carrier": "compiled" if flat else "interpreted"}


def _games(desk: Desk, actions: int) -> float:
    """Return about how many games a number of actions make, from a fresh sample."""
    fresh = Desk(desk.game, desk.game.edition.box, desk.plain_start, b"parts", flat=desk.flat)
    fresh.play(500)
    return actions / (sum(int(count) for count in fresh.counts) / 500)
