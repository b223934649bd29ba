"""The terms of a deal: who sits where, and what is agreed at its table."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from kogge import wire
from kogge.bots.level import NAMES as LEVELS
from kogge.core.chance import Draws, usual
from kogge.core.game import Game
from kogge.core.header import NAMES

from ..ledger import Chair, Setup
from ..names import unlike
from ..opening.chairs import Person
from ..opening.setups import agreed

RIVALS = LEVELS[2:5]  # strong enough to be worth beating, quick enough for everybody at once
MOST = 4  # seats of a deal, so that it can be played in a break


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """One position of seats and bots: an empty level is the seat of whoever plays."""

    chairs: list[str]
    options: dict[str, str]
    draws: str = Draws.BY_NUMBER  # deals of older versions do not say

    @property
    def seat(self) -> int:
        """The seat of whoever plays."""
        return self.chairs.index("")


def drawn(game: Game, below: Callable[[int], int]) -> Terms:
    """Draw a position of seats and bots, with the usual options; lots are numbers below another."""
    sizes = [seats for seats in game.seats if seats <= MOST]
    count = sizes[below(len(sizes))]
    own = below(count)
    chairs = ["" if seat == own else RIVALS[below(len(RIVALS))] for seat in range(count)]
    return Terms(chairs, {option.name: option.default for option in game.options}, usual(game))


def agreed_for(game: Game, terms: Terms, day: str) -> Setup:
    """Return what holds at the table of a deal: nothing is taken back, and nobody looks on."""
    wish = wire.NewTable(
        game=game.name, chairs=[wire.Chair(kind="me")] * len(terms.chairs), options=terms.options,
        undo="none", spectators=False, private=True,
    )  # fmt: skip
    return replace(agreed(wish), deal=day, draws=terms.draws)


def chairs_of(person: Person, terms: Terms) -> list[Chair]:
    """Return the chairs of a deal: the same bots under the same names for everybody."""
    names = [unlike(name, [person.name]) for name in NAMES[: len(terms.chairs)]]
    return [
        Chair(name=name, bot=level) if level else Chair(name=person.name, person=person.id)
        for name, level in zip(names, terms.chairs, strict=True)
    ]
