"""How the score of Visby comes about: §7.3, §7.4. Where seals came from, only the events tell."""

from __future__ import annotations

from kogge.core.carrier.bits import size
from kogge.core.verbs.accounts import Item, Posting, posted

from .box import Box
from .position import Position
from .scoring import last_trade, wares_left


def account(box: Box, s: Position, seat: int) -> list[Posting]:
    """Return the score of a seat line by line, with what each is made of."""
    wares, cards = s.wares[seat], size(s.hand[seat])
    trade = Item("last-trade", last_trade(box, s, seat), {"wares": wares})
    left = Item("wares", wares_left(box, s, seat), {"wares": wares})
    return [
        Posting("seals", s.seals[seat]),
        posted("last-trade", [trade], wares=wares),
        posted("wares", [left])._replace(block="tie"),
        posted("cards", [Item("cards", cards)])._replace(block="tie"),
    ]
