"""Everything that can go wrong, each with one sentence that a player can read.

The sentences stand here in English, as templates with named figures; speakers of other
languages translate the template and fill in the same figures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

LONGEST = 200  # characters of foreign data that are shown


def english(template: str) -> str:
    """Return a template as it is."""
    return template


def shown(translate: Callable[[str], str], value: object) -> object:
    """Return foreign data so that it can be shown: printable, and not endless."""
    if not isinstance(value, str):
        return value
    text = translate(value)
    text = text if text.isprintable() else ascii(text)[1:-1]
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


class KoggeError(Exception):
    """Base of all errors that are the caller's, not the program's."""

    def sentence(self, translate: Callable[[str], str] = english) -> str:
        """Say what is wrong in one sentence."""
        return str(self)


class Broken(KoggeError):
    """Input from outside cannot be read: a file, a name, an option, a number.

    >>> print(Broken("g.txt:4", "nobody is called '{name}'", "Anna or Berta", name="Ana"))
    g.txt:4: nobody is called 'Ana' (expected: Anna or Berta)
    """

    def __init__(self, place: str, trouble: str, expected: str = "", /, **figures: Any) -> None:
        super().__init__(place, trouble, expected, figures)
        self.place, self.trouble, self.expected, self.figures = place, trouble, expected, figures

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, translate: Callable[[str], str] = english) -> str:
        figures = {name: shown(translate, value) for name, value in self.figures.items()}
        told = translate(self.trouble).format(**figures)
        where = f"{shown(english, self.place)}: " if self.place else ""
        if not self.expected:
            return f"{where}{told}"
        hint = translate(self.expected).format(**figures)
        return f"{where}{told} ({translate('expected')}: {hint})"

    def at(self, place: str) -> Broken:
        """Return the same error, located inside a larger place."""
        inner = f"{place}: {self.place}" if self.place else place
        return type(self)(inner, self.trouble, self.expected, **self.figures)

    def __reduce__(self) -> tuple[Any, ...]:
        """Make the error picklable, so that it can pass between processes."""
        return _rebuilt, (type(self), *self.args)


def _rebuilt(
    kind: type[Broken], place: str, trouble: str, expected: str, figures: dict[str, Any]
) -> Broken:
    return kind(place, trouble, expected, **figures)


class Refused(KoggeError):
    """A seat may not do this now; the reason is a number of the game's ``Reason``."""

    def __init__(self, seat: int, action: str, reason: int, name: str) -> None:
        super().__init__(seat, action, reason, name)
        self.seat, self.action, self.reason, self.name = seat, action, reason, name

    def __str__(self) -> str:
        return f"seat {self.seat + 1} may not '{self.action}' now ({self.name})"
