"""Routes that look back: the log, the replay, the match as a file, and whether it is sound."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from kogge import wire
from kogge.core import notation
from kogge.core.carrier.codec import describe
from kogge.core.edition import Edition
from kogge.core.error import KoggeError
from kogge.core.game import EVERYBODY, NOBODY, Game
from kogge.core.match import Match
from kogge.core.match import Step as Seen
from kogge.games import find
from kogge.table import views
from kogge.table.denied import Denied
from kogge.table.editions import edition_of
from kogge.table.happened import Noticed
from kogge.table.refusals import voice
from kogge.table.table import Table

from ...store import shelf
from ..call import Call
from ..route import Route

ONE = "/api/tables/{table}"
OPEN = "open"
T = TypeVar("T")


async def watched(call: Call, eyes: str, *, past: bool = True) -> tuple[Table, int]:
    """Return a table and the viewer through whose eyes it is seen: another's only after the end."""
    secret = call.query.invitation
    live = await call.site.lobby.watched(call.person, call["table"], secret, past=past)
    table = live.table
    mine = table.seats_of(call.person.id) if call.person is not None else []
    seat = {OPEN: EVERYBODY, "": mine[0] if mine else NOBODY, "watch": NOBODY}.get(eyes)
    seat = int(eyes) if seat is None else seat
    if seat >= len(table.chairs):
        raise Denied("no-seat", "there is no such seat", status=404)
    if table.state not in ("over", "closed") and seat not in (*mine, NOBODY):
        raise Denied("not-over", "others' cards are shown when the game is over", status=403)
    return table, seat


async def log(call: Call) -> wire.Log:
    """Return everything that a seat has seen happen."""
    table, seat = await watched(call, call.query.eyes, past=False)  # words were said in private
    if seat == EVERYBODY:
        raise Denied("no-seat", "the log is for one seat, or for spectators", status=404)
    _, noticed = await shelf.history(call.site.store, call.site.house.bench, table.id)
    return await apart(call, lambda: log_of(noticed, table.game, seat))


def log_of(noticed: list[Noticed], game: Game, seat: int) -> wire.Log:
    """Return what a viewer has seen of everything that happened."""
    seen = [views.news(each, game, seat) for each in noticed]
    return wire.Log(news=[news for news in seen if news is not None])


async def replay(call: Call) -> wire.Replay:
    """Return a match step by step, as a viewer has seen it."""
    table, seat = await watched(call, call.query.eyes)
    return await apart(call, lambda: replayed(table.playing, seat, call.query))


async def apart(call: Call, work: Callable[[], T]) -> T:
    """Do long work off the event loop, one piece after another, so that no table waits for it."""
    async with call.site.house.looking:
        return await asyncio.to_thread(work)


def replayed(match: Match, seat: int, window: wire.Window) -> wire.Replay:
    """Return a part of a match, as a viewer has seen it."""
    steps = list(match.log(seat))
    first, count = window.first, window.count
    part = steps[first : first + count]
    seen = [step.before for step in part]
    if first + count >= len(steps):
        seen.append(match.position if seat == EVERYBODY else match.view(seat))
    return wire.Replay(
        views=[describe(view) for view in seen],
        scores=[views.scores(match, view) for view in seen],
        figures=[match.game.survey(match.box, view, max(seat, 0)) for view in seen],
        steps=[shown(step, match.game) for step in part],
        first=first,
        total=len(steps),
    )


def shown(step: Seen, game: Game) -> wire.Step:
    """Return one step of a replay."""
    events = [game.describe_event(event) for event in step.events]
    if step.done is None:
        return wire.Step(events=events)
    actor, action = step.done
    name = views.catalogue(game, actor).name(action)
    return wire.Step(actor=actor, action=action, name=name, events=events)


async def finished(call: Call) -> Match:
    """Return a match that has ended, which everyone who saw it may read whole."""
    table, _ = await watched(call, OPEN)
    return table.playing


async def match_text(call: Call) -> bytes:
    """Return a finished match as text."""
    match = await finished(call)
    return await apart(call, lambda: notation.text(match).encode())


async def match_json(call: Call) -> bytes:
    """Return a finished match as JSON."""
    match = await finished(call)
    return await apart(call, lambda: notation.as_json(match).encode())


class Verdict(wire.Outgoing, frozen=True):
    """Whether a finished match is what it claims to be."""

    sound: bool
    sentence: str
    commitment: str
    seed: str | None


async def verify(call: Call) -> Verdict:
    """Read a finished match again, and check everything it claims."""
    match = await finished(call)
    live = await call.site.house.memory.live(call["table"])
    edition = edition_of(live.table.setup)
    sound, sentence = True, ""
    try:
        await apart(call, lambda: reread(match, edition))
    except KoggeError as error:
        sound, sentence = False, error.sentence(voice(call.language).translated)
    seed = str(match.seed) if match.seed is not None else None
    return Verdict(sound=sound, sentence=sentence, commitment=match.header.commitment, seed=seed)


def reread(match: Match, edition: Edition) -> None:
    """Read a match from its text, which checks everything."""
    notation.read(notation.text(match), "match", find, lambda _game, _digest: edition)


REFUSALS = (400, 401, 403, 404, 409, 429)

ROUTES = (
    Route("GET", f"{ONE}/log", log, "All that a seat has seen happen", query=wire.Eyes,
          response=wire.Log, refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/replay", replay, "The match step by step, with the eyes of a seat",
          query=wire.Window, response=wire.Replay, refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/match.txt", match_text, "A finished match as text", query=wire.Invited,
          response=str, media="text/plain; charset=utf-8", refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/match.json", match_json, "A finished match as JSON", query=wire.Invited,
          response=dict[str, Any], refusals=REFUSALS, secure=False),
    Route("GET", f"{ONE}/verify", verify, "Whether a finished match is what it claims to be",
          query=wire.Invited, response=Verdict, refusals=REFUSALS, secure=False),
)  # fmt: skip
