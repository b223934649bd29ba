"""What a game need not say, and what it must."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kogge.core.carrier.lot import Lots
from kogge.core.chance import Seed
from kogge.core.game import EVERYBODY, FOLLOWS, Game
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.core.verbs.openness import Total
from kogge.games import GAMES
from toy import GAME as TOY

UNSAID = dict.fromkeys(("hide", "audience", "imagine"), FOLLOWS)


@pytest.fixture
def shown() -> Game:
    """Return the toy, played with open cards."""
    return replace(TOY, open=True, **UNSAID)


def begin(game: Game) -> Match:
    match = Match.begin(game, [Seat("Anna"), Seat("Berta")], Seed.of_number(3))
    while match.mover < 0:
        match.draw()
    return match


@pytest.mark.parametrize("name", UNSAID)
def test_a_game_with_secrets_says_how_they_are_kept(name: str) -> None:
    with pytest.raises(TypeError, match=f"toy has no rule '{name}'"):
        replace(TOY, **{name: FOLLOWS})


def test_in_an_open_game_a_view_is_the_position(shown: Game) -> None:
    match = begin(shown)
    view: Any = match.view(1)

    assert view.viewer == 1
    shown.imagine(match.box, view, Lots.of(b"nothing"))
    assert view == match.position


def test_in_an_open_game_everybody_sees_every_action(shown: Game) -> None:
    match = begin(shown)
    give = shown.legal_actions(match.box, match.position, 0)[0]

    assert TOY.audience(match.position, 0, give) == 0
    assert shown.audience(match.position, 0, give) == EVERYBODY


def test_a_score_of_one_number_is_what_ranks_the_seats() -> None:
    game = replace(TOY, lines=Total, tally=FOLLOWS)
    match, lines = begin(game), [0]
    s: Any = match.position
    s.points[1] = 7
    game.tally(match.box, s, 1, lines)

    assert lines == [7]


def test_a_score_of_several_lines_is_written() -> None:
    with pytest.raises(TypeError, match="toy has no rule 'tally'"):
        replace(TOY, tally=FOLLOWS)


def test_haithabu_is_open() -> None:
    assert [game.name for game in GAMES.values() if game.open] == ["haithabu"]
