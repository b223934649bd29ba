"""Routes of the lobby and of tables."""

from __future__ import annotations

from msgspec.structs import replace

from kogge import wire
from kogge.table import views
from kogge.table.denied import Denied
from kogge.table.judging.judge import tidy
from kogge.table.opening.spoken import spoken, words_of

from ...deals.closed import check_over
from ...live.live import Live
from ...live.lobby import as_seen, private
from ...picture.code import drawn_code
from ...store import reports
from ...store.lobby import Which
from ..call import Call
from ..guessing import slowly
from ..preview import address
from ..route import Route

ONE = "/api/tables/{table}"
FILE = 300_000  # bytes of a match file, as it is sent; a long one has a fifth of that


def shown(call: Call, live: Live, secret: str = "") -> wire.TableCard:
    """Return a table as the person who asks sees it."""
    known = call.person.id if call.person is not None else ""
    table = as_seen(live.table, call.person, secret)
    return views.card(table, known, call.site.house.presence.here(live))


async def open_tables(call: Call) -> wire.Tables:
    """Return the tables that wait for players."""
    return wire.Tables(tables=await call.site.lobby.waiting(call.person))


async def running_tables(call: Call) -> wire.Tables:
    """Return the tables that can be watched."""
    return wire.Tables(tables=await call.site.lobby.watchable(call.person))


async def my_tables(call: Call) -> wire.Tables:
    """Return the person's tables, first those that wait for them."""
    which: Which = "aside" if call.query.aside else "shown"
    return wire.Tables(tables=await call.site.lobby.mine(call.known, call.query.first, which))


async def open_table(call: Call) -> wire.TableCard:
    """Open a table."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    chairs = call.body.chairs
    if call.body.rated and any(chair.kind == "bot" for chair in chairs):
        call.site.bots.check_warm(call.body.game)
    if any(chair.kind == "open" for chair in chairs):  # at home any name will do
        await own_names(call, [chair.name for chair in chairs if chair.kind == "me"])
    return shown(call, await call.site.lobby.open(call.known, call.body))


async def own_names(call: Call, names: list[str]) -> None:
    """Refuse to sit down with others under the name of another person's account."""
    for name in names:
        if name or not call.known.account:
            await call.site.people.check_free(name or call.known.name, call.known)


async def table(call: Call) -> wire.TableCard:
    """Return one table."""
    secret = call.query.invitation
    live = await call.site.lobby.seen(call.person, call["table"], secret, past=True)
    return shown(call, live, secret)


async def invitation(call: Call) -> wire.TableCard:
    """Return the table that a link leads to, or three words: these can be guessed, but slowly."""
    secret = call["invitation"]
    if not (words := spoken(secret)):
        return shown(call, await call.site.lobby.invited(secret), secret)
    async with slowly(call):
        live = await call.site.lobby.told(words)
    return replace(shown(call, live), invitation=live.table.invitation)


async def code(call: Call) -> bytes:
    """Return the invitation to a table as a QR code, for those who have it themselves."""
    card = await table(call)
    if card.invitation is None:
        raise private()
    words = words_of(card.invitation).replace(" ", "-")
    path = f"t/{words}" if words else f"join/{card.invitation}"
    return drawn_code(f"{address(call.site, call.request)}/{path}")


async def join(call: Call) -> wire.TableCard:
    """Sit down."""
    await own_names(call, [call.body.name])
    return shown(call, await call.site.lobby.join(call.known, call["table"], call.body))


async def leave(call: Call) -> None:
    """Get up, or remove a player."""
    await call.site.lobby.leave(call.known, call["table"], call.body.seat)


async def close(call: Call) -> None:
    """Close a table."""
    await call.site.lobby.close(call.known, call["table"])


async def mute(call: Call) -> None:
    """Mute a seat, or let it speak again."""
    await call.site.lobby.mute(call.known, call["table"], call.body)


async def rematch(call: Call) -> wire.TableCard:
    """Play again."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    return shown(call, await call.site.lobby.rematch(call.known, call["table"]))


async def larger(call: Call) -> wire.TableCard:
    """Play again, with one seat more."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    return shown(call, await call.site.lobby.larger(call.known, call["table"], call.body.bot))


async def check_opened(call: Call) -> None:
    """Refuse to let others into a deal that they may still play."""
    live = await call.site.house.memory.live(call["table"])
    await check_over(call.site.store, live.table, call.site.now())


async def fork(call: Call) -> wire.TableCard:
    """Play on from a point of a finished match."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    await check_opened(call)
    return shown(call, await call.site.lobby.fork(call.known, call["table"], call.body))


async def open_match(call: Call) -> wire.TableCard:
    """Go on with a game that was played elsewhere."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    return shown(call, await call.site.lobby.carry_on(call.known, call.body.text))


async def share(call: Call) -> wire.TableCard:
    """Let everyone look back at a match, or stop doing so."""
    await check_opened(call)
    return shown(call, await call.site.lobby.share(call.known, call["table"], call.body))


async def aside(call: Call) -> None:
    """Put a finished table aside, or bring it back."""
    await call.site.lobby.put_aside(call.known, call["table"], call.body)


async def report(call: Call) -> None:
    """Report something to the operator."""
    site, body = call.site, call.body
    site.buckets.take(site.settings.limits.making, f"making {call.known.id}")
    live = await site.lobby.own(call.known, call["table"])
    if body.seat >= len(live.table.chairs):
        raise Denied("no-seat", "there is no such seat", status=404)
    words = tidy(body.words)
    await reports.add(site.store, site.now(), call.known.id, live.id, body.seat, words)


ASKED = (400, 401, 403, 404, 409, 413, 415, 429, 503)
PLAIN = (401, 403, 404, 409, 429, 503)

ROUTES = (
    Route("GET", "/api/tables", open_tables, "Tables that wait for players",
          response=wire.Tables, refusals=(401, 429), secure=False),
    Route("GET", "/api/running", running_tables, "Tables that can be watched",
          response=wire.Tables, refusals=(401, 429), secure=False),
    Route("GET", "/api/mine", my_tables, "Tables where you sit, first those that wait for you",
          query=wire.Mine, response=wire.Tables, refusals=(400, 401, 429)),
    Route("POST", "/api/tables", open_table, "Open a table", wire.NewTable,
          response=wire.TableCard, status=201, refusals=ASKED),
    Route("GET", ONE, table, "One table", query=wire.Invited, response=wire.TableCard,
          refusals=(400, 401, 404, 403, 409, 429), secure=False),
    Route("GET", "/api/invitations/{invitation}", invitation, "The table a link leads to",
          response=wire.TableCard, refusals=(401, 404, 409, 429), secure=False),
    Route("GET", f"{ONE}/qr.svg", code, "The invitation to your table as a QR code",
          query=wire.Invited, response=bytes, media="image/svg+xml",
          refusals=(400, 401, 403, 404, 409, 429)),
    Route("POST", f"{ONE}/join", join, "Take a free seat", wire.Join, response=wire.TableCard,
          refusals=ASKED),
    Route("POST", f"{ONE}/leave", leave, "Get up before the start; the host may remove others",
          wire.SeatChoice, status=204, refusals=ASKED),
    Route("POST", f"{ONE}/close", close, "Close your table", status=204, refusals=PLAIN),
    Route("POST", f"{ONE}/mute", mute, "Mute a seat in the chat of your table", wire.Mute,
          status=204, refusals=ASKED),
    Route("POST", f"{ONE}/rematch", rematch, "Play again", response=wire.TableCard,
          refusals=PLAIN),
    Route("POST", f"{ONE}/larger", larger, "Play again with one seat more, free or for a bot",
          wire.Larger, response=wire.TableCard, refusals=ASKED),
    Route("POST", f"{ONE}/fork", fork, "Play on from here against bots", wire.Fork,
          response=wire.TableCard, status=201, refusals=ASKED),
    Route("POST", "/api/matches", open_match, "Go on here with a game that was begun at home",
          wire.MatchFile, most=FILE, response=wire.TableCard, status=201, refusals=ASKED),
    Route("POST", f"{ONE}/share", share, "Let everybody look back at your finished match",
          wire.Share, response=wire.TableCard, refusals=ASKED),
    Route("POST", f"{ONE}/aside", aside, "Keep a finished table out of your list, or show it again",
          wire.Aside, status=204, refusals=ASKED),
    Route("POST", f"{ONE}/report", report, "Tell the operator about a seat", wire.Report,
          status=204, refusals=ASKED),
)  # fmt: skip
