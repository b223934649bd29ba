"""Accounts: the score of every seat can be added up by hand, and is said in every language."""

from __future__ import annotations

import pytest

from kogge.core.carrier.record import word
from kogge.core.match import Match
from kogge.core.verbs.accounts import Posting
from kogge.games import GAMES, find
from kogge.speech.languages import LANGUAGES
from kogge.speech.speech import Speech, Words
from kogge.table.past.ending import account, retold
from strategies import played


def accounts(match: Match) -> list[list[Posting]]:
    """Return the accounts of all seats of a finished match."""
    parts, _ = retold(match)
    return [account(match, seat, parts[seat]) for seat in range(len(parts))]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", [2, 3, 4])
def test_every_line_is_the_sum_of_its_items(name: str, number: int) -> None:
    game = find(name)
    match = played(game, number, number)
    for seat, postings in enumerate(accounts(match)):
        lines = [0] * len(game.lines)
        game.tally(match.box, match.position, seat, lines)
        amounts = {posting.line: posting.amount for posting in postings}

        assert {word(line): lines[line] for line in game.lines if word(line) in amounts} == {
            line: amount for line, amount in amounts.items() if line in map(word, game.lines)
        }
        assert all(
            posting.amount == sum(item.amount for item in posting.items) for posting in postings
        )
        points = sum(posting.amount for posting in postings if posting.block == "points")
        assert lines[game.lines["TOTAL"]] == max(0, points) if name == "haithabu" else points


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_accounts_are_said_in_every_language(name: str, language: str) -> None:
    game = find(name)
    words = Words(Speech(language), game, game.edition)

    def said(message: str, **figures: object) -> str:
        named = {key: words.name(v) if isinstance(v, str) else v for key, v in figures.items()}
        assert words.has(message), message
        return words.say(message, **named)

    for number in (2, 3):
        for postings in accounts(played(game, number, 5)):
            for posting in postings:
                assert said(f"line-{posting.line}")
                if posting.figures:
                    assert "{" not in said(f"count-{posting.line}", **posting.figures)
                for item in posting.items:
                    assert "{" not in said(f"item-{item.name}", **item.figures)
