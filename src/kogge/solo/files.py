"""Files: matches and tables that somebody brings along, opened at home or carried elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from kogge.core.game import CHANCE
from kogge.core.match import END, Match, Note
from kogge.table import ledger
from kogge.table.denied import Denied
from kogge.table.judging.judge import STAND_IN
from kogge.table.ledger import Chair, Setup
from kogge.table.opening.files import chairs_of, going_on, read_match, setup_of

from . import shelf
from .person import HOME
from .shelf import Kept, Sheet


def carried_on(text: str, person: str) -> tuple[Setup, list[Chair]]:
    """Return how a table is opened where the game of a file goes on, with the same players.

    Only a match that was played from the deal shows that its position can have come about.
    """
    if not shelf.is_kept(text):
        match = read_match(text)
        return going_on(match, [seat.bot for seat in match.header.seats], person)
    table = shelf.lifted(shelf.parsed(text)).table
    if table.setup.origin is not None:
        raise Denied("from-position", "a game that began from a position goes on only at home")
    bots = [table.bot_of(seat) for seat in range(len(table.chairs))]
    return going_on(table.playing, bots, person, table.setup.undo)


def opened(text: str, id: str, now: int) -> Sheet | None:
    """Return the table of a file as it stood; nothing for a match that lacks its seed."""
    if shelf.is_kept(text):
        return shelf.lifted(replace(shelf.parsed(text), id=id, changed=now, rematch=""))
    match = read_match(text)
    return shelf.lifted(finished(match, id, now)) if match.ended else None


def finished(match: Match, id: str, now: int) -> Kept:
    """Return a finished match as a table that could have been kept."""
    header = match.header
    names, bots = [seat.name for seat in header.seats], [seat.bot for seat in header.seats]
    return Kept(
        id=id,
        setup=setup_of(header, header.origin),
        chairs=chairs_of(names, bots, HOME),
        seed=str(match.seed),
        created=now,
        changed=now,
        private=False,
        rematch="",
        aside=False,
        records=list(records(match, now)),
        sealed={},
        notes=[(note.after, note.text) for note in match.notes],
    )


def records(match: Match, now: int) -> Iterator[ledger.Any]:
    """Yield what a table would have written down of a finished match."""
    yield ledger.Began(at=now)
    done = 0
    for note in match.notes:
        if (record := noted(match, note, now)) is not None:
            yield from played(match, done, note.after, now)
            yield record
            done = note.after
    yield from played(match, done, len(match.entries), now)


def noted(match: Match, note: Note, now: int) -> ledger.Noted | None:
    """Return the record of a note that changes how a match ends."""
    if note.text == END:
        return ledger.Noted(at=now, note="ended")
    for seat, sitting in enumerate(match.header.seats):
        if note.text == f"{sitting.name} resigns":
            return ledger.Noted(at=now, note="resigned", seat=seat, bot=STAND_IN)
    return None


def played(match: Match, first: int, last: int, now: int) -> Iterator[ledger.Played]:
    """Yield a record for each turn in a part of a match; what chance did belongs to the turn."""
    turns = [n for n in range(first + 1, last) if begins_turn(match, n)]
    for start, end in pairwise([first, *turns, last] if first < last else []):
        part = match.entries[start:end]
        yield ledger.Played(
            at=now,
            seat=part[0].actor,
            entries=[(entry.actor, entry.action, entry.digest) for entry in part],
            forced=[],
            horizon=end,
            left=[],
        )


def begins_turn(match: Match, number: int) -> bool:
    """Return whether another seat acts than the one before."""
    before, entry = match.entries[number - 1 : number + 1]
    return entry.actor not in (CHANCE, before.actor)
