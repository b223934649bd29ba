"""A tournament as it is written down: what was agreed, who takes part, and every round so far."""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec
from msgspec import Struct, field

from kogge import wire
from kogge.core.chance import Draws

BOT = -1  # in the place of a player, where a bot sits
State = Literal["open", "playing", "over", "closed"]


class Player(Struct):
    """A place in a tournament, and who has it."""

    person: str  # never shown outside; nobody's, if the account is gone
    name: str
    left: bool = False
    former: list[str] = field(default_factory=list)


class Board(Struct):
    """A table of a round."""

    players: list[int]  # in the order of their seats
    table: str = ""
    places: list[int] = field(default_factory=list)  # once it is over
    scores: list[int] = field(default_factory=list)  # with them; none, if it has no outcome


class Round(Struct):
    """A round that has begun."""

    boards: list[Board]
    byes: list[int] = field(default_factory=list)
    pausing: list[int] = field(default_factory=list)
    stage: int = 0


class Tournament(Struct):
    """All that is known of a tournament."""

    id: str
    terms: wire.NewTournament
    allowed: list[int]  # how many can play the game together
    organiser: str
    host: str  # the organiser's name
    invitation: str
    seed: str  # of lots
    created: int
    version: int = 0
    state: State = "open"
    changed: int = 0
    players: list[Player] = field(default_factory=list)
    substitutes: list[Player] = field(default_factory=list)
    plan: list[list[list[int]]] = field(default_factory=list)  # rounds to come, if known
    stages: list[list[list[int]]] = field(default_factory=list)  # groups of each stage
    rounds: list[Round] = field(default_factory=list)
    due: int = 0  # of Swiss and duplicate: how many rounds there will be
    deals: list[str] = field(default_factory=list)  # of duplicate: seeds, drawn at the opening
    draws: str = Draws.BY_NUMBER  # how all their tables draw; older tournaments do not say

    def lot(self, player: int) -> str:
        """Return what decides among players where nothing else does."""
        return hashlib.sha256(f"{self.seed} {player}".encode()).hexdigest()

    def present(self) -> list[int]:
        """Return the players who have not left."""
        return [number for number, player in enumerate(self.players) if not player.left]

    def number_of(self, person: str) -> int | None:
        """Return the place of a person who takes part, if any."""
        found = (n for n in self.present() if person and self.players[n].person == person)
        return next(found, None)

    def waits(self, person: str) -> bool:
        """Return whether a person is a substitute."""
        return any(person and other.person == person for other in self.substitutes)

    def running(self) -> list[Board]:
        """Return the tables of the last round that are not over."""
        return (
            [board for board in self.rounds[-1].boards if not board.places] if self.rounds else []
        )

    def people(self) -> set[str]:
        """Return everybody who takes part, or would."""
        found = {player.person for player in (*self.players, *self.substitutes) if not player.left}
        return found - {""}


read = msgspec.json.Decoder(Tournament).decode
_encoder = msgspec.json.Encoder()


def written(tournament: Tournament) -> str:
    """Return the stored form of a tournament."""
    return _encoder.encode(tournament).decode()
