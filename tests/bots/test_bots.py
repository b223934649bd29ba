"""Bots: they choose legally, from views alone, and greedy understands the game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kogge.bots.bot import BOTS, COMPILED, Bot, make
from kogge.bots.time.budget import Budget
from kogge.bots.yardsticks.greedy import Greedy
from kogge.bots.yardsticks.search import Search
from kogge.core.carrier.bits import size
from kogge.core.carrier.record import Record
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.game import Game, Position, shares
from kogge.core.header import NAMES, Seat
from kogge.core.match import Match
from kogge.games import GAMES, find
from soaking import SOAK
from strategies import TESTED, matches, step
from toy import GAME as TOY

PAIRS = 20 if SOAK else 1  # of games, in both seats: bots that are equally good win half of them

VISBY, RIGA, HAITHABU = find("visby"), find("riga"), find("haithabu")


def duel(game: Game, bots: list[str], number: int) -> list[int]:
    """Play one match of bots; return the places."""
    key = Seed.of_number(number).key
    players = [make(bot, game, game.edition.box, key(f"bot {n}")) for n, bot in enumerate(bots)]
    return contest(game, players, number)


def contest(game: Game, players: Sequence[Bot], number: int) -> list[int]:
    """Let bots play one match; return the places."""
    seats = [Seat(name) for name in NAMES[: len(players)]]
    match = Match.begin(game, seats, Seed.of_number(number))
    while (seat := match.proceed()) >= 0:
        match.play(seat, players[seat].choose(match.view(seat)))
    return game.places(match.box, match.position)


def brief(name: str, game: Game, box: Record) -> Bot:
    """Return a bot that thinks briefly and by no clock: what it finds is not the point."""
    return make(name, game, box, b"key", Budget(sims=60) if name in COMPILED else None)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@settings(max_examples=150 if SOAK else 8)
@given(data=st.data())
def test_a_bot_chooses_what_is_legal(game: Game, name: str, data: st.DataObject) -> None:
    match = data.draw(matches(game, longest=40))
    if (seat := match.proceed()) < 0:
        return
    choice = brief(name, game, match.box).choose(match.view(seat))

    assert choice in game.legal_actions(match.box, match.position, seat)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_and_key_give_the_same_choice(name: str) -> None:
    view = VISBY.view(VISBY.start(VISBY.edition.box, 3, [30]), 1)
    choices = {brief(name, VISBY, VISBY.edition.box).choose(view) for _ in range(3)}

    assert len(choices) == 1


@pytest.mark.parametrize("name", BOTS)
@settings(max_examples=150 if SOAK else 10)
@given(data=st.data())
def test_what_others_have_chosen_does_not_reach_a_bot(name: str, data: st.DataObject) -> None:
    """The bot gets a view, and views are equal whatever the others have sealed."""
    match = data.draw(matches(VISBY, longest=30))
    while not match.over and size(VISBY.together(match.position)) < 2:
        step(match, 0)
    if match.over:
        return
    seat, actions = match.mover, VISBY.legal_actions(match.box, match.position, match.mover)
    last = max(n for n in range(match.position.seats) if VISBY.together(match.position) >> n & 1)
    choices = set()
    for action in {actions[0], actions[-1]}:
        after = match.at(len(match.entries))
        after.play(seat, action)
        choices.add(brief(name, VISBY, match.box).choose(after.view(last)))

    assert len(choices) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_greedy_beats_random(game: str) -> None:
    wins = sum(duel(find(game), ["greedy", "random"], n)[0] == 1 for n in range(PAIRS))
    wins += sum(duel(find(game), ["random", "greedy"], n)[1] == 1 for n in range(PAIRS))

    assert wins >= 2 * PAIRS - SOAK


@pytest.mark.parametrize("game", [RIGA, HAITHABU], ids=lambda game: game.name)
@pytest.mark.slow
def test_greedy_with_a_plan_beats_greedy_without(game: Game) -> None:
    wins = 0.0
    pairs = 6 if SOAK else 1
    for number in range(pairs):
        for hero in (0, 1):
            players = [
                Greedy(game, game.edition.box, b"key", deep=24 if seat == hero else 1)
                for seat in (0, 1)
            ]
            wins += shares(contest(game, players, number))[hero]

    assert wins >= 4 / 3 * pairs


@pytest.mark.parametrize("seats", [3, pytest.param(4, marks=pytest.mark.soak), 6])
def test_greedy_beats_random_at_larger_tables(seats: int) -> None:
    games = 10 if SOAK else 4
    places = [duel(VISBY, ["greedy"] + ["random"] * (seats - 1), n)[0] for n in range(games)]

    assert places.count(1) >= 0.7 * games


@pytest.mark.slow
def test_search_beats_random() -> None:
    games = 10 if SOAK else 4
    wins = [duel(VISBY, ["search", "random"], n)[0] == 1 for n in range(games)]

    assert sum(wins) >= 0.9 * games


@pytest.mark.parametrize("game", TESTED, ids=lambda game: game.name)
def test_search_spends_its_simulations_at_the_root(game: Game) -> None:
    match = Match.begin(game, [Seat("Anna"), Seat("Berta")], Seed.of_number(2))
    seat = match.proceed()
    visits = Search(game, match.box, b"key", Budget(sims=500)).visits(match.view(seat))
    legal = game.legal_actions(match.box, match.position, seat)

    assert {action for action, count in enumerate(visits) if count} <= set(legal)
    assert 400 <= sum(visits) <= 500


def test_search_sees_that_a_bigger_card_wins() -> None:
    """In the toy, giving the two highest cards of a hand is never worse."""
    s = TOY.start(TOY.edition.box, 2, [0])
    assert isinstance(s, Position)
    wins = sum(duel(TOY, ["search", "random"], n)[0] == 1 for n in range(20))

    assert wins >= 10


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(Broken, match="no bot is called 'deep-blue'"):
        make("deep-blue", VISBY, VISBY.edition.box, b"")
