"""Orders are carried out: in the same go as whatever asks the seat, or not at all.

An order never plays anything that was not named. Its actions are tried one by one on what the seat
sees; where that goes otherwise than it says, or anything else is asked, it stops.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from kogge import wire
from kogge.core.error import KoggeError
from kogge.core.match import Match

from ..denied import Denied
from ..judging.judge import Judge
from ..judging.moves import Moves
from ..ledger import Orders, TakenBack
from ..table import Table
from .choices import NOWHERE, meant, place_of
from .facts import declared, holds

MOST = 40  # orders that one change can set off: six seats have thirty


def give(judge: Judge, seat: int, turns: Sequence[list[wire.Way]]) -> None:
    """Keep orders of a seat, in place of any that it has given before."""
    table = judge.draft
    check(table, seat)
    for way in (way for ways in turns for way in ways):
        _known(table, way)
    if turns:
        table.orders[seat] = Orders(after=len(table.playing.entries), turns=[*turns])
    else:
        table.orders.pop(seat, None)


def check(table: Table, seat: int) -> None:
    """Refuse orders where there is nothing to wait for."""
    if table.setup.clock.kind != "days":
        raise Denied("no-orders", "orders can be given at tables by letter only")
    if table.state != "playing" or seat in table.resigned:
        raise Denied("not-playing", "nothing is being played at this table")
    if seat in table.choosing():
        raise Denied("your-turn", "it is your turn: play it, then give orders for the next")


def _known(table: Table, way: wire.Way) -> None:
    """Refuse what this game does not know."""
    for action in way.actions:
        if action >= len(table.game.actions):
            raise Denied("no-action", "there is no action '{name}'", name=action)
    for fact in way.holds:
        if fact.name not in declared(table.game):
            raise Denied("no-fact", "this game knows no condition '{name}'", name=fact.name)
    if way.best is not None and place_of(table.game, way) == NOWHERE:
        trouble = "no move of this order can be described as '{name}'"
        raise Denied("no-choice", trouble, name=way.best.name)


def follow_orders(judge: Judge) -> None:
    """Do what seats have ordered for the questions that a change has put to them."""
    table = judge.draft
    if not table.orders:
        return
    if any(isinstance(noticed.record, TakenBack) for noticed in judge.noticed):
        _stop_all(table)
    for _ in range(MOST):
        ready = [seat for seat in table.choosing() if is_ready(table, seat)]
        if not ready:
            break
        _follow(judge, ready[0])
    if table.state != "playing":
        table.orders = {}
    for seat in table.resigned & table.orders.keys():
        del table.orders[seat]


def _stop_all(table: Table) -> None:
    """Stop everybody's orders: the table has gone back, which they did not expect."""
    table.orders = {
        seat: orders if orders.stopped else replace(orders, stopped="taken-back")
        for seat, orders in table.orders.items()
    }


def is_ready(table: Table, seat: int) -> bool:
    """Return whether a seat is asked something that came after its orders."""
    orders = table.orders.get(seat)
    if orders is None or orders.stopped or table.bot_of(seat) or table.paused:
        return False
    return table.proposal is None and len(table.playing.entries) > orders.after


def _follow(judge: Judge, seat: int) -> None:
    """Take the first way that fits, or stop."""
    table = judge.draft
    orders = table.orders[seat]
    fit = None if again(table.playing, seat) else fitting(table.playing, seat, orders.turns[0])
    if fit is None:
        why: wire.Stopped = "again" if again(table.playing, seat) else "unforeseen"
        table.orders[seat] = replace(orders, stopped=why)
        return
    judge.answer(seat, fit.actions)
    if rest := orders.turns[1:]:
        table.orders[seat] = replace(orders, turns=rest, after=len(table.playing.entries))
    else:
        table.orders.pop(seat, None)


def again(match: Match, seat: int) -> bool:
    """Return whether a seat is asked more in a turn that it has begun: no order means that."""
    actors = (entry.actor for entry in reversed(match.entries) if entry.actor >= 0)
    alone = match.asked == 1 << seat
    return alone and next(actors, None) == seat


class Fit(NamedTuple):
    """A way that can be gone, and what it means now."""

    way: int
    actions: list[int]


def fitting(match: Match, seat: int, ways: Sequence[wire.Way]) -> Fit | None:
    """Return the first of some ways that a seat can go now, as far as it sees; None if none."""
    for number, way in enumerate(ways):
        if (actions := gone(match, seat, way)) is not None:
            return Fit(number, actions)
    return None


def gone(match: Match, seat: int, way: wire.Way) -> list[int] | None:
    """Return what a way means if it can be gone exactly as it was written, and its facts hold."""
    view, place = match.view(seat), place_of(match.game, way)
    if way.best is not None and place == NOWHERE:  # it was written for another edition of the game
        return None
    if not all(holds(match.game, view, seat, fact) for fact in way.holds):
        return None
    moves = Moves(match, view, seat, lambda action, _forced: _do(match, view, seat, action))
    try:
        for number, action in enumerate(way.actions):
            moves.name(action if number != place else meant(match, view, seat, way.best))
    except KoggeError:
        return None
    together = moves.question & (moves.question - 1)
    return None if together and moves.asked() else moves.actions  # a sealed choice must be whole


def _do(match: Match, view: object, seat: int, action: int) -> None:
    match.game.play(match.box, view, match.trace.copy(), seat, action)
