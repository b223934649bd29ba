"""OpenSpiel's C++ games and search: peers of ours where it is installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from kogge.core.error import Broken

GAMES = {"goofspiel": "goofspiel(num_cards=13,players=2)", "gin_rummy": "gin_rummy"}
EXPLORE = 1.4


def ready() -> None:
    """Make sure that OpenSpiel can be imported."""
    if find_spec("pyspiel") is None:
        raise Broken("", "OpenSpiel is not installed", 'pip install "kogge[research]"')


class Rollouts:
    """Random games in C++: one simulation of the MCTS bot, with as many rollouts as asked for."""

    def __init__(self, name: str) -> None:
        self.game, self.state = _first_decision(name)

    def __call__(self, games: int) -> None:
        _search(self.game, self.state, rollouts=games, simulations=1)


class Searches(Rollouts):
    """Searches of the MCTS bot, each with a number of simulations of one rollout."""

    def __init__(self, name: str, simulations: int) -> None:
        super().__init__(name)
        self.simulations = simulations

    def __call__(self, times: int) -> None:
        for _ in range(times):
            _search(self.game, self.state, rollouts=1, simulations=self.simulations)


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
