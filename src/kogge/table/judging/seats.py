"""Seats: sitting down at a table, getting up, and what only its host may do."""

from __future__ import annotations

from msgspec.structs import replace

from kogge import wire

from ..denied import Denied
from ..ledger import Chair
from ..names import clean, nameless, unlike
from ..table import Table
from .judge import Judge

OVER = ("over", "closed")


def begin_if_full(judge: Judge) -> None:
    """Start the match once every seat is taken."""
    if judge.draft.state == "open" and all(chair.name for chair in judge.draft.chairs):
        judge.begin()


def sit_down(judge: Judge, person: str, name: str, wish: int | None) -> None:
    """Take a free seat, the first if none is named; filling the last one starts the match."""
    table = judge.draft
    if table.state != "open":
        raise Denied("not-open", "the game has begun already")
    free = [n for n, chair in enumerate(table.chairs) if not chair.name]
    seat = free[0] if wish is None and free else wish
    if seat is None or seat not in free:
        raise Denied("taken", "that seat is taken")
    called = unlike(clean(name), [chair.name for chair in table.chairs])
    table.chairs[seat] = Chair(name=called, person=person)
    begin_if_full(judge)


def get_up(judge: Judge, person: str, seat: int) -> None:
    """Leave a seat before the game has begun; the host may also remove a player."""
    table = judge.draft
    sitting = table.chairs[seat] if seat < len(table.chairs) else Chair()
    if not sitting.name or person not in (sitting.person, table.host):
        raise Denied("not-yours", "this seat is not yours", status=403)
    if table.state != "open":
        raise Denied("not-open", "the game has begun already")
    table.chairs[seat] = Chair()
    if sitting.person == table.host and not table.seats_of(table.host):
        _pass_on(judge)


def _pass_on(judge: Judge) -> None:
    """Find another host when the host has gone; close an open table if no player is left."""
    table = judge.draft
    others = [chair.person for chair in table.chairs if chair.person]
    if others:
        table.host = others[0]
    elif table.state == "open":
        judge.close()


def vanish(judge: Judge, seat: int) -> None:
    """Take a name from a seat; before the start the seat is free, later a bot plays on."""
    table = judge.draft
    chair, host = table.chairs[seat], table.chairs[seat].person == table.host
    table.orders.pop(seat, None)
    if table.state == "playing" and seat not in table.resigned:
        judge.resign(seat, "")
    if table.state == "open":
        table.chairs[seat] = Chair()
    else:
        table.chairs[seat] = Chair(name=nameless(table.chairs, seat), bot=chair.bot)
    if host:
        table.host = ""
        _pass_on(judge)
    table.rename(seat)


def rechristen(judge: Judge, person: str, name: str) -> None:
    """Give a person another name wherever they sit at a table."""
    table = judge.draft
    for seat in table.seats_of(person):
        others = [chair.name for n, chair in enumerate(table.chairs) if n != seat]
        table.chairs[seat] = replace(table.chairs[seat], name=unlike(clean(name), others))
        table.rename(seat)


# What only the host may do.


def _host_only(table: Table, person: str) -> None:
    if table.host != person:
        raise Denied("not-host", "only the host may do that", status=403)


def close(judge: Judge, person: str) -> None:
    """Close a table."""
    _host_only(judge.draft, person)
    judge.close()


def mute(judge: Judge, person: str, wish: wire.Mute) -> None:
    """Mute a seat, or let it speak again."""
    _host_only(judge.draft, person)
    if wish.seat >= len(judge.draft.chairs):
        raise Denied("no-seat", "there is no such seat", status=404)
    judge.mute(wish.seat, muted=wish.muted)


# What everybody who sat there may do.


def share(judge: Judge, person: str, wish: wire.Share) -> None:
    """Let everyone look back at a finished match, with or without names, or stop doing so."""
    table = judge.draft
    if not table.seats_of(person):
        raise Denied("not-yours", "you do not sit at this table", status=403)
    if table.state not in OVER:
        raise Denied("not-over", "the game is not over")
    table.shared, table.nameless = wish.shared, not wish.names


def link_rematch(judge: Judge, id: str) -> None:
    """Remember where a match goes on, unless that is already set."""
    judge.draft.rematch = judge.draft.rematch or id
