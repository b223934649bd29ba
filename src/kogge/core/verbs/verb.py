"""A verb: its name, what it applies to, when, why not, what it does, and what it promises."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Flag, auto
from inspect import signature
from typing import Any

from .objects import NOTHING, Objects

# What a rule may ask for by name, besides what the verb applies to.
KNOWN = ("box", "s", "trace", "seat", "mask", "start")


class Manner(Flag):
    """How a person may say a verb among others; see ``wishes``."""

    PLAIN = 0
    LOOSE = auto()  # its actions are picked in any order
    CLOSING = auto()  # it ends a set of picks before the set is full
    SILENT = auto()  # it goes without saying in a longer command
    ONCE = auto()  # it applies to one object only, in a longer command
    TIED = auto()  # it belongs to what was named right before it
    HELD = auto()  # what is named after it may still come before it
    CONFIRMED = auto()  # a person confirms it, forced or not


@dataclass(frozen=True, slots=True)
class Use:
    """What a verb means in some phases."""

    when: tuple[int, ...]
    do: Callable[..., Any]
    why_not: Callable[..., int] | None
    given: Mapping[str, int]


@dataclass(eq=False, slots=True)
class Verb:
    """A verb as it is declared; ``first`` is the number of its first action in the catalogue."""

    name: str
    objects: Objects
    uses: tuple[Use, ...]
    among: Callable[..., int] | None = None
    mark: Callable[..., int] | None = None
    weigh: Callable[..., int] | None = None
    outlook: Callable[..., dict[str, Any]] | None = None
    not_now: int | None = None
    cites: Mapping[int, str] = field(default_factory=dict)
    manner: Manner = Manner.PLAIN
    occasion: Callable[[Any], str] | None = None
    first: int = -1

    def __post_init__(self) -> None:
        if len(set(self.phases)) != len(self.phases):
            raise TypeError(f"'{self.name}' means two things in one phase")

    @property
    def last(self) -> int:
        """The number after that of the last action."""
        return self.first + len(self.objects)

    @property
    def phases(self) -> list[int]:
        """All phases in which the verb means something."""
        return [phase for use in self.uses for phase in use.when]

    def free(self, function: Callable[..., Any], given: Mapping[str, int]) -> list[str]:
        """Return the parameters of a rule that stand for what the verb applies to."""
        names = [name for name in signature(function).parameters if name not in (*KNOWN, *given)]
        if len(names) not in (0, 1, len(self.objects.sizes)):
            raise TypeError(f"{function.__name__} does not fit what '{self.name}' is said of")
        return names


When = int | tuple[int, ...]
WhyNot = Callable[..., int] | None


def use(when: When, *, do: Callable[..., Any], why_not: WhyNot = None, **given: int) -> Use:
    """Declare what a verb means in some phases; ``given`` fixes parameters of its rules."""
    return Use((when,) if isinstance(when, int) else when, do, why_not, given)


def verb(
    name: str,
    objects: Objects = NOTHING,
    *uses: Use,
    when: When = (),
    why_not: WhyNot = None,
    do: Callable[..., Any] | None = None,
    among: Callable[..., int] | None = None,
    mark: Callable[..., int] | None = None,
    outlook: Callable[..., dict[str, Any]] | None = None,
    not_now: int | None = None,
    cites: Mapping[int, str] | None = None,
    manner: Manner = Manner.PLAIN,
) -> Verb:
    """Declare a verb of the players.

    ``when`` names the phases in which it is said (values of the position's field ``phase``),
    ``why_not`` returns the reason against it, and ``do`` does it; a verb that means different
    things in different phases has several uses. Rules name what they need: ``box``, ``s``,
    ``trace`` and ``seat``, then what the verb applies to.

    Two hints make the search for what is legal faster: ``among`` (s, seat) is the set of actions,
    counted from the verb's first, that can be legal at all; ``mark`` (box, s, seat, mask, start)
    marks them itself, in a mask in which the verb begins at ``start``, and returns their number.

    ``outlook`` returns figures that belong to an action; ``not_now`` is the reason in all other
    phases; ``cites`` names the paragraphs of this verb for reasons that have others too.
    """
    if do is not None:
        uses = (use(when, do=do, why_not=why_not), *uses)
    return Verb(name, objects, uses, among, mark, None, outlook, not_now, cites or {}, manner)


def draw(
    name: str,
    objects: Objects,
    *uses: Use,
    when: When = (),
    do: Callable[..., Any] | None = None,
    weigh: Callable[..., int] | None = None,
    occasion: Callable[[Any], str] | None = None,
) -> Verb:
    """Declare what chance draws; ``weigh`` returns how likely each is, all alike without it.

    Tables of one deal see the same draws, as far as they can be told to be the same: the fifth
    building. Where a number is not enough, since there are several stacks, or a die is thrown for
    several things, ``occasion`` (s) says in a few words which draw this is. It must differ from
    draw to draw of a game, or the same would come again.
    """
    if do is not None:
        uses = (use(when, do=do), *uses)
    return Verb(name, objects, uses, weigh=weigh, occasion=occasion)
