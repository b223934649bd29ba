"""Who is measured beside whom, and how many times as fast we want to be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from . import openspiel, plain
from .measure import Peer

C, OPENSPIEL = "c", "openspiel"
READY: Mapping[str, Callable[[], object]] = {C: plain.ready, OPENSPIEL: openspiel.ready}
GOOFSPIEL, GIN_RUMMY = "goofspiel", "gin_rummy"


@dataclass(frozen=True, slots=True)
class Peers:
    """Those that are there: names in ``READY``, whose function raises for any that is not."""

    names: frozenset[str]

    def playouts(self, game: str, seats: int) -> Peer | None:
        """Return who plays random games beside ours."""
        if game == "visby" and C in self.names:
            return Peer(C, plain.Playouts(seats), aim=0.7)
        if OPENSPIEL not in self.names:
            return None
        if game == "visby":
            return Peer(GOOFSPIEL, openspiel.Rollouts(GOOFSPIEL))
        return Peer(GIN_RUMMY, openspiel.Rollouts(GIN_RUMMY), aim=10)

    def search(self, game: str, simulations: int) -> Peer | None:
        """Return who searches beside ours, in a game of the same kind."""
        if OPENSPIEL not in self.names:
            return None
        name = GOOFSPIEL if game == "visby" else GIN_RUMMY
        return Peer(name, openspiel.Searches(name, simulations), aim=4)
