"""Routes of standing: profiles, the ladder of a game, and its statistics."""

from __future__ import annotations

from kogge import wire
from kogge.table.opening.setups import found

from ...standing import almanac, profile
from ...store.standing import profiles
from ..call import Call
from ..route import Route


async def my_profile(call: Call) -> wire.Profile:
    """Return the person's own profile."""
    return await profile.mine(call.site.store, call.known, call.language)


async def seclude(call: Call) -> None:
    """Keep the profile to oneself, or show it again."""
    call.site.buckets.take(call.site.settings.limits.making, f"making {call.known.id}")
    await profiles.seclude(call.site.store, call.known.id, private=call.body.private)


async def shown_profile(call: Call) -> wire.Profile:
    """Return somebody's profile, as far as it is public."""
    return await profile.shown(call.site.store, call["name"][:100], call.person, call.language)


async def ladder(call: Call) -> wire.RankedList:
    """Return the ladder of a game."""
    return await profile.ladder(call.site.store, found(call["game"]).name, call.person)


async def statistics(call: Call) -> wire.Statistics:
    """Return what finished matches say of a game."""
    game = found(call["game"])
    if call.query.of == "bots":
        return almanac.of_bots(game, call.language)
    return await call.site.almanac.of(game, call.language)


ROUTES = (
    Route("GET", "/api/me/profile", my_profile, "How you play", response=wire.Profile,
          refusals=(401, 429)),
    Route("PATCH", "/api/me/profile", seclude, "Keep your profile to yourself, or show it",
          wire.Seclusion, status=204, refusals=(400, 401, 403, 413, 415, 429)),
    Route("GET", "/api/people/{name}", shown_profile, "How somebody plays, if they let it be seen",
          response=wire.Profile, refusals=(400, 401, 404, 429), secure=False),
    Route("GET", "/api/games/{game}/ladder", ladder, "The strongest of a game, and the guild",
          response=wire.RankedList, refusals=(401, 404, 429), secure=False),
    Route("GET", "/api/games/{game}/statistics", statistics, "What finished matches say of a game",
          query=wire.StatisticsWanted, response=wire.Statistics,
          refusals=(400, 401, 404, 429, 503), secure=False),
)  # fmt: skip
