"""Routes of play by letter: vacations, invitations by name, orders for turns to come."""

from __future__ import annotations

from functools import partial

from kogge import wire
from kogge.table.denied import Denied
from kogge.table.orders.firing import check, give
from kogge.table.orders.wording import shown
from kogge.table.table import Table

from ...live.desk import Asker
from ..call import Call
from ..route import Route

AWAY = "/api/vacations"
ONE = "/api/tables/{table}"
ORDERS = f"{ONE}/orders"


async def vacations(call: Call) -> wire.Vacations:
    """Return when you are away."""
    return await call.site.absence.seen(call.known.id)


async def declare(call: Call) -> wire.Vacation:
    """Declare days on which you are away."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    return await call.site.absence.declare(call.known.id, call.body)


async def end_vacation(call: Call) -> None:
    """Be back early, or stay."""
    await call.site.absence.end(call.known.id, call["vacation"])


async def invite(call: Call) -> None:
    """Invite somebody who has an account here; whether they are told is their own choice."""
    site = call.site
    site.buckets.take(site.settings.limits.making, f"making {call.known.id}")
    guest = await site.people.called(call.body.name)
    if guest in (None, call.known.id):
        figures = {"name": call.body.name}
        raise Denied("nobody", "nobody else has an account '{name}'", status=404, **figures)
    await site.lobby.invite(call.known, call["table"], guest)


async def own_seat(call: Call, seat: int) -> Table:
    """Return a table, if a seat there belongs to the person who asks."""
    live = await call.site.lobby.own(call.known, call["table"])
    if seat not in live.table.seats_of(call.known.id):
        raise Denied("not-yours", "this seat is not yours", status=403)
    return live.table


async def orders(call: Call) -> wire.Orders:
    """Return the orders of your seat."""
    table = await own_seat(call, call.query.seat)
    return told(table, call.query.seat, call.language)


def told(table: Table, seat: int, language: str) -> wire.Orders:
    """Return orders in words, with whether they can be written just now."""
    try:
        check(table, seat)
    except Denied as denied:
        if denied.reason != "your-turn":
            raise
        return shown(table, seat, language, writable=False)
    return shown(table, seat, language, writable=True)


async def give_orders(call: Call) -> wire.Orders:
    """Give orders for your next turns, in place of those before."""
    seat, turns = call.body.seat, call.body.turns
    await own_seat(call, seat)
    table = await call.site.house.changes.make(call["table"], partial(give, seat=seat, turns=turns))
    return told(table, seat, call.language)


def asker(call: Call) -> Asker:
    """Return who asks, so that everybody gets a turn."""
    call.site.buckets.take(call.site.settings.limits.commands, f"commands {call.known.id}")
    return Asker(call.address, call.known.id)


async def trial(call: Call) -> wire.TrialBoard:
    """Return a trial board."""
    table = await own_seat(call, call.body.seat)
    return await call.site.trials.board(table, call.body, asker(call), call.language)


async def try_trial(call: Call) -> wire.Tried:
    """Return what would come of some actions on a trial board."""
    table = await own_seat(call, call.body.seat)
    return await call.site.trials.tried(table, call.body, asker(call), call.language)


async def trial_book(call: Call) -> wire.Book:
    """Return how the figures of a trial board come about."""
    table = await own_seat(call, call.body.seat)
    return await call.site.trials.book(table, call.body, asker(call))


async def forecast(call: Call) -> wire.Forecast:
    """Return what would become of orders, by playing some games out."""
    table = await own_seat(call, call.body.seat)
    call.site.buckets.take(call.site.settings.limits.making, f"forecast {call.known.id}")
    return await call.site.trials.forecast(table, call.body.seat, call.body.turns, asker(call))


ASKED = (400, 401, 403, 404, 409, 413, 415, 429, 503)

ROUTES = (
    Route("GET", AWAY, vacations, "When you are away", response=wire.Vacations,
          refusals=(401, 429, 503)),
    Route("POST", AWAY, declare, "Declare days away: your clocks by letter stand still",
          wire.NewVacation, response=wire.Vacation, status=201, refusals=ASKED),
    Route("DELETE", f"{AWAY}/{{vacation}}", end_vacation, "Be back early",
          status=204, refusals=(401, 403, 404, 429, 503)),
    Route("POST", f"{ONE}/invite", invite, "Invite somebody by the name of their account",
          wire.Invite, status=204, refusals=ASKED),
    Route("GET", ORDERS, orders, "Your orders for turns to come", query=wire.SeatOrders,
          response=wire.Orders, refusals=(400, 401, 403, 404, 409, 429, 503)),
    Route("POST", ORDERS, give_orders, "Give orders for your next turns",
          wire.NewOrders, response=wire.Orders, refusals=ASKED),
    Route("POST", f"{ORDERS}/trial", trial, "A trial board on which orders are written",
          wire.Trial, response=wire.TrialBoard, refusals=ASKED),
    Route("POST", f"{ORDERS}/try", try_trial, "What would come of actions on a trial board",
          wire.TrialTry, response=wire.Tried, refusals=ASKED),
    Route("POST", f"{ORDERS}/book", trial_book, "The book of a trial board",
          wire.TrialTry, response=wire.Book, refusals=ASKED),
    Route("POST", f"{ORDERS}/forecast", forecast, "What would become of orders",
          wire.NewOrders, response=wire.Forecast, refusals=ASKED),
)  # fmt: skip
