"""The verbs of Visby: everything a seat can do. Nothing is left to luck."""

from __future__ import annotations

from kogge.core.carrier.rule import inlined
from kogge.core.verbs import Verbs, numbers, verb

from .events import Reason
from .outlook import of_cards, of_trade
from .rules import is_asked, lay, mark_lays, offer, why_not_lay, why_not_trade
from .vocabulary import CHOOSING, LAYS, SPACES, TRADING

PLAY = verb(
    "play",
    LAYS,
    when=CHOOSING,
    not_now=Reason.NO_CARDS_NOW,
    why_not=why_not_lay,
    mark=mark_lays,
    do=lay,
    outlook=of_cards,
)
TRADE = verb(
    "trade",
    numbers(0, SPACES - 1),
    when=TRADING,
    not_now=Reason.NO_TRADE_NOW,
    why_not=why_not_trade,
    do=offer,
    outlook=of_trade,
)

VERBS = Verbs([PLAY, TRADE], chooses=is_asked)
inlined(VERBS.legal)  # it is short here, and random games ask little else
