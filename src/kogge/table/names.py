"""Names on seats: printable, and no two at a table are the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from msgspec.structs import replace

from kogge import wire
from kogge.core.header import Seat, check_names

from .denied import Denied
from .ledger import Chair
from .table import Table


def clean(name: str) -> str:
    """Return a name in a form that can stand on a seat."""
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not tidy or len(tidy) > wire.NAME or not tidy.isprintable():
        expected = "1 to {count} printable characters"
        raise Denied(
            "name", "'{name}' is not a valid name", expected, status=400, name=name, count=wire.NAME
        )
    check_names([Seat(tidy)])  # a word that the log reserves would keep the match from beginning
    return tidy


def unlike(name: str, taken: Sequence[str]) -> str:
    """Return a name that no one else at the table has: with a number, if need be.

    >>> unlike("Anna", ["Anna", "Berta"])
    'Anna 2'
    """
    new, number = name, 1
    while new in taken:
        number += 1
        new = f"{name[: wire.NAME - 2].rstrip()} {number}"
    return new


def nameless(chairs: Sequence[Chair], seat: int) -> str:
    """Return a name for a seat whose owner has gone, unlike any other at the table."""
    others = [chair.name for number, chair in enumerate(chairs) if number != seat]
    return unlike(f"N. N. {seat + 1}", others)


def unnamed(table: Table) -> Table:
    """Return a copy of a table that tells nothing of the people at it, nor where they went on."""
    new = table.copy()
    for seat, chair in enumerate(table.chairs):
        if chair.person:
            new.chairs[seat] = Chair(name=nameless(new.chairs, seat))
            new.rename(seat)
    new.setup, new.rematch = replace(new.setup, parent=""), ""
    return new
