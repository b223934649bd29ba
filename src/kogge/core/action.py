"""The action catalogue: every action has a number and a name, and either gives the other."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from .error import Broken


@dataclass(frozen=True, slots=True)
class Action:
    """A verb and its arguments, as a player would say it."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


class Catalogue:
    """All actions of a game, verb by verb, in the order of their numbers.

    >>> goods = Catalogue(("pass", [()]), ("buy", [("salt",), ("wax",)]))
    >>> [str(action) for action in goods]
    ['pass', 'buy salt', 'buy wax']
    >>> goods.number("buy wax"), goods.first("buy")
    (2, 1)
    """

    def __init__(self, *verbs: tuple[str, Iterable[tuple[str, ...]]]) -> None:
        self.actions = tuple(Action(verb, tuple(args)) for verb, ways in verbs for args in ways)
        self.spans = spans_of(self.actions)
        self.names = tuple(map(str, self.actions))
        self.numbers = {name: number for number, name in enumerate(self.names)}
        if len(self.numbers) != len(self.actions):
            raise TypeError("two actions of a catalogue have the same name")

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def name(self, number: int) -> str:
        """Return the name of an action."""
        return self.names[number]

    def first(self, verb: str) -> int:
        """Return the number at which a verb begins."""
        return self.spans[verb].start

    def number(self, name: str) -> int:
        """Return the number of a name, or suggest the name that may have been meant."""
        number = self.numbers.get(name)
        if number is None:
            verbs = " / ".join(dict.fromkeys(action.verb for action in self.actions))
            near = difflib.get_close_matches(name, self.numbers, 1, 0.5)
            expected = "perhaps '{near}'" if near else "a name that begins with {verbs}"
            figures = {"name": name, "near": near[0] if near else "", "verbs": verbs or "-"}
            raise Broken("", "there is no action '{name}'", expected, **figures)
        return number


def spans_of(actions: Sequence[Action]) -> dict[str, range]:
    """Return the numbers of each verb, which follow each other."""
    parts = groupby(range(len(actions)), key=lambda number: actions[number].verb)
    return {verb: range(first := next(part), first + 1 + len([*part])) for verb, part in parts}
