"""What is agreed when a table is opened: for a new game, for a rematch, for playing on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from kogge import wire
from kogge.core.carrier.codec import describe
from kogge.core.chance import Seed, usual
from kogge.core.error import Broken
from kogge.core.game import Game, Position
from kogge.core.header import NAMES
from kogge.core.match import Match
from kogge.games import find

from ..denied import Denied
from ..editions import read_edition
from ..judging.choices import asked_anew
from ..judging.seats import OVER
from ..ledger import Chair, Setup
from ..past.replay import entry_before
from ..table import Table
from ..time.calendar import is_zone
from . import spoken
from .chairs import Person, imagined, known_bot, others


def found(name: str) -> Game:
    """Return the game of a name that a client sent."""
    try:
        return find(name)
    except Broken as error:
        raise misfit(error, 404) from error


def misfit(error: Broken, status: int = 400) -> Denied:
    """Return the refusal of input that cannot be read."""
    trouble = Denied("misfit", error.trouble, error.expected, status=status, **error.figures)
    trouble.place = error.place
    return trouble


def agreed(wish: wire.NewTable) -> Setup:
    """Return what a wish for a table says, if it fits its game."""
    game = found(wish.game)
    try:
        edition = read_edition(game, wish.edition)
        game.check_seats(len(wish.chairs))
        game.read_options(wish.options, len(wish.chairs))
    except Broken as error:
        raise misfit(error) from error
    check_clock(wish.clock)
    own = edition.digest != game.edition.digest
    return Setup(
        game=game.name,
        rules=game.version,
        options=dict(wish.options),
        edition=edition.whole() if own else None,
        digest=edition.digest,
        clock=wish.clock,
        undo=wish.undo,
        spectators=wish.spectators,
        draws=usual(game),
    )


def check_clock(clock: wire.Clock) -> None:
    """Refuse a calendar of nowhere, and a bot that nobody knows to take over."""
    if not is_zone(clock.zone):
        raise Denied("no-zone", "there is no time zone '{name}'", name=clock.zone, status=400)
    if clock.bot:
        known_bot(clock.bot)


def laid(
    person: Person, setup: Setup, chairs: Sequence[Chair], now: int, *, private: bool
) -> Table:
    """Return a new table, before anything has happened at it."""
    return Table(
        id=secrets.token_urlsafe(9),
        version=0,
        state="open",
        private=private,
        host=person.id,
        invitation=spoken.fresh(),
        setup=setup,
        chairs=list(chairs),
        seed=str(Seed.fresh()),
        created=now,
        changed=now,
    )


def rematch(table: Table, person: Person) -> tuple[Setup, list[Chair]]:
    """Return how the same table is opened again: everyone moves on by a seat."""
    chairs = [
        Chair(name=c.name, bot=c.bot) if c.bot else
        Chair(name=c.name, person=person.id) if c.person == person.id else Chair()
        for c in (*table.chairs[1:], table.chairs[0])
    ]  # fmt: skip
    return new_match(table, origin=None), chairs


def new_match(table: Table, **other: Any) -> Setup:
    """Return what holds at a table for another match: it is no deal, and drawn as all new ones."""
    apart = {"parent": table.id, "deal": "", "duplicate": "", "draws": usual(table.game)}
    return replace(table.setup, **apart, **other)


def larger(table: Table, person: Person, bot: str = "") -> tuple[Setup, list[Chair]]:
    """Return how the same table is opened with one seat more: free, or a bot's."""
    setup, chairs = rematch(table, person)
    game, count = found(setup.game), len(chairs) + 1
    try:
        game.check_seats(count)
        game.read_options(setup.options, count)
    except Broken as error:
        raise misfit(error) from error
    taken = [chair.name for chair in table.chairs]
    spare = next(name for name in NAMES if name not in taken)
    added = Chair(name=spare, bot=known_bot(bot)) if bot else Chair()
    return setup, [*chairs, added]


def check_over(table: Table) -> None:
    """Refuse what can be done only after the end by the rules."""
    if table.state != "over":
        raise Denied("not-over", "the game is not over")


def check_fork(table: Table, wish: wire.Fork) -> Match:
    """Return the match from a moment of which is to be played on, if there is such a moment."""
    known_bot(wish.bot)
    match = table.playing
    if table.state not in OVER:
        raise Denied("not-over", "the game is not over")
    if wish.step > len(match.entries) or wish.seat >= len(table.chairs):
        raise Denied("no-step", "the match has no such moment", status=404)
    return match


def branch(match: Match, wish: wire.Fork, viewer: int) -> Position:
    """Return the position from which to play on; this takes long."""
    position = asked_anew(match, entry_before(match, viewer, wish.step)).position
    if wish.hidden == "imagined":
        return imagined(match.game, match.box, position, wish.seat)
    return position


def fork(
    table: Table, person: Person, wish: wire.Fork, position: Position
) -> tuple[Setup, list[Chair]]:
    """Return how a table is opened where a match is played on against bots."""
    chairs = [Chair(name=name, bot=wish.bot) for name in others(person, table)]
    chairs[wish.seat] = Chair(name=person.name, person=person.id)
    origin, clock = describe(position), wire.Clock()
    return new_match(table, origin=origin, clock=clock, rated=False), chairs
