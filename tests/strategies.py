"""Hypothesis strategies: games under test, and positions and matches that play can reach."""

from __future__ import annotations

from functools import lru_cache

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from kogge.core.chance import Draws, Seed
from kogge.core.game import CHANCE, NOBODY, Game
from kogge.core.header import NAMES, Seat
from kogge.core.match import Match
from kogge.games import GAMES
from toy import GAME as TOY

TESTED = (*GAMES.values(), TOY)


@st.composite
def matches(draw: DrawFn, game: Game, longest: int = 120) -> Match:
    """Draw a match that has gone on for some actions, chosen freely."""
    seats, number = draw(st.sampled_from(game.seats)), draw(st.integers(0, 10**6))
    match = begin(game, seats, number, draw(st.sampled_from(Draws)))
    for _ in range(draw(st.integers(0, longest))):
        if match.over:
            break
        step(match, draw(st.integers(0, 10**6)))
    return match


def begin(game: Game, seats: int, number: int = 7, draws: Draws = Draws.BY_NUMBER) -> Match:
    """Return a match before its first action."""
    sitting = [Seat(name) for name in NAMES[:seats]]
    return Match.begin(game, sitting, Seed.of_number(number), draws=draws)


def step(match: Match, wish: int) -> None:
    """Play one action: a draw by the seed, or the choice that a number selects."""
    if match.mover == CHANCE:
        match.draw()
    else:
        actions = match.game.legal_actions(match.box, match.position, match.mover)
        match.play(match.mover, actions[wish % len(actions)])


def played(game: Game, seats: int, number: int, draws: Draws = Draws.BY_NUMBER) -> Match:
    """Return a finished match, the same for the same number."""
    match = _played(game, seats, number, draws).copy()
    match.trace = match.trace.copy()
    return match


@lru_cache(64)
def _played(game: Game, seats: int, number: int, draws: Draws) -> Match:
    """Play it once: many tests look at the same whole games."""
    match, wish = begin(game, seats, number, draws), number
    while match.mover != NOBODY:
        wish = (wish * 1103515245 + 12345) % 2**31
        step(match, wish >> 8)
    return match
