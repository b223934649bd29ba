"""What the server refuses: a word for programs, a sentence for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kogge.core.error import Broken, english

from . import wire
from .store.base import Away, Conflict, Unknown


class Denied(Broken):
    """Something that is not done, and why not; nothing has changed, unless it is "unknown".

    >>> print(Denied("not-yours", "this seat is not yours"))
    this seat is not yours
    """

    def __init__(
        self, reason: str, trouble: str, expected: str = "", /, status: int = 409, **figures: Any
    ) -> None:
        super().__init__("", trouble, expected, **figures)
        self.reason, self.status = reason, status
        self.paragraph: str | None = None

    def refusal(self, translate: Callable[[str], str] = english) -> wire.Refusal:
        """Return what is said of it."""
        sentence = self.sentence(translate)
        return wire.Refusal(reason=self.reason, sentence=sentence, paragraph=self.paragraph)


STORES = (Away, Conflict, Unknown)  # what a store may say instead of an answer


def of_store(error: Exception) -> Denied:
    """Return what is said where the store could not do what it should.

    >>> of_store(Conflict()).reason
    'busy'
    """
    if isinstance(error, Conflict):
        return Denied("busy", "the table is busy, try again", status=503)
    if isinstance(error, Away):
        trouble = "the database does not answer, nothing has changed; try again soon"
        return Denied("away", trouble, status=503)
    trouble = "the database was lost in that moment: whether it was done is not known"
    return Denied("unknown", trouble, status=503)


class AgainstRules(Denied):
    """What the rules of a game do not allow: the game has its own words for it."""

    def __init__(self, reason: str, sentences: dict[str, str], paragraph: str) -> None:
        super().__init__(reason, "{sentence}", sentence=sentences["en"])
        self.sentences, self.paragraph = sentences, paragraph
