"""Deals that come with the program, for where there is no server: a file beside each game.

Each has its shuffle, its position of seats and bots, and how the levels of the guild have done in
the place of whoever plays. They are numbered from 1.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path

import msgspec

from kogge import wire
from kogge.bots.level import NAMES as LEVELS
from kogge.core.carrier.lot import Lots, below
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.game import Game

from .marking import begun, is_over, mark, take_turn
from .terms import Terms, drawn

FILE = Path("deals") / "stock.jsonl"
FREELY = 600_000  # milliseconds of a turn: simulations decide, however busy the machine is


class Head(msgspec.Struct, frozen=True):
    """The first line of a file: what its deals were made for."""

    game: str
    rules: int
    edition: str


class Dealt(msgspec.Struct, frozen=True):
    """A deal that was made: the place and the points of each level."""

    seed: str
    terms: Terms
    marks: dict[str, tuple[int, int]]


def head_of(game: Game) -> Head:
    """Return what deals are made for today."""
    return Head(game.name, game.version, game.edition.digest)


@cache
def stock(game: Game) -> Sequence[Dealt]:
    """Return the deals of a game."""
    path = game.folder / FILE
    return parsed(game, path.read_text("utf-8"), path.name) if path.is_file() else ()


# Making.


def made(game: Game, number: int) -> Dealt:
    """Draw a deal by its number, and let every level play it."""
    name = f"kogge deal {game.name} {number}".encode()
    seed = Seed(hashlib.sha256(name).digest())
    terms = drawn(game, partial(below, Lots.of(name)))
    return Dealt(str(seed), terms, {level: marked(game, seed, terms, level) for level in LEVELS})


def marked(game: Game, seed: Seed, terms: Terms, level: str) -> tuple[int, int]:
    """Let a level play a deal to its end; return its place and its points."""
    table = begun(game, terms, str(seed), level)
    while not is_over(table):
        table = take_turn(table, FREELY)
    return mark(table, terms.seat)


# As a text: a line about the game, and a line for each deal.


def written(game: Game, deals: Sequence[Dealt]) -> str:
    """Return deals as a text."""
    lines = map(msgspec.json.encode, (head_of(game), *deals))
    return b"".join(line + b"\n" for line in lines).decode()


def parsed(game: Game, text: str, place: str) -> tuple[Dealt, ...]:
    """Read deals; they must have been made for this game, by these rules."""
    first, *lines = text.splitlines() or [""]
    try:
        head = msgspec.json.decode(first, type=Head)
        deals = tuple(msgspec.json.decode(line, type=Dealt) for line in lines)
    except msgspec.DecodeError as error:
        raise Broken(place, "is no list of deals") from error
    if head != head_of(game):
        raise Broken(place, "these deals are of another game, or of other rules")
    return deals


# As pages read them.


def shown(games: Sequence[Game]) -> wire.StoredDeals:
    """Return all deals, without their shuffles: these lie in the house, for whoever looks."""
    return wire.StoredDeals(games={game.name: [*map(_shown, stock(game))] for game in games})


def _shown(deal: Dealt) -> wire.StoredDeal:
    marks = [
        wire.DealMark(level=level, place=place, points=points)
        for level, (place, points) in deal.marks.items()
    ]
    return wire.StoredDeal(chairs=deal.terms.chairs, marks=marks)
