"""Routes of tournaments."""

from __future__ import annotations

from kogge import wire
from kogge.contest import views
from kogge.contest.record import Tournament

from ...store.contest import tournaments as kept
from ..call import Call
from ..route import Route

ALL = "/api/tournaments"
ONE = f"{ALL}/{{tournament}}"


def shown(call: Call, tournament: Tournament) -> wire.TournamentPage:
    """Return a tournament as the person who asks sees it."""
    return views.page(tournament, call.person.id if call.person is not None else "")


async def listed(call: Call) -> wire.Tournaments:
    """Return tournaments, first those that are open."""
    return await call.site.hall.listed(call.person, call.query)


async def open_tournament(call: Call) -> wire.TournamentPage:
    """Open a tournament."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    return shown(call, await call.site.hall.open(call.known, call.body))


async def tournament(call: Call) -> wire.TournamentPage:
    """Return one tournament."""
    found = await call.site.hall.seen(call.person, call["tournament"], call.query.invitation)
    return shown(call, found)


async def entrance(call: Call) -> wire.TournamentPage:
    """Return the tournament that a link leads to."""
    secret = call["invitation"]
    id = await kept.invited(call.site.store, secret)
    return shown(call, await call.site.hall.seen(call.person, id, secret))


async def enter(call: Call) -> wire.TournamentPage:
    """Take part."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    if not call.known.account:
        await call.site.people.check_free(call.known.name, call.known)
    hall, secret = call.site.hall, call.body.invitation
    return shown(call, await hall.enter(call.known, call["tournament"], secret))


async def leave_tournament(call: Call) -> wire.TournamentPage:
    """Leave."""
    return shown(call, await call.site.hall.leave(call.known, call["tournament"]))


async def remove(call: Call) -> wire.TournamentPage:
    """Take a player out."""
    hall, player = call.site.hall, call.body.player
    return shown(call, await hall.remove(call.known, call["tournament"], player))


async def begin(call: Call) -> wire.TournamentPage:
    """Begin; where people are measured by bots, only with the right ones."""
    found = await call.site.hall.seen(call.person, call["tournament"])
    if found.terms.bot:
        call.site.bots.check_warm(found.terms.game)
    return shown(call, await call.site.hall.begin(call.known, call["tournament"]))


async def close_tournament(call: Call) -> wire.TournamentPage:
    """End it as it stands."""
    return shown(call, await call.site.hall.close(call.known, call["tournament"]))


ASKED = (400, 401, 403, 404, 409, 413, 415, 429, 503)
PLAIN = (401, 403, 404, 409, 429, 503)

ROUTES = (
    Route("GET", ALL, listed, "Tournaments, first those that are open", query=wire.Which,
          response=wire.Tournaments, refusals=(400, 401, 429), secure=False),
    Route("POST", ALL, open_tournament, "Open a tournament", wire.NewTournament,
          response=wire.TournamentPage, status=201, refusals=ASKED),
    Route("GET", ONE, tournament, "One tournament", query=wire.Invited,
          response=wire.TournamentPage, refusals=(400, 401, 404, 429), secure=False),
    Route("GET", f"{ALL}/invitations/{{invitation}}", entrance, "The tournament a link leads to",
          response=wire.TournamentPage, refusals=(401, 404, 429), secure=False),
    Route("POST", f"{ONE}/enter", enter, "Take part, or wait as a substitute", wire.Enter,
          response=wire.TournamentPage, refusals=ASKED),
    Route("POST", f"{ONE}/leave", leave_tournament, "Leave a tournament",
          response=wire.TournamentPage, refusals=PLAIN),
    Route("POST", f"{ONE}/remove", remove, "Take a player out of your tournament", wire.Remove,
          response=wire.TournamentPage, refusals=ASKED),
    Route("POST", f"{ONE}/begin", begin, "Begin your tournament", response=wire.TournamentPage,
          refusals=PLAIN),
    Route("POST", f"{ONE}/close", close_tournament, "End your tournament as it stands",
          response=wire.TournamentPage, refusals=PLAIN),
)  # fmt: skip
