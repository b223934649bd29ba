"""What the server refuses: a word for programs, and what a sentence for people is made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kogge.core.carrier.record import word
from kogge.core.edition import Edition
from kogge.core.error import Broken, Refused, english
from kogge.core.game import Game


class Denied(Broken):
    """A refusal, and why; nothing has changed, unless the reason is "unknown".

    >>> print(Denied("not-yours", "this seat is not yours"))
    this seat is not yours
    """

    def __init__(
        self, reason: str, trouble: str, expected: str = "", /, status: int = 409, **figures: Any
    ) -> None:
        super().__init__("", trouble, expected, **figures)
        self.reason, self.status = reason, status


class AgainstRules(Denied):
    """What the rules of a game do not allow, as data: the game has its own words for it."""

    def __init__(
        self,
        game: Game,
        edition: Edition,
        seat: int,
        action: int,
        number: int,
        outlook: Mapping[str, Any],
    ) -> None:
        super().__init__(word(game.reasons(number)), "")
        self.game, self.edition, self.seat, self.action = game, edition, seat, action
        self.number, self.outlook = number, outlook  # of the reason; figures that explain it

    def sentence(self, translate: Callable[[str], str] = english) -> str:
        """Explain it to programmers; an answer to a person uses better words."""
        action = self.game.actions.name(self.action)
        return str(Refused(self.seat, action, self.number, self.reason))
