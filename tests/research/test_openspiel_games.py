"""Our games in OpenSpiel: its own checks, the same positions as ours, and nothing that leaks."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from kogge.core.carrier import codec
from kogge.core.carrier.bits import size
from kogge.core.game import CHANCE, NOBODY
from kogge.core.match import Match
from kogge.games import find
from kogge.research.openspiel import State
from strategies import begin, played, step

slow = pytest.mark.slow
MIDDLE = {"visby": 15, "riga": 60, "haithabu": 60}  # actions until a game is well under way


def loaded(name: str, seats: int = 2) -> Any:
    return pyspiel.load_game(f"kogge_{name}(players={seats})")


def followed(match: Match) -> State:
    """Return the state of OpenSpiel to which the actions of a match lead."""
    state = loaded(match.game.name, len(match.header.seats)).new_initial_state()
    for entry in match.entries:
        state.apply_action(entry.action)
    assert isinstance(state, State)
    return state


def under_way(name: str, seats: int, steps: int, number: int = 7) -> Match:
    """Return a match after a number of actions."""
    match, wish = begin(find(name), seats, number), number
    while len(match.entries) < steps and not match.over:
        wish = (wish * 1103515245 + 12345) % 2**31
        step(match, wish >> 8)
    return match


@pytest.mark.parametrize(
    "text",
    [
        *(f"kogge_visby(players={seats})" for seats in find("visby").seats),
        "kogge_visby(players=3,target=45)",
        "kogge_riga",
        pytest.param("kogge_riga(players=4,riga=true)", marks=slow),
        pytest.param("kogge_haithabu", marks=slow),
        pytest.param("kogge_haithabu(players=4,rondel=random)", marks=slow),
    ],
)
def test_the_games_pass_the_checks_of_openspiel(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), [("visby", 5), ("riga", 3), ("haithabu", 2)])
def test_the_same_actions_give_the_same_positions(name: str, seats: int) -> None:
    whole = played(find(name), seats, 11)
    match, state = begin(whole.game, seats, 11), loaded(name, seats).new_initial_state()
    for entry in whole.entries:
        assert offered(state) == possible(match)
        match.repeat(entry)
        state.apply_action(entry.action)
        assert state.world.referee.plain(state.world.cells) == match.position

    places = whole.game.places(match.box, match.position)
    assert state.is_terminal()
    assert state.returns() == [(place == 1) / places.count(1) - 1 / seats for place in places]


def offered(state: Any) -> tuple[int, list[int], list[float]]:
    """Return who acts, what can be done, and with which probabilities if chance does it."""
    chances = state.chance_outcomes() if state.is_chance_node() else []
    return state.current_player(), state.legal_actions(), [chance for _, chance in chances]


def possible(match: Match) -> tuple[int, list[int], list[float]]:
    """Return the same for a match."""
    if match.mover != CHANCE:
        actions = match.game.legal_actions(match.box, match.position, match.mover)
        return match.mover, actions, []
    weights = match.game.weights(match.box, match.position)
    outcomes = [outcome for outcome, weight in enumerate(weights) if weight]
    return CHANCE, outcomes, [weights[outcome] / sum(weights) for outcome in outcomes]


def test_a_tie_is_shared() -> None:
    """Both do the same in every round, so neither is ahead."""
    state = loaded("visby").new_initial_state()
    while not state.is_terminal():
        first = state.legal_actions()[-1]
        state.apply_action(first)
        state.apply_action(first)

    assert state.returns() == [0.0, 0.0]


@pytest.mark.parametrize("name", MIDDLE)
def test_actions_are_called_as_in_the_catalogue(name: str) -> None:
    state, game = followed(under_way(name, 2, MIDDLE[name])), find(name)
    while state.is_chance_node():
        outcome = state.legal_actions()[0]
        assert state.action_to_string(outcome) == game.outcomes.name(outcome)
        state.apply_action(outcome)

    legal = state.legal_actions()
    assert len(legal) > 1
    assert [state.action_to_string(action) for action in legal] == [
        game.actions.name(action) for action in legal
    ]


@pytest.mark.parametrize("name", MIDDLE)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = followed(under_way(name, 2, MIDDLE[name]))
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])

    assert str(state) == before != str(twin)
    assert twin.history()[:-1] == state.history()


@pytest.mark.parametrize("name", MIDDLE)
def test_a_state_is_written_and_read(name: str) -> None:
    state = followed(under_way(name, 2, MIDDLE[name]))
    for each in (state, state.resample_from_infostate(1, lambda: 0.25)):
        _, again = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(each.get_game(), each)
        )
        assert str(again) == str(each)
        assert offered(again) == offered(each)
        assert again.history() == each.history()


# What a player is shown.


def shown(state: Any, player: int) -> tuple[str, str, list[float], list[float]]:
    """Return everything that a player is shown of a state."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
    )


@pytest.mark.parametrize(("name", "seats"), [("visby", 3), ("riga", 2), ("riga", 4)])
def test_a_sealed_choice_is_shown_to_nobody_else(name: str, seats: int) -> None:
    match = begin(find(name), seats)
    while size(match.game.together(match.position)) < 2:
        step(match, 5)
    state = followed(match)
    first, others = state.current_player(), [s for s in range(seats) if s != match.mover]
    ways = [state.child(action) for action in state.legal_actions()]

    assert len({str(way) for way in ways}) == len(ways) > 1
    assert len({way.information_state_string(first) for way in ways}) == len(ways)
    for other in others:
        assert all(shown(way, other) == shown(state, other) for way in ways)


@pytest.mark.parametrize("steps", [40, 90, 160])
def test_hidden_cards_are_shown_to_nobody_else(steps: int) -> None:
    """Worlds that look the same to a seat of Riga, and differ."""
    state = followed(under_way("riga", 3, steps))
    for player in range(3):
        others = [state.resample_from_infostate(player, iter([n / 8]).__next__) for n in range(8)]

        assert len({str(other) for other in others}) > 1
        assert all(shown(other, player) == shown(state, player) for other in others)


@pytest.mark.parametrize(("name", "seats"), [("visby", 4), ("riga", 3), ("haithabu", 3)])
def test_a_resampled_state_can_be_played_to_its_end(name: str, seats: int) -> None:
    state, lots = followed(under_way(name, seats, 50)), np.random.RandomState(3)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))

    assert other.information_state_string(player) == state.information_state_string(player)
    assert offered(other) == offered(state), "whoever is asked chooses first, also of several"
    while not other.is_terminal():
        other.apply_action(int(lots.choice(other.legal_actions())))
    assert abs(sum(other.returns())) < 1e-9


@pytest.mark.parametrize("name", MIDDLE)
def test_tensors_tell_the_view_cell_by_cell(name: str) -> None:
    match = under_way(name, 2, 2 * MIDDLE[name])
    game, view = match.game, match.view(1)
    state, sight = followed(match), make_observation(loaded(name))
    sight.set_from(state, 1)

    assert json.loads(sight.string_from(state, 1)) == codec.describe(view)
    for field, cell in game.position_kind.cells.items():
        value, numbers = np.asarray(getattr(view, field)), sight.dict[field]
        if cell.words is None:
            assert (numbers[..., 0] == value).all()
        else:
            members = np.arange(len(cell.words))
            single = (numbers * members).sum(-1) if cell.code == "i" else numbers @ 2.0**members
            assert (single == value).all()


def test_a_spectator_can_be_asked_for() -> None:
    match = under_way("riga", 2, 60)
    none = pyspiel.PrivateInfoType.NONE
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=none)
    sight = make_observation(loaded("riga"), kind)

    told = json.loads(sight.string_from(followed(match), 0))

    assert told == codec.describe(match.view(NOBODY))


# Around it.


def test_players_and_options_are_checked() -> None:
    state = pyspiel.load_game("kogge_visby(target=45)").new_initial_state()

    assert state.world.cells["target"] == 45
    for wrong in ("kogge_visby(players=7)", "kogge_visby(players=4,target=45)"):
        with pytest.raises(Exception, match=r"to (6|3) players"):
            pyspiel.load_game(wrong)


def test_a_process_that_has_played_ends_well() -> None:
    """OpenSpiel keeps what makes a game until after Python has ended."""
    program = (
        "import pyspiel, kogge.research.openspiel\n"
        "game = pyspiel.load_game('kogge_visby')\n"
        "state = game.new_initial_state()\n"
        "state.information_state_string(0), state.clone()\n"
        "print('done')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")
