"""Match files that become tables: what they say is agreed, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from kogge import wire
from kogge.core import notation
from kogge.core.carrier.codec import describe
from kogge.core.game import Position
from kogge.core.header import Header
from kogge.core.match import Match
from kogge.games import find
from kogge.games.editions import own_edition, own_editions

from ..denied import Denied
from ..judging.choices import asked_anew
from ..ledger import Chair, Setup
from .chairs import check_bots

PLACE = "match"  # what a file is called in a refusal


def read_match(text: str) -> Match:
    """Read a match file, either form, and check everything it claims."""
    return notation.read(text, PLACE, find, own_edition)


def setup_of(header: Header, origin: Position | None, undo: wire.UndoPolicy = "free") -> Setup:
    """Return what was agreed on a match, for a table without a clock."""
    game, edition = header.game, header.edition
    own = edition.digest in [each.digest for each in own_editions(game)]
    return Setup(
        game=game.name,
        rules=header.rules,
        options=dict(header.options),
        edition=None if own else edition.whole(),
        digest=edition.digest,
        clock=wire.Clock(),
        undo=undo,
        spectators=True,
        origin=describe(origin) if origin is not None else None,
        draws=header.draws,
    )


def chairs_of(names: Sequence[str], bots: Sequence[str], person: str) -> list[Chair]:
    """Return the chairs of a match: whatever seat no bot plays is the person's own."""
    return [
        Chair(name=name, bot=bot) if bot else Chair(name=name, person=person)
        for name, bot in zip(names, bots, strict=True)
    ]


def going_on(
    match: Match, bots: Sequence[str], person: str, undo: wire.UndoPolicy = "free"
) -> tuple[Setup, list[Chair]]:
    """Return how a table is opened where a match goes on, from the question that was open."""
    if match.ended:
        raise Denied("over", "the game is over")
    if all(bots):
        raise Denied("no-seat-for-you", "one seat must be yours", status=400)
    names = [seat.name for seat in match.header.seats]
    position = asked_anew(match, len(match.entries)).position
    chairs = chairs_of(names, bots, person)
    check_bots(chairs)
    return setup_of(match.header, position, undo), chairs
