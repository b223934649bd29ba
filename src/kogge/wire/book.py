"""How figures come about, and what something would bring, as it is asked for."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from .base import Incoming, Outgoing, Secret, Sight


class Leaf(Incoming, frozen=True):
    """Which position is asked about, and through whose eyes: the present one, or that of a step.

    Of the present one also as it would be after some actions of the viewer, as far as they go.
    """

    eyes: Sight = ""
    step: Annotated[int, Meta(ge=-1)] = -1
    after: Annotated[str, Meta(pattern=r"^([0-9]{1,4}(,[0-9]{1,4}){0,99})?$")] = ""
    invitation: Secret = ""


class Entry(Outgoing, frozen=True):
    """One line, said as "entry-WORD" by the game's own words; a range where others decide."""

    word: str
    figure: int
    most: int | None = None  # the upper end of a range
    terms: dict[str, int | str] = field(default_factory=dict)  # numbers, and names of things


class Ledger(Outgoing, frozen=True):
    """How a figure comes about, said as "ledger-WORD"; its lines add up to the total."""

    word: str
    total: int
    entries: list[Entry]
    terms: dict[str, int | str] = field(default_factory=dict)


class Book(Outgoing, frozen=True):
    """All that the rules can tell of a position besides the view."""

    ledgers: dict[str, Ledger]  # by the name of the figure: "score.0", "row.2.danzig"
    prospects: dict[str, list[Entry]]  # by the number of an action: what it would bring
