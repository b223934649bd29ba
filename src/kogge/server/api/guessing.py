"""Guessing passwords: slow for a guesser, but not for the owner.

An address may be wrong a few times, and then waits longer and longer. Many addresses together may
be wrong about one name a little more often. A browser in which an account was open before is known
by a cookie of its own: it is counted separately, so that others' guesses do not keep its owner out.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kogge.table.denied import Denied

from ..store.people import digest, handle
from .call import Call

log = logging.getLogger("kogge.login")  # fail2ban reads these lines: see kit/fail2ban


@asynccontextmanager
async def slowly(call: Call, *, name: str = "", known: str = "") -> AsyncIterator[None]:
    """Wait for a turn to prove an identity; a caller that succeeds has not guessed.

    ``known`` is what a browser is known by; other guesses at a ``name`` are counted together.
    """
    limits, buckets = call.site.settings.limits, call.site.buckets
    turns = [(limits.passwords, f"password by {digest(known) if known else call.address}")]
    if name and not known:
        turns.append((limits.guesses, f"password of {handle(name)}"))
    for rate, bucket in turns:
        await buckets.wait(rate, bucket)
    try:
        yield
    except Denied as denied:
        if denied.reason == "wrong" and call.site.settings.log_logins:
            client = call.request.scope.get("client") or ("unknown", 0)
            log.info("login failed", extra={"address": client[0]})
        raise
    for rate, bucket in turns:
        buckets.give_back(rate, bucket)


def slot(name: str) -> str:
    """Return the name of the cookie by which a browser is known to an account."""
    return f"kogge-{digest(handle(name))[:12]}"
