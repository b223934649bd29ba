"""How the score of Riga comes about, building by building: §8.2, §8.3."""

from __future__ import annotations

from kogge.core.carrier.bits import has
from kogge.core.carrier.codec import members
from kogge.core.verbs.accounts import Item, Posting, posted

from .box import Box
from .position import Position
from .rules.turn import in_play
from .scoring import archives, company, count_built, count_unused, lodges
from .vocabulary import (
    ARCHIVE,
    BANK,
    EXCHANGE,
    KINDS,
    KNIGHT,
    LAST,
    LODGE,
    MERCHANT,
    POST,
    TAVERN,
    Building,
    Good,
    Own,
)


def account(box: Box, s: Position, seat: int) -> list[Posting]:
    """Return the score of a seat line by line, with what each is made of."""
    sealed = _buildings(box, s, seat)
    hand = [Item("in-hand", -box.penalty, {"building": card}) for card in _in_hand(s, seat)]
    return [
        posted("buildings", sealed, count=len(sealed)),
        _archives(box, s, seat),
        _lodges(box, s, seat),
        posted("hand", hand, count=s.cards[seat]),
        *(_unbuilt(box, s, seat) if in_play(s) else ()),
        posted("money", _money(box, s, seat))._replace(block="tie"),
    ]


def _in_hand(s: Position, seat: int) -> tuple[str, ...]:
    return members(Building, s.hand[seat])


def _buildings(box: Box, s: Position, seat: int) -> list[Item]:
    """§8.2  Each building with its seal; those that count at the end have a line of their own."""
    cards = [card for card in Building if has(s.built[seat], card) and card % KINDS not in LAST]
    named = [
        Item("building", box.points[card % KINDS][card // KINDS], {"building": name})
        for card, name in zip(cards, members(Building, sum(1 << c for c in cards)), strict=True)
    ]
    owns = [(own, name) for own, name in enumerate(members(Own, (1 << len(Own)) - 1))]
    return named + [
        Item("building", box.own_points[own], {"building": name})
        for own, name in owns
        if has(s.own[seat], own)
    ]


def _archives(box: Box, s: Position, seat: int) -> Posting:
    """§5.8  Sets of a knight and a merchant, as many as count."""
    figures = {
        "count": count_built(s, seat, ARCHIVE),
        "knights": company(box, s, seat, KNIGHT),
        "merchants": company(box, s, seat, MERCHANT),
    }
    sets = min(figures["knights"], figures["merchants"])
    counted = min(sets, box.sets)
    figures |= {"made": sets, "counted": counted, "surplus": sets - counted}
    item = Item("archives", archives(box, s, seat), figures)
    return posted("archives", [item] if figures["count"] else [], **figures)


def _lodges(box: Box, s: Position, seat: int) -> Posting:
    """§5.9  All Lodges together."""
    count = count_built(s, seat, LODGE)
    item = Item("lodges", lodges(box, s, seat), {"count": count})
    return posted("lodges", [item] if count else [], count=count)


def _unbuilt(box: Box, s: Position, seat: int) -> list[Posting]:
    """§8.2  Riga buildings that are missing."""
    missing = members(Own, in_play(s) & ~s.own[seat])
    items = [Item("unbuilt", -box.penalty, {"building": name}) for name in missing]
    return [posted("unbuilt", items, count=len(items))]


def _money(box: Box, s: Position, seat: int) -> list[Item]:
    """§8.3  Unused functions, and goods at their base value."""
    posts, banks, taverns = (count_unused(s, seat, kind) for kind in (POST, BANK, TAVERN))
    traders, knights = (company(box, s, seat, side) for side in (MERCHANT, KNIGHT))
    charged = s.charged[seat] and has(s.own[seat], EXCHANGE)
    items = [
        Item("posts", posts * box.post, {"count": posts}),
        Item("banks", banks * box.purse * traders, {"count": banks, "people": traders}),
        Item("taverns", taverns * box.purse * knights, {"count": taverns, "people": knights}),
        Item("exchange", box.charged if charged else 0),
        *_goods(box, s, seat),
    ]
    return [item for item in items if item.amount]


def _goods(box: Box, s: Position, seat: int) -> list[Item]:
    stock = zip(members(Good, (1 << len(Good)) - 1), s.goods[seat], box.basic, strict=True)
    return [
        Item("goods", count * worth, {"good": good, "count": count, "worth": worth})
        for good, count, worth in stock
    ]
