"""A puzzle: a decision from a match of strong bots, and all that is known of it.

It is kept as a line of JSON. The position is played again from the seed of its match and the
choices that were made there: chance and forced choices follow by themselves.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Any

from kogge.bots.level import NAMES as LEVELS
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.game import NONE, Game
from kogge.core.header import NAMES, Header, Seat
from kogge.core.match import Match

SEATS = 2  # puzzles are about two: Visby is solved for two, and nets are trained for two
FINDS = 50  # per cent of its tries, from which on a level finds a puzzle
HELD = 64  # positions that are kept: one takes as many milliseconds as its match has choices

Line = tuple[tuple[int, int], ...]  # who acts, and what it does


@dataclass(frozen=True, slots=True)
class Why:
    """Why a choice is good or bad, as an adviser says it (``bots/advice/explain``)."""

    action: int
    kind: str
    points: float | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision with one clearly best choice."""

    seed: int  # of its match
    choices: tuple[int, ...]  # that were made there before it
    seat: int  # that is asked, the first if several are asked at the same moment
    answer: int
    share: float  # of the win, with the answer
    margin: float  # of the share, between the answer and the next best choice
    error: float  # standard error of the margin
    proven: bool  # solved, not judged
    levels: tuple[int, ...]  # in how many of a hundred tries each level of the guild finds it
    losses: Mapping[int, float]  # what other choices cost, as far as they were looked at
    why: tuple[Why, ...]  # the answer, and beside it what tempts a journeyman
    line: Line  # how it goes on: the turn, or what another seat does at the same moment
    look: str = ""  # a name for what lies on the table (``kin``): puzzles of one look are alike

    @property
    def misses(self) -> int:
        """How many levels miss it, from the weakest on: how difficult it is."""
        missed = [number for number, found in enumerate(self.levels) if found < FINDS]
        return max(missed, default=-1) + 1

    @property
    def hard(self) -> int:
        """The same, from 1 to 5: every puzzle is missed by the weakest two."""
        return max(1, self.misses - 1)

    @property
    def finder(self) -> str | None:
        """The weakest level from which on all find it, if there is one."""
        return LEVELS[self.misses] if self.misses < len(LEVELS) else None


def begun(game: Game, seed: int) -> Match:
    """Return a match of strong bots at its beginning."""
    seats = [Seat(name) for name in NAMES[:SEATS]]
    return Match.begin(game, seats, Seed.of_number(seed))


def scene(game: Game, puzzle: Puzzle) -> Match:
    """Return a match that begins with the puzzle, where the solver is asked."""
    match = Match(start_of(game, puzzle.seed, puzzle.choices))
    if match.mover != puzzle.seat or match.refusal(puzzle.seat, puzzle.answer) != NONE:
        raise Broken(f"seed {puzzle.seed}", "the answer of a puzzle cannot be played")
    return match


@lru_cache(HELD)
def start_of(game: Game, seed: int, choices: tuple[int, ...]) -> Header:
    """Return what a match begins with that is laid as another stood after some choices."""
    match = begun(game, seed)
    for action in choices:
        match.play(match.proceed(), action)
    match.proceed()
    return replace(match.header, origin=match.position)


# Reading and writing.


def written(game: Game, puzzle: Puzzle) -> str:
    """Return a puzzle as a line of a file; what people look for has its name there."""
    names = game.actions.names
    data = asdict(puzzle) | {
        "choices": " ".join(map(str, puzzle.choices)),
        "answer": names[puzzle.answer],
        "losses": {names[action]: loss for action, loss in puzzle.losses.items()},
        "why": [_bare(asdict(each)) | {"action": names[each.action]} for each in puzzle.why],
        "line": [f"{actor}: {names[action]}" for actor, action in puzzle.line],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _bare(data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if value is not None}


def read(game: Game, text: str, place: str) -> Puzzle:
    """Read a line of a file."""
    try:
        data = json.loads(text)
        number = game.actions.number
        return Puzzle(
            **data
            | {
                "choices": tuple(map(int, data["choices"].split())),
                "answer": number(data["answer"]),
                "levels": tuple(data["levels"]),
                "losses": {number(name): loss for name, loss in data["losses"].items()},
                "why": tuple(
                    Why(**each | {"action": number(each["action"])}) for each in data["why"]
                ),
                "line": tuple(_move(game, each) for each in data["line"]),
            }
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Broken(place, "is no puzzle: {trouble}", trouble=error) from error
    except Broken as error:
        raise error.at(place) from error


def _move(game: Game, text: str) -> tuple[int, int]:
    actor, _, name = text.partition(": ")
    return int(actor), game.actions.number(name)
