"""Advice from a view alone: hints for tables elsewhere, which cost their server nothing."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from kogge import wire
from kogge.ahead.native import is_there
from kogge.bots.advice.adviser import WISEST, advice
from kogge.core.carrier.codec import restore
from kogge.core.carrier.record import Record
from kogge.core.game import Game
from kogge.table.denied import Denied
from kogge.table.judging.turns import hinted
from kogge.table.opening.setups import found

from .thinking import CAP


class Question(wire.Incoming, frozen=True):
    """What somebody sees who has to choose, and by which rules and values it is played."""

    game: str
    rules: int
    edition: str
    view: dict[str, Any]


class Seen(NamedTuple):
    """A game as far as a view needs it."""

    game: Game
    box: Record


def advised(question: Question) -> wire.Hinted:
    """Return what the best of the bots would do, and why; the server is asked for anything else."""
    game = found(question.game)
    usual = question.rules == game.version and question.edition == game.edition.digest
    if not usual or not is_there(game.name):
        raise Denied("not-here", "only the server can advise at this table")
    view = restore(game.position_kind, question.view, "view")
    if game.mover(view) < 0 or view.viewer < 0 or not game.together(view) >> view.viewer & 1:
        raise Denied("not-asked", "you are not asked for a choice now")
    key = secrets.token_bytes(16)
    return hinted("", WISEST, advice(Seen(game, game.edition.box), WISEST, view, key, CAP))
