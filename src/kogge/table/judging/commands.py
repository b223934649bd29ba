"""Commands: what a person orders at a table, and what bots and clocks do there instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kogge import wire

from ..denied import Denied
from ..table import Table
from .judge import Judge

Deed = Callable[[Judge], None]  # a change at a table, done whole or not at all
Order = wire.Act | wire.Undo | wire.Pause | wire.Agree | wire.Resign | wire.Say


def mark(order: Order) -> str:
    """Return what distinguishes an order from all others at a table."""
    return f"{order.seat} {order.id}"


def done_before(table: Table, command: str) -> bool:
    """Return whether a command has already been carried out."""
    sealed = table.sealed.values()
    return command in table.commands or any(command in (k.command, *k.earlier) for k in sealed)


def carry_out(judge: Judge, order: Order) -> None:
    """Do what a person orders for a seat."""
    if isinstance(order, wire.Say):
        judge.say(order.seat, order.words, mark(order))
        return
    if order.seat in judge.draft.resigned:
        raise Denied("resigned", "you have resigned")
    if order.seat in judge.draft.away:
        judge.back(order.seat)  # a person who gives orders is present
    _play(judge, order)


def _play(
    judge: Judge, order: wire.Act | wire.Undo | wire.Pause | wire.Agree | wire.Resign
) -> None:
    seat, command = order.seat, mark(order)
    if isinstance(order, wire.Act):
        judge.act(seat, order.moment, order.actions, command)
    elif isinstance(order, wire.Undo):
        judge.undo(seat, order.moment, whole=order.whole, command=command)
    elif isinstance(order, wire.Pause):
        judge.pause(seat, paused=order.paused, command=command)
    elif isinstance(order, wire.Agree):
        judge.agree(seat, agreed=order.agreed, command=command)
    else:
        judge.resign(seat, command)


def play_for(judge: Judge, seat: int, moment: int, actions: Sequence[int]) -> None:
    """Play what a bot chose, unless its seat has an owner again."""
    if not judge.draft.bot_of(seat):
        raise Denied("moved-on", "the table has moved on since you chose")
    judge.act(seat, moment, actions, "")


def replace_absent(judge: Judge, seat: int) -> None:
    """Let a bot play for a seat that the others wait for, if its owner still plays it."""
    if seat in judge.draft.choosing() and not judge.draft.bot_of(seat):
        judge.away(seat)


def welcome_back(judge: Judge, seat: int) -> None:
    """Give a seat back to its owner, if a bot plays it."""
    if seat in judge.draft.away and judge.draft.state == "playing":
        judge.back(seat)
