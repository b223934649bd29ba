"""Advice from a view alone: hints for tables elsewhere, which cost their server nothing."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, field

from kogge import wire
from kogge.ahead.native import is_there
from kogge.bots.advice.adviser import WISEST
from kogge.core.carrier.codec import restore
from kogge.core.carrier.record import Record
from kogge.core.game import Game
from kogge.core.header import NAMES
from kogge.review.lines.comparing import advised
from kogge.speech.grounds import Grounds
from kogge.table.denied import Denied
from kogge.table.grounds import hinted
from kogge.table.opening.setups import found as game_of
from kogge.table.refusals import words

from .thinking import CAP


class Question(wire.Incoming, frozen=True):
    """What somebody sees who has to choose, and by which rules and values it is played."""

    game: str
    rules: int
    edition: str
    view: dict[str, Any]
    names: Annotated[list[wire.Name], Meta(max_length=8)] = field(
        default_factory=list
    )  # of the seats


class Seen(NamedTuple):
    """A game as far as a view needs it."""

    game: Game
    box: Record


def answered(question: Question, language: str) -> wire.Hinted:
    """Return what the best of the bots would do, and why; the server is asked for anything else."""
    game = game_of(question.game)
    usual = question.rules == game.version and question.edition == game.edition.digest
    if not usual or not is_there(game.name):
        raise Denied("not-here", "only the server can advise at this table")
    view = restore(game.position_kind, question.view, "view")
    if game.mover(view) < 0 or view.viewer < 0 or not game.together(view) >> view.viewer & 1:
        raise Denied("not-asked", "you are not asked for a choice now")
    found = advised(Seen(game, game.edition.box), WISEST, view, secrets.token_bytes(16), CAP)
    names = [*question.names, *NAMES[len(question.names) :]]
    speaker = Grounds(words(game, game.edition, language), names, view.viewer)
    return hinted("", WISEST, found, speaker)
