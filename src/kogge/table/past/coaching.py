"""The coach at a table: beside somebody who plays against bots, and beside nobody else."""

from __future__ import annotations

from kogge import wire
from kogge.review.coach import costly

from ..denied import Denied
from ..grounds import told
from ..judging.turns import check_unaided
from ..table import Table


def check_coachable(table: Table, person: str, seat: int) -> None:
    """Refuse a coach to whoever may not be coached: all other seats must be bots."""
    alone = all(chair.bot for n, chair in enumerate(table.chairs) if n != seat)
    if table.seats_of(person) != [seat] or not alone:
        raise Denied("not-alone", "a coach sits only with somebody who plays bots", status=403)
    check_unaided(table)
    if table.state != "playing":
        raise Denied("not-playing", "nothing is being played at this table")


def coached(table: Table, seat: int, language: str) -> wire.Coached:
    """Return what the last turn of a seat has cost, if that is clear."""
    moment = costly(table.playing, seat)
    if moment is None:
        return wire.Coached(moment=None)
    return wire.Coached(moment=moment, told=told(table, seat, moment, language))
