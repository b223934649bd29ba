"""Bots of a server take over game by game while their libraries are built."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import pytest
from worlds import World

from kogge.ahead import building
from kogge.bots.bot import COMPILED
from kogge.cli.commands.site import serve
from kogge.core.compiled import library
from kogge.games import GAMES, find
from kogge.server.live import thinking


@dataclass
class Building:
    """A stand-in for building: it completes one of its games at each look, and then is over."""

    todo: list[str]
    done: list[str] = field(default_factory=list)
    closed: bool = False

    @property
    def is_over(self) -> bool:
        if self.todo:
            self.done.append(self.todo.pop(0))
        return not self.todo

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize("count", range(len(GAMES) + 1))
def test_what_is_built_takes_over_and_what_is_not_keeps_waiting(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    works = Building(list(GAMES)[:count])
    monkeypatch.setattr(thinking, "building", lambda _: works)
    monkeypatch.setattr(thinking, "is_there", lambda name: name in works.done)
    monkeypatch.setattr(thinking, "first_move", lambda _: None)
    monkeypatch.setattr(thinking, "LOOKING", 0)

    async def story() -> dict[str, list[str]]:
        world = await World(find("visby"), 2).open()
        try:
            bots = world.site.bots
            bots.warm_up()
            assert bots.warming is not None
            await bots.warming
            return {game: bots.waiting(game) for game in GAMES}
        finally:
            await world.close()

    waiting = asyncio.run(story())

    assert waiting == {game: sorted(COMPILED) * (game not in works.done) for game in GAMES}
    assert len(works.done) == count
    assert works.closed


@pytest.mark.parametrize(("lacking", "tools"), [(True, True), (True, False), (False, False)])
def test_a_server_says_if_its_bots_will_never_be_ready(
    monkeypatch: pytest.MonkeyPatch, lacking: bool, tools: bool
) -> None:
    monkeypatch.setattr(building, "missing", lambda games: [*games] if lacking else [])
    monkeypatch.setattr(library, "can_build", lambda: tools)

    assert serve.never_warm() == (lacking and not tools)
