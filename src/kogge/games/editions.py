"""The editions that a game has come with: today's, and former ones from its shelf.

When a value of ``box.toml`` is corrected, the file as it was goes to ``editions/DIGEST.toml``
beside it. Matches and tables that began with it name that digest, and go on by its values.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from kogge.core.edition import UNREADABLE, Edition, restore_edition
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


def own_edition(game: Game, digest: str) -> Edition:
    """Return the game's own edition of a digest."""
    return pick(own_editions(game), digest)


def kept_edition(game: Game, path: Path) -> Edition:
    """Read an edition that was kept whole, to outlive a change of the game's own."""
    try:
        data = json.loads(path.read_text("utf-8"))
        return restore_edition(data, game.box_kind, str(path), game.finish)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Broken(str(path), UNREADABLE, why=repr(error)) from error


def pick(editions: Iterable[Edition], digest: str, *, file: bool = False) -> Edition:
    """Return the edition of a digest, which a file may bring; no other one may stand in for it."""
    known = {edition.digest: edition for edition in editions}
    if digest not in known:
        trouble = "the edition '{data}' is not available, only {known}"
        expected = "--edition FILE" if file else ""
        raise Broken("", trouble, expected, data=digest, known=" / ".join(known))
    return known[digest]
