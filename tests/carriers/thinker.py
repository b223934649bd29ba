"""A player in a browser's Python: it follows a match, and says what it would do there."""

from __future__ import annotations

import json

from kogge.bots.bot import Bot, make
from kogge.bots.time.budget import Budget
from kogge.core.chance import Seed
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.games import find

NAMES = [Seat("Anna"), Seat("Berta")]
LEVEL = "alderman"


class Thinker:
    """One seat of a match for two, or another pair of eyes on it."""

    def __init__(self, game: str, seed: int, seat: int, sims: int) -> None:
        self.match, self.seat = Match.begin(find(game), NAMES, Seed.of_number(seed)), seat
        assert self.match.seed is not None
        key = self.match.seed.key(f"bot {seat}")
        self.bot: Bot = make(LEVEL, self.match.game, self.match.box, key, Budget(sims=sims))

    def choose(self) -> int:
        """Return what it would do, if it is its turn."""
        assert self.match.proceed() == self.seat
        only = self.match.game.legal_actions(self.match.box, self.match.position, self.seat)
        return only[0] if len(only) == 1 else self.bot.choose(self.match.view(self.seat))

    def play(self, seat: int, action: int) -> None:
        """See what was done."""
        self.match.proceed()
        self.match.play(seat, action)


class Thinkers:
    """The one that plays now, behind lines of text."""

    def __init__(self) -> None:
        self.now: Thinker | None = None

    def hear(self, line: str) -> str:
        """Do what a line says, and answer with a line."""
        word, *values = json.loads(line)
        if word == "begin":
            self.now = Thinker(*values)
            return ""
        assert self.now is not None
        if word == "play":
            self.now.play(*values)
            return ""
        return str(self.now.choose())
