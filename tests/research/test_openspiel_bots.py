"""OpenSpiel's searches in our arena: legal, repeatable, within their budget, from views alone."""

from __future__ import annotations

import sys
from contextlib import suppress
from itertools import count
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from kogge.arena.bout import play
from kogge.arena.guests import FOREIGN, make
from kogge.arena.schedule import Bout, Contest
from kogge.bots.bot import BOTS
from kogge.bots.time import allowance
from kogge.bots.time.budget import Budget
from kogge.core.carrier.arrays import flatten
from kogge.core.carrier.bits import size
from kogge.core.carrier.lot import Lots
from kogge.core.error import Broken
from kogge.core.game import Position
from kogge.core.match import Match
from kogge.games import find
from kogge.research import searchers
from kogge.research.openspiel import State, World, game_of, state_of
from kogge.research.referee import referee
from kogge.research.searchers import Clock, Ismcts, Mcts, Playouts, TimeUp
from kogge.speech.speech import Speech
from soaking import SOAK
from strategies import begin, step

GAMES = 40 if SOAK else 6

guests = pytest.mark.parametrize("guest", FOREIGN)


def asked(name: str, seats: int, steps: int) -> Match:
    """Return a match in which a seat has a choice, after a number of actions or more."""
    match, wish = begin(find(name), seats, 5), 5
    while match.proceed() >= 0 and len(match.entries) < steps:
        wish = (wish * 1103515245 + 12345) % 2**31
        step(match, wish >> 8)
    return match


def chosen(guest: str, match: Match, view: Position, sims: int = 12) -> int:
    """Return what a fresh guest chooses."""
    return make(guest, match.game, match.box, b"key", Budget(sims=sims)).choose(view)


@guests
@pytest.mark.parametrize(
    ("name", "seats"), [("visby", 2), ("visby", 6), ("riga", 3), ("haithabu", 4)]
)
def test_a_guest_chooses_what_is_legal(guest: str, name: str, seats: int) -> None:
    for steps in (0, 60, 200):
        match = asked(name, seats, steps)
        if match.over:
            continue
        legal = match.game.legal_actions(match.box, match.position, match.mover)

        assert chosen(guest, match, match.view(match.mover)) in legal


@guests
@pytest.mark.parametrize("sims", [1, 2, 30])
def test_the_same_view_key_and_simulations_give_the_same_choice(guest: str, sims: int) -> None:
    match = asked("riga", 2, 80)
    choices = {chosen(guest, match, match.view(match.mover), sims) for _ in range(3)}

    assert len(choices) == 1


def test_as_many_simulations_are_made_as_were_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    match = asked("riga", 2, 80)
    view, budget = match.view(match.mover), Budget(sims=40)
    several, one = (kind(match.game, match.box, b"key", budget) for kind in (Ismcts, Mcts))
    trees: list[Any] = []
    search = searchers.Timed.search

    def watched_search(bot: searchers.Timed, state: State, clock: Clock) -> Any:
        trees.append(search(bot, state, clock))
        return trees[-1]

    monkeypatch.setattr(searchers.Timed, "search", watched_search)
    several.choose(view)
    one.choose(view)

    assert several.imagined == 1 + 40
    assert trees[0].explore_count == 40


@guests
def test_the_same_match_is_played_again_exactly(guest: str) -> None:
    contest = Contest("visby", (guest, "greedy"), 2, seed=3, budget=Budget(sims=6))

    one, two = (play(contest, Bout(3, 1), keep=True) for _ in range(2))

    assert one.text == two.text
    assert one.choices[1] > 5


@guests
@pytest.mark.parametrize("steps", [40, 100, 180])
def test_hidden_cards_do_not_change_a_choice(guest: str, steps: int) -> None:
    match = asked("riga", 3, steps)
    game, seat = match.game, match.mover
    worlds = [match.view(seat) for _ in range(4)]
    for number, world in enumerate(worlds):
        game.imagine(match.box, world, Lots.of(bytes([number])))

    assert len(set(worlds)) > 1
    choices = {chosen(guest, match, game.view(world, seat)) for world in worlds}
    assert choices == {chosen(guest, match, match.view(seat))}


@guests
def test_sealed_choices_do_not_change_a_choice(guest: str) -> None:
    match = asked("visby", 3, 12)
    while size(match.game.together(match.position)) < 3:
        step(match, 1)
    choices = set()
    for action in match.legal(0):
        after = match.copy()
        after.act("Anna", str(action))
        choices.add(chosen(guest, match, after.view(2), sims=20))

    assert len(choices) == 1


def watched(portions: list[int]) -> int:
    """Return how many simulations a clock allows a search that would go on and on."""
    clock = Clock(iter(portions))
    with suppress(TimeUp):
        while True:
            clock.look()
    return clock.asked


def test_a_clock_allows_what_its_portions_tell_and_two_simulations_at_least() -> None:
    assert [watched(portions) for portions in ([], [1], [2], [3], [5, 2, 4])] == [2, 2, 2, 3, 11]


@guests
def test_the_choices_of_a_turn_share_its_time(guest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look at the clock takes 4 ms here: 93 of 100 ms go into thinking, most of them at once."""
    monkeypatch.setattr(allowance, "perf_counter", count(step=0.004).__next__)
    match = asked("haithabu", 2, 60)
    bot = make(guest, match.game, match.box, b"key", Budget(ms=100))
    view, left = match.view(match.mover), []
    for _ in range(3):
        assert bot.choose(view) in match.game.legal_actions(match.box, view, view.viewer)
        left.append(bot.allowance.seconds)  # type: ignore[attr-defined]

    assert left == sorted(left, reverse=True)
    assert 0.03 < left[0] < 0.045
    assert 0.01 < left[1] < 0.02


@pytest.mark.parametrize(("name", "steps"), [("visby", 21), ("riga", 70)])
def test_playouts_follow_the_law_of_openspiels_own(name: str, steps: int) -> None:
    """From a position in which one seat leads, both win equally often, to four standard errors.

    Haithabu is left out: random players owe so much that all end with nothing.
    """
    match, games = asked(name, 2, steps), 400
    rules = referee(name, match.box)
    state = state_of(game_of(rules.game, match.box, 2), World(rules, flatten(match.position)))
    judge = Playouts(rules, b"key", np.random.RandomState(1))
    ours = [judge.evaluate(state)[0] for _ in range(games)]
    theirs = RandomRolloutEvaluator(games // 4, np.random.RandomState(1)).evaluate(state)[0]

    assert abs(theirs) > 0.1
    assert abs(np.mean(ours) - theirs) < 4 * 0.5 * (5 / games) ** 0.5


def test_guests_are_not_offered_at_tables() -> None:
    assert not FOREIGN.keys() & BOTS.keys()


@guests
def test_who_has_not_installed_openspiel_is_told_so(
    guest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)

    with pytest.raises(Broken, match="needs OpenSpiel, which is not installed") as caught:
        Contest("visby", (guest, "greedy"), 2)
    with pytest.raises(Broken, match="needs OpenSpiel"):
        make(guest, find("visby"), find("visby").edition.box, b"")
    assert "braucht OpenSpiel" in Speech("de").error(caught.value)


def test_an_unknown_name_is_answered_with_all_that_are_known() -> None:
    with pytest.raises(Broken, match="openspiel-ismcts"):
        Contest("visby", ("openspiel-alphazero", "greedy"), 2)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["riga", "haithabu"])
def test_guests_play_whole_games(name: str) -> None:
    outcome = play(Contest(name, (*FOREIGN,), 2, budget=Budget(sims=2)), Bout(1, 0), keep=True)

    assert sum(outcome.shares) == pytest.approx(1)
    assert min(outcome.choices) > 10


@pytest.mark.slow
@guests
def test_a_guest_beats_random(guest: str) -> None:
    contest = Contest("visby", (guest, "random"), GAMES, budget=Budget(sims=60))
    shares = [play(contest, bout).shares[bout.rotation] for bout in contest.bouts()]

    assert sum(shares) >= 0.8 * GAMES
