"""What lies in the box of Riga, and what an edition of it must satisfy."""

from __future__ import annotations

from kogge.core.carrier.record import Record, choice, number, word
from kogge.core.error import Broken

from .vocabulary import BUILDINGS, LAST, ONCE_ONLY, OWN_ONCE, City, Good, Kind, Own, Port

# §3.4  How long the function of a building lasts.
TRAITS = {
    "works": {
        **{word(k): "once" if k in ONCE_ONLY else "end" if k in LAST else "always" for k in Kind},
        **{word(own): "once" if own in OWN_ONCE else "always" for own in Own},
    }
}


class Box(Record):
    """The component values; ``box.toml`` explains them one by one."""

    goods: list[int] = number(Good, low=0, high=99)
    basic: list[int] = number(Good, low=1, high=9)
    worth: list[list[int]] = number(City, Good, low=0, high=9)
    cost: list[list[int]] = number(Kind, Port, low=1, high=30, even=True)
    points: list[list[int]] = number(Kind, Port, low=0, high=30, even=True)
    lodges: list[int] = number(5, low=0, high=99)
    knights: list[int] = number(Kind, low=0, high=5)
    merchants: list[int] = number(Kind, low=0, high=5)
    prized: list[int] = choice(Good, City)
    refused: list[int] = choice(Good, City)
    post: int = number(low=0, high=30)
    purse: int = number(low=0, high=30)
    set: int = number(low=0, high=30)
    sets: int = number(low=0, high=30)
    own_cost: list[int] = number(Own, low=1, high=30)
    own_points: list[int] = number(Own, low=0, high=30)
    charge: int = number(low=1, high=30)
    charged: int = number(low=0, high=30)
    penalty: int = number(low=0, high=30)
    first: int = number(low=1, high=30)
    full: int = number(low=1, high=30)
    extra: int = number(low=0, high=2)
    builds: int = number(low=1, high=9)
    limit: int = number(low=0, high=30)
    roomy: int = number(low=0, high=30)
    draws: list[int] = number(2, low=1, high=9)  # Treasury, Building Yard
    years: list[int] = number(3, low=1, high=30)  # for 2, 3 and 4 players


def finish(box: Box, place: str) -> None:
    """Check that goods last for a first spring, that values fall and that Lodges add up."""
    enough = sum(count * base for count, base in zip(box.goods, box.basic, strict=True))
    needed = 4 * (box.first + 5) + 6 * (box.full + 5)
    if enough < needed:
        trouble = "the goods are worth {enough} in all, too little for a first spring"
        raise Broken(f"{place}: [goods]", trouble, "{needed}", enough=enough, needed=needed)
    if sorted(box.basic, reverse=True) != list(box.basic):
        raise Broken(f"{place}: [basic]", "the base values must fall from cloth to grain")
    if list(box.lodges) != sorted(box.lodges):
        raise Broken(f"{place}: [lodges]", "more Lodges must not count less")


def longest(box: Box, seats: int) -> tuple[int, int]:
    """Return true bounds on the decisions and on the draws of a game.

    What is paid, spent and discarded is gone for the year; a function works once a turn.
    """
    goods = sum(box.goods)
    functions = 4 * 2 + 4 * 2 + 3  # Treasuries and Yards, each with its pick; a Monastery
    bills = box.builds * 3 + 13  # bill, crane, settle; Posts, Banks, Taverns and the Exchange
    turn = functions + bills + goods + 3  # and take, charge, end
    year = 2 * seats * turn + goods + BUILDINGS
    years = max(box.years)
    draws = goods + 6 + 2 * seats * 4 * sum(box.draws)  # rows, display, functions
    return years * year + seats + 1, years * draws + 1 + goods + 2 * seats
