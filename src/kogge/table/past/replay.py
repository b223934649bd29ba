"""A match step by step, and the log of a seat: through the eyes of whoever may look."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kogge import wire
from kogge.core.carrier.codec import describe
from kogge.core.game import EVERYBODY, NOBODY, Game, Position
from kogge.core.match import Match, Step

from .. import views
from ..denied import Denied
from ..happened import Noticed
from ..judging.seats import OVER
from ..table import Table

OPEN = "open"  # eyes that see all


def viewer(table: Table, mine: Sequence[int], eyes: str) -> int:
    """Return the viewer through whose eyes a table is seen: another's only after the end."""
    seat = {OPEN: EVERYBODY, "": mine[0] if mine else NOBODY, "watch": NOBODY}.get(eyes)
    seat = int(eyes) if seat is None else seat
    if seat >= len(table.chairs):
        raise Denied("no-seat", "there is no such seat", status=404)
    if table.state not in OVER and seat not in (*mine, NOBODY):
        raise Denied("not-over", "others' cards are shown when the game is over", status=403)
    return seat


def check_seat(seat: int) -> None:
    """Refuse eyes that see all where only those of one viewer can be had."""
    if seat == EVERYBODY:
        raise Denied("no-seat", "the log is for one seat, or for spectators", status=404)


def steps_of(match: Match, seat: int) -> list[int]:
    """Return how many steps a viewer has seen before each entry, and in all."""
    found, count, earlier = list[int](), 0, Match(match.header)
    for entry in match.entries:
        found.append(count)
        audience = match.game.audience(earlier.position, entry.actor, entry.action)
        earlier.repeat(entry)
        count += EVERYBODY in (audience, seat) or seat == audience or bool(earlier.events(seat))
    return [*found, count]


def entry_before(match: Match, seat: int, step: int) -> int:
    """Return how many entries there were before a step that a viewer has seen."""
    steps = steps_of(match, seat)
    if not 0 <= step <= steps[-1]:
        raise Denied("no-step", "the match has no such moment", status=404)
    return len(steps) - 1 - steps[::-1].index(step)


def log_of(noticed: Sequence[Noticed], game: Game, seat: int) -> wire.Log:
    """Return what a viewer has seen of everything that happened."""
    seen = [views.news(each, game, seat) for each in noticed]
    return wire.Log(news=[news for news in seen if news is not None])


def replayed(match: Match, seat: int, window: wire.Window) -> wire.Replay:
    """Return a part of a match, as a viewer has seen it."""
    steps = list(match.log(seat))
    first, count = window.first, window.count
    part = steps[first : first + count]
    seen = [step.before for step in part]
    if first + count >= len(steps):
        seen.append(match.position if seat == EVERYBODY else match.view(seat))
    return replace(
        shown_with(match, seat, part, seen, first),
        total=len(steps),
        stages=stages(match.game, [*(step.before for step in steps), match.position]),
        turns=turns(steps),
        since=since(steps, seat),
    )


def shown_with(
    match: Match, seat: int, part: Sequence[Step], seen: Sequence[Position], first: int
) -> wire.Replay:
    """Return some steps with the positions around them, as they are sent."""
    return wire.Replay(
        views=[describe(view) for view in seen],
        scores=[views.scores(match, view) for view in seen],
        figures=[match.game.survey(match.box, view, max(seat, 0)) for view in seen],
        steps=[shown(step, match.game) for step in part],
        first=first,
        total=first + len(part),
        unit=unit_of(match.game),
        stages=[],
        turns=[],
    )


def since(steps: Sequence[Step], seat: int) -> int:
    """Return the step after the last that a seat made itself; the first, if it made none."""
    own = (n for n, step in enumerate(steps, 1) if step.done is not None and step.done[0] == seat)
    return max(own, default=0)


def unit_of(game: Game) -> str:
    """Return what the stages of a game are; nothing, if it counts none."""
    return game.stage[0] if game.stage else ""


def stage_of(game: Game, s: Position) -> int:
    """Return the round or year of a position, the first at least; a game may have but one."""
    return max(1, int(getattr(s, game.stage[0]))) if game.stage else 1


def stages(game: Game, positions: Sequence[Position]) -> list[tuple[int, int]]:
    """Return the rounds or years of a match, each with the step before which it begins."""
    found = list[tuple[int, int]]()
    for number, s in enumerate(positions):
        stage = stage_of(game, s)
        if not found or stage > found[-1][0]:
            found.append((stage, number))
    return found


def turns(steps: Sequence[Step]) -> list[int]:
    """Return the steps with which a seat begins to act after another, as far as they were seen."""
    found, last = list[int](), NOBODY
    for number, step in enumerate(steps):
        actor = step.done[0] if step.done is not None else NOBODY
        if actor >= 0 and actor != last:
            found.append(number)
            last = actor
    return found


def shown(step: Step, game: Game) -> wire.Step:
    """Return one step of a replay."""
    events = [game.describe_event(event) for event in step.events]
    if step.done is None:
        return wire.Step(events=events)
    actor, action = step.done
    name = views.catalogue(game, actor).name(action)
    return wire.Step(actor=actor, action=action, name=name, events=events)
