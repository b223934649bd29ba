"""What the rules of Visby answer: reasons, events, lines of the score, what reports count."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from kogge.core.verbs import Events, Family, Measure, Reasons, members

from .box import Box
from .position import Position
from .vocabulary import MARKET, Card


class Reason(Reasons):
    """Why a seat may not do something, and the paragraph that says so."""

    NONE = 0
    NOT_ASKED = 1, "2.2"
    NO_CARDS_NOW = 2, "2.2"
    NO_TRADE_NOW = 3, "5.2"
    ONE_CARD = 4, "2.2"
    TWO_CARDS = 5, "2.2"
    NOT_IN_HAND = 6, "6.2"
    TOO_FEW_WARES = 7, "5.2"
    NO_USE = 8, "5.2"


class Event(Events):
    """What happens, and the figures that belong to it."""

    REVEALED = 0, {"card": Card, "second": Card}
    TOOK_SEALS = 1, {"card": Card, "seals": int, "left": int}  # from the track
    TOOK_WARES = 2, {"card": Card, "wares": int, "lost": int}
    GOT_SEALS = 3, {"card": Card, "seals": int}  # from the common supply
    GOT_WARES = 4, {"card": Card, "wares": int, "lost": int}
    CROWDED = 5, {"before": int, "after": int}  # the market, by several Merchants
    TRADED = 6, {"wares": int, "seals": int}
    EMPTIED = 7, {"before": int}  # the market, after a trade
    RETURNED = 8, {"cards": int}  # cards to a hand
    ROUND = 9, {"number": int}  # begins
    TARGET = 10, {"seals": int}  # ended the game
    LAST_ROUND = 11, {"number": int}  # ended the game


class Line(IntEnum):
    """The lines of a score."""

    SEALS = 0  # pressed during play
    LAST_TRADE = 1  # seals from the final trade
    TOTAL = 2
    WARES = 3  # left after the final trade: first tie-break
    CARDS = 4  # in hand: second tie-break


def rates(box: Box) -> tuple[str, ...]:
    """Return the rates of the market, from the worst to the best."""
    return tuple(dict.fromkeys(f"{cost}:{seals}" for cost, seals in box.rate))


def rate_of(box: Box, s: Position, event: Mapping[str, int]) -> str:
    """Return the rate of the space on which the market stood, if anything was traded."""
    cost, seals = box.rate[s.track[MARKET]]
    return f"{cost}:{seals}" if event["wares"] else ""


FAMILIES = (
    Family("card", members(Card), done=("play",)),
    Family("rate", (), {Event.TRADED: rate_of}, listed=rates),
)
MEASURES = (
    Measure("seals-of-battle", {Event.TOOK_SEALS: "seals"}, Line.SEALS),
    Measure("seals-of-toll", {Event.GOT_SEALS: "seals"}, Line.SEALS),
    Measure("seals-of-trade", {Event.TRADED: "seals"}, Line.SEALS),
    Measure("wares-traded", {Event.TRADED: "wares"}),
    Measure("wares-lost", {Event.TOOK_WARES: "lost", Event.GOT_WARES: "lost"}),
)
