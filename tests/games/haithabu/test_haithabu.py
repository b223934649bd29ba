"""Laws of Haithabu: no cube or card is lost, and silver comes from the bank or goes there."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kogge.core.carrier.bits import has, size
from kogge.core.game import CHANCE, EVERYBODY
from kogge.core.match import Match
from kogge.games.haithabu import GAME as HAITHABU
from kogge.games.haithabu.events import Event
from kogge.games.haithabu.vocabulary import DEAL, GOODS, SLOTS, STACKS
from strategies import matches, played

BOX: Any = HAITHABU.edition.box
# What the bank pays, and what it gets; the figure of the event that states the amount
PAYS = {Event.SOLD: 2, Event.BORROWED: 0, Event.COMPLETED: 2}
GETS = {
    Event.BOUGHT: 2, Event.HIRED: 0, Event.SECOND_DIE: 0, Event.BILKED: 0, Event.REPAID: 0,
    Event.BOUGHT_TRANSPORT: 1, Event.FEE: 0,
}  # fmt: skip


@given(st.data())
def test_every_cube_is_in_exactly_one_place(data: st.DataObject) -> None:
    s: Any = data.draw(matches(HAITHABU, longest=300)).position
    for good in range(GOODS):
        count = s.stock[good] + s.supply[good]
        for seat in range(s.seats):
            count += s.warehouse[seat][good] + s.post[seat][good]
            count += sum(s.laid[seat][slot][good] for slot in range(SLOTS))
        assert count == BOX.cubes[good]


@given(st.data())
def test_no_card_is_in_two_places(data: st.DataObject) -> None:
    s: Any = data.draw(matches(HAITHABU, longest=300)).position
    orders = [order for order in s.display if order]
    orders += [order for seat in range(s.seats) for order in s.orders[seat] if order]
    cards = [card for seat in range(s.seats) for card in s.vehicles[seat] if card]
    cards += [card for front in s.front for card in front if card]
    rest = 0
    for stack in range(STACKS):
        assert not rest & s.rest[stack]
        rest |= s.rest[stack]

    assert len(orders) == len(set(orders))
    assert not s.pile & s.discards
    assert not any(has(s.pile | s.discards, order) for order in orders)
    assert len(cards) == len(set(cards))
    assert not any(has(rest, card) for card in cards)
    assert sum(size(s.characters[seat]) for seat in range(s.seats)) <= 9
    if s.rounds > 0:
        for stack in range(STACKS):  # the top lies open while there is one
            assert s.front[stack][0] or not s.rest[stack] or s.phase < DEAL


def test_silver_comes_from_the_bank_and_goes_there() -> None:
    """What all seats have together changes by what the events state, and by nothing else."""
    for seats in HAITHABU.seats:
        whole = played(HAITHABU, seats, 11 * seats)
        match = Match(whole.header)
        for entry in whole.entries:
            before = sum(match.position.silver)  # type: ignore[attr-defined]
            match.repeat(entry)
            flow = 0
            for told in match.events(EVERYBODY):
                flow += told[3 + PAYS[Event(told.event)]] if told.event in PAYS else 0
                flow -= told[3 + GETS[Event(told.event)]] if told.event in GETS else 0
            assert sum(match.position.silver) - before == flow  # type: ignore[attr-defined]


@given(st.data())
def test_nothing_is_hidden(data: st.DataObject) -> None:
    match = data.draw(matches(HAITHABU, longest=200))
    for seat in range(match.position.seats):
        view = match.view(seat)
        view.viewer = EVERYBODY
        assert view == match.position


def test_a_whole_game_keeps_its_numbers_in_bounds() -> None:
    match = played(HAITHABU, 4, 5)
    s: Any = match.position

    assert s.rounds == BOX.rounds
    assert all(silver >= 0 for silver in s.silver)
    assert all(points >= 0 for points in s.points)
    assert sum(s.loans) <= BOX.loans
    assert match.entries[0].actor == CHANCE
