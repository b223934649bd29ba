"""Tables and lines for tests of what needs no server."""

from __future__ import annotations

from kogge import wire
from kogge.core.chance import Seed
from kogge.games import GAMES
from kogge.table.ledger import Chair, Setup
from kogge.table.table import Table


class Told:
    """A line to somebody who reads nothing; it notes what it is told."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.rung = 0  # how often it was hung up

    @property
    def unread(self) -> int:
        return sum(map(len, self.told))

    def tell(self, message: bytes) -> None:
        self.told.append(message)

    def hang_up(self) -> None:
        self.rung += 1


def opened(game: str, undo: wire.UndoPolicy) -> Table:
    """Return a table where all are seated and nothing has begun."""
    kind = GAMES[game]
    setup = Setup(
        game=game, rules=kind.version, options={}, edition=None, digest=kind.edition.digest,
        clock=wire.Clock(), undo=undo, spectators=True,
    )  # fmt: skip
    chairs = [Chair(name=name, person=name) for name in ("Anna", "Berta")]
    seed = str(Seed.of_number(5))
    return Table("t", 0, "open", False, "Anna", "secret", setup, chairs, seed, 0, 0)  # noqa: FBT003
