"""What is measured when many matches of a game are looked at: its components, and its figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any

from ..carrier.record import words

# (box, s, event): the component that an event names; s stood before it, and figures have names.
Found = Callable[[Any, Any, Mapping[str, Any]], str]


@dataclass(frozen=True, slots=True)
class Family:
    """Components of one kind, and by what a seat uses one of them.

    An event uses the component that one of its figures names, or that a function finds; an action
    uses those that its verb is said of. A compound names both of its parts.

    >>> ports = Family("port", ("danzig", "visby"))
    >>> ports.member("danzig-crane"), ports.member("riga-school")
    ('danzig', '')
    """

    name: str
    members: tuple[str, ...]
    told: Mapping[int, str | Found] = field(default_factory=dict)  # by the number of an event
    done: tuple[str, ...] = ()  # verbs
    listed: Callable[[Any], tuple[str, ...]] | None = None  # (box): members that an edition has

    def within(self, box: Any) -> Family:
        """Return the family as it is in an edition."""
        return self if self.listed is None else replace(self, members=self.listed(box))

    def member(self, text: str) -> str:
        """Return the member that a word means, or nothing."""
        if text in self.members:
            return text
        parts = (m for m in self.members if text.startswith(f"{m}-") or text.endswith(f"-{m}"))
        return next(parts, "")

    @property
    def looks_back(self) -> bool:
        """Whether it asks for the position before an event."""
        return any(callable(naming) for naming in self.told.values())


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure of a seat: the sum of what events tell about it, or how often they happen to it."""

    name: str
    told: Mapping[int, str]  # by the number of an event: the figure that counts, or nothing
    line: IntEnum | None = None  # of the score, of which it is a part

    def amount(self, number: int, event: Mapping[str, Any]) -> int:
        """Return what one event adds."""
        figure = self.told.get(number)
        if figure is None:
            return 0
        return int(event[figure]) if figure else 1


def members(vocabulary: type[IntEnum]) -> tuple[str, ...]:
    """Return the words of a vocabulary as members of a family, without what stands for none."""
    return tuple(word for word in words(vocabulary) if word != "none")
