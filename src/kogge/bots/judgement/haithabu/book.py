"""What a net sees of a seat's orders in Haithabu: those it has, its plan, and those on display."""

from __future__ import annotations

from typing import Any

from kogge.core.carrier.rule import rule
from kogge.games.haithabu.box import Box
from kogge.games.haithabu.position import Position
from kogge.games.haithabu.rules.cards import need
from kogge.games.haithabu.vocabulary import GOODS, PLACES, SLOTS

from .plans import best_plan, effort
from .values import (
    COIN,
    claim,
    claims_of,
    for_sale,
    left_at_post,
    left_in_house,
    order,
    reward,
)

BY_SLOT = ("worth", "lack", "house", "post", "reward")
BOOK = (
    *(f"{name} {slot + 1}" for name in BY_SLOT for slot in range(SLOTS)),
    *("open orders", "laid", "rewards"),
    *("plan", "plan rewards", "plan actions", "plan cost", "plan loads", "plan claims"),
    *("display worth", "display share"),
)


@rule
def describe_book(box: Box, s: Position, seat: int, row: Any, at: int) -> float:
    """Write everything about orders; return what those of the seat promise, by the hand."""
    promised, count, rewards, claimed = 0.0, 0, 0.0, 0
    for slot in range(SLOTS - 1, -1, -1):
        if s.orders[seat][slot] != 0:
            worth = order(box, s, seat, slot, claimed)
            describe_order(box, s, seat, slot, claimed, row, at)
            row[at + slot] = worth / 5
            claimed += claim(box, s, seat, slot)
            rewards += reward(box, s, seat, s.orders[seat][slot])
            promised, count = promised + worth, count + 1
        else:
            for n in range(len(BY_SLOT)):
                row[at + n * SLOTS + slot] = 0.0
    at += len(BY_SLOT) * SLOTS
    row[at], row[at + 1], row[at + 2] = count / 2, laid_goods(s, seat) / 4, rewards / 20
    describe_plan(box, s, seat, row, at + 3)
    describe_display(box, s, seat, claimed, row, at + 9)
    return for_sale(box, s, seat, claimed, promised)


@rule
def describe_order(
    box: Box, s: Position, seat: int, slot: int, claimed: int, row: Any, at: int
) -> None:
    """Write where the goods of an order are, after the claims of others, and what it brings."""
    lacks, waits, ready = 0, 0, 0
    for good in range(GOODS):
        wanted = need(box, s, seat, slot, good)
        at_post = min(wanted, left_at_post(s, seat, claimed, good))
        in_house = min(wanted - at_post, left_in_house(s, seat, claimed, good))
        lacks, waits, ready = lacks + wanted - at_post - in_house, waits + in_house, ready + at_post
    row[at + SLOTS + slot] = lacks / 4
    row[at + 2 * SLOTS + slot] = waits / 4
    row[at + 3 * SLOTS + slot] = ready / 4
    row[at + 4 * SLOTS + slot] = reward(box, s, seat, s.orders[seat][slot]) / 8


@rule
def laid_goods(s: Position, seat: int) -> int:
    """Count the goods on a seat's orders."""
    laid = 0
    for slot in range(SLOTS):
        for good in range(GOODS):
            laid += s.laid[seat][slot][good]
    return laid


@rule
def describe_plan(box: Box, s: Position, seat: int, row: Any, at: int) -> None:
    """Write what the best plan brings, and what it takes."""
    worth, claimed, paid = best_plan(box, s, seat)
    actions, cost, loads = effort(box, s, seat, claimed)
    claims = 0
    for good in range(GOODS):
        claims += claims_of(claimed, good)
    row[at], row[at + 1], row[at + 2] = worth / 10, paid / 10, actions / 6
    row[at + 3], row[at + 4], row[at + 5] = cost / 100, loads / 2, claims / 10


@rule
def describe_display(box: Box, s: Position, seat: int, claimed: int, row: Any, at: int) -> None:
    """Write what the most fitting orders on display would bring, and how much of one is there."""
    best, most = 0.0, 0.0
    for place in range(PLACES):
        card = s.display[place]
        if card != 0:
            lacks, total, cost = 0, 0, 0
            for good in range(GOODS):
                wanted = box.goods[card][good]
                left = left_at_post(s, seat, claimed, good) + left_in_house(s, seat, claimed, good)
                lack = max(0, wanted - left)
                lacks, total = lacks + lack, total + wanted
                cost += lack * box.scale[good][s.row[good]]
            best = max(best, reward(box, s, seat, card) - COIN * cost)
            most = max(most, (total - lacks) / total)
    row[at], row[at + 1] = best / 8, most
