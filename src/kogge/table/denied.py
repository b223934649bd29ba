"""What the server refuses: a word for programs, a sentence for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kogge import wire
from kogge.core.error import Broken, english


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


class AgainstRules(Denied):
    """What the rules of a game do not allow: the game has its own words for it."""

    def __init__(self, reason: str, sentences: dict[str, str], paragraph: str) -> None:
        super().__init__(reason, "{sentence}", sentence=sentences["en"])
        self.sentences, self.paragraph = sentences, paragraph
