"""Every order, completed once as the rules page lists it: the page is the text to be checked."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from kogge.core.carrier.record import word
from kogge.core.page import page, paragraphs
from kogge.core.trace import Trace
from kogge.core.trials.trial import Table
from kogge.games.haithabu import GAME as HAITHABU
from kogge.games.haithabu.rules.following import follow
from kogge.games.haithabu.vocabulary import ACT, SLOTS, SUPPLIER, E, Good, Order

BOX: Any = HAITHABU.edition.box
MIDDLE = 4  # row 5 of the price scale
ROW = re.compile(r"^\| (S?\d+) \| (\d[^|]+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
GERMAN = dict(zip(("Met", "Tuch", "Keramik", "Werkzeug", "Waffen", "Gewürze"), Good, strict=True))
NAMES = {word(good): good for good in Good} | GERMAN
NAMES |= {"tool": Good.TOOLS, "weapon": Good.WEAPONS, "spice": Good.SPICES}
NAMES |= {"Waffe": Good.WEAPONS, "Gewürz": Good.SPICES}


class Wanted(NamedTuple):
    """A row of the page."""

    order: str
    goods: list[int]
    points: int
    silver: int


def listed(language: str) -> list[Wanted]:
    """Return the start orders and the orders of the pile, as a page lists them."""
    found = paragraphs(page(HAITHABU.folder, language))
    rows = [row for number in ("1.4", "5.10") for row in ROW.findall(found[number])]
    return [Wanted(name.lower(), counts(told), int(p), int(s)) for name, told, p, s in rows]


def counts(told: str) -> list[int]:
    """Return goods as numbers: "4 cloth, 2 mead"."""
    goods = [0] * len(Good)
    for count, name in (part.split() for part in told.split(", ")):
        goods[NAMES[name]] = int(count)
    return goods


def test_both_pages_list_every_order() -> None:
    assert listed("en") == listed("de")
    assert [wanted.order for wanted in listed("en")] == [word(order) for order in list(Order)[1:]]


@pytest.mark.parametrize("wanted", listed("en")[5:], ids=lambda wanted: wanted.order)
def test_an_order_brings_what_its_goods_are_worth_and_something_for_the_work(
    wanted: Wanted,
) -> None:
    """Decision 0056; only the printed order wants six goods."""
    size, kinds = sum(wanted.goods), sum(count > 0 for count in wanted.goods)
    worth = sum(BOX.scale[good][MIDDLE] * wanted.goods[good] for good in Good)
    if wanted.order == "6":
        assert (size, wanted.points, wanted.silver) == (6, 6, 40)
        return

    assert wanted.points == (4 if size == 4 else 6 + (worth >= 70))
    silver = worth + (10 if size == 4 else 20) + (10 if kinds == 3 else 0)
    assert wanted.silver == (silver + 5) // 10 * 10


def at_field_e(wanted: Wanted, *, supplier: bool) -> Any:
    """Return a position in which an order lies on its last slot, with all its goods ready."""
    s: Any = HAITHABU.start(BOX, 2, [0])
    s.rounds, s.month, s.field, s.phase = 1, 1, E, ACT
    s.characters[0] = 1 << SUPPLIER if supplier else 0
    s.orders[0][SLOTS - 1] = next(order for order in Order if word(order) == wanted.order)
    for good in Good:
        s.post[0][good] = wanted.goods[good]
        s.supply[good] = BOX.cubes[good] - s.stock[good] - wanted.goods[good]
    follow(BOX, s, Trace.plain())
    return s


@pytest.mark.parametrize("wanted", listed("en"), ids=lambda wanted: wanted.order)
def test_an_order_is_completed_with_its_goods(wanted: Wanted, flat: bool) -> None:
    for more, supplier in ((0, False), (1, True)):
        table = Table(HAITHABU, BOX, at_field_e(wanted, supplier=supplier), flat=flat)
        for good in Good:
            for _ in range(wanted.goods[good]):
                assert table.position.completed[0] == 0
                table.play(0, HAITHABU.actions.number(f"deliver {word(good)} {SLOTS}"))
        s = table.position

        assert (s.completed[0], s.orders[0][SLOTS - 1]) == (1, 0)
        assert s.points[0] - BOX.points == wanted.points + more
        assert s.silver[0] - BOX.purse == wanted.silver + 10 * more
        assert [s.stock[good] + s.supply[good] for good in Good] == list(BOX.cubes)
        assert sum(s.post[0]) == sum(s.laid[0][SLOTS - 1]) == 0
