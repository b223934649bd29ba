"""Scenarios: rule tests as texts that a player can check. See ``docs/scenarios.md``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..carrier.codec import amend, describe
from ..carrier.record import Record, word, words
from ..edition import amend_edition, parse
from ..error import Broken
from ..game import CHANCE, NOBODY, NONE, Game
from ..header import NAMES, Seat, check_names
from ..notation import FindGame
from .trial import Table

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
        if name not in self.names:
            figures = {"name": name, "names": ", ".join(self.names)}
            raise Broken(place, "nobody is called '{name}'", "{names}", **figures)
        return self.names.index(str(name))


def read(content: str, place: str, find: FindGame) -> Scenario:
    """Read a scenario file."""
    try:
        return _read(parse(content, ""), place, find)
    except Broken as error:
        raise error.at(place) from error


def _read(data: dict[str, Any], place: str, find: FindGame) -> Scenario:
    _known(data, KEYS, "")
    game = find(_of(data, "game", str, ""))
    names = _names(data.get("seats", game.seats[0]), game)
    options = {name: str(value) for name, value in _of(data, "options", dict, "", {}).items()}
    numbers = game.read_options(options, len(names))
    box = _box(game, _of(data, "edition", dict, "", {}))
    start = game.start(box, len(names), numbers)
    changes = _of(data, "position", dict, "", {})
    if fixed := changes.keys() & {"seats", "viewer"}:
        raise Broken("position", "'{name}' cannot be changed", name=min(fixed))
    _lay_out(game, box, start, changes)
    if game.mover(start) >= 0 and not game.legal_actions(box, start, game.mover(start)):
        raise Broken("position", "{name} can do nothing", name=names[game.mover(start)])
    steps = _of(data, "step", list, "")
    for number, step in enumerate(steps, start=1):
        _check_step(step, f"step {number}")
    title, cites = _of(data, "title", str, ""), tuple(map(str, _of(data, "cites", list, "")))
    return Scenario(place, game, title, cites, names, box, start, tuple(steps))


def _box(game: Game, values: dict[str, Any]) -> Record:
    """Return the game's own box with other values, checked as an edition file is."""
    tables = (
        f'[{_toml(name)}]\nvalue = {_toml(value)}\nprovenance = "inferred"\n'
        for name, value in values.items()
    )
    text = f"game = {_toml(game.name)}\ntitle = {_toml('scenario')}\n" + "".join(tables)
    return amend_edition(game.edition, text, "edition", game.finish).box


def _toml(value: Any) -> str:
    """Return a value as TOML, which writes tables in a way of its own, and all else like JSON.

    >>> _toml({"bank": {"danzig": 12}, "order": [1, 2]})
    '{"bank" = {"danzig" = 12}, "order" = [1, 2]}'
    """
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_toml(name)} = {_toml(item)}' for name, item in value.items())}}}"
    return json.dumps(value, default=str, ensure_ascii=False)


def _lay_out(game: Game, box: Record, start: Any, changes: dict[str, Any]) -> None:
    """Change a fresh position; what follows from the changes may be stated too, but must fit."""
    amend(start, changes, "position")
    try:
        game.complete(box, start)
    except Broken as error:
        raise error.at("position") from error
    _differ(describe(start), _told_fully(changes, start, "position"), "position")


def _names(seats: object, game: Game) -> tuple[str, ...]:
    """Read a number of seats, or their names."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        return NAMES[: game.check_seats(seats)]
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        expected = "a number or a list of names"
        raise Broken("seats", "{data} does not fit", expected, data=repr(seats))
    check_names([Seat(name) for name in seats])
    game.check_seats(len(seats))
    return tuple(seats)


def _check_step(step: object, place: str) -> None:
    """Check that a step has the form it should, before anything is played."""
    if not isinstance(step, dict):
        raise Broken(place, "{data} does not fit", "a table of named values", data=repr(step))
    _known(step, tuple(KINDS), place)
    for key, value in step.items():
        if not isinstance(value, KINDS[key]):
            raise Broken(place, "'{name}' is missing or of the wrong kind", name=key)
    for item in step.get("refused", ()):
        if not isinstance(item, list) or len(item) != 3:
            expected = "seat, action and reason"
            raise Broken(f"{place}: refused", "{data} does not fit", expected, data=repr(item))


def _known(data: Mapping[str, Any], keys: tuple[str, ...], place: str) -> None:
    for key in data:
        if key not in keys:
            names = ", ".join(keys)
            raise Broken(place, "there is no field '{name}'", "{names}", name=key, names=names)


def _of(data: Mapping[str, Any], key: str, kind: type, place: str, default: Any = None) -> Any:
    value = data.get(key, default)
    if not isinstance(value, kind):
        raise Broken(place, "'{name}' is missing or of the wrong kind", name=key)
    return value


def _act(scenario: Scenario, table: Table, line: object, place: str) -> None:
    """Play one line such as 'Anna: play knight'."""
    who, colon, name = str(line).partition(": ")
    if not colon:
        raise Broken(place, "{data} does not fit", "'NAME: ACTION'", data=repr(line))
    game, here = scenario.game, f"{place}: '{line}'"
    try:
        if who == "chance":
            actor, action = CHANCE, game.outcomes.number(name)
            allowed = table.mover() == CHANCE and table.weights()[action] > 0
            reason = "" if allowed else "it cannot happen now"
        else:
            actor, action = scenario.seat(who, ""), game.actions.number(name)
            reason = word(game.reasons(table.refusal(actor, action)))
            reason = "" if reason == word(game.reasons(NONE)) else reason
    except Broken as error:
        raise error.at(here) from error
    if reason:
        raise Broken(here, "is refused: {reason}", reason=reason)
    if actor != table.mover():
        raise Broken(here, "is out of turn", "{name}", name=_who(scenario, table.mover()))
    table.play(actor, action)


def _who(scenario: Scenario, mover: int) -> str:
    return {CHANCE: "chance", NOBODY: "nobody"}.get(mover) or scenario.names[mover]


def _differ(found: object, wanted: object, place: str) -> None:
    """Raise at the first difference; in a table, only the named values are compared."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, value in wanted.items():
            if key not in found:
                figures = {"name": key, "names": ", ".join(found)}
                raise Broken(place, "there is no field '{name}'", "{names}", **figures)
            _differ(found[key], value, f"{place}.{key}")
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for i, (one, other) in enumerate(zip(found, wanted, strict=True), start=1):
            _differ(one, other, f"{place}[{i}]")
    elif found != wanted:
        raise Difference(place, "is {found}", "{wanted}", found=found, wanted=wanted)


class Difference(Broken):
    """A scenario reads well, but the game does not come out as it says."""


def _check_then(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    _differ(describe(table.position), _told_fully(wanted, table.position, place), place)


def _told_fully(wanted: Any, position: Any, place: str) -> Any:
    """Bring the expected position into exactly the form in which positions are written."""
    probe = position.copy()
    amend(probe, wanted, place)
    told = describe(probe)
    return {name: told[name] if isinstance(wanted[name], list) else wanted[name] for name in wanted}


def _check_mover(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    _differ(_who(scenario, table.mover()), wanted, place)


def _check_asked(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    seats = table.together()
    _differ([name for seat, name in enumerate(scenario.names) if seats >> seat & 1], wanted, place)


def _check_legal(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    for name, actions in wanted.items():
        legal = table.legal(scenario.seat(name, place))
        _differ(
            [scenario.game.actions.name(action) for action in legal], actions, f"{place}.{name}"
        )


def _check_refused(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    for name, action, reason in wanted:
        seat, number = scenario.seat(name, place), _number(scenario, str(action), place)
        found = word(scenario.game.reasons(table.refusal(seat, number)))
        _differ(found, reason, f"{place}: {name}: {action}")


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
    _differ(sheets, wanted, place)


def _check_places(scenario: Scenario, table: Table, wanted: Any, place: str) -> None:
    _differ(table.places(), wanted, place)


CHECKS = {
    "then": _check_then,
    "mover": _check_mover,
    "asked": _check_asked,
    "legal": _check_legal,
    "refused": _check_refused,
    "score": _check_score,
    "places": _check_places,
}
