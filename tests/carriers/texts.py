"""What the texts of the games come to on one carrier: exactly the same on every other.

This runs on the standard library and our own code alone, and so in a browser too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kogge.core import notation
from kogge.core.carrier.record import Record
from kogge.core.edition import Edition
from kogge.core.game import Game, Position
from kogge.core.loop import Desk
from kogge.core.match import Match
from kogge.core.trials import scenario
from kogge.games import GAMES, find
from kogge.games.editions import own_editions, pick

Found = Iterator[tuple[str, str]]
MOST = {True: 300_000, False: 3_000}  # ways that are counted: compiled, and interpreted
GAMES_PLAYED = 3  # at random, by one loop


def outcomes(folder: Path, game: str, *, flat: bool, every: int = 1) -> dict[str, str]:
    """Return what became of the texts of a game, by name: of all scenarios and matches, or some."""
    return {**dict(read(folder / game, flat=flat, every=every)), **dict(_random(game, flat))}


def read(place: Path, *, flat: bool, every: int = 1) -> Found:
    """Yield what comes of each text in the folder of a game."""
    yield from _scenarios(place, flat, every)
    yield from _matches(place, every)
    yield from _counts(place, flat)


def _scenarios(place: Path, flat: bool, every: int) -> Found:
    for path in sorted(place.glob("scenarios/*.toml"))[::every]:
        scenario.read(path.read_text("utf-8"), path.name, find).run(flat=flat)
        yield path.name, "held"


def _counts(place: Path, flat: bool) -> Found:
    game = find(place.name)
    for path in sorted(place.glob("perft/*.txt")):
        for line in path.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                one, two, *counts = line.split()
                desk = Desk(game, *_start(game, path, one, two), b"", flat=flat)
                deep = sum(int(count) <= MOST[flat] for count in counts)
                found = [str(desk.perft(depth)) for depth in range(1, deep + 1)]
                yield f"{one} {two}", "as written" if found == counts[:deep] else str(found)


def _start(game: Game, path: Path, one: str, two: str) -> tuple[Record, Position]:
    """Return the values, by today's version of the rules, and the position."""
    if not one.isdigit():
        match = _match(path.parents[1] / "matches" / f"{one}.txt")
        edition = pick(own_editions(game), match.header.edition.digest)
        return edition.box, match.at(int(two)).position
    chosen, box = dict([two.split("=")]), game.edition.box
    return box, game.start(box, int(one), game.read_options(chosen, int(one)))


def _matches(place: Path, every: int) -> Found:
    """Reading a match checks every digest that it holds."""
    matches = (*place.glob("matches/*.txt"), *place.glob("playthroughs/*.match"))
    for path in sorted(matches)[::every]:
        yield path.name, _match(path).position.digest()


def _match(path: Path) -> Match:
    own = path.with_suffix(".edition.toml")

    def edition(game: Game, digest: str) -> Edition:
        return game.read_edition(own) if own.exists() else pick(own_editions(game), digest)

    return notation.read(path.read_text("utf-8"), path.name, find, edition)


def _random(name: str, flat: bool) -> Found:
    game = GAMES[name]
    for seats in (game.seats[0], game.seats[-1]):
        start = game.start(game.edition.box, seats, game.read_options({}, seats))
        desk = Desk(game, game.edition.box, start, b"carriers", flat=flat)
        desk.play(GAMES_PLAYED)
        yield f"{seats} at random", str(list(desk.counts))
