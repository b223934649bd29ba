"""Two versions of Haithabu's rules: matches of the first are still played by the first."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from kogge.bots.nets import path_of, read, seen_digest
from kogge.cli.files import load_match
from kogge.core import notation
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.header import Header, Seat
from kogge.core.match import Match
from kogge.games import find
from kogge.games.editions import own_editions

HAITHABU = find("haithabu")
STORED = sorted((Path(__file__).parent / "matches").glob("*.txt"))
OLD = [path for path in STORED if path.read_text().startswith("game haithabu 1\n")]
SEATS = (Seat("Anna"), Seat("Berta"))


def test_a_new_match_is_played_by_the_newest_version() -> None:
    match = Match.begin(HAITHABU, SEATS, Seed.of_number(1))

    assert HAITHABU.version == match.header.rules == 2
    assert notation.text(match).startswith("game haithabu 2\n")
    assert not match.box.ordered  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_match_is_read_and_written_as_it_was(path: Path, tmp_path: Path) -> None:
    match, copy = load_match(path), tmp_path / "match.json"
    copy.write_text(notation.as_json(match))

    assert match.header.rules == load_match(copy).header.rules == match.at(40).header.rules == 1
    assert match.header.edition.digest in [old.digest for old in own_editions(HAITHABU)[1:]]
    assert notation.text(load_match(copy)) == path.read_text()


def test_an_old_match_does_not_read_as_a_new_one(tmp_path: Path) -> None:
    """Each has a ship or a sale that came first and ended an action."""
    assert OLD
    for path in OLD:
        changed = tmp_path / path.name
        changed.write_text(path.read_text().replace("game haithabu 1\n", "game haithabu 2\n"))
        with pytest.raises(Broken, match=r"digest|may not|cannot happen"):
            load_match(changed)


def test_what_an_edition_keeps_for_one_match_stays_out_of_others() -> None:
    old = Header.of(HAITHABU, SEATS, "0" * 64, rules=1)

    assert old.edition.box.ordered == 1  # type: ignore[attr-defined]
    assert HAITHABU.edition.box.ordered == 0  # type: ignore[attr-defined]


def test_a_net_of_the_first_version_sees_what_it_saw(tmp_path: Path) -> None:
    """What it sees is reckoned by version 1, as it was when the net was made."""
    import numpy as np

    path = tmp_path / "old.npz"
    with np.load(path_of(HAITHABU)) as file:
        told = dict(file)
    np.savez(path, **{**told, "rules": 1, "seen": seen_digest(HAITHABU, 1)})

    assert seen_digest(HAITHABU, 1) != seen_digest(HAITHABU, 2)
    assert len(read(path, HAITHABU).weights)


@pytest.mark.parametrize("text", ["0", "3", "01", "", "two"])
def test_a_version_that_nobody_knows_is_refused(text: str) -> None:
    with pytest.raises(Broken, match="was played by version"):
        HAITHABU.read_version(text)


def test_a_stored_match_has_the_parts_in_every_order() -> None:
    """Cart and ship, order and sale both ways round, good before order, two stacks looked at."""
    match = load_match(Path(__file__).parent / "matches" / "2-players-any-order.txt")
    done = [
        (entry.actor, HAITHABU.actions.name(entry.action))
        for entry in match.entries
        if entry.actor >= 0
    ]
    pairs = {
        (before[1].split("-")[0], after[1].split("-")[0].rstrip("12345678").rstrip())
        for before, after in pairwise(done)
        if before[0] == after[0]
    }
    verbs = {(before.split()[0], after.split()[0]) for before, after in pairs}

    assert match.header.rules == 2
    assert {("stack ship", "stack cart"), ("stack cart", "stack ship")} <= pairs
    assert {("sell", "slot"), ("slot", "sell"), ("free", "slot"), ("look", "look")} <= verbs
