"""OpenSpiel's searches in our arena: legal, repeatable, within their budget, from views alone."""

from __future__ import annotations

import sys
from itertools import count
from typing import Any

import pytest

from kogge.arena.bout import play
from kogge.arena.schedule import Bout, Contest
from kogge.bots.bot import BOTS
from kogge.bots.budget import Budget
from kogge.core.bits import size
from kogge.core.error import Broken
from kogge.core.game import Position
from kogge.core.lot import Lots
from kogge.core.match import Match
from kogge.games import find
from kogge.research import searchers
from kogge.research.guests import GUESTS, make
from kogge.research.openspiel import State
from kogge.research.searchers import Clock, Ismcts, Mcts, TimeUp
from kogge.speech.speech import Speech
from strategies import begin, step

guests = pytest.mark.parametrize("guest", GUESTS)


def asked(name: str, seats: int, steps: int) -> Match:
    """Return a match in which somebody has a choice, after so many actions or more."""
    match, wish = begin(find(name), seats, 5), 5
    while match.proceed() >= 0 and len(match.entries) < steps:
        wish = (wish * 1103515245 + 12345) % 2**31
        step(match, wish >> 8)
    return match


def chosen(guest: str, match: Match, view: Position, sims: int = 12) -> int:
    """Return what a guest who has just come chooses."""
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


def watched(clock: Clock) -> None:
    """Simulate on and on, as long as the clock allows it."""
    for _ in range(100):
        clock.look()


def test_a_clock_stops_where_the_time_is_kept_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """A simulation takes 4 ms here; what is nearest to the budget is taken."""
    for ms, simulations in ((1, 2), (8, 2), (39, 10), (41, 10), (200, 50)):
        monkeypatch.setattr(searchers, "perf_counter", count(step=0.004).__next__)
        clock = Clock(ms)
        clock.started += 0.004  # the first look comes at once
        with pytest.raises(TimeUp):
            watched(clock)

        assert clock.asked == simulations


@pytest.mark.parametrize("kind", [Mcts, Ismcts])
def test_a_search_ends_with_its_time(monkeypatch: pytest.MonkeyPatch, kind: Any) -> None:
    monkeypatch.setattr(searchers, "perf_counter", count(step=0.004).__next__)
    match = asked("haithabu", 2, 60)
    bot = kind(match.game, match.box, b"key", Budget(ms=40))
    view = match.view(match.mover)

    assert bot.choose(view) in match.game.legal_actions(match.box, view, view.viewer)
    if kind is Ismcts:
        assert bot.imagined in (10, 11)


def test_guests_are_not_offered_at_tables() -> None:
    assert not GUESTS.keys() & BOTS.keys()


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
    outcome = play(Contest(name, (*GUESTS,), 2, budget=Budget(sims=2)), Bout(1, 0), keep=True)

    assert sum(outcome.shares) == pytest.approx(1)
    assert min(outcome.choices) > 10


@pytest.mark.slow
@guests
def test_a_guest_beats_random(guest: str) -> None:
    contest = Contest("visby", (guest, "random"), 6, budget=Budget(sims=60))
    shares = [play(contest, bout).shares[bout.rotation] for bout in contest.bouts()]

    assert sum(shares) >= 5
