"""Points that were free at the end: what another last choice of a seat would have brought it."""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position
from kogge.core.match import Match
from kogge.core.trace import Trace

TAIL = 80  # entries at the end of a match, among which last choices are looked for
FURTHER = 2  # choices of the same seat that follow from another last choice, and are tried too


def forgone(match: Match) -> list[int]:
    """Return for each seat by how many points its last choice was not the best.

    Points are those that the seat has when it is no longer asked, as if the match were over. What
    chance or others would do then is not guessed, so that this is what was sure.
    """
    game, box, last = match.game, match.box, last_choices(match)
    found = [0] * len(match.header.seats)
    for seat, (s, action) in last.items():
        best = max(reached(game, box, s, seat, each) for each in game.legal_actions(box, s, seat))
        found[seat] = best - reached(game, box, s, seat, action)
    return found


def last_choices(match: Match) -> dict[int, tuple[Position, int]]:
    """Return the last position in which each seat alone had a choice, and what it chose."""
    begin = max(0, len(match.entries) - TAIL)
    earlier, last = match.at(begin), dict[int, tuple[Position, int]]()
    for entry in match.entries[begin:]:
        if entry.actor >= 0 and has_choice(earlier, entry.actor):
            last[entry.actor] = earlier.position.copy(), entry.action
        earlier.repeat(entry)
    return last


def has_choice(match: Match, seat: int) -> bool:
    """Return whether a seat alone is asked, and could answer in more than one way."""
    return match.asked == 1 << seat and len(match.options(seat)) > 1


def reached(
    game: Game, box: Record, s: Position, seat: int, action: int, further: int = FURTHER
) -> int:
    """Return the points that an action brings a seat for sure, with the best that can follow."""
    s = s.copy()
    game.play(box, s, Trace.plain(), seat, action)
    if game.mover(s) != seat or game.together(s) != 1 << seat:
        return points(game, box, s, seat)
    ways = game.legal_actions(box, s, seat)
    if len(ways) > 1 and not further:
        return points(game, box, s, seat)
    left = further - (len(ways) > 1)
    return max(reached(game, box, s, seat, way, left) for way in ways)


def points(game: Game, box: Record, s: Position, seat: int) -> int:
    """Return the points of a seat, as if the match were over."""
    lines: list[Any] = [0] * len(game.lines)
    game.tally(box, s, seat, lines)
    return int(lines[game.lines["TOTAL"]])
