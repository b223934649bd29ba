"""Two servers side by side that one seat may not tell apart, and how they are kept alike.

What the seat may know is the same in both, by the games' own rules; the secrets of the others are
not. Whatever happens in the first world is matched in the second so that it looks the same to
the seat, as long as that is possible.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from worlds import ID, World, told

from kogge import wire
from kogge.core.carrier.lot import Lots
from kogge.core.game import CHANCE, EVERYBODY, NOBODY, Game, Position
from kogge.core.match import Entry, Match
from kogge.core.trace import Trace
from strategies import begin, step

LIVE = wire.Clock(kind="live", minutes=5, increment=3)
LONGEST = 120  # actions before the worlds part
COMMANDS = 14  # after that
PATHS = ("", "/log", "/replay", "/book", "/match.txt", "/match.json", "/verify")  # of a table


# What a seat may know.


def knowledge(match: Match, seat: int) -> tuple[Any, ...]:
    """Return everything that the game lets a seat know: what it sees, and what it has seen."""
    log = [(shown.before.pack(), shown.done, shown.events) for shown in match.log(seat)]
    return match.view(seat).pack(), log


def looks(match: Match, entry: Entry, seat: int) -> tuple[Any, ...]:
    """Return what a seat would see of an entry."""
    after = match.at(len(match.entries))
    audience = match.game.audience(after.position, entry.actor, entry.action)
    seen = (entry.actor, entry.action) if audience in (EVERYBODY, seat) else None
    after.repeat(entry)
    return seen, after.events(seat), after.view(seat).pack()


def possible(match: Match, actor: int) -> list[int]:
    """Return what a seat could do now, or chance bring."""
    if actor == CHANCE:
        weights = match.game.weights(match.box, match.position)
        return [outcome for outcome, weight in enumerate(weights) if weight]
    return match.game.legal_actions(match.box, match.position, actor)


def is_clean(match: Match) -> bool:
    """Return whether a question is put, and no seat has sealed an answer to it yet."""
    together = match.game.together
    return match.mover >= 0 and together(match.position) == together(match.view(NOBODY))


def imagined(game: Game, position: Position, seat: int, key: bytes) -> Position:
    """Return another position that a seat cannot tell from this one."""
    view: Position = game.view(position, seat)
    game.imagine(game.edition.box, view, Lots.of(key))
    assert game.view(view, seat) == game.view(position, seat)
    return view


# Two worlds.


@dataclass
class Twins:
    """Two worlds that one seat cannot tell apart, as long as nothing has set them apart."""

    one: World
    two: World
    seat: int
    luck: Random
    following: bool = False  # whether the first world has begun, and the second follows it

    @property
    def worlds(self) -> tuple[World, World]:
        return self.one, self.two

    @property
    def agree(self) -> bool:
        """Whether the seat may know the same in both worlds."""
        return knowledge(self.one.match, self.seat) == knowledge(self.two.match, self.seat)

    def sequel(self) -> list[Entry]:
        """Return what was played in one world only, after all that looks the same in both."""
        short, long = sorted((self.one.match, self.two.match), key=lambda m: len(m.entries))
        count = len(short.entries)
        alike = knowledge(short, self.seat) == knowledge(long.at(count), self.seat)
        return long.entries[count:] if alike else []

    def compare(self) -> None:
        """Check that the seat received the same."""
        told_one, told_two = (world.ears[self.seat].said for world in self.worlds)
        for first, second in zip(told_one, told_two, strict=False):
            assert first == second
        assert len(told_one) == len(told_two)

    def wait(self, milliseconds: int) -> None:
        for world in self.worlds:
            world.time += milliseconds

    # The same for the eyes of the seat, whatever it is in truth.

    def drawn(self, match: Match, draw: Callable[[Match], int]) -> int:
        """Let chance act: by the seed in the first world, so that it looks alike in the second."""
        first = not self.following or match.header is self.one.match.header
        return draw(match) if first else self.mimic(match, CHANCE)

    def mimic(self, match: Match, actor: int) -> int:
        """Return an outcome for the second world that looks like the one in the first."""
        choices, entries = possible(match, actor), self.one.match.entries
        number = len(match.entries)
        if number < len(entries) and entries[number].actor == actor:
            wanted = looks(self.one.match.at(number), entries[number], self.seat)
            alike = [a for a in choices if looks(match, Entry(actor, a, ""), self.seat) == wanted]
            choices = alike or choices
        return self.luck.choice(choices)

    def mimic_turn(self, seat: int, start: int) -> list[int]:
        """Return actions for the second world that look like those of the first since then."""
        match, actions = self.two.match.at(len(self.two.match.entries)), list[int]()
        for entry in self.one.match.entries[start:]:
            if entry.actor != seat or match.mover != seat:
                break
            actions.append(self.mimic(match, seat))
            match.repeat(Entry(seat, actions[-1], ""))
        return actions

    # Commands.

    def choice(self, world: World, seat: int, most: int) -> list[int]:
        """Return a choice of a seat: whole where it is sealed, else at most ``most`` actions."""
        game, box, view = world.game, world.match.box, world.match.view(seat)
        sealing, question = len(world.table.asked()) > 1, game.together(view)
        actions: list[int] = []
        while game.together(view) == question and (sealing or len(actions) < most):
            legal = game.legal_actions(box, view, seat)
            actions.append(self.luck.choice(legal))
            game.play(box, view, Trace.plain(), seat, actions[-1])
        return actions

    async def command(self) -> int:
        """Let a seat that is asked act in both worlds; return the seat."""
        seat = self.luck.choice(self.one.table.choosing())
        actions = self.choice(self.one, seat, self.luck.randint(1, 4))
        if seat != self.seat and len(self.one.table.asked()) > 1:
            await self.seal(seat, actions)
            return seat
        start = len(self.one.match.entries)
        assert (await self.one.act(seat, actions))["type"] == "done"
        if seat != self.seat:
            actions = self.mimic_turn(seat, start)
        if actions:
            await self.two.act(seat, actions)
        return seat

    async def seal(self, seat: int, actions: list[int]) -> None:
        """Let a seat choose under seal: once in the first world, perhaps twice in the second."""
        if len(self.two.table.choosing()) > 1 and self.luck.random() < 0.5:
            await self.two.act(seat, self.choice(self.two, seat, 1))
        await self.one.act(seat, actions)
        equal = self.luck.random() < 0.75
        answer = await self.two.act(seat, actions) if equal else {"type": "refused"}
        if answer["type"] == "refused":
            await self.two.act(seat, self.choice(self.two, seat, 1))

    async def take_back(self) -> None:
        """Let a seat take back what it can, in both worlds; the others agree if they must."""
        for seat in range(self.one.seats):
            ways = [world.ears[seat].states()[-1]["undo"] for world in self.worlds]
            if ways[0] and ways[0] == ways[1]:
                for world in self.worlds:
                    await world.order(seat, "undo", moment=world.table.moments.get(seat, 0))
                    for other in range(world.seats):
                        await world.order(other, "agree", agreed=True)
                return

    async def noise(self) -> None:
        """Let the others try this and that in the second world only; no one hears of it."""
        for seat in range(self.two.seats):
            if seat != self.seat:
                moment = self.two.table.moments.get(seat, 0)
                actions = [self.luck.randrange(250) for _ in range(3)]
                await self.two.order(seat, "try", moment=moment, actions=actions)
                await self.two.order(seat, "act", moment=moment + 1, actions=[0])

    async def probe(self) -> None:
        """Let the seat ask for what it may not have, and try actions, in both worlds."""
        if self.seat < 0:
            return
        actions = [self.luck.randrange(250) for _ in range(self.luck.randint(1, 3))]
        moment = self.one.table.moments.get(self.seat, 0)
        legal = possible(self.one.match, self.seat)
        sort = self.luck.random() < 0.5
        for world in self.worlds:
            for wish in (actions, legal[:1], legal[-1:]):
                await world.order(self.seat, "try", moment=moment, actions=wish, sort=sort)
            if not set(actions) & set(legal):
                await world.order(self.seat, "act", moment=moment, actions=actions)

    async def channels(self) -> None:
        """Compare all other ways in which the seat can learn something."""
        seen = self.luck.randint(0, 5)
        one, two = [await channels(world, self.seat, seen) for world in self.worlds]
        assert one == two


async def channels(world: World, seat: int, seen: int = 0) -> list[Any]:
    """Return what a person gets who asks everywhere, and comes to the table once more."""
    lists = ("/api/running", "/api/mine", "/api/mine?aside=true")
    asked = [*(f"/api/tables/{ID}{path}" for path in PATHS), *lists]
    answers = [await world.ask(seat, path) for path in asked]
    return [*answers, await world.resume(seat, seen)]


@asynccontextmanager
async def twins_of(game: Game, luck: Random) -> AsyncIterator[Twins]:
    """Begin two worlds somewhere in a game, for a seat or for spectators."""
    match = reached(game, luck)
    seats = len(match.header.seats)
    seat = luck.choice([*range(seats), NOBODY])
    other = imagined(game, match.position, seat, luck.randbytes(4))
    undo = luck.choice(["free", "consent"])
    one, two = (
        World(game, seats, origin=told(position), clock=LIVE, undo=undo)
        for position in (match.position, other)
    )
    twins, draw = Twins(one, two, seat, luck), Match.drawn
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "drawn", lambda match: twins.drawn(match, draw))
        await one.open()
        twins.following = True
        await two.open()
        try:
            yield twins
        finally:
            for world in twins.worlds:
                await world.close()


def reached(game: Game, luck: Random) -> Match:
    """Return a match at a question that no seat has answered yet."""
    while True:
        match = begin(game, luck.choice(game.seats), luck.randrange(10**6))
        left = luck.randint(0, LONGEST)
        while not match.over and (left > 0 or not is_clean(match)):
            step(match, luck.randrange(10**6))
            left -= 1
        if not match.over:
            return match


async def live_through(twins: Twins) -> int:
    """Let both worlds go on until something sets them apart; return how long that took."""
    twins.compare()
    for number in range(COMMANDS):
        if not twins.one.table.choosing():
            return number
        twins.wait(twins.luck.randint(0, 5000))
        await twins.probe()
        await twins.noise()
        twins.compare()
        seat = await twins.command()
        # What is forced after a seat's own command is played with it; there the worlds may part.
        # Nothing else may come by itself in one of them.
        assert {entry.actor for entry in twins.sequel()[:1]} <= {seat}
        if not twins.agree:
            return number
        twins.compare()
        if twins.luck.random() < 0.2:
            await twins.take_back()
            if not twins.agree:
                return number
            twins.compare()
        await twins.channels()
        twins.compare()
    return COMMANDS
