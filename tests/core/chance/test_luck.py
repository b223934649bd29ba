"""How matches draw: by number as at first, by deck since then; each file says which."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from kogge.core import notation
from kogge.core.chance import Draws, read_draws, usual
from kogge.core.chance.luck import MOST
from kogge.core.error import Broken
from kogge.core.game import CHANCE, Game
from kogge.core.match import Match
from kogge.games import GAMES
from kogge.speech.speech import Speech
from strategies import begin, played
from toy import GAME as TOY

BY_DECK = Draws.BY_DECK


def read(data: str) -> Match:
    return notation.read(data, "g.txt", lambda _: TOY, lambda game, _: game.edition)


def drawn(match: Match, verb: str) -> list[str]:
    """Return what chance has brought of one kind, in its order."""
    names = [match.game.outcomes.name(e.action) for e in match.entries if e.actor == CHANCE]
    return [name for name in names if name.startswith(f"{verb} ")]


def test_new_matches_draw_by_deck_where_there_is_anything_to_draw() -> None:
    ways = {name: usual(game) for name, game in GAMES.items()}

    assert ways == {"visby": Draws.BY_NUMBER, "riga": BY_DECK, "haithabu": BY_DECK}


@pytest.mark.parametrize("form", [notation.text, notation.as_json])
def test_a_file_says_that_it_draws_by_deck_and_reads_back(form: Callable[[Match], str]) -> None:
    match = played(TOY, 3, 5, BY_DECK)
    text = form(match)

    assert re.search(r'^ ?"?draws"?:? "?by deck"?,?$', text, re.MULTILINE)
    again = read(text)
    assert again.header.draws == BY_DECK
    assert again.entries == match.entries
    assert form(again) == text


@pytest.mark.parametrize("form", [notation.text, notation.as_json])
def test_a_file_without_that_line_draws_by_number(form: Callable[[Match], str]) -> None:
    text = form(played(TOY, 3, 5))

    assert "draws" not in text
    assert read(text).header.draws == Draws.BY_NUMBER


def test_a_file_that_claims_the_other_way_is_found() -> None:
    text = notation.text(played(TOY, 3, 5, BY_DECK))

    with pytest.raises(Broken, match="the seed does not draw"):
        read(text.replace("draws by deck\n", ""))


@pytest.mark.parametrize("form", [notation.text, notation.as_json])
def test_an_unknown_way_to_draw_is_refused_in_both_languages(form: Callable[[Match], str]) -> None:
    text = form(played(TOY, 3, 5, BY_DECK)).replace("by deck", "by moonlight")

    with pytest.raises(Broken) as caught:
        read(text)

    english, german = (Speech(language).error(caught.value) for language in ("en", "de"))
    assert "draws in a way that is not known here: 'by moonlight'" in english
    assert "wird auf eine Weise gezogen, die hier nicht bekannt ist: 'by moonlight'" in german
    assert "by number, by deck" in english


def test_what_is_drawn_does_not_depend_on_how_often_something_else_was() -> None:
    """Three seats of the toy draw nine cards before the die, two seats six: it falls alike."""
    two, three = (played(TOY, seats, 5, BY_DECK) for seats in (2, 3))

    assert drawn(two, "die") == drawn(three, "die")
    assert len(drawn(two, "die")) == 3
    assert drawn(two, "card")[:7] == drawn(three, "card")[:7]
    others = (played(TOY, seats, 5) for seats in (2, 3))
    assert len({tuple(drawn(match, "die")) for match in others}) == 2


def test_a_copy_and_a_match_that_was_read_draw_on_alike() -> None:
    match = begin(TOY, 2, 5, BY_DECK)
    for _ in range(4):
        match.draw()
    read_back = read(notation.text(match))
    read_back.seed = match.seed
    for other in (match.copy(), match.at(4), read_back):
        assert other.drawn() == match.drawn()


def heavy(box: object, s: object, weight: list[int]) -> None:
    """Weigh as the toy does, a thousand times as much."""
    TOY.chance(box, s, weight)
    weight[:] = [MOST * each for each in weight]


def test_weights_beyond_all_cards_are_drawn_by_ticket() -> None:
    game: Game = replace(TOY, chance=heavy)
    one, two = (played(game, seats, 5, BY_DECK) for seats in (2, 3))

    assert drawn(one, "die") == drawn(two, "die")
    assert len({*drawn(one, "card")[:6]}) == 6


def test_names_of_ways_are_read_as_they_are_written() -> None:
    assert [read_draws(str(way)) for way in Draws] == [*Draws]
