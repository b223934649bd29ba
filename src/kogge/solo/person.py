"""The one person of the house: every seat that is no bot's is theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kogge.core.header import NAMES
from kogge.table.ledger import Chair

HOME = "home"


@dataclass(frozen=True, slots=True)
class Owner:
    """The person, under the name that they have at a table."""

    name: str = NAMES[0]
    id: str = HOME


def owner(chairs: Sequence[Chair]) -> Owner:
    """Return the person as the first of their seats calls them."""
    names = [chair.name for chair in chairs if chair.person == HOME]
    return Owner(names[0]) if names else Owner()
