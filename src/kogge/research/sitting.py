"""One game under way, as the environments play it: chance acts by itself, seats act by number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kogge.core.carrier import codec
from kogge.core.carrier.bits import has
from kogge.core.carrier.record import word
from kogge.core.chance import Seed
from kogge.core.error import Broken
from kogge.core.game import CHANCE, NOBODY, NONE, Position, ranks, shares
from kogge.core.header import Seat
from kogge.core.match import Entry, Match
from kogge.games import find

WAYS = ("refuse", "forfeit")  # what happens after an action that is not allowed


class Sitting:
    """A game between agents that are called ``seat_0``, ``seat_1`` and so on."""

    match: Match

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        illegal: str = "refuse",
    ) -> None:
        self.game = find(name)
        count = self.game.check_seats(self.game.seats[0] if seats is None else seats)
        self.options = dict(options or {})
        self.game.read_options(self.options, count)
        if illegal not in WAYS:
            figures = {"data": illegal, "names": ", ".join(WAYS)}
            raise Broken("illegal", "'{data}' is not offered", "{names}", **figures)
        self.illegal, self.seed = illegal, seed
        self.agents = [f"seat_{seat}" for seat in range(count)]
        self.numbers = np.random.default_rng()

    def begin(self, seed: int | None) -> None:
        """Begin a game: with that seed, or else the next that follows from the last one named."""
        number, self.seed = self.seed if seed is None else seed, None
        if number is None:
            number = int(self.numbers.integers(2**31))
        else:
            self.numbers = np.random.default_rng(number)
        seats = [Seat(agent) for agent in self.agents]
        self.match = Match.begin(self.game, seats, Seed.of_number(number), self.options)
        self.offenders: set[int] = set()
        self._draw()

    def _draw(self) -> None:
        while self.match.mover == CHANCE:
            self.match.draw()

    @property
    def over(self) -> bool:
        return bool(self.offenders) or self.match.over

    def asked(self) -> Iterator[int]:
        """Return the seats that choose at this moment."""
        seats = 0 if self.over else self.game.together(self.match.position)
        return (seat for seat in range(len(self.agents)) if has(seats, seat))

    def check(self, seat: int, action: int) -> None:
        """Refuse what a seat may not do now."""
        actions = self.game.actions
        if not 0 <= action < len(actions):
            bounds = {"number": action, "high": len(actions) - 1}
            raise Broken(self.agents[seat], "there is no action {number}", "0 to {high}", **bounds)
        reason = self.match.refusal(seat, action)
        if reason != NONE:
            figures = {"action": actions.name(action), "reason": word(self.game.reasons(reason))}
            raise Broken(self.agents[seat], "may not '{action}' now ({reason})", **figures)

    def play(self, actions: Mapping[int, int]) -> None:
        """Play what was checked, and what chance does after it.

        A common choice may take several actions of each seat. Those of a step are played whether
        an earlier seat has finished or not: they are sealed, so their order does not matter.
        """
        for seat in sorted(actions):
            self.match.repeat(Entry(seat, actions[seat], ""))
        self._draw()

    def view(self, seat: int) -> Position:
        """Return what a seat knows: everything an agent is given is made from this alone."""
        return self.match.view(seat)

    def mask(self, view: Position) -> NDArray[np.int8]:
        """Mark what the owner of a view may do; nothing, if that seat is not asked."""
        marks = [0] * len(self.game.actions)
        if not self.over:
            self.game.legal(self.match.box, view, view.viewer, marks)
        return np.array(marks, np.int8)

    def rewards(self) -> list[float]:
        """Return what each seat has won, less an even share, so that all add up to nothing."""
        if not self.over:
            return [0.0] * len(self.agents)
        if self.offenders:  # they come last, and the others share
            places = ranks([-(seat in self.offenders) for seat in range(len(self.agents))])
        else:
            places = self.game.places(self.match.box, self.match.position)
        return [share - 1 / len(places) for share in shares(places)]

    def text(self) -> str:
        """Return what a spectator sees, a line for every field."""
        seen = codec.describe(self.view(NOBODY))
        asked = ", ".join(self.agents[seat] for seat in self.asked()) or "-"
        lines = [("game", self.game.name), ("to act", asked), *seen.items()]
        return "\n".join(f"{name:<12} {told(value)}".rstrip() for name, value in lines)


def told(value: Any) -> str:
    """Return a value of a record in one line.

    >>> told({"salt": 2, "wax": [1, 3]})
    'salt 2, wax 1 3'
    >>> told([["a", "b"], []])
    '(a b) ()'
    """
    if isinstance(value, dict):
        return ", ".join(f"{name} {told(part)}" for name, part in value.items())
    if isinstance(value, list):
        return " ".join(f"({told(p)})" if isinstance(p, (list, dict)) else str(p) for p in value)
    return str(value)
