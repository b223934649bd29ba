"""Laws of Visby: nothing appears from nowhere, and the rules agree with their plain wording."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kogge.core.carrier.codec import describe
from kogge.core.game import EVERYBODY, NOBODY
from kogge.core.loop import Desk
from kogge.core.trace import Told, Trace
from kogge.games import find
from kogge.games.visby.events import Event
from kogge.games.visby.position import Position
from kogge.games.visby.vocabulary import BATTLE, JOURNEY, MARKET, PRINTED
from strategies import matches, played

VISBY = find("visby")
BOX: Any = VISBY.edition.box


@given(st.data())
def test_seals_and_wares_come_from_tracks_or_are_minted_by_a_card(data: st.DataObject) -> None:
    """Add up the events of each step: they explain every change of the position."""
    match = data.draw(matches(VISBY))
    steps = list(match.log(EVERYBODY))
    ends: list[Any] = [step.before for step in steps[1:]] + [match.position]
    for step, end in zip(steps, ends, strict=False):
        books: Any = step.before
        for event in step.events:
            enter(books, event)

        assert books.seals == end.seals
        assert books.wares == end.wares
        assert books.track == end.track


def enter(books: Position, event: Told) -> None:
    """Book what one event says, and nothing else."""
    figures, seat = VISBY.describe_event(event), event.seat
    seals, wares = figures.get("seals", 0), figures.get("wares", 0)
    match event.event:
        case Event.TOOK_SEALS:
            books.seals[seat] += seals
            books.track[BATTLE] -= seals
        case Event.GOT_SEALS:
            books.seals[seat] += seals
        case Event.TOOK_WARES:
            books.wares[seat] += wares - figures["lost"]
            books.track[JOURNEY] -= wares
        case Event.GOT_WARES:
            books.wares[seat] += wares - figures["lost"]
        case Event.TRADED:
            books.seals[seat] += seals
            books.wares[seat] -= wares
        case Event.CROWDED:
            books.track[MARKET] = figures["after"]
        case Event.EMPTIED:
            books.track[MARKET] = 0
        case Event.ROUND:
            supply = BOX.supply[books.seats - 2]
            books.track = [min(15, space + supply) for space in books.track]


@given(st.data())
def test_bounds_hold_in_every_position(data: st.DataObject) -> None:
    match = data.draw(matches(VISBY))
    told = describe(match.position)

    assert all(0 <= space <= 15 for space in told["track"].values())
    assert all(0 <= wares <= BOX.limit for wares in told["wares"])
    assert told["rounds"] <= BOX.rounds
    if told["phase"] == "choosing":
        assert all("mendicant" in hand for hand in told["hand"])


def mixes(rates: Sequence[tuple[int, int]], wares: int) -> Iterator[tuple[int, int]]:
    """Yield what every mix of rates that can be paid costs, and what it brings."""
    if not rates:
        yield 0, 0
        return
    (cost, gain), *others = rates
    for times in range(wares // cost + 1):
        for spent, seals in mixes(others, wares - times * cost):
            yield times * cost + spent, times * gain + seals


@pytest.mark.parametrize("space", range(16))
def test_trades_are_the_useful_ones_by_brute_force(space: int) -> None:
    """Try every mix of rates: the most seals for each number of wares, if more than for fewer."""
    rates = {tuple(BOX.rate[lower]) for lower in range(space + 1)}
    best = [0] * 16
    for spent, seals in mixes(sorted(rates), 15):
        best[spent] = max(best[spent], seals)
    useful = [w for w in range(16) if w == 0 or best[w] > max(best[:w])]
    s: Any = VISBY.start(BOX, 2, [30])
    s.track[2], s.wares[0], s.phase = space, 15, 1
    s.played[0] = 1 << 6
    s.offer[0] = -1

    assert [f"trade {w}" for w in useful] == [
        VISBY.actions.name(action) for action in VISBY.legal_actions(BOX, s, 0)
    ]
    assert [best[w] for w in useful] == [BOX.buys[space][w] for w in useful]


def test_an_offer_is_not_seen_before_the_trade_be_it_none() -> None:
    """Two Merchants: whatever one of them offers, the other and the public see the same."""
    s: Any = VISBY.start(BOX, 4, [30])
    for seat, card in enumerate(("merchant", "merchant", "ship", "fleet")):
        VISBY.play(BOX, s, Trace.plain(), seat, VISBY.actions.number(f"play {card}"))
    for eyes in (NOBODY, 1, 2):
        before = VISBY.view(s, eyes)
        for action in VISBY.legal_actions(BOX, s, 0):
            after = s.copy()
            VISBY.play(BOX, after, Trace.plain(), 0, action)
            assert VISBY.view(after, eyes) == before


@pytest.mark.parametrize("battle", range(16))
@pytest.mark.parametrize("troops", range(4))
@pytest.mark.parametrize("knights", range(4))
def test_seals_are_shared_as_one_by_one_at_the_table(
    battle: int, troops: int, knights: int
) -> None:
    """Deal seals as the rulebook describes it, one at a time, and compare."""
    left, each_troops, each_knight = battle, 0, 0
    while troops and each_troops < 2 and left >= troops:
        left, each_troops = left - troops, each_troops + 1
    while knights and each_knight < 5 and left >= knights:
        left, each_knight = left - knights, each_knight + 1
    s: Any = VISBY.start(BOX, 6, [30])
    s.track[0] = battle
    cards = ["troops"] * troops + ["knight"] * knights + ["blacksmith"] * 6
    trace = Trace.plain()
    for seat, card in enumerate(cards[:6]):
        VISBY.play(BOX, s, trace, seat, VISBY.actions.number(f"play {card}"))
    got = [each_troops] * troops + [each_knight] * knights + [0] * 6

    assert got[:6] == s.seals
    assert min(15, left + 5) == s.track[0]


def test_a_table_shows_the_cards_that_are_dealt() -> None:
    start: Any = VISBY.start(BOX, 4, [30])
    dealt = describe(start)["hand"]

    assert [VISBY.survey(BOX, start, seat)["deck"] for seat in range(4)] == dealt
    assert len(dealt[0]) == PRINTED


def test_a_position_is_small() -> None:
    assert Position.layout.size <= 512


def test_random_games_end_long_before_the_last_round() -> None:
    desk = Desk(VISBY, BOX, VISBY.start(BOX, 4, [30]), b"length", flat=False)
    desk.play(50)

    assert sum(desk.counts) / 50 < 60 * 4
    assert played(VISBY, 2, 1).position.rounds < 60  # type: ignore[attr-defined]
