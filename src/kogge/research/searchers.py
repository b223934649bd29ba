"""OpenSpiel's own searches as bots of our arena; they see nothing but views."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import repeat
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from kogge.bots.judgement.eyes import eye_of
from kogge.bots.time.allowance import Allowance
from kogge.bots.time.budget import MOST, Budget
from kogge.core.carrier.arrays import flatten
from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import Record
from kogge.core.carrier.room import room
from kogge.core.game import Game, Position

from .openspiel import Game as Spiel
from .openspiel import State, World, game_of, state_of
from .referee import Referee, referee

SIMULATIONS = 200  # a decision, if no budget is given
EXPLORE = 1.0  # OpenSpiel's examples take 2 for results from -1 to 1; ours lie within 1
LEAST = 2  # simulations: the first one weighs the root alone


class TimeUp(Exception):
    """Thrown between two simulations, when the time of a search has passed."""


class Clock:
    """Watches a search; it is asked before every simulation, and lets the first ones pass."""

    def __init__(self, portions: Iterator[int]) -> None:
        self.portions, self.left, self.asked = portions, 0, 0

    def look(self) -> None:
        """Stop the search if there is no time for another simulation."""
        self.left = self.left or next(self.portions, 0)
        if self.left == 0 and self.asked >= LEAST:
            raise TimeUp
        self.left, self.asked = max(self.left - 1, 0), self.asked + 1


class Guest:
    """What both searches share: lots by the key, a budget, worlds imagined from the view.

    A budget counts simulations per decision or milliseconds per turn, as for ``search``.
    """

    def __init__(self, game: Game, box: Record, key: bytes, budget: Budget | None = None) -> None:
        self.rules, self.referee, self.key = game, referee(game.name, box), key
        self.random = np.random.RandomState(int.from_bytes(hashlib.sha256(key).digest()[:4]))
        bound = budget or Budget(sims=SIMULATIONS)
        self.sims = max(LEAST, bound.sims or MOST)
        self.allowance = Allowance(bound) if bound.ms is not None else None
        self.judge = Playouts(self.referee, key, self.random)
        self.imagined = 0  # worlds so far
        self.spiel: Spiel | None = None

    def _clock(self, view: Position) -> Clock:
        if self.allowance is None:
            return Clock(repeat(1))
        self.allowance.begin(eye_of(self.rules).turn(view))
        return Clock(self.allowance.portions())

    def _game(self, seats: int) -> Spiel:
        if self.spiel is None or self.spiel.num_players() != seats:
            self.spiel = game_of(self.rules, self.referee.box, seats)
        return self.spiel

    def _worlds(self, view: Position) -> Iterator[World]:
        """Yield imagined worlds of a view without end, each by a lot of its own."""
        seen = World(self.referee, flatten(view))
        while True:
            self.imagined += 1
            yield seen.imagined(view.viewer, self.key + self.imagined.to_bytes(8))


class Playouts(RandomRolloutEvaluator):  # type: ignore[misc]
    """OpenSpiel's random rollouts by compiled rules: the same odds, no detour through Python."""

    def __init__(self, rules: Referee, key: bytes, random: np.random.RandomState) -> None:
        super().__init__(1, random)
        self.referee, self.lots = rules, room(Lots.of(key), flat=True)

    def evaluate(self, state: State) -> Any:
        """Return what each player has won, less an even share, after one random game from here."""
        seats = state.num_players()
        end = self.referee.playout(state.world.cells, self.lots)
        return np.array(self.referee.shares(end, seats)) - 1 / seats


class Mcts(Guest):
    """OpenSpiel's MCTS on a world imagined from the view, as if all its cards lay open."""

    def choose(self, view: Position) -> int:
        """Return what OpenSpiel considers the best child of the root."""
        game, world = self._game(view.seats), next(self._worlds(view))
        bot = Timed(game, EXPLORE, self.sims, self.judge, random_state=self.random)
        return int(bot.search(state_of(game, world), self._clock(view)).best_child().action)


class Timed(MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS, which looks at a clock between its simulations."""

    clock: Clock
    root: Any

    def search(self, state: State, clock: Clock) -> Any:
        """Return the root of the tree that was grown in time."""
        self.clock = clock
        try:
            return self.mcts_search(state)
        except TimeUp:
            return self.root

    def _apply_tree_policy(self, root: Any, state: State) -> Any:
        self.root = root
        self.clock.look()
        return super()._apply_tree_policy(root, state)


class Ismcts(Guest):
    """OpenSpiel's information-set MCTS; every simulation imagines the hidden cards anew."""

    def choose(self, view: Position) -> int:
        """Return the most visited action; ties are broken by lot."""
        game, source = self._game(view.seats), self._worlds(view)
        clock, state = self._clock(view), state_of(game, next(source))

        def resample(*_: object) -> State:
            clock.look()
            return state_of(game, next(source))

        bot = ISMCTSBot(game, self.judge, EXPLORE, self.sims, random_state=self.random)
        bot.set_resampler(resample)
        actions, chances = zip(*self._policy(bot, state), strict=True)
        return int(self.random.choice(actions, p=chances))

    def _policy(self, bot: Any, state: State) -> list[tuple[int, float]]:
        try:
            return bot.run_search(state)  # type: ignore[no-any-return]
        except TimeUp:
            return bot.get_final_policy(state, bot._root_node)  # type: ignore[no-any-return]  # noqa: SLF001
