"""A member of the guild that leaves some choices out, to see what they are worth."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from runner import typed

from kogge.arena.bout import play
from kogge.arena.schedule import Contest
from kogge.bots.time.budget import Budget

BRIEF = Budget(sims=20)


def done(game: str, *bots: str, games: int = 2) -> dict[str, set[str]]:
    """Play, and return what the first and the second bot have done, whichever seats they had."""
    contest = Contest(game, bots, games, budget=BRIEF)
    found: dict[str, set[str]] = {bot: set() for bot in bots}
    for bout in contest.bouts():
        text = play(contest, bout, keep=True).text
        for seat, bot in enumerate(contest.seated(bout), 1):
            found[bot] |= set(re.findall(rf"^ *\d+  \w+ {seat} +(\S.*?) +\w+$", text, re.MULTILINE))
    return found


def test_it_leaves_out_what_it_was_told_to_and_nobody_else_does() -> None:
    shy, bold = done("riga", "alderman~* *-t*", "alderman").values()

    assert any(re.fullmatch(r".* \w+-t.*", action) for action in bold)
    assert not any(re.fullmatch(r".* \w+-t.*", action) for action in shy)


@pytest.mark.parametrize("game", ["visby", "riga", "haithabu"])
def test_what_it_must_it_does(game: str) -> None:
    """Who leaves everything out still comes to the end."""
    shy, bold = done(game, "apprentice~*", "apprentice").values()

    assert shy
    assert bold


def test_where_others_choose_too_it_mixes_what_is_left() -> None:
    shy, bold = done("visby", "alderman~*knight*", "alderman").values()

    assert any("knight" in action for action in bold)
    assert not any("knight" in action for action in shy)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("greedy~*-crane", "'greedy' cannot leave choices out"),
        ("alderman~*-boat", "no choice of this game fits '*-boat'"),
        ("alderman~", "no bot is called 'alderman~'"),
    ],
)
def test_what_cannot_be_left_out_is_refused_in_one_sentence(
    home: Path, entry: str, sentence: str
) -> None:
    refused = typed("arena", "riga", "--bots", f"{entry},greedy")

    assert (refused.code, refused.out) == (2, "")
    assert sentence in refused.err
