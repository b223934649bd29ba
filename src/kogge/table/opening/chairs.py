"""Chairs: who sits where when a table is opened, and under which name."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol

from kogge import wire
from kogge.bots.bot import BOTS
from kogge.core.carrier.lot import Lots
from kogge.core.carrier.record import Record
from kogge.core.game import Game, Position
from kogge.core.header import NAMES

from ..denied import Denied
from ..ledger import Chair
from ..names import clean, unlike
from ..table import Table


class Person(Protocol):
    """A person who opens a table."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


def known_bot(name: str) -> str:
    """Return the name of a bot, if there is one."""
    if name not in BOTS:
        figures = {"name": name, "names": ", ".join(BOTS)}
        raise Denied("no-bot", "no bot is called '{name}'", "{names}", status=400, **figures)
    return name


def check_bots(chairs: Sequence[Chair]) -> None:
    """Refuse chairs on which sits a bot that nobody knows."""
    for chair in chairs:
        if chair.bot:
            known_bot(chair.bot)


def seated(person: Person, wishes: Sequence[wire.Chair]) -> list[Chair]:
    """Return the chairs as a host wants them, each with a name of its own."""
    chairs: list[Chair] = []
    for wish in wishes:
        taken = [chair.name for chair in chairs]
        if wish.kind == "open":
            chairs.append(Chair())
        elif wish.kind == "me":
            name = unlike(clean(wish.name or person.name), taken)
            chairs.append(Chair(name=name, person=person.id))
        else:
            spare = next(name for name in NAMES if name not in (*taken, person.name))
            name = unlike(clean(wish.name or spare), taken)
            chairs.append(Chair(name=name, bot=known_bot(wish.bot)))
    if not any(chair.person for chair in chairs):
        raise Denied("no-seat-for-you", "one seat must be yours", status=400)
    return chairs


def others(person: Person, table: Table) -> list[str]:
    """Return names for bots on all seats of a table; the names of people stay at their tables."""
    names = [person.name]
    for chair in table.chairs:
        spare = next(name for name in NAMES if name not in names)
        names.append(unlike(chair.name if chair.bot else spare, names))
    return names[1:]


def imagined(game: Game, box: Record, position: Position, seat: int) -> Position:
    """Return a position as it might be, as far as a seat knows."""
    view: Position = game.view(position, seat)
    game.imagine(box, view, Lots.of(secrets.token_bytes(16)))
    return view
