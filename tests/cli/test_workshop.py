"""Playing from source: a game begins at once, and levels take over when their library is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from kogge.bots.bot import make
from kogge.cli.terminal import hint as hints
from kogge.cli.terminal import session as sessions
from kogge.cli.terminal import workshop as workshops
from kogge.cli.terminal.save import Save
from kogge.cli.terminal.screen import Screen
from kogge.cli.terminal.session import Session
from kogge.core.chance import Seed
from kogge.core.header import Seat
from kogge.core.match import Match
from kogge.games import find
from kogge.speech.speech import Speech

WAITING = "is not ready yet; until then a simple bot plays for this seat."
READY = "is ready now, and takes over."


@dataclass
class Building:
    """A stand-in for building: what is asked of it, and what has come of it."""

    begun: list[str] = field(default_factory=list)  # the games that were to be built
    is_there: bool = False
    is_over: bool = False
    closed: int = 0
    bots: list[str] = field(default_factory=list)  # the bots that were asked, in their order

    def begin(self, games: list[str]) -> Building:
        self.begun += games
        return self

    def close(self) -> None:
        self.closed += 1

    def done(self) -> str:
        """Be done, while somebody is about to type."""
        self.is_there = self.is_over = True
        return "1"

    def failed(self) -> str:
        self.is_over = True
        return "1"


@pytest.fixture
def building(monkeypatch: pytest.MonkeyPatch, home: Path) -> Building:
    """Let nothing be compiled: neither by a workshop, nor by the bots that are asked."""
    found = Building()

    def asked(name: str, *about: object) -> object:
        found.bots.append(name)
        return make("greedy", *about)  # type: ignore[arg-type]

    monkeypatch.setattr(workshops, "building", found.begin)
    monkeypatch.setattr(workshops, "missing", lambda games: [] if found.is_there else games)
    monkeypatch.setattr(workshops, "can_build", lambda: True)
    monkeypatch.setattr(workshops, "is_checked", lambda: False)
    monkeypatch.setattr(sessions, "make", asked)
    return found


Line = str | Callable[[], str]  # what is typed
Play = Callable[..., str]


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play some lines at a keyboard, and return what the screen shows."""

    def play(*lines: Line, bots: tuple[str, ...] = ("craftsman",), language: str = "en") -> str:
        rest = iter(lines)

        def typed(_: str) -> str:
            line = next(rest, "quit")
            return line if isinstance(line, str) else line()

        monkeypatch.setattr(sessions, "typed", typed)
        seats = [Seat("Anna"), *(Seat(bot.capitalize(), bot) for bot in bots)]
        match = Match.begin(find("visby"), seats, Seed.of_number(3))
        session = Session(
            Speech(language), Screen(plain=True, width=100), Save.begin(match, {0}, None),
            quiet=False,
        )  # fmt: skip
        assert not session.run()
        return capsys.readouterr().out

    return play


def test_a_level_takes_over_at_its_next_turn(building: Building, playing: Play) -> None:
    shown = playing("1", building.done)

    assert building.begun == ["visby"]
    assert building.bots == ["greedy", "craftsman"]
    assert shown.count(f"Craftsman {WAITING}") == shown.count(f"Craftsman {READY}") == 1
    assert shown.index(WAITING) < shown.index("round 1") < shown.index(READY)
    assert building.closed == 1


def test_several_levels_are_told_in_one_line_and_in_german(
    building: Building, playing: Play
) -> None:
    bots = ("craftsman", "greedy", "alderman")
    shown = playing("1", building.done, bots=bots, language="de")

    names = "Craftsman, Alderman"
    assert f"{names} sind noch nicht so weit; bis dahin spielt für sie jeweils ein" in shown
    assert shown.count(f"{names} sind jetzt so weit und übernehmen.") == 1
    assert building.bots[:6] == ["greedy", "greedy", "greedy", "craftsman", "greedy", "alderman"]


def test_whoever_leaves_ends_the_building(building: Building, playing: Play) -> None:
    shown = playing("quit")

    assert WAITING in shown
    assert building.closed == 1


def test_if_it_cannot_be_built_the_level_plays_as_well_as_it_can(
    building: Building, playing: Play
) -> None:
    shown = playing("1", building.failed)

    assert building.bots == ["greedy", "craftsman"]
    assert READY not in shown


def test_a_library_that_is_there_is_not_built(building: Building, playing: Play) -> None:
    building.done()
    shown = playing("1")

    assert building.begun == []
    assert building.bots == ["craftsman"]
    assert WAITING not in shown


def test_without_a_compiler_nobody_waits(
    building: Building, playing: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshops, "can_build", lambda: False)
    shown = playing("1")

    assert building.begun == []
    assert building.bots == ["craftsman"]
    assert WAITING not in shown


def test_nothing_is_built_for_bots_that_need_nothing(building: Building, playing: Play) -> None:
    playing("1", bots=("greedy",))

    assert building.begun == []


def test_a_hint_has_it_built_and_a_simple_bot_advises_meanwhile(
    building: Building, playing: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    advisers: list[str] = []
    monkeypatch.setattr(sessions, "hint", lambda _, __, name: advisers.append(name))
    monkeypatch.setattr(hints, "can_compile", lambda _: True)
    shown = playing("hint", building.done, "hint", bots=("greedy",))

    assert building.begun == ["visby"]
    assert advisers == ["greedy", "alderman"]
    assert shown.count("The Alderman is not ready yet; until then a simple bot advises.") == 1


def test_bots_among_themselves_are_waited_for(building: Building) -> None:
    seats = [Seat("Anna", "craftsman"), Seat("Berta", "greedy")]
    match = Match.begin(find("visby"), seats, Seed.of_number(3))
    session = Session(Speech("en"), Screen(plain=True), Save.begin(match, set(), None), quiet=True)

    assert session.run()
    assert building.begun == []
    assert set(building.bots) == {"craftsman", "greedy"}
