"""What the server of the page tests does besides: known cards, and tables laid at a moment.

A test says in a file beside the database what the next tables are to be (`laying.py`). Nothing
here is about pages, so `chromium.py` starts a server with ``serve`` and nothing else of the tests.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from kogge.core.chance import Seed
from kogge.core.match import Match
from kogge.server.live import lobby
from kogge.solo.files import records
from kogge.table.judging.judge import Judge
from kogge.table.ledger import Chair, Setup
from kogge.table.opening.chairs import Person
from kogge.table.opening.files import read_match, setup_of
from kogge.table.opening.setups import laid
from kogge.table.table import Table

BEGIN = Judge.begin
AGREED = ("rules", "options", "edition", "digest", "draws", "origin")  # what a match brings along
NOTHING = {"deal": "", "tables": 0, "match": "", "seed": ""}
LAID: dict[str, Match] = {}  # by table, until the last person has sat down there


def wishes() -> Path:
    """Return the file in which a test says what it wants."""
    return Path(sys.argv[sys.argv.index("--database") + 1] + ".wishes")


def wished(**new: Any) -> dict[str, Any]:
    """Return what the test wants of the next table, and write down what has changed by that."""
    known = wishes().read_text(encoding="utf-8") if wishes().exists() else "{}"
    wish: dict[str, Any] = NOTHING | json.loads(known)
    draft = wishes().with_suffix(".draft")  # the test may be reading at this moment
    draft.write_text(json.dumps(wish | new), encoding="utf-8")
    draft.replace(wishes())
    return wish


def dealt() -> Seed:
    """Return the seed of the next table: it follows from the deal and the table's number."""
    wish = wished()
    wished(tables=wish["tables"] + 1)
    return Seed(hashlib.sha256(f"{wish['deal']} {wish['tables']}".encode()).digest())


def as_wished(
    person: Person, setup: Setup, chairs: Sequence[Chair], now: int, *, private: bool
) -> Table:
    """Open a table; with the seed and the agreement of a match, if one is to be laid there."""
    wish = wished(match="")
    if not wish["match"]:
        return laid(person, setup, chairs, now, private=private)
    match = read_match(wish["match"])
    whole = setup_of(match.header, match.header.origin)
    agreed = {name: getattr(whole, name) for name in AGREED}
    table = laid(person, replace(setup, **agreed), chairs, now, private=private)
    table.seed, LAID[table.id] = wish["seed"], match
    return table


def begin(judge: Judge) -> None:
    """Begin a match, or go on with the one that was laid."""
    match = LAID.pop(judge.draft.id, None)
    if match is None:
        BEGIN(judge)
        return
    for record in records(match, judge.wall):
        judge.noticed.append(judge.draft.apply(replace(record, tick=judge.now)))
    judge._close(-1, "", {})  # noqa: SLF001


def serve(*, deals: bool) -> None:
    """Be ready for what the tests want; whether cards are known beforehand, too."""
    lobby.laid = as_wished  # type: ignore[attr-defined]
    Judge.begin = begin  # type: ignore[method-assign, assignment]
    if deals:
        Seed.fresh = dealt  # type: ignore[method-assign]
