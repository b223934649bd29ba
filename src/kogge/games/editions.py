"""The editions that a game has come with: today's, and former ones from its shelf.

When a value of ``box.toml`` is corrected, the file as it was goes to ``editions/DIGEST.toml``
beside it. Matches and tables that began with it name that digest, and go on by its values.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from kogge.core.edition import Edition
from kogge.core.error import Broken
from kogge.core.game import Game

SHELF = "editions"


@cache
def own_editions(game: Game) -> tuple[Edition, ...]:
    """Return today's edition of a game, and those from its shelf.

    They are read as edition files are: what was added to the box since is as today, which is as
    it was before.
    """
    shelf = sorted((game.folder / SHELF).glob("*.toml"))
    return (game.edition, *map(game.read_edition, shelf))


def pick(editions: Iterable[Edition], digest: str, *, file: bool = False) -> Edition:
    """Return the edition of a digest, which a file may bring; no other one may stand in for it."""
    known = {edition.digest: edition for edition in editions}
    if digest not in known:
        trouble = "the edition '{data}' is not available, only {known}"
        expected = "--edition FILE" if file else ""
        raise Broken("", trouble, expected, data=digest, known=" / ".join(known))
    return known[digest]
