"""Steps: after each event a page can show exactly what its seat's view of that moment holds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from twins import possible
from worlds import World, run, taken_back

from kogge import wire
from kogge.core.carrier.codec import describe
from kogge.core.game import EVERYBODY, Game, Position
from kogge.core.match import Match
from kogge.core.trace import Trace
from kogge.games import GAMES
from kogge.table import views
from kogge.table.telling import steps
from soaking import SOAK

GAMES_AND_SEATS = [(game, seats) for game in GAMES.values() for seats in (game.seats[0], 4)]
Shown = dict[str, Any]  # what a page draws: view, scores and figures


class Enough(Exception):
    """As many events were told as were wanted."""


class Interrupted(Trace):
    """A trace that stops the rules when a number of events has been told."""

    most = 0
    count = 0

    @property
    def used(self) -> int:
        return self.count

    @used.setter
    def used(self, count: int) -> None:
        self.count = count
        if count == self.most:
            raise Enough


def interrupted(match: Match, actor: int, action: int, events: int) -> Position:
    """Return a position just after so many events of an action."""
    position, trace = match.position.copy(), Interrupted()
    trace.line, trace.most = Trace.plain().line, events
    with pytest.raises(Enough):
        match.game.play(match.box, position, trace, actor, action)
    return position


def shown(match: Match, position: Position, seat: int) -> Shown:
    """Return what a seat sees of a position."""
    view = match.game.view(position, seat)
    figures = match.game.survey(match.box, view, seat)
    data = {"view": describe(view), "scores": views.scores(match, view), "figures": figures}
    return json.loads(wire.encode(data))  # type: ignore[no-any-return]


def fresh_copy(match: Match) -> Match:
    """Return a match to continue, with a trace of its own."""
    copy = match.copy()
    copy.trace = Trace.plain()
    return copy


def expected(before: Match, after: Match, seat: int) -> Iterator[Shown]:
    """Yield what a seat sees after each event that it is told of what was played."""
    past = fresh_copy(before)
    for entry in after.entries[len(before.entries) :]:
        start = past.copy()
        past.repeat(entry)
        told = [line[0] for line in past.trace.line[: past.trace.used]]
        for number, who in enumerate(told, start=1):
            if who in (EVERYBODY, seat):
                last = number == len(told)
                at = interrupted(start, entry.actor, entry.action, number)
                yield shown(past, past.position if last else at, seat)


def amended(before: Shown, change: Shown) -> Shown:
    """Return what a page shows after a change, as the page does it."""
    figures = {**before["figures"], **change.get("figures", {})}
    return {
        "view": {**before["view"], **change.get("view", {})},
        "scores": change.get("scores") or before["scores"],
        "figures": {k: v for k, v in figures.items() if k not in change.get("without", [])},
    }


def seen_in(update: Any, before: Shown) -> list[Shown]:
    """Return all that a page shows one after another for an update."""
    now, all_shown = before, []
    for change in update.get("after", []):
        now = amended(now, change)
        all_shown.append(now)
    return [*all_shown, {name: update["state"][name] for name in before}]


def updates(world: World, seat: int, start: int = 0) -> list[Any]:
    """Return the updates that a seat was sent, from some message on."""
    told = [json.loads(text) for text in world.ears[seat].said[start:]]
    return [each for each in told if each["type"] == "update" and each["state"]]


async def check_move(world: World, luck: Random) -> None:
    """Let a seat act; check all that any viewer is shown of it."""
    before = fresh_copy(world.match)
    start = {seat: len(world.ears[seat].said) for seat in world.onlookers}
    earlier = {seat: updates(world, seat)[-1]["state"] for seat in world.onlookers}
    seat = luck.choice(world.table.choosing())
    await world.act(seat, [luck.choice(possible(world.match, seat))])
    for viewer in world.onlookers:
        fresh = [each for each in updates(world, viewer, start[viewer]) if each["news"]]
        for update in fresh:
            state = {name: earlier[viewer][name] for name in ("view", "scores", "figures")}
            wanted = [*expected(before, world.match, viewer)][:-1]
            present = shown(world.match, world.match.position, viewer)
            assert seen_in(update, state) == [*wanted, present], "the last step is the present"


@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=str)
@pytest.mark.parametrize("number", range(30 if SOAK else 1))
def test_after_each_event_a_page_shows_what_its_view_of_that_moment_holds(
    game: Game, seats: int, number: int
) -> None:
    async def test() -> None:
        world, luck = await World(game, seats).open(number), Random(number)  # noqa: S311
        for _ in range(400 if SOAK else 40):
            if world.table.choosing():
                await check_move(world, luck)
        await world.close()

    run(test())


# Who gets them.


def test_a_program_that_does_not_ask_for_steps_is_not_told_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        world = await World(GAMES["haithabu"], 2).open()
        live = world.site.house.memory.tables["table"]
        for listener in live.broadcast.listeners:
            listener.steps = False
        monkeypatch.setattr(steps, "scenes", None)  # nothing is played again for them
        await world.act(world.table.choosing()[0], possible(world.match, world.match.mover)[:1])
        said = [text for ear in world.ears.values() for text in ear.said]
        assert not [text for text in said if '"after"' in text]
        await world.close()

    run(test())


def test_whoever_comes_or_takes_back_lands_in_the_present() -> None:
    async def test() -> None:
        world = await World(GAMES["haithabu"], 2).open()
        seat = world.table.choosing()[0]
        await world.act(seat, possible(world.match, seat)[:1])
        assert not [text for text in await world.resume(seat, 0) if '"after"' in text]
        start = len(world.ears[seat].said)
        if world.ears[seat].states()[-1]["undo"]:
            await taken_back(world, seat)
        assert not [text for text in world.ears[seat].said[start:] if '"after"' in text]
        await world.close()

    run(test())


def test_too_much_at_once_is_not_told_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "MOST", 0)

    async def test() -> None:
        world = await World(GAMES["haithabu"], 2).open()
        await world.act(world.table.choosing()[0], possible(world.match, world.match.mover)[:1])
        said = [text for ear in world.ears.values() for text in ear.said]
        assert not [text for text in said if '"after"' in text]
        await world.close()

    run(test())
