"""How tables draw: new ones by deck, those that have begun as they began."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace
from tables import opened

from kogge import wire
from kogge.core import notation
from kogge.core.chance import Draws, Seed
from kogge.core.match import Match
from kogge.games import find
from kogge.table.deals.terms import Terms, agreed_for, drawn
from kogge.table.denied import Denied
from kogge.table.ledger import read_setup, written
from kogge.table.opening.chairs import Person
from kogge.table.opening.files import setup_of
from kogge.table.opening.setups import agreed, fork, rematch
from kogge.table.table import Table

RIGA = find("riga")


class Anna(Person):
    """Somebody who sits at the table."""

    id = name = "Anna"


def older() -> Table:
    """Return a table of Riga as an older version has stored it, where it has begun."""
    table = opened("riga", "free")
    data = json.loads(written(table.setup))
    assert data.pop("draws") == "by number"
    table.setup = read_setup(json.dumps(data))
    table.begin()
    return table


def test_a_table_of_an_older_version_goes_on_as_it_began() -> None:
    table = older()
    match = table.playing
    match.proceed()

    seats, seed = match.header.seats, Seed.of_text(table.seed)
    before = Match.begin(RIGA, seats, seed)
    before.proceed()
    assert match.entries == before.entries
    assert "draws" not in notation.text(match.at(1))
    by_deck = Match.begin(RIGA, seats, seed, draws=Draws.BY_DECK)
    by_deck.proceed()
    assert match.entries != by_deck.entries


def test_another_match_at_it_draws_by_deck_and_a_file_as_it_says() -> None:
    table = older()
    again, _ = rematch(table, Anna())
    wish = wire.Fork(step=0, seat=0)
    on, _ = fork(table, Anna(), wish, table.playing.position)

    assert (again.draws, on.draws) == (Draws.BY_DECK, Draws.BY_DECK)
    assert setup_of(table.playing.header, None).draws == Draws.BY_NUMBER
    chairs = [wire.Chair(kind="me")] * 2
    assert agreed(wire.NewTable(game="riga", chairs=chairs)).draws == Draws.BY_DECK
    assert agreed(wire.NewTable(game="visby", chairs=chairs)).draws == Draws.BY_NUMBER


def test_a_deal_that_was_laid_before_goes_on_as_it_was_laid() -> None:
    """A site is upgraded while people play the deal of the day: all of them draw alike."""
    laid = Terms(["", "craftsman"], {"riga": "false"})

    assert agreed_for(RIGA, laid, "2027-01-15").draws == Draws.BY_NUMBER
    fresh = drawn(RIGA, lambda _: 0)
    assert agreed_for(RIGA, fresh, "2027-01-15").draws == Draws.BY_DECK


def test_a_way_of_a_newer_version_is_refused() -> None:
    table = opened("riga", "free")
    table.setup = replace(table.setup, draws="by moonlight")

    with pytest.raises(Denied, match="in a way that is not known here: 'by moonlight'") as denied:
        table.begin()
    assert denied.value.reason == "other-rules"
