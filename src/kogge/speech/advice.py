"""A bot's reasons in words, from the messages that the pages use too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kogge.bots.advice.explain import Explained

from .speech import Speech


@dataclass(frozen=True, slots=True)
class Advice:
    """Speaks about the choices of one table."""

    speech: Speech
    game: str
    names: Sequence[str]

    def wins(self, reason: Explained) -> str:
        """Return how likely the best choice wins, and why it is the best."""
        share = self.speech.say("hint-wins", share=self.share(reason))
        return f"{share} {self.why(reason)}"

    def better(self, reason: Explained) -> str:
        """Return why a choice was better than the one that was played."""
        return self.speech.say(f"review-why-{reason.kind}", **self._figures(reason))

    def why(self, reason: Explained) -> str:
        """Return why a choice is the best; of a mix first what it brings."""
        told = self.speech.say(f"hint-why-{reason.kind}", **self._figures(reason))
        if reason.kind != "mixed" or reason.points is None:
            return told
        kind = "gain" if reason.seat is None else "deny"
        return f"{self.speech.say(f'hint-why-{kind}', **self._figures(reason))} {told}"

    def other(self, reason: Explained, move: str) -> str:
        """Return how another choice looks compared with the best."""
        why = self.speech.say(f"hint-beside-{reason.kind}", **self._figures(reason))
        return self.speech.say("hint-other", move=move, share=self.share(reason), why=why)

    def share(self, reason: Explained) -> str:
        """Return a share of the win in per cent with its standard error, as far as it is known."""
        share = percent(reason.share)
        if reason.kind == "slight":
            return self.speech.say("hint-share-none")
        if share == 0 and reason.share > 0:
            return self.speech.say("hint-share-under")
        if share == 100 and reason.kind != "sure":
            return self.speech.say("hint-share-over")
        return self.speech.say("hint-share", share=share, doubt=percent(reason.doubt))

    def score(self, points: int) -> str:
        """Return what a seat would have if the game ended after its choices."""
        return self.speech.say("hint-score", amount=self.amount(points))

    def amount(self, points: float) -> str:
        """Return points (in Visby seals) in halves: estimates are no finer."""
        halves = round(2 * points)
        told = halves / 2 if halves % 2 else halves // 2
        return self.speech.say("hint-amount", points=told, game=self.game)

    def _figures(self, reason: Explained) -> dict[str, Any]:
        name = "" if reason.seat is None else self.names[reason.seat]
        amount, cases = self.amount(reason.points or 0), percent(reason.cases or 0)
        return {"name": name, "amount": amount, "cases": cases, "game": self.game}


def percent(part: float) -> int:
    """Return a part in a hundred.

    >>> percent(0.004), percent(0.5)
    (0, 50)
    """
    return round(100 * part)
