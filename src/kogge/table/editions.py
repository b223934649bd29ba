"""Editions and positions that were stored with a table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from kogge.core.carrier.codec import restore
from kogge.core.edition import Edition, amend_edition, restore_edition
from kogge.core.error import Broken
from kogge.core.game import Game, Position
from kogge.games import find
from kogge.games.editions import own_editions, pick

from .denied import Denied
from .ledger import Setup, written

FILE = "edition"  # the name of an edition that came as text


def read_edition(game: Game, text: str) -> Edition:
    """Read an edition that was sent; without a text, return the game's own."""
    return amend_edition(game.edition, text, FILE, game.finish) if text.strip() else game.edition


def edition_of(setup: Setup) -> Edition:
    """Return the edition that a table plays with."""
    if setup.edition is None:
        return _own(find(setup.game), setup.digest)
    return _restored(setup.game, written(setup.edition))


def _own(game: Game, digest: str) -> Edition:
    """Return the game's own edition of a digest; it is refused to play on by other values."""
    try:
        return pick(own_editions(game), digest)
    except Broken as error:
        raise Denied("other-edition", error.trouble, **error.figures) from error


@lru_cache(64)
def _restored(game: str, text: str) -> Edition:
    """Return an edition from its stored form; many tables share a few."""
    kind: Any = msgspec.json.decode(text)
    return restore_edition(kind, find(game).box_kind, FILE, find(game).finish)


class StoredValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A component value as it is stored, with where it comes from."""

    value: Any
    origins: dict[str, str]
    note: str


class StoredEdition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition as it is stored."""

    game: str
    title: str
    tables: dict[str, StoredValue]


def check_stored(setup: Setup) -> None:
    """Refuse an edition from outside that none of ours can have become."""
    if setup.edition is None:
        return
    found = msgspec.convert(setup.edition, StoredEdition)
    cells = find(setup.game).box_kind.cells
    stated = {name for name, cell in cells.items() if not cell.kept}
    needed = {name for name in stated if cells[name].added is None}
    whole = needed <= found.tables.keys() <= stated and found.game == setup.game
    if not whole or edition_of(setup).digest != setup.digest:
        raise Denied("misfit", "the edition is not whole", status=400)


def origin_of(setup: Setup) -> Position | None:
    """Return the position from which a match begins, if it is not the deal."""
    if setup.origin is None:
        return None
    return restore(find(setup.game).position_kind, setup.origin, "position")
