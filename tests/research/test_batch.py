"""Many games at a time: each plays as interpreted rules play it, whatever is beside it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from kogge.core.carrier.lot import Lots, pick
from kogge.core.error import Broken
from kogge.core.game import CHANCE, NOBODY, Game, Position, shares
from kogge.core.trace import Trace
from kogge.games import GAMES, find
from kogge.research.batch import LEAVE, Batch
from kogge.research.observation import columns, rows, words
from soaking import SOAK
from toy import GAME as TOY

TESTED = [TOY, *GAMES.values()]
games = pytest.mark.parametrize("game", TESTED, ids=lambda game: game.name)
pytestmark = pytest.mark.slow  # every game is compiled once


class Alone:
    """One game of a batch, played by interpreted rules."""

    def __init__(self, game: Game, seats: int, seed: int, number: int) -> None:
        self.game, self.box, self.trace = game, game.edition.box, Trace.plain()
        self.start = game.start(self.box, seats, game.read_options({}, seats))
        self.lots = Lots.of(f"batch {seed} {number}".encode())
        self.s: Position = self.start.copy()
        self.won: list[float] = []
        self.draw()

    def draw(self) -> None:
        game = self.game
        while game.mover(self.s) == CHANCE:
            outcome = pick(self.lots, game.weights(self.box, self.s))
            game.play(self.box, self.s, self.trace, CHANCE, outcome)

    def step(self, action: int) -> None:
        game = self.game
        game.play(self.box, self.s, self.trace, game.mover(self.s), action)
        self.draw()
        self.won = []
        if game.mover(self.s) == NOBODY:
            won = shares(game.places(self.box, self.s))
            self.won = [share - 1 / len(won) for share in won]
            self.s = self.start.copy()
            self.draw()


def tables(game: Game) -> Iterator[tuple[Batch, list[Alone]]]:
    """Yield small batches of the fewest and the most seats, each with what it is compared with.

    In the long form it is every number of seats.
    """
    for seats in game.seats if SOAK else (game.seats[0], game.seats[-1]):
        batch = Batch(game, seats, 3, seed=seats)
        yield batch, [Alone(game, seats, seats, number) for number in range(3)]


@games
def test_every_step_is_that_of_interpreted_rules(game: Game) -> None:
    for batch, singles in tables(game):
        ended = 0
        for _ in range(2000):
            views = batch.observe()
            for number, alone in enumerate(singles):
                seat = game.mover(alone.s)
                assert batch.positions[number].tobytes() == alone.s.pack()
                assert batch.lots[number].tobytes() == alone.lots.pack()
                assert batch.movers[number] == seat
                legal = game.legal_actions(alone.box, alone.s, seat)
                assert np.flatnonzero(batch.masks[number]).tolist() == legal
                view = game.view(alone.s, seat)
                assert views[number].tobytes() == view.pack()
                assert rows(views)[number].tolist() == words(view).tolist()
            actions = batch.random_actions()
            rewards, done = batch.step(actions)
            for number, alone in enumerate(singles):
                alone.step(int(actions[number]))
                assert done[number] == bool(alone.won)
                assert rewards[number].tolist() == (alone.won or [0.0] * batch.seats)
            ended += int(done.sum())
            if ended >= (4 if SOAK else 2):
                break

        assert ended >= 1


@games
def test_a_game_does_not_depend_on_those_beside_it(game: Game) -> None:
    seats = game.seats[0]
    many, one, other = (Batch(game, seats, count, seed) for count, seed in ((5, 3), (1, 3), (5, 4)))
    for _ in range(60):
        for batch in (many, one, other):
            batch.step(batch.random_actions())

    assert many.positions[0].tobytes() == one.positions[0].tobytes()
    assert many.positions.tobytes() != other.positions.tobytes()
    many.reset(3)
    again = Batch(game, seats, 5, seed=3)
    for _ in range(60):
        assert (
            many.step(many.random_actions())[0].tolist()
            == again.step(again.random_actions())[0].tolist()
        )
    assert many.positions.tobytes() == again.positions.tobytes()


@games
def test_games_that_are_not_begun_anew_stay_at_their_end(game: Game) -> None:
    batch, ended = Batch(game, 2, 4, again=False), np.zeros(4, np.bool_)
    total = np.zeros((4, 2))
    while (batch.movers != NOBODY).any():
        rewards, done = batch.step(batch.random_actions())
        assert not (ended & done).any(), "a game ends once"
        total, ended = total + rewards, ended | done

    assert ended.all()
    assert total.sum() == 0
    assert not batch.masks.any()
    before = batch.positions.tobytes()
    assert batch.random_actions().tolist() == [LEAVE] * 4
    assert not batch.step([0, 1, LEAVE, 2])[1].any()
    assert batch.positions.tobytes() == before


def test_what_is_not_allowed_is_refused_before_anything_is_played() -> None:
    visby = find("visby")
    batch, pair = Batch("visby", 2, 3), visby.actions.number("play troops ship")
    before = batch.positions.tobytes()
    for actions, sentence in (
        ([pair, 0, pair], r"\[1\]: may not 'play troops' now \(two-cards\)"),
        ([pair, pair, 52], r"\[2\]: there is no action 52"),
        ([pair, -2, pair], r"\[1\]: there is no action -2"),
        ([pair, pair], r"actions: \(2,\) does not fit \(expected: a list of 3\)"),
    ):
        with pytest.raises(Broken, match=sentence):
            batch.step(actions)

    assert batch.positions.tobytes() == before
    batch.step([pair, LEAVE, pair])
    assert batch.movers.tolist() == [1, 0, 1], "one was left as it was"


def test_a_view_does_not_show_what_others_have_sealed() -> None:
    visby = find("visby")
    batch, played = Batch("visby", 2, 2), columns(visby)["played"]
    batch.step([visby.actions.number(f"play {pair}") for pair in ("troops ship", "knight fleet")])
    seen = rows(batch.observe())

    assert seen[0].tolist() == seen[1].tolist()
    assert not seen[0][played].any()
    assert rows(batch.positions)[0][played].any()


def test_positions_can_be_put_there_from_outside() -> None:
    source, target = Batch("riga", 2, 1, seed=5), Batch("riga", 2, 2, seed=6)
    for _ in range(40):
        source.step(source.random_actions())
    target.positions[:] = source.positions[0]
    target.refresh()

    assert target.movers.tolist() == [source.movers[0]] * 2
    assert target.masks[1].tolist() == source.masks[0].tolist()


def test_what_was_agreed_holds_for_all() -> None:
    assert set(Batch("visby", 2, 2, options={"target": "45"}).positions["target"]) == {45}
    with pytest.raises(Broken, match="9 cannot play this game"):
        Batch("visby", 9, 2)


CHECKED = """
import sys; sys.path.insert(0, 'tests')
from soaking import SOAK
from toy import GAME as TOY
from kogge.games import find
from kogge.research.batch import Batch
for game in (TOY, find("visby"))[: int(sys.argv[1])]:
    for seats in game.seats:
        batch = Batch(game, seats, 7)
        for _ in range(300):
            batch.observe()
            batch.step(batch.random_actions())
print('checked')
"""


def test_the_loops_stay_within_their_arrays() -> None:
    """The rules themselves are checked elsewhere; this is about the code around them.

    It is the same for all games: the smallest is compiled soonest.
    """
    games = "2" if SOAK else "1"
    done = subprocess.run(
        [sys.executable, "-c", CHECKED, games], capture_output=True, text=True, check=False,
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"}, cwd=Path(__file__).parents[2],
    )  # fmt: skip

    assert done.stderr == ""
    assert done.stdout == "checked\n"
