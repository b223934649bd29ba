"""How the score of Haithabu comes about, the silver first: §8.2 to §8.4."""

from __future__ import annotations

from kogge.core.carrier.codec import members
from kogge.core.carrier.record import words
from kogge.core.verbs.accounts import Figures, Item, Posting, posted

from .box import Box
from .position import Position
from .scoring import debts, for_goods, for_orders, for_silver, wealth
from .vocabulary import Character, Good, Vehicle


def account(box: Box, s: Position, seat: int) -> list[Posting]:
    """Return the score of a seat line by line, with what each is made of."""
    return [*_silver(box, s, seat), *_points(box, s, seat)]


def _silver(box: Box, s: Position, seat: int) -> list[Posting]:
    """§8.2  Silver in hand, loans that it repays, and goods at half price."""
    left = debts(box, s, seat)
    repaid = s.loans[seat] - left
    loans = [Item("repaid", -box.repay * repaid, {"count": repaid})] if s.loans[seat] else []
    return [
        posted("purse", [Item("purse", s.silver[seat])])._replace(block="first"),
        posted("repaid", loans, loans=s.loans[seat], left=left)._replace(block="first"),
        posted("sold", _sold(box, s, seat))._replace(block="first"),
    ]


def _sold(box: Box, s: Position, seat: int) -> list[Item]:
    """§8.2  For each kind number times price, halved and rounded down."""
    items = []
    for good, name in enumerate(words(Good)):
        count = s.warehouse[seat][good] + s.post[seat][good]
        price = box.scale[good][s.row[good]]
        figures: Figures = {"good": name, "count": count, "price": price, "whole": count * price}
        items.append(Item("sold", count * price // 2, figures))
    return [item for item in items if item.figures["count"]]


def _points(box: Box, s: Position, seat: int) -> list[Posting]:
    """§8.3  What is added to the points collected; where those came from, the events tell."""
    held, left = members(Character, s.characters[seat]), debts(box, s, seat)
    characters = [Item("character", box.character, {"character": name}) for name in held]
    loans = [Item("debt", -box.debt * left, {"count": left})] if left else []
    purse = {"silver": wealth(box, s, seat), "loans": left}
    goods = sum(sum(slot) for slot in s.laid[seat])
    stock = [Item("laid", for_goods(box, s, seat), {"count": goods})] if goods else []
    unused = [name for card, name in zip(s.vehicles[seat], words(Vehicle), strict=True) if card]
    return [
        Posting("points", s.points[seat]),
        posted("characters", characters, count=len(characters)),
        posted("loans", loans, count=left),
        posted("silver", [Item("silver", for_silver(box, s, seat), purse)], **purse),
        posted("goods", stock, count=goods),
        posted("transports", [Item(name, box.vehicle) for name in unused], count=len(unused)),
        _orders(box, s, seat),
    ]


def _orders(box: Box, s: Position, seat: int) -> Posting:
    """§8.4  Tied seats share the points of the ranks that they fill."""
    own = s.completed[seat]
    others = [s.completed[other] for other in range(s.seats) if other != seat]
    rank, sharing = 1 + sum(each > own for each in others), 1 + (others.count(own) if own else 0)
    figures = {"count": own, "rank": rank, "sharing": sharing, "last": rank + sharing - 1}
    item = Item("orders", for_orders(box, s, seat), figures)
    return posted("orders", [item] if own else [], **figures)
