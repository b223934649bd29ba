"""What lies in the box of Haithabu, and what an edition of it must satisfy."""

from __future__ import annotations

from kogge.core.carrier.record import Record, number, word
from kogge.core.error import Broken

from .vocabulary import GOODS, ORDERS, PAIRS, ROWS, STACK, STACKS, TRANSPORTS, Good, Order, Stack


class Box(Record):
    """The component values; ``box.toml`` explains them one by one."""

    cubes: list[int] = number(Good, low=1, high=24)
    market: list[int] = number(Good, low=0, high=24)
    scale: list[list[int]] = number(Good, ROWS, low=1, high=99)
    start: int = number(low=1, high=ROWS)
    falls: list[list[int]] = number(Good, 6, low=-1, high=1)  # by the eyes of the price die
    purse: int = number(low=0, high=999)
    points: int = number(low=0, high=99)
    neutrals: list[int] = number(3, low=0, high=3)  # for 2, 3 and 4 players
    wages: list[int] = number(3, low=0, high=999)
    half_wages: list[int] = number(3, low=0, high=999)
    empty: int = number(low=0, high=99)
    storage: int = number(low=0, high=99)
    steward: int = number(low=0, high=99)
    fee: int = number(low=1, high=99)
    loan: int = number(low=1, high=999)
    repay: int = number(low=1, high=999)
    poor: int = number(low=0, high=999)
    loans: int = number(low=0, high=99)
    debt: int = number(low=0, high=99)
    poach: int = number(low=0, high=999)
    second_die: int = number(low=0, high=999)
    gift: int = number(low=0, high=999)
    price: list[int] = number(Stack, low=0, high=999)
    room: list[int] = number(Stack, low=0, high=9)
    single: list[int] = number(Stack, low=0, high=9)
    double: list[list[int]] = number(Stack, 2, low=0, high=9)
    bargain: int = number(low=0, high=999)
    stevedore: int = number(low=0, high=9)
    moved: int = number(low=0, high=9)
    supplier: list[int] = number(2, low=0, high=99)
    goods: list[list[int]] = number(Order, Good, low=0, high=9)
    reward: list[list[int]] = number(Order, 2, low=0, high=999)
    rounds: int = number(low=1, high=20)
    farewell: int = number(low=0, high=20)
    sent: int = number(low=0, high=99)
    character: int = number(low=0, high=99)
    coins: int = number(low=1, high=999)
    pair: int = number(low=1, high=99)
    vehicle: int = number(low=0, high=99)
    most: list[int] = number(3, low=0, high=99)
    carries: list[list[int]] = number(TRANSPORTS + 1, GOODS, kept=True)  # prescribed, by card
    ordered: int = number(kept=True)  # version 1: the parts of A, D and H in one order only


def finish(box: Box, place: str) -> None:
    """Check that cubes, prices and orders fit each other, and fill the tables for the rules."""
    for good in Good:
        figures = {"name": word(good), "count": box.market[good], "most": box.cubes[good]}
        if box.market[good] > box.cubes[good]:
            trouble = "{name} is placed {count} times"
            raise Broken(f"{place}: [market]", trouble, "at most {most}", **figures)
        if list(box.scale[good]) != sorted(box.scale[good]):
            raise Broken(f"{place}: [scale]", "prices must rise from row to row")
    if not all(sum(box.goods[order]) for order in range(1, ORDERS + 1)):
        raise Broken(f"{place}: [goods]", "an order must want something")
    for stack in range(STACKS):
        for n in range(STACK):
            box.carries[1 + stack * STACK + n] = _load(box, stack, n)


def one_order(box: Box) -> None:
    """Keep version 1 of the rules: the cart before the ship, the order before good and sale."""
    box.ordered = 1


def _load(box: Box, stack: int, card: int) -> list[int]:
    """Return the goods that a card prescribes: one kind, or a pair."""
    load = [0] * GOODS
    if card < GOODS:
        load[card] = box.single[stack]
    else:
        one, two = PAIRS[card - GOODS]
        load[one], load[two] = box.double[stack]
    return load


def longest(box: Box, seats: int) -> tuple[int, int]:
    """Return true bounds on the decisions and on the draws of a game.

    Loans: where they are allowed, all may be repaid and then one taken, which ends it.
    """
    cubes, orders, characters = sum(box.cubes), 5 * 6, 9
    loans = 6 * (box.loans + 1)  # at six moments of a turn
    action = orders + cubes + 3 + seats + 5  # deliver, load or trade; dice, pick, event, done
    turn = loans + 3 + 2 * action
    end = cubes + seats * (characters + 1 + 8)
    decisions = seats + box.rounds * (3 * (1 + seats * turn) + end)
    draws_of_turn = 2 * (2 + 6 + 4 + 4)  # dice, what is looked at, new tops, new orders
    draws = 64 + box.rounds * (3 * seats * draws_of_turn + 2 + 6 + 16 + seats * 2)
    return decisions, draws
