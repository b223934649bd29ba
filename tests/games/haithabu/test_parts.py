"""The parts of a field's action, in every order that the rulebook allows: a second reading of it.

What the rules let a seat do on A, D and H is compared, way by way, with lists made here from the
rulebook's words alone. Nothing is drawn in these positions, so that a way is a list of actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kogge.core.trace import Trace
from kogge.games.haithabu import GAME as HAITHABU
from kogge.games.haithabu.box import Box
from kogge.games.haithabu.position import Position
from kogge.games.haithabu.rules.following import follow
from kogge.games.haithabu.vocabulary import ACT, CARPENTER, STACK, TURN, A, D, Field, Good, H

BOX: Any = HAITHABU.edition.box
EARLIER: Any = HAITHABU.under(1, HAITHABU.edition).box
COSTS = {"cart-20": 20, "cart-30": 30, "cart-40": 40, "ship-20": 20, "ship-30": 30, "ship-40": 40}
Way = tuple[str, ...]


def at_field(field: int, silver: int = 250, *, carpenter: bool = False) -> Position:
    """Return a position in which seat 0 carries out a field's action, and every card is known."""
    s: Any = HAITHABU.start(BOX, 2, [0])
    s.rounds, s.month, s.silver[0], s.own_left = 1, 1, silver, 0
    s.characters[0] = 1 << CARPENTER if carpenter else 0
    for stack in range(len(COSTS)):
        s.front[stack] = [1 + stack * STACK + n for n in range(3)]
        s.rest[stack] = 0
    s.pile, s.field, s.phase = 0, field, ACT
    follow(BOX, s, Trace.plain())
    return s  # type: ignore[no-any-return]


def ways_of(s: Position, box: Box = BOX) -> set[Way]:
    """Return everything that the rules let the seat do until the action is over."""
    actions, met = HAITHABU.actions, set[Way]()
    for action in HAITHABU.legal_actions(box, s, 0):
        after: Any = s.copy()
        HAITHABU.play(box, after, Trace.plain(), 0, action)
        over = after.phase == TURN
        rests = {()} if over else ways_of(after, box)
        met |= {(str(actions[action]), *rest) for rest in rests}
    return met


# A: a cart and/or a ship.


def kind(stack: str) -> str:
    return stack.split("-", maxsplit=1)[0]


def purchases(silver: int, settled: frozenset[str], bought: int, *, carpenter: bool) -> set[Way]:
    """One of the top carts and/or one of the top ships, paid at once."""
    ways: set[Way] = {("done",)} if bought else set()
    for stack, cost in COSTS.items():
        if kind(stack) in settled or cost > silver:
            continue
        more = follow_up(silver - cost, settled | {kind(stack)}, bought + 1, carpenter=carpenter)
        ways |= {(f"stack {stack}", *way) for way in more}
        if carpenter:
            seen = looks(silver, settled, bought, stack)
            ways |= {(f"look {stack}", *way) for way in seen}
    return ways


def follow_up(silver: int, settled: frozenset[str], bought: int, *, carpenter: bool) -> set[Way]:
    """Go on as long as there is anything that could be bought."""
    can = [s for s, cost in COSTS.items() if kind(s) not in settled and cost <= silver]
    return purchases(silver, settled, bought, carpenter=carpenter) if can else {()}


def looks(silver: int, settled: frozenset[str], bought: int, stack: str) -> set[Way]:
    """The three top cards of the chosen stack: one of them, none, or first a look at the others."""
    ways = set[Way]()
    for choice, cost in choices(stack):
        if cost > silver:
            continue
        now, left = settled | {kind(stack)}, silver - cost
        ways |= {
            (choice, *way)
            for way in follow_up(left, now, bought + (cost > 0), carpenter=True)
            if cost or bought or way
        }
    others = [s for s, cost in COSTS.items() if kind(s) != kind(stack) and cost <= silver]
    if not settled:
        for other in others:
            ways |= {(f"look {other}", *way) for way in decisions(silver, other, stack)}
    return ways


def choices(stack: str) -> Iterator[tuple[str, int]]:
    yield from ((f"card {number}", COSTS[stack]) for number in (1, 2, 3))
    yield "leave", 0


def decisions(silver: int, first: str, second: str) -> set[Way]:
    """Both stacks are seen: decide on one, then on the other, and buy at least one card."""
    return {
        (one, two)
        for one, price in choices(first)
        for two, cost in choices(second)
        if price + cost and price + cost <= silver
    }


@pytest.mark.parametrize("silver", [20, 25, 40, 45, 50, 60, 75, 80, 250])
@pytest.mark.parametrize("carpenter", [False, True])
def test_cart_and_ship_come_in_any_order(silver: int, carpenter: bool) -> None:
    wanted = purchases(silver, frozenset(), 0, carpenter=carpenter)

    assert ways_of(at_field(A, silver, carpenter=carpenter)) == wanted


# H: an order and/or a sale, or a point. D: an order and a good, or a point.


def laid_out(field: int, places: list[int], goods: list[Good]) -> Position:
    s: Any = at_field(field)
    for place in range(8):
        s.display[place] = 10 + place if place + 1 in places else 0
    for good in Good:
        s.stock[good] = s.post[0][good] = int(good in goods)
    return s  # type: ignore[no-any-return]


@pytest.mark.parametrize("places", [[], [6], [1, 5, 8]])
@pytest.mark.parametrize("goods", [[], [Good.TOOLS], [Good.MEAD, Good.SPICES]])
def test_order_and_sale_come_in_any_order(places: list[int], goods: list[Good]) -> None:
    orders = {f"slot {place}" for place in places}
    sales = {f"sell {good.name.lower()}" for good in goods}
    both = {way for one in orders for two in sales for way in ((one, two), (two, one))}
    alone = {(one, "done") if sales else (one,) for one in orders}
    alone |= {(two, "done") if orders else (two,) for two in sales}

    assert ways_of(laid_out(H, places, goods)) == both | alone | {("point",)}


@pytest.mark.parametrize("places", [[], [6], [1, 5, 8]])
@pytest.mark.parametrize("goods", [[], [Good.TOOLS], [Good.MEAD, Good.SPICES]])
def test_order_and_free_good_come_in_any_order(places: list[int], goods: list[Good]) -> None:
    orders = {f"slot {place}" for place in places}
    free = {f"free {good.name.lower()}" for good in goods}
    both = {way for one in orders for two in free for way in ((one, two), (two, one))}

    assert ways_of(laid_out(D, places, goods)) == both | {("point",)}


# Version 1 of the rules knew one order only; its matches are still played by it.


@pytest.mark.parametrize("field", [A, D, H], ids=lambda field: Field(field).name)
@pytest.mark.parametrize("carpenter", [False, True])
def test_version_1_knows_one_order_only(field: int, carpenter: bool) -> None:
    s = laid_out(field, [2, 7], [Good.CLOTH, Good.WEAPONS])
    s.characters[0] = 1 << CARPENTER if carpenter else 0
    old, new = ways_of(s, EARLIER), ways_of(s)
    firsts = {"ship", "sell", "free"}

    for way in old:
        words = [word for action in way for word in action.replace("-", " ").split()]
        first = next((n for n, word in enumerate(words) if word in firsts), len(words))
        assert not {"cart", "slot"} & set(words[first:])
    assert len(old) < len(new)
    assert {way[:-1] if way[-1] == "done" else way for way in old} <= {
        way[:-1] if way[-1] == "done" else way for way in new
    }
