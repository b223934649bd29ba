"""What a seat of Riga can imagine, against every history that it could have seen."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kogge.core.carrier.bits import has, size
from kogge.core.carrier.lot import Lots
from kogge.core.game import CHANCE, NOBODY
from kogge.core.trace import Trace
from kogge.games.riga import GAME as RIGA
from kogge.games.riga.position import Position
from kogge.games.riga.vocabulary import ALL, TURN, Building

EACH = 300  # how often each deal should come
Cards: Any = Building


def small_box() -> Any:
    """Return a box in which a Building Yard and a Treasury draw two cards each."""
    box: Any = RIGA.edition.box.copy()
    box.draws = [2, 2]
    return box


def bits(*names: str) -> int:
    return sum(1 << Cards[name] for name in names)


def yard_table(box: Any) -> Any:
    """Berta has two Building Yards; three buildings lie in the pile, two lie beside it, seen."""
    s: Any = RIGA.start(box, 3, [0])
    s.phase, s.year, s.turn, s.took = TURN, 3, 1, 1
    pile = bits("DANZIG_CRANE", "VISBY_CRANE", "TALLINN_CRANE")
    yards = bits("DANZIG_BUILDING_YARD", "VISBY_BUILDING_YARD")
    s.shown = bits("DANZIG_LODGE", "VISBY_LODGE")
    s.built[1] = yards
    s.built[0] = ALL & ~pile & ~yards & ~s.shown
    RIGA.complete(box, s)
    return s


def treasury_table(box: Any) -> Any:
    """Berta has two Treasuries; three goods lie in the pile, three are discarded."""
    s: Any = RIGA.start(box, 3, [0])
    s.phase, s.year, s.turn, s.took = TURN, 3, 1, 1
    s.built[1] = bits("DANZIG_TREASURY", "VISBY_TREASURY")
    s.discards = [1, 1, 1, 0]
    pile = [1, 0, 1, 1]
    s.goods[2] = [box.goods[n] - s.discards[n] - pile[n] for n in range(4)]
    s.known[2] = list(s.goods[2])
    RIGA.complete(box, s)
    return s


def histories(box: Any, s: Any, plan: list[str]) -> Iterator[Any]:
    """Yield the end of every way of drawing and keeping while a seat follows a plan.

    The plan names Berta's actions; 'keep' stands for any card that she may keep.
    """
    if RIGA.mover(s) == CHANCE:
        weights = RIGA.weights(box, s)
        moves = [(CHANCE, outcome) for outcome, weight in enumerate(weights) if weight]
    elif not plan:
        yield s
        return
    else:
        verb, plan = plan[0], plan[1:]
        legal = RIGA.legal_actions(box, s, 1)
        moves = [(1, n) for n in legal if RIGA.actions.name(n).startswith(verb)]
    for actor, action in moves:
        after = s.copy()
        RIGA.play(box, after, Trace.plain(), actor, action)
        yield from histories(box, after, plan)


def buildings(s: Any) -> tuple[int, ...]:
    return s.hand[1], s.deck, s.cast


def goods(s: Any) -> tuple[int, ...]:
    return (*s.goods[1], *s.drawn, *s.pile)


def fitting_buildings(view: Any) -> set[tuple[int, ...]]:
    """Deal card by card: Berta's unseen ones, the unseen discards, the rest in the pile."""
    seen = view.shown | view.above | view.below
    for seat in range(3):
        seen |= view.built[seat] | view.opened[seat]
    unseen = [card for card in range(48) if not has(seen, card)]
    hidden, cast = view.cards[1] - size(view.opened[1]), view.cast_count - size(view.shown)
    deals: set[tuple[int, ...]] = set()
    for order in itertools.permutations(unseen):
        hand, toss, rest = (
            sum(1 << card for card in part)
            for part in (order[:hidden], order[hidden : hidden + cast], order[hidden + cast :])
        )
        fits = not (hand & ~view.may[0][1] or toss & ~view.tossed[0] or rest & ~view.lies[0])
        if fits:
            deals.add((view.opened[1] | hand, rest, view.shown | toss))
    return deals


def imagined(box: Any, view: Any, told: Callable[[Any], Any], times: int) -> Counter[Any]:
    lots, found = Lots.of(b"imagine"), Counter[Any]()
    for _ in range(times):
        s = view.copy()
        RIGA.imagine(box, s, lots)
        found[told(s)] += 1
    return found


@pytest.mark.parametrize("kept", ["keep", "keep none"])
def test_two_building_yards_with_a_reshuffle_between_leave_exactly_what_fits(kept: str) -> None:
    box, plan = small_box(), ["yard", kept, "yard", "keep"]
    ends = list(histories(box, yard_table(box), plan))
    by_view: dict[bytes, list[Any]] = {}
    for end in ends:
        by_view.setdefault(RIGA.view(end, 0).pack(), []).append(end)
    for packed, truths in by_view.items():
        view = Position.unpack(packed)
        deals = fitting_buildings(view)
        found = imagined(box, view, buildings, EACH * len(deals))

        assert {buildings(truth) for truth in truths} <= deals
        assert set(found) == deals
        deviation = sum((count - EACH) ** 2 / EACH for count in found.values())
        assert deviation < len(deals) + 5 * (2 * len(deals)) ** 0.5  # chi-square, five sigma


@pytest.mark.parametrize("last", [["keep"], []], ids=["kept", "still to keep"])
def test_two_treasuries_with_a_reshuffle_between_leave_exactly_what_fits(last: list[str]) -> None:
    box, plan = small_box(), ["treasury", "keep", "treasury", *last]
    ends = list(histories(box, treasury_table(box), plan))
    by_view: dict[bytes, set[tuple[int, ...]]] = {}
    for end in ends:
        by_view.setdefault(RIGA.view(end, 0).pack(), set()).add(goods(end))
    assert len(by_view) > 1
    for packed, truths in by_view.items():
        found = set(imagined(box, Position.unpack(packed), goods, 400))

        assert truths <= found
        assert truths == found or not last  # which of the cards drawn came before is not kept


@pytest.mark.parametrize("verb", ["yard", "treasury"])
def test_what_is_drawn_is_seen_by_its_seat_alone(verb: str) -> None:
    """Of several: others see that cards were drawn, and later that one was kept, but not which."""
    box = small_box()
    start = {"yard": yard_table, "treasury": treasury_table}[verb](box)
    drawn = list(histories(box, start, [verb]))
    for seat in (0, 2, NOBODY):
        assert len({RIGA.view(end, seat).pack() for end in drawn}) == 1
    assert len({RIGA.view(end, 1).pack() for end in drawn}) > 1
    if verb == "yard":  # what a Treasury does not keep is discarded openly
        kept = list(histories(box, start, [verb, "keep"]))
        none = [end for end in kept if end.hand[1] == start.hand[1]]
        for ends in (none, [end for end in kept if end not in none]):
            for seat in (0, 2, NOBODY):
                assert len({RIGA.view(end, seat).pack() for end in ends}) == 1


@pytest.mark.parametrize("seat", [0, 2, NOBODY])
def test_who_did_not_see_what_was_drawn_carries_on_as_if_he_had_looked_away(seat: int) -> None:
    """None is kept: two more buildings may be among the discards, whichever were drawn."""
    box = small_box()
    for drawn in histories(box, yard_table(box), ["yard"]):
        carried = RIGA.view(drawn, seat)
        for s in (carried, drawn):
            do(box, s, 1, "keep none")
        RIGA.hide(carried, seat)
        assert carried == RIGA.view(drawn, seat)


def test_a_hand_from_before_a_reshuffle_holds_what_was_unseen_then() -> None:
    """Berta kept the last good of the pile, Carl one of the next pile: all know what Berta has."""
    box = small_box()
    box.draws = [1, 5]
    s: Any = RIGA.start(box, 3, [0])
    s.phase, s.year, s.turn, s.took = TURN, 3, 1, 1
    s.built[1], s.built[2] = bits("DANZIG_TREASURY"), bits("VISBY_TREASURY")
    s.discards = [0, 0, 2, 2]
    s.goods[0] = [box.goods[n] - s.discards[n] - (n == 0) for n in range(4)]
    s.known[0] = list(s.goods[0])
    RIGA.complete(box, s)
    for actor, name in ((1, "treasury"), (CHANCE, "good cloth"), (1, "keep cloth"), (1, "end")):
        do(box, s, actor, name)
    for actor, name in ((2, "treasury"), (CHANCE, "good grain"), (2, "keep grain")):
        do(box, s, actor, name)
    found = imagined(box, RIGA.view(s, 0), lambda end: (*end.goods[1], *end.goods[2]), 300)

    assert set(found) == {(1, 0, 0, 0, 0, 0, 1, 0), (1, 0, 0, 0, 0, 0, 0, 1)}


def test_a_building_on_a_bill_is_seen_by_all() -> None:
    box = small_box()
    s: Any = RIGA.start(box, 2, [0])
    s.phase, s.year, s.turn, s.took = TURN, 3, 0, 1
    s.hand[0] = bits("DANZIG_BANK", "DANZIG_LODGE")
    s.goods[0] = [4, 0, 0, 0]
    RIGA.complete(box, s)
    do(box, s, 0, "bill danzig-bank")
    hands = imagined(box, RIGA.view(s, 1), lambda end: has(end.hand[0], Cards.DANZIG_BANK), 50)

    assert set(hands) == {True}


def do(box: Any, s: Any, actor: int, name: str) -> None:
    catalogue = RIGA.outcomes if actor == CHANCE else RIGA.actions
    RIGA.play(box, s, Trace.plain(), actor, catalogue.number(name))
