"""Tables laid at a moment: a test that is about the end of a year does not play a year.

A match is played here, in the test's own process, by the rules and without a page (`until`), or
it is a stored one (`stored`). The table that a visitor opens next then stands where it stands,
with all its past (log, replay, since your last turn), and everybody sits as the test wants:

    lay(anna, first_turn("riga", 4), bots(3))
    lay(anna, until("riga", 2, lambda match: match.position.year == 3), bots(1))
    lay(anna, stored("visby", "4-players"), bots(3))  # it has ended; `.at(20)` is a moment of it

`wish(site, deal="...")` gives the tables that a test opens from now on other cards.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from chromium import Visitor, wish

from kogge.core import notation
from kogge.core.chance import Seed, usual
from kogge.core.game import CHANCE
from kogge.core.header import NAMES, Seat
from kogge.core.match import END, Match
from kogge.games import find
from kogge.games.haithabu.vocabulary import Phase as Haithabu
from kogge.games.riga.vocabulary import Phase as Riga
from kogge.table.opening.files import read_match

Choose = Callable[[Match, list[int]], int]  # which of the legal actions the mover takes
Holds = Callable[[Any], bool]  # whether a match stands at the moment that is wanted
MATCHES = Path(__file__).parents[2] / "games"
TURNS = {"visby": 0, "riga": Riga.TURN, "haithabu": Haithabu.TURN}  # the phase of a usual turn
TRIES = 200  # matches in which a moment is looked for


def lay(visitor: Visitor, match: Match, chairs: list[dict[str, str]], **setup: Any) -> str:
    """Open a table at which a match has come that far, and sit down there; return its id.

    With a free chair it is laid as soon as everybody sits.
    """
    wish(visitor.server, match=notation.text(match), seed=str(match.seed))
    return visitor.open_table(match.game.name, chairs, **setup)


def stored(game: str, name: str) -> Match:
    """Return a stored match of a game, which has ended."""
    return read_match((MATCHES / game / "matches" / f"{name}.txt").read_text(encoding="utf-8"))


def until(
    game: str,
    seats: int,
    holds: Holds,
    *,
    options: dict[str, str] | None = None,
    choose: Choose | None = None,
    first: int = 0,
) -> Match:
    """Return a match that stands at the first question for which something holds.

    It is played at random, or as somebody chooses, beginning with a deal of some number; the same
    wish always finds the same match.
    """
    for number in range(first, first + TRIES):
        match = begun(game, seats, number, options)
        luck = random.Random(number)  # noqa: S311
        for _ in questions(match, choose or (lambda _, legal: luck.choice(legal))):  # noqa: B023
            if holds(match) and is_choice(match):
                return match
    raise AssertionError("no match comes to that moment")


def late(game: str, seats: int, left: int) -> Match:
    """Return a match at a question to the first seat, not long before its end.

    Played on as before it would have some entries left.
    """
    match, luck = begun(game, seats, 0, None), random.Random(0)  # noqa: S311
    asked = [
        len(match.entries)
        for those in questions(match, lambda _, legal: luck.choice(legal))
        if those & 1 and is_choice(match)
    ]
    return match.at(max(number for number in asked if number <= len(match.entries) - left))


def begun(game: str, seats: int, number: int, options: dict[str, str] | None = None) -> Match:
    """Return a match before its first action, with a deal of some number."""
    kind, sitting = find(game), [Seat(name) for name in NAMES[:seats]]
    seed = Seed(hashlib.sha256(f"laid {number}".encode()).digest())
    return Match.begin(kind, sitting, seed, options, draws=usual(kind))


def questions(match: Match, choose: Choose) -> Iterator[int]:
    """Play a match, and yield the seats that are asked at each of its questions, as a bit set.

    Where several choose at once there is one question for all of them.
    """
    midway = False  # whether some of them have chosen already
    while not match.over:
        if match.mover == CHANCE:
            match.draw()
            continue
        asked = match.asked
        if not midway:
            yield asked
        match.play(match.mover, choose(match, match.options(match.mover)))
        several, left = asked & (asked - 1), match.asked
        midway = bool(several and left) and left | asked == asked


def is_choice(match: Match) -> bool:
    """Return whether anybody has more than one choice; else the table goes on by itself."""
    seats = range(len(match.header.seats))
    return any(match.asked >> seat & 1 and len(match.options(seat)) > 1 for seat in seats)


@cache
def first_turn(game: str, seats: int) -> Match:
    """Return a match at the first turn of the first seat: what is set up before lies behind it."""
    return until(game, seats, is_turn)


def is_turn(match: Match) -> bool:
    """Return whether a usual turn of the first seat begins."""
    position: Any = match.position
    return bool(match.asked & 1) and position.phase == TURNS[match.game.name]


def given_up(match: Match, seat: int = 0) -> Match:
    """Return a match that has ended where it stands: somebody has resigned."""
    ended = match.copy()
    ended.note(f"{ended.header.seats[seat].name} resigns")
    ended.note(END)
    return ended
