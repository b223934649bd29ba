"""OpenSpiel's C++ games, measured in the same run as ours."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from .measure import Figure, rate

GAMES = {
    "goofspiel": "goofspiel(num_cards=13,players=2)",
    "hearts": "hearts",
    "gin_rummy": "gin_rummy",
}
EXPLORE = 1.4


def is_installed() -> bool:
    """Return whether OpenSpiel can be imported."""
    return find_spec("pyspiel") is not None


def figures(seconds: float) -> Iterator[Figure]:
    """Measure random games of each peer, and the search on goofspiel."""
    for name in GAMES:
        yield Figure("bench-peer", rate(Rollouts(name), seconds, 20), {"game": name})
    name = "goofspiel"
    yield Figure("bench-peer-search", rate(Simulations(name), seconds, 100), {"game": name})


class Rollouts:
    """Random games in C++: one simulation of the MCTS bot, with as many rollouts as asked for."""

    def __init__(self, name: str) -> None:
        self.game, self.state = _first_decision(name)

    def __call__(self, games: int) -> None:
        _search(self.game, self.state, rollouts=games, simulations=1)


class Simulations(Rollouts):
    """Simulations of the MCTS bot with one rollout each."""

    def __call__(self, games: int) -> None:
        _search(self.game, self.state, rollouts=1, simulations=games)


def _first_decision(name: str) -> tuple[Any, Any]:
    import pyspiel

    game = pyspiel.load_game(GAMES[name])
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return game, state


def _search(game: Any, state: Any, *, rollouts: int, simulations: int) -> None:
    import pyspiel

    judge = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    megabytes, solve, seed, verbose = 1000, False, 7, False
    bot = pyspiel.MCTSBot(game, judge, EXPLORE, simulations, megabytes, solve, seed, verbose)
    bot.mcts_search(state)
