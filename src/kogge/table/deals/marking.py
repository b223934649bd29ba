"""How a level does where a person sits: the marks that a board is read by.

A mark is played at a table like that of a person, turn by turn, so that whoever decides as the
level does meets the same cards and the same answers.
"""

from __future__ import annotations

from kogge.bots.advice.adviser import turn
from kogge.bots.time.level import CAP
from kogge.core.game import Game
from kogge.core.header import NAMES

from ..judging.commands import play_for
from ..judging.judge import Judge
from ..judging.seats import begin_if_full
from ..judging.turns import bots_asked, key_of
from ..ledger import Chair
from ..opening.setups import laid
from ..table import Table
from ..views import scores
from .terms import Terms, agreed_for


class Nobody:
    """Who opens a table at which only bots sit."""

    id = name = ""


def begun(game: Game, terms: Terms, seed: str, level: str) -> Table:
    """Return the table of a deal with a level in the place of a person, where it has begun."""
    names = NAMES[: len(terms.chairs)]
    chairs = [
        Chair(name=name, bot=bot or level)
        for name, bot in zip(names, terms.chairs, strict=True)
    ]  # fmt: skip
    table = laid(Nobody(), agreed_for(game, terms, ""), chairs, 0, private=True)
    table.seed = seed
    judge = Judge(table, 0)
    begin_if_full(judge)
    return judge.draft


def is_over(table: Table) -> bool:
    """Return whether nobody has to play any more."""
    return not bots_asked(table)


def take_turn(table: Table, cap: int = CAP) -> Table:
    """Return the table after one more turn of a bot, as long as it may think."""
    seat, match = bots_asked(table)[0], table.playing
    actions = turn(match, table.bot_of(seat), match.view(seat), key_of(table, seat), cap)
    judge = Judge(table, 0)
    play_for(judge, seat, table.moments.get(seat, 0), actions)
    judge.settle()
    return judge.draft


def mark(table: Table, seat: int) -> tuple[int, int]:
    """Return place and points of a seat."""
    match = table.playing
    place = match.game.places(match.box, match.position)[seat]
    return place, scores(match, match.position)[seat]["total"]
