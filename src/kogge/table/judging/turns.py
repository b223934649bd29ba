"""Turns of bots, and their advice: who is asked, by which key, and who thinks for whom."""

from __future__ import annotations

from kogge import wire
from kogge.bots.bot import COMPILED

from ..denied import Denied
from ..table import Table

UNTIL_WARM = "greedy"  # thinks for bots that wait for compiled code
FALLBACK = "random"  # plays for a bot that has failed


def bots_asked(table: Table) -> list[int]:
    """Return the seats that wait for a bot."""
    return [] if table.paused else [seat for seat in table.choosing() if table.bot_of(seat)]


def ready(name: str, *, warm: bool) -> str:
    """Return the bot of that name, or its substitute until its game is compiled."""
    return UNTIL_WARM if name in COMPILED and not warm else name


def key_of(table: Table, seat: int) -> bytes:
    """Return the key by which a bot thinks for a seat now."""
    match = table.playing
    assert match.seed is not None
    return match.seed.key(f"bot {seat} {len(match.entries)}")


def check_hint(table: Table, command: wire.Hint) -> None:
    """Refuse advice where there is nothing to choose, or where strength is measured."""
    check_unaided(table)
    if table.state != "playing" or command.seat not in table.asked() or table.paused:
        raise Denied("not-asked", "you are not asked for a choice now")
    if command.moment != table.moments.get(command.seat, 0):
        raise Denied("moved-on", "the table has moved on since you chose")


def check_unaided(table: Table) -> None:
    """Refuse help where people are compared by what they do without any."""
    if table.setup.rated:
        raise Denied("rated", "a rated game is played without advice")
    if table.setup.deal:
        raise Denied("deal", "the deal of the day is played without advice")
    if table.setup.duplicate:
        raise Denied("deal", "a deal that others play too is played without advice")
