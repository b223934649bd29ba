"""What rules answer: reasons with their paragraphs, and events with their figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Self

NONE, NOT_ASKED = 0, 1  # the first two reasons of every game: may do it; is not asked

# The names of an event's figures, each with the vocabulary of its values, or None for a number.
Figures = Sequence[tuple[str, type[IntEnum] | None]]


class Reasons(IntEnum):
    """Base of a game's reasons: each is a number, and the paragraph of the rules that it cites.

    >>> class Reason(Reasons):
    ...     NONE = NONE
    ...     TOO_POOR = 2, "3.1"
    >>> int(Reason.TOO_POOR), Reason.TOO_POOR.paragraph
    (2, '3.1')
    """

    paragraph: str

    def __new__(cls, number: int, paragraph: str = "") -> Self:
        """Return a member that carries its paragraph."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.paragraph = paragraph
        return member


class Events(IntEnum):
    """Base of a game's events: each is a number, and up to three figures with their vocabularies.

    >>> class Event(Events):
    ...     ROLLED = 0, {"eyes": int}
    >>> Event.ROLLED.figures
    (('eyes', None),)
    """

    figures: Figures

    def __new__(cls, number: int, figures: Mapping[str, type[int]] | None = None) -> Self:
        """Return a member that carries its figures; ``int`` stands for a plain number."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.figures = tuple(
            (name, kind if issubclass(kind, IntEnum) else None)
            for name, kind in (figures or {}).items()
        )
        return member
