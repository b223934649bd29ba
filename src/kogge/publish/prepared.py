"""Answers that are the same for everybody, prepared so that the first pages need no Python."""

from __future__ import annotations

from collections.abc import Iterator

from kogge.games import GAMES
from kogge.table.telling.games import encoded, offered


def prepared() -> Iterator[tuple[str, bytes]]:
    """Yield the games as a lobby offers them, and all there is to know about each."""
    yield "games.json", offered()
    for name, game in GAMES.items():
        yield f"games/{name}.json", encoded(game, game.edition)
