"""Numbers of actions: tables keep them in their records, so what is new comes after them."""

from __future__ import annotations

import hashlib

import pytest

from kogge.core.action import Catalogue
from kogge.games import find

# What has been given out so far: how many numbers, and the digest of their names.
GIVEN = [
    ("visby", "actions", 52, "e3ed03623f29a4f1"),
    ("visby", "outcomes", 0, "e3b0c44298fc1c14"),
    ("riga", "actions", 259, "e37dbbf829fe526a"),
    ("riga", "outcomes", 56, "9d61a9cf859203cf"),
    ("haithabu", "actions", 230, "82bd5c1ce6004566"),
    ("haithabu", "outcomes", 125, "c8f62e190d941a23"),
]


@pytest.mark.parametrize(("game", "kind", "count", "digest"), GIVEN)
def test_a_number_once_given_keeps_its_action(
    game: str, kind: str, count: int, digest: str
) -> None:
    catalogue: Catalogue = getattr(find(game), kind)
    names = "\n".join(catalogue.names[:count])

    assert hashlib.sha256(names.encode()).hexdigest()[:16] == digest
