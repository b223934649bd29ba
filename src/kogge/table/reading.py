"""Moves that somebody types: the same words as in the terminal, in either language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kogge.core.game import Position
from kogge.speech.line import wishes
from kogge.speech.meaning import named
from kogge.speech.speech import Words

from .denied import Denied

FEW = 6  # meanings that are named where a text is not clear


class Reader:
    """Reads what a seat types; its own language comes first."""

    def __init__(
        self, view: Position, seat: int, legal: Sequence[int], spoken: Sequence[Words]
    ) -> None:
        self.view, self.seat, self.legal, self.spoken = view, seat, legal, spoken

    def moves(self, text: str) -> list[int]:
        """Return the moves that a text names, those before a semicolon first."""
        parts = [part for part in map(str.strip, text.split(";")) if part]
        return [move for part in parts for move in self._read(part)]

    def _read(self, text: str) -> list[int]:
        every = range(len(self.spoken[0].game.actions))
        for actions in (self.legal, every):  # of what may not be done the rules will say why
            for words in self.spoken:
                found = self._meant(text, actions, words)
                if len(found) == 1:
                    return found
                if not found and (line := wishes(text, self.legal, words)):
                    return line
        raise self._doubt(text)

    def _meant(self, text: str, actions: Iterable[int], words: Words) -> list[int]:
        return named(text, self.legal, actions, words, self.view, self.seat)

    def _doubt(self, text: str) -> Denied:
        """Return what is to be said of a text that names no move, or several."""
        for words in self.spoken:
            if found := self._meant(text, self.legal, words):
                own = self.spoken[0]
                names = "; ".join(own.action(self.view, self.seat, n) for n in found[:FEW])
                return Denied("not-clear", "'{text}' can mean: {names}", text=text, names=names)
        return Denied("not-understood", "no move is called '{text}'", text=text)
