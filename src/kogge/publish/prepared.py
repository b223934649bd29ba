"""Answers that are the same for everybody, prepared so that the first pages need no Python."""

from __future__ import annotations

from collections.abc import Iterator

from kogge import wire
from kogge.games import GAMES
from kogge.table.deals.stock import shown
from kogge.table.telling.games import encoded, offered


def prepared() -> Iterator[tuple[str, bytes]]:
    """Yield the games as a lobby offers them, all there is to know about each, and deals."""
    yield "games.json", offered()
    yield "deals.json", wire.encode(shown([*GAMES.values()]))
    for name, game in GAMES.items():
        yield f"games/{name}.json", encoded(game, game.edition)
