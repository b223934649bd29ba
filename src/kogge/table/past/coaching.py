"""The coach at a table: beside somebody who plays against bots, and beside nobody else."""

from __future__ import annotations

from kogge import wire
from kogge.core.match import Match
from kogge.review.coach import costly

from ..denied import Denied
from ..judging.turns import check_unaided
from ..table import Table


def coachable(table: Table, person: str, seat: int) -> Match:
    """Return the match of somebody who may be coached: all other seats are bots."""
    alone = all(chair.bot for n, chair in enumerate(table.chairs) if n != seat)
    if table.seats_of(person) != [seat] or not alone:
        raise Denied("not-alone", "a coach sits only with somebody who plays bots", status=403)
    check_unaided(table)
    if table.state != "playing":
        raise Denied("not-playing", "nothing is being played at this table")
    return table.playing


def coached(match: Match, seat: int) -> wire.Coached:
    """Return what the last turn of a seat has cost, if that is clear."""
    return wire.Coached(moment=costly(match, seat))
