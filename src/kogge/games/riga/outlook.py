"""Figures worth telling with an action of Riga, or with the reason why it is refused."""

from __future__ import annotations

from kogge.core.carrier.record import word, words

from .box import Box
from .build import city_of, due_with, money, price_of, worth_of
from .position import (
    BILL_CARD,
    CHARGE,
    DISCARD_GOOD,
    GOODS,
    PAY_THING,
    SETTLE,
    SPEND_GOOD,
    TAKE_CARD,
    TAKE_ROW,
    USE_CRANE,
    Good,
    Position,
)
from .setup import value_of
from .winter import owing

FIGURES = ("price", "short", "worth", "due")


def outlook(box: Box, s: Position, seat: int, action: int) -> dict[str, int]:
    """Return what a building costs and how much is missing, what a thing is worth, a row holds."""
    figures = dict.fromkeys((*FIGURES, *words(Good)), 0)
    if TAKE_ROW <= action < TAKE_CARD:
        row = s.rows[action - TAKE_ROW]
        figures |= {word(good): row[good] for good in Good}
        figures["worth"] = value_of(box, row)
    elif BILL_CARD <= action < USE_CRANE:
        bill = action - BILL_CARD
        figures["price"] = price_of(box, bill)
        figures["short"] = max(0, due_with(box, s, seat, bill) - money(box, s, seat, city_of(bill)))
    elif action == SETTLE:
        figures["due"], figures["short"] = s.due, max(0, s.due - money(box, s, seat, s.city))
    elif PAY_THING <= action < CHARGE:
        figures["worth"] = worth_of(box, s, seat, s.city, action - PAY_THING)
        figures["due"] = s.due
    elif action >= DISCARD_GOOD:
        figures["due"] = owing(s, seat)
    elif SPEND_GOOD <= action < SPEND_GOOD + GOODS:
        figures["worth"] = box.basic[action - SPEND_GOOD]
        figures["due"] = max(0, box.charge - s.spent)
    return figures
