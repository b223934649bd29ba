"""The words of what reports count: families and their members, figures of a seat, rounds."""

from __future__ import annotations

from pathlib import Path

from kogge.core.game import Game

from .messages import Files, Messages
from .speech import Speech, Words


class Balance:
    """What a game calls the things its reports count, as ``words/balance.*.ftl`` says."""

    def __init__(self, speech: Speech, game: Game) -> None:
        self.speech, self.game = speech, game
        self.words = Words(speech, game, game.edition)
        self.balance = Messages(speech.language, self._files)

    def _files(self, language: str) -> Files:
        return (balance_of(self.game.folder, language),)

    def _own(self, name: str, other: str, /, **figures: object) -> str:
        """Return a message of the game about its reports, or what stands in for it."""
        if not self.balance.has(name):
            return other
        return self.balance.say(name, {**self.words.figures, **figures})

    def family(self, name: str) -> str:
        """Return what a family of components is called."""
        return self._own(f"family-{name}", capital(name.replace("-", " ")))

    def member(self, family: str, member: str) -> str:
        """Return the name of a component."""
        return capital(self._own(f"each-{family}", "", member=member) or self.words.name(member))

    def measure(self, name: str) -> str:
        """Return what a figure of a seat is called."""
        return self._own(f"measure-{name}", capital(name.replace("-", " ")))

    def line(self, name: str) -> str:
        """Return a line of the score."""
        return capital(self.words.say(f"line-{name}"))

    def stage(self) -> str:
        """Return what the rounds of the game are called."""
        return self._own("stage", self.game.stage[0] if self.game.stage else "")

    def option(self, name: str, choice: str) -> str:
        """Return what was agreed before the game."""
        told = self.words.say(f"option-{name}"), self.words.say(f"option-{name}-{choice}")
        return ": ".join(told)


def balance_of(folder: Path, language: str) -> Path:
    """Return where a game names what its reports count."""
    return folder / "words" / f"balance.{language}.ftl"


def capital(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
