"""Which puzzles are nearly the same: of one match, or with the same things on the table.

Strong bots play much alike, so matches may lead to positions that differ only by a few points, or
not at all. Nobody wants to be asked the same twice in one sitting.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from kogge.core.carrier.codec import describe
from kogge.core.game import Game
from kogge.core.match import Match

from .stock import stock


def look_of(match: Match) -> str:
    """Return a name for what the asked seat sees, figures left out: words, its own things first."""
    seat, seats = match.mover, len(match.header.seats)
    seen = describe(match.view(seat))
    told = json.dumps({key: _worded(value, seat, seats) for key, value in seen.items()})
    return hashlib.sha256(told.encode()).hexdigest()[:8]


def _worded(value: Any, seat: int, seats: int) -> Any:
    if isinstance(value, dict):
        return {key: _worded(each, seat, seats) for key, each in value.items()}
    if isinstance(value, list):
        own = value[seat:] + value[:seat] if len(value) == seats else value
        return [_worded(each, seat, seats) for each in own]
    return value if isinstance(value, str) else None


@cache
def families(game: Game) -> Mapping[int, int]:
    """Return the family of every puzzle, by number: the number of its first member."""
    family: dict[int, int] = {}
    member: dict[int | str, int] = {}  # of a match and of a look, anyone
    for number, puzzle in enumerate(stock(game), start=1):
        keys = (puzzle.seed, puzzle.look)
        met = {family[member[key]] for key in keys if key in member}
        family[number] = min(met, default=number)
        family = {each: family[number] if old in met else old for each, old in family.items()}
        member |= dict.fromkeys(keys, number)
    return family


def following(game: Game, tries: Mapping[int, bool], last: int) -> int:
    """Return the puzzle that follows in a sitting; without a last one (0), the first.

    Rather one unlike all that were tried than merely an untried one, and when all were tried, one
    that was missed; none like the last, as long as there is any other.
    """
    family, count = families(game), len(stock(game))
    met = {family.get(number) for number in tries}
    circle = [(last + step) % count + 1 for step in range(count)]
    others = [number for number in circle if family[number] != family.get(last)]
    fresh = [number for number in others if number not in tries]
    unlike = [number for number in fresh if family[number] not in met]
    missed = [number for number in others if not tries.get(number, True)]
    return next(iter(unlike or fresh or missed or others or circle))
