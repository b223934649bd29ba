"""The stock: the puzzles of a game, in a file beside its rules. They are numbered from 1."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kogge.core.error import Broken
from kogge.core.game import Game

from .puzzle import Puzzle, read, written

FILE = Path("puzzles") / "stock.jsonl"


@dataclass(frozen=True, slots=True)
class Stock:
    """Puzzles that were found, and how far the search has come."""

    game: Game
    edition: str  # the digest of the values that they were found with
    seed: int  # of the first match that was looked at
    looked: int  # of the last one
    puzzles: tuple[Puzzle, ...] = ()


def empty(game: Game, seed: int) -> Stock:
    """Return a stock for which nothing has been looked at."""
    return Stock(game, game.edition.digest, seed, seed - 1)


@cache
def stock(game: Game) -> Sequence[Puzzle]:
    """Return the puzzles of a game, as they come with the program."""
    path = game.folder / FILE
    return parsed(game, path.read_text("utf-8"), path.name).puzzles if path.is_file() else ()


def puzzle_of(game: Game, number: int) -> Puzzle:
    """Return a puzzle by its number, from 1."""
    puzzles = stock(game)
    if not 1 <= number <= len(puzzles):
        trouble = "there is no puzzle {number}"
        raise Broken("", trouble, "{low} to {high}", number=number, low=1, high=len(puzzles))
    return puzzles[number - 1]


# As a text: a line about the search, and a line for each puzzle.


def told(stock: Stock) -> str:
    """Return a stock as a text."""
    head = {
        "game": stock.game.name,
        "rules": stock.game.version,
        "edition": stock.edition,
        "seed": stock.seed,
        "looked": stock.looked,
    }
    lines = [json.dumps(head), *(written(stock.game, each) for each in stock.puzzles)]
    return "\n".join(lines) + "\n"


def parsed(game: Game, text: str, place: str) -> Stock:
    """Read a stock; it must have been found in this game, with these rules."""
    first, *lines = text.splitlines() or [""]
    try:
        head = json.loads(first)
        fits = (head["game"], head["rules"]) == (game.name, game.version)
        seed, looked, edition = int(head["seed"]), int(head["looked"]), str(head["edition"])
    except (KeyError, TypeError, ValueError) as error:
        raise Broken(f"{place}:1", "is no list of puzzles") from error
    if not fits or edition != game.edition.digest:
        raise Broken(f"{place}:1", "these puzzles are of another game, or of other rules")
    found = [read(game, line, f"{place}:{n}") for n, line in enumerate(lines, start=2)]
    return Stock(game, edition, seed, looked, tuple(found))
