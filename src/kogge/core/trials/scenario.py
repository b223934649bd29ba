"""Scenarios: rule tests as texts that a player can check. See ``docs/scenarios.md``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..carrier.record import Record, word, words
from ..edition import parse
from ..error import Broken
from ..game import CHANCE, NOBODY, NONE, Game
from ..notation import FindGame
from .layout import Difference, box_of, differ, holds, known, lay_out, of, read_line, seat_names
from .layout import seat as seat_of
from .trial import Table

__all__ = ["Difference", "Scenario", "read"]

KEYS = ("game", "title", "cites", "seats", "options", "position", "edition", "step")
KINDS: dict[str, type] = {  # of what a step says
    "play": list,
    "then": dict,
    "mover": str,
    "asked": list,
    "legal": dict,
    "refused": list,
    "score": list,
    "places": list,
}


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario that has been read but not run."""

    place: str
    game: Game
    title: str
    cites: tuple[str, ...]
    names: tuple[str, ...]
    box: Record
    start: Any
    steps: tuple[Mapping[str, Any], ...]

    def run(self, *, flat: bool = False) -> None:
        """Play the steps on a carrier; raise at the first difference."""
        table = Table(self.game, self.box, self.start, flat=flat)
        for number, step in enumerate(self.steps, start=1):
            place = f"{self.place}: step {number}"
            for line in step.get("play", ()):
                _act(self, table, line, place)
            for key, check in CHECKS.items():
                if key in step:
                    check(self, table, step[key], f"{place}: {key}")

    def seat(self, name: object, place: str) -> int:
        """Return the seat of that name."""
        return seat_of(self.names, name, place)


def read(content: str, place: str, find: FindGame) -> Scenario:
    """Read a scenario file."""
    try:
        return _read(parse(content, ""), place, find)
    except Broken as error:
        raise error.at(place) from error


def _read(data: dict[str, Any], place: str, find: FindGame) -> Scenario:
    known(data, KEYS, "")
    game = find(of(data, "game", str, ""))
    names = seat_names(data.get("seats", game.seats[0]), game)
    options = {name: str(value) for name, value in of(data, "options", dict, "", {}).items()}
    numbers = game.read_options(options, len(names))
    box = box_of(game, of(data, "edition", dict, "", {}))
    start = lay_out(game, box, names, numbers, of(data, "position", dict, "", {}))
    steps = of(data, "step", list, "")
    for number, step in enumerate(steps, start=1):
        _check_step(step, f"step {number}")
    title, cites = of(data, "title", str, ""), tuple(map(str, of(data, "cites", list, "")))
    return Scenario(place, game, title, cites, names, box, start, tuple(steps))


def _check_step(step: object, place: str) -> None:
    """Check that a step has the form it should, before anything is played."""
    if not isinstance(step, dict):
        raise Broken(place, "{data} does not fit", "a table of named values", data=repr(step))
    known(step, tuple(KINDS), place)
    for key, value in step.items():
        if not isinstance(value, KINDS[key]):
            raise Broken(place, "'{name}' is missing or of the wrong kind", name=key)
    for item in step.get("refused", ()):
        if not isinstance(item, list) or len(item) != 3:
            expected = "seat, action and reason"
            raise Broken(f"{place}: refused", "{data} does not fit", expected, data=repr(item))


def _act(scenario: Scenario, table: Table, line: object, place: str) -> None:
    """Play one line such as 'Anna: play knight'."""
    game, here = scenario.game, f"{place}: '{line}'"
    actor, action = read_line(game, scenario.names, line, place)
    if actor == CHANCE:
        allowed = table.mover() == CHANCE and table.weights()[action] > 0
        reason = "" if allowed else "it cannot happen now"
    else:
        refused = table.refusal(actor, action)
        reason = "" if refused == NONE else word(game.reasons(refused))
    if reason:
        raise Broken(here, "is refused: {reason}", reason=reason)
    if actor != table.mover():
        raise Broken(here, "is out of turn", "{name}", name=_who(scenario, table.mover()))
    table.play(actor, action)


def _who(scenario: Scenario, mover: int) -> str:
    return {CHANCE: "chance", NOBODY: "nobody"}.get(mover) or scenario.names[mover]


def _check_then(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    holds(table.position, wanted, place)


def _check_mover(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    differ(_who(scenario, table.mover()), wanted, place)


def _check_asked(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    seats = table.together()
    differ([name for seat, name in enumerate(scenario.names) if seats >> seat & 1], wanted, place)


def _check_legal(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    for name, actions in wanted.items():
        legal = table.legal(scenario.seat(name, place))
        differ([scenario.game.actions.name(action) for action in legal], actions, f"{place}.{name}")


def _check_refused(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    for name, action, reason in wanted:
        seat, number = scenario.seat(name, place), _number(scenario, str(action), place)
        found = word(scenario.game.reasons(table.refusal(seat, number)))
        differ(found, reason, f"{place}: {name}: {action}")


def _number(scenario: Scenario, action: str, place: str) -> int:
    try:
        return scenario.game.actions.number(action)
    except Broken as error:
        raise error.at(place) from error


def _check_score(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    lines = words(scenario.game.lines)
    sheets = [
        dict(zip(lines, table.tally(seat), strict=True)) for seat in range(len(scenario.names))
    ]
    differ(sheets, wanted, place)


def _check_places(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    differ(table.places(), wanted, place)


CHECKS = {
    "then": _check_then,
    "mover": _check_mover,
    "asked": _check_asked,
    "legal": _check_legal,
    "refused": _check_refused,
    "score": _check_score,
    "places": _check_places,
}
