"""News: what scenarios tell, event by event with all figures, on both carriers.

`news.toml` beside the scenarios of a game names some of them, and all that everybody, or one seat
alone, hears of each. Every kind of event is among it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kogge.core.carrier.record import words
from kogge.core.game import EVERYBODY
from kogge.core.trace import Told
from kogge.core.trials import scenario
from kogge.core.trials.layout import read_line
from kogge.core.trials.scenario import Scenario
from kogge.core.trials.trial import Table
from kogge.games import GAMES, find

HERE = Path(__file__).parent


def news(game: str) -> dict[str, list[str]]:
    """Return what is written down for a game, by scenario."""
    return tomllib.loads((HERE / game / "news.toml").read_text("utf-8"))


def case(game: str, name: str) -> Scenario:
    """Return a scenario."""
    path = HERE / game / "scenarios" / f"{name}.toml"
    return scenario.read(path.read_text("utf-8"), path.name, find)


def heard(it: Scenario, *, flat: bool) -> Iterator[str]:
    """Play a scenario; yield what is told."""
    table = Table(it.game, it.box, it.start, flat=flat)
    for step in it.steps:
        for line in step.get("play", ()):
            table.play(*read_line(it.game, it.names, line, it.place))
            yield from (said(it, event) for event in table.events())


def said(it: Scenario, event: Told) -> str:
    """Return an event as a line: what happened, to whom, its figures, and who alone hears it."""
    figures = it.game.describe_event(event)
    unnamed = event[3 + len(it.game.figures[event.event]) :]
    kind, seat = figures.pop("event"), figures.pop("seat", None)
    line = [*([] if seat is None else [it.names[seat]]), kind]
    line += [f"{name}={value}" for name, value in figures.items()]
    whisper = "" if event.audience == EVERYBODY else f" (to {it.names[event.audience]})"
    assert set(unnamed) <= {0}
    return " ".join(line) + whisper


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_tell_their_news(game: str, flat: bool) -> None:
    written = news(game)

    assert {name: list(heard(case(game, name), flat=flat)) for name in written} == written


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_is_among_the_news(game: str) -> None:
    told = {word for lines in news(game).values() for line in lines for word in line.split()[:2]}

    assert set(words(find(game).events)) <= told
