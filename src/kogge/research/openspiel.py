"""Our games as Python games of OpenSpiel: ``pyspiel.load_game("kogge_visby(players=3)")``.

Importing this module registers them. They are turn-based: seats that choose at the same moment
do so one after another without seeing each other's choices, since everything that a player is
shown comes from the seat's view.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import pyspiel

from kogge.core.carrier.record import Record
from kogge.core.game import CHANCE, EVERYBODY, NOBODY, Option
from kogge.core.game import Game as Rules
from kogge.games import GAMES

from .observer import Observer
from .referee import Referee, referee

PREFIX = "kogge_"
PLAYER = {CHANCE: int(pyspiel.PlayerId.CHANCE), NOBODY: int(pyspiel.PlayerId.TERMINAL)}


@dataclass(slots=True)
class World:
    """A position with the rules at hand: everything that a state holds, and cheap to copy."""

    referee: Referee
    cells: Any
    lead: int = EVERYBODY  # a seat that comes first when several choose at the same moment
    shared: bool = False  # the start of a game, common to its states
    mover: int = NOBODY

    def __post_init__(self) -> None:
        self.mover = self.referee.mover(self.cells, self.lead)

    def play(self, action: int) -> None:
        self.referee.play(self.cells, self.mover, action)
        self.mover = self.referee.mover(self.cells, self.lead)

    def imagined(self, seat: int, key: bytes) -> World:
        """Return a world that looks the same to a seat, which chooses first of those asked."""
        cells = self.referee.view(self.cells, seat)
        self.referee.imagine(cells, key)
        return World(self.referee, cells, seat)

    def __deepcopy__(self, _: object) -> World:
        """Copy the position, not the rules."""
        new = World.__new__(World)
        new.referee, new.lead, new.mover = self.referee, self.lead, self.mover
        new.shared = False
        new.cells = self.referee.copy(self.cells)
        return new


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with a number of players and its options; each has a class of its own."""

    rules: ClassVar[Rules]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any], box: Record | None = None) -> None:
        rules, seats = self.rules, int(params["players"])
        judge = referee(rules.name, box or rules.edition.box)
        decisions, self._draws = rules.longest(judge.box, seats)
        options = {option.name: _word(params[option.name]) for option in rules.options}
        self.world = World(judge, judge.start(seats, options), shared=True)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions),
            max_chance_outcomes=len(rules.outcomes),
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=decisions,
        )
        super().__init__(self.kind, info, dict(params))

    def new_initial_state(self) -> State:
        """Return the state before the first action."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._draws

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return the observer that shows states to players."""
        return Observer(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):  # type: ignore[misc]
    """A state: a world that OpenSpiel queries in its own words."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.world = game.world

    # What OpenSpiel asks of every state.

    def current_player(self) -> int:
        mover = self.world.mover
        return mover if mover >= 0 else PLAYER[mover]

    def is_terminal(self) -> bool:
        return self.world.mover == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.referee.legal(self.world.cells, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring, with probabilities."""
        weights = self.world.referee.weights(self.world.cells)
        total = sum(weight for _, weight in weights)
        return [(outcome, weight / total) for outcome, weight in weights]

    def _apply_action(self, action: int) -> None:
        if self.world.shared:
            self.world = copy.deepcopy(self.world)
        self.world.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.world.referee.game
        return (game.outcomes if player < 0 else game.actions).name(action)

    def returns(self) -> list[float]:
        """Return what each player has won beyond an even share, at the end."""
        seats = self.num_players()
        if not self.is_terminal():
            return [0.0] * seats
        shares = self.world.referee.shares(self.world.cells, seats)
        return [share - 1 / seats for share in shares]

    def __str__(self) -> str:
        return f"{self.world.lead} {self.world.cells.tobytes().hex()}"

    # What searches ask for again and again: answered without a detour through C++.

    def is_chance_node(self) -> bool:
        return self.world.mover == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of a player, of chance, or of the actor whose move it is."""
        mover = self.world.mover
        if mover == CHANCE:
            return [outcome for outcome, _ in self.chance_outcomes()]
        if mover == NOBODY or player not in (None, mover):
            return []
        return self._legal_actions(mover)

    # What searches with hidden cards ask for.

    def resample_from_infostate(self, player: int, lot: Callable[[], float]) -> State:
        """Return a state that looks the same to a player: what is hidden is imagined anew.

        Of players who choose at the same moment, this one comes first: no one sees sealed choices,
        so their order does not matter. The history of such a state begins with it.
        """
        return state_of(self.get_game(), self.world.imagined(player, repr(lot()).encode()))


def state_of(game: Game, world: World) -> State:
    """Return the state of a world; its history begins here."""
    state = game.new_initial_state()
    state.world = world
    return state


def game_of(rules: Rules, box: Record, seats: int) -> Game:
    """Return a game of any edition, with its options left as they are."""
    options = {option.name: _value(option) for option in rules.options}
    return CLASSES[rules.name]({"players": seats, **options}, box)


# Registration.


def _word(value: object) -> str:
    """Return the word of an option: OpenSpiel reads numbers and truth values as such."""
    return str(value).lower()


def _value(option: Option) -> int | bool | str:
    text = option.default
    if text in {"true", "false"}:
        return text == "true"
    return int(text) if text.isdigit() else text


def _kind(rules: Rules) -> Any:
    kind, options = pyspiel.GameType, {option.name: _value(option) for option in rules.options}
    modes = kind.ChanceMode
    return kind(
        short_name=PREFIX + rules.name,
        long_name=rules.name.capitalize(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if len(rules.outcomes) else modes.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats[0], **options},
    )


def _class(rules: Rules) -> type[Game]:
    """Return the class of a game, registered.

    It must be a class: OpenSpiel keeps what makes a game until after Python has ended, and a
    function would be destroyed by then, which aborts the process.
    """
    kind = _kind(rules)
    made = type(rules.name.capitalize(), (Game,), {"rules": rules, "kind": kind})
    pyspiel.register_game(kind, made)
    return made


CLASSES = {name: _class(rules) for name, rules in GAMES.items()}
