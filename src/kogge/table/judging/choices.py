"""Choices of a seat: the only one, a whole one, one that replaces another; where they begin."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kogge.core.game import NOBODY
from kogge.core.match import Match

from ..denied import Denied
from ..ledger import Sealed
from ..table import Table
from .moves import Moves

CHANGES = 20  # of a sealed choice, whose commands are remembered


def only(table: Table, seat: int, *, named: bool = False) -> int | None:
    """Return the only choice of a seat, unless its owner has to confirm it.

    Played unasked it would reveal to the others that there was no alternative, so they must know
    that anyway; or it must look as if the seat had named it with what it has just done.
    """
    forced = table.playing.forced(seat)
    if forced is None or not (named or knows_no_more(table.playing, seat)):
        return None
    confirmed = table.game.actions[forced].verb in table.game.wishes.confirm
    return None if confirmed and not table.bot_of(seat) else forced


def knows_no_more(match: Match, seat: int) -> bool:
    """Return whether a seat sees only what all see, so that all know what it may do."""
    if match.game.open:
        return True
    own, public = vars(match.seen(seat)), vars(match.seen(NOBODY))
    return own == public | {"viewer": own["viewer"]}


def instead(old: Sealed | None, new: Sealed) -> Sealed:
    """Return a sealed choice that replaces an earlier one; no clock reveals the change."""
    if old is None:
        return new
    earlier = [*old.earlier, old.command][-CHANGES:]
    return replace(new, at=old.at, tick=old.tick, earlier=earlier)


def complete(table: Table, seat: int, actions: Sequence[int]) -> list[int]:
    """Return a whole sealed choice, tried out on what the seat sees."""
    match = table.playing
    view = match.seen(seat).copy()

    def do(action: int, _forced: bool) -> None:
        match.game.play(match.box, view, match.trace, seat, action)

    moves = Moves(match, view, seat, do)
    for action in actions:
        moves.name(action)
    if not moves.finish():
        raise Denied("not-whole", "the choice is not complete")
    return moves.actions


def asked_anew(match: Match, step: int) -> Match:
    """Return the match as it stood when the question open at a step was asked.

    The choices of one question stand in a match one after another, but no seat knew of the others'.
    """
    return match.at(question(match, step))


def question(match: Match, step: int) -> int:
    """Return the step at which the question open at a step was asked."""
    past, first = match.at(0), 0
    for number, entry in enumerate(match.entries[:step], start=1):
        before = match.game.together(past.position)
        past.repeat(entry)
        left = match.game.together(past.position)  # the seats that still have to choose
        several = before & (before - 1)
        if not (several and left and left | before == before):
            first = number
    return first
