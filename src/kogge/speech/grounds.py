"""What sets two choices apart, in the terms of their game: for hint, coach, review and puzzle.

A game has a clause for each thing that can be told (``words/reasons.*.ftl``); what stands around
it is the same in all games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kogge.core.game import Game
from kogge.review.lines.parting import Ground

from .messages import Files, Messages
from .speech import Words

VAGUE = ("invest", "allow", "far")  # kinds of reasons that promise something for later


@dataclass(frozen=True, slots=True)
class Grounds:
    """Speaks about what sets two choices of a seat apart."""

    words: Words
    names: Sequence[str]
    seat: int

    def told(self, found: Sequence[Ground], kind: str) -> list[str]:
        """Return a sentence for each ground; if there is none, say so where a reason is vague."""
        if not found and kind in VAGUE:
            return [self.words.speech.say("reason-none")]
        return [self._sentence(ground, number > 0) for number, ground in enumerate(found)]

    def look(self, found: Sequence[Ground]) -> str:
        """Return what to look at before a move, without naming the move."""
        ground = next((each for each in found if each.good and not each.named), None)
        if ground is None:
            return ""
        frame = "spared" if _is_spared(ground) else _kind(ground)
        return self.words.speech.say(
            f"look-{frame}", clause=self._clause(ground), later=int(ground.later)
        )

    def _sentence(self, ground: Ground, besides: bool) -> str:
        later, always = int(ground.later), int(ground.always)
        figures = {"clause": self._clause(ground), "later": later, "always": always}
        return self.words.speech.say(_frame(ground, besides), **figures)

    def _clause(self, ground: Ground) -> str:
        """Return what happens, in the words of the game."""
        figures: dict[str, Any] = {
            key: self.words.name(value) if isinstance(value, str) else value
            for key, value in ground.figures.items()
        }
        if ground.is_score:
            figures["line"] = self.words.say(f"line-{ground.figures['line']}")
        figures |= {"you": int(ground.seat == self.seat), "name": self.names[ground.seat]}
        if ground.amount is not None:
            figures |= {"amount": _halves(ground.amount), "about": int(not ground.always)}
            figures["more"] = int(ground.better)
        own, name = _messages(self.words), f"ground-{ground.name}"
        if own.has(name):
            return own.say(name, {**self.words.figures, **figures})
        return self.words.speech.say("ground-line", **figures)


def _frame(ground: Ground, besides: bool) -> str:
    """Return the sentence that stands around a ground."""
    if not ground.good:
        is_forgone = ground.amount is None and not ground.better
        return "reason-forgone" if is_forgone else "reason-price"
    if _is_spared(ground):
        return "reason-spared"
    return f"reason-{_kind(ground)}{'-besides' if besides else ''}"


def _kind(ground: Ground) -> str:
    return "deed" if ground.amount is None else "amount"


def _is_spared(ground: Ground) -> bool:
    """Return whether it is bad and belongs to the other choice."""
    return ground.amount is None and not ground.better


def _halves(amount: float) -> float | int:
    """Return an amount in halves: a mean over a few worlds is no finer.

    >>> _halves(2.0), _halves(1.6)
    (2, 1.5)
    """
    halves = round(2 * amount)
    return halves / 2 if halves % 2 else halves // 2


def _messages(words: Words) -> Messages:
    return Messages(words.speech.language, lambda language: files_of(words.game, language))


def files_of(game: Game, language: str) -> Files:
    """Return where a game says what sets choices apart."""
    return (game.folder / "words" / f"reasons.{language}.ftl",)
