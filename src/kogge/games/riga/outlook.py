"""Figures that belong to an action of Riga, or to the reason why it is refused."""

from __future__ import annotations

from kogge.core.carrier.record import words

from .box import Box
from .position import Position
from .rules.build import city_of, due_with, money, price_of, worth_of
from .rules.setup import value_of
from .rules.winter import owing
from .vocabulary import Good

Outlook = dict[str, int]

GOODS = words(Good)
FIGURES = ("price", "short", "worth", "due", *GOODS)


def plain(box: Box, s: Position, seat: int) -> Outlook:
    """Return the default figures, for an action that has none of its own."""
    return dict.fromkeys(FIGURES, 0)


def of_row(box: Box, s: Position, row: int) -> Outlook:
    """Return what a row holds, and its worth."""
    goods = s.rows[row]
    return {"worth": value_of(box, goods), **dict(zip(GOODS, goods, strict=True))}


def of_bill(box: Box, s: Position, seat: int, bill: int) -> Outlook:
    """Return what a building costs, and how much is missing."""
    short = due_with(box, s, seat, bill) - money(box, s, seat, city_of(bill))
    return {"price": price_of(box, bill), "short": max(0, short)}


def of_settling(box: Box, s: Position, seat: int) -> Outlook:
    """Return what is due, and how much is missing."""
    return {"due": s.due, "short": max(0, s.due - money(box, s, seat, s.city))}


def of_payment(box: Box, s: Position, seat: int, thing: int) -> Outlook:
    """Return what a means of payment is worth, and what is due."""
    return {"worth": worth_of(box, s, seat, s.city, thing), "due": s.due}


def of_spending(box: Box, s: Position, good: int) -> Outlook:
    """Return the base value of a good, and what an Exchange still wants."""
    return {"worth": box.basic[good], "due": max(0, box.charge - s.spent)}


def of_discard(s: Position, seat: int) -> Outlook:
    """Return how many cards are still to be named."""
    return {"due": owing(s, seat)}
