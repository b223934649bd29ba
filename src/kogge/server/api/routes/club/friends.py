"""Routes of friends: asking, answering, parting, being seen, and inviting them to a table."""

from __future__ import annotations

from kogge import wire

from ...call import Call
from ...route import Route

ALL = "/api/friends"
ONE = f"{ALL}/{{friend}}"


async def circle(call: Call) -> wire.Friends:
    """Return your friends, who asks you, whom you have asked, and whom you keep away."""
    return await call.site.circle.seen(call.known)


async def ask(call: Call) -> wire.Friends:
    """Ask somebody to be friends."""
    _charge(call)
    await call.site.circle.ask(call.known, call.body)
    return await circle(call)


async def accept(call: Call) -> wire.Friends:
    """Say yes."""
    _charge(call)
    await call.site.circle.accept(call.known, call["friend"])
    return await circle(call)


async def decline(call: Call) -> wire.Friends:
    """Say no, without a word."""
    await call.site.circle.decline(call.known, call["friend"])
    return await circle(call)


async def part(call: Call) -> wire.Friends:
    """Part from a friend, take a request back, or keep somebody away no longer."""
    await call.site.circle.remove(call.known, call["friend"])
    return await circle(call)


async def block(call: Call) -> wire.Friends:
    """Keep somebody away."""
    _charge(call)
    await call.site.circle.block(call.known, call.body)
    return await circle(call)


async def show(call: Call) -> wire.Friends:
    """Let friends see that you are here, or no longer."""
    _charge(call)
    await call.site.circle.show(call.known, shown=call.body.shown)
    return await circle(call)


async def invite_friend(call: Call) -> None:
    """Invite a friend to your table."""
    _charge(call)
    await call.site.circle.invite(call.known, call["friend"], call.body.table)


def _charge(call: Call) -> None:
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")


ASKED = (400, 401, 403, 404, 409, 413, 415, 429)
PLAIN = (401, 403, 404, 429)

ROUTES = (
    Route("GET", ALL, circle, "Your friends, and who asks to be one", response=wire.Friends,
          refusals=(401, 429)),
    Route("POST", ALL, ask, "Ask somebody to be friends", wire.Whom, response=wire.Friends,
          refusals=ASKED),
    Route("PATCH", ALL, show, "Let friends see that you are here, or not", wire.Seen,
          response=wire.Friends, refusals=ASKED),
    Route("POST", "/api/blocked", block, "Keep somebody away, without a word", wire.Whom,
          response=wire.Friends, refusals=ASKED),
    Route("POST", f"{ONE}/accept", accept, "Say yes to somebody who asks",
          response=wire.Friends, refusals=PLAIN),
    Route("POST", f"{ONE}/decline", decline, "Say no to somebody who asks, without a word",
          response=wire.Friends, refusals=PLAIN),
    Route("DELETE", ONE, part, "Part from a friend, or take back a request or a block",
          response=wire.Friends, refusals=PLAIN),
    Route("POST", f"{ONE}/invite", invite_friend, "Invite a friend to your table", wire.ToTable,
          status=204, refusals=(*ASKED, 503)),
)  # fmt: skip
