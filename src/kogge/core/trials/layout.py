"""Laying out: what the texts about positions have in common, scenarios and lessons alike."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..carrier.codec import amend, describe
from ..carrier.record import Record
from ..edition import amend_edition
from ..error import Broken
from ..game import CHANCE, Game
from ..header import NAMES, Seat, check_names


def box_of(game: Game, values: dict[str, Any]) -> Record:
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


def lay_out(
    game: Game, box: Record, names: Sequence[str], options: Sequence[int], changes: dict[str, Any]
) -> Any:
    """Return a fresh position with changes; what follows from them may be stated, but must fit."""
    if fixed := changes.keys() & {"seats", "viewer"}:
        raise Broken("position", "'{name}' cannot be changed", name=min(fixed))
    start = game.start(box, len(names), options)
    amend(start, changes, "position")
    try:
        game.complete(box, start)
    except Broken as error:
        raise error.at("position") from error
    holds(start, changes, "position")
    if game.mover(start) >= 0 and not game.legal_actions(box, start, game.mover(start)):
        raise Broken("position", "{name} can do nothing", name=names[game.mover(start)])
    return start


def seat_names(seats: object, game: Game) -> tuple[str, ...]:
    """Read a number of seats, or their names."""
    if isinstance(seats, int) and not isinstance(seats, bool):
        return NAMES[: game.check_seats(seats)]
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        expected = "a number or a list of names"
        raise Broken("seats", "{data} does not fit", expected, data=repr(seats))
    check_names([Seat(name) for name in seats])
    game.check_seats(len(seats))
    return tuple(seats)


def seat(names: Sequence[str], name: object, place: str) -> int:
    """Return the seat of that name."""
    if name not in names:
        raise Broken(
            place, "nobody is called '{name}'", "{names}", name=name, names=", ".join(names)
        )
    return names.index(str(name))


def read_line(game: Game, names: Sequence[str], line: object, place: str) -> tuple[int, int]:
    """Read who does what, such as 'Anna: play knight' or 'chance: die 3'."""
    who, colon, name = str(line).partition(": ")
    if not colon:
        raise Broken(place, "{data} does not fit", "'NAME: ACTION'", data=repr(line))
    try:
        if who == "chance":
            return CHANCE, game.outcomes.number(name)
        return seat(names, who, ""), game.actions.number(name)
    except Broken as error:
        raise error.at(f"{place}: '{line}'") from error


def known(data: Mapping[str, Any], keys: Sequence[str], place: str) -> None:
    """Refuse what a table should not say."""
    for key in data:
        if key not in keys:
            names = ", ".join(keys)
            raise Broken(place, "there is no field '{name}'", "{names}", name=key, names=names)


def of(data: Mapping[str, Any], key: str, kind: type, place: str, default: Any = None) -> Any:
    """Return what a table says under a key, if it is of the right kind."""
    value = data.get(key, default)
    if not isinstance(value, kind):
        raise Broken(place, "'{name}' is missing or of the wrong kind", name=key)
    return value


def holds(position: Any, wanted: Any, place: str) -> None:
    """Raise if a position is not as it should be; only the fields that are named count."""
    differ(describe(position), _told_fully(wanted, position, place), place)


def _told_fully(wanted: Any, position: Any, place: str) -> Any:
    """Bring the expected position into exactly the form in which positions are written."""
    probe = position.copy()
    amend(probe, wanted, place)
    told = describe(probe)
    return {name: told[name] if isinstance(wanted[name], list) else wanted[name] for name in wanted}


def differ(found: object, wanted: object, place: str) -> None:
    """Raise at the first difference; in a table, only the named values are compared."""
    if isinstance(wanted, Mapping) and isinstance(found, Mapping):
        for key, value in wanted.items():
            if key not in found:
                figures = {"name": key, "names": ", ".join(found)}
                raise Broken(place, "there is no field '{name}'", "{names}", **figures)
            differ(found[key], value, f"{place}.{key}")
    elif isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        for i, (one, other) in enumerate(zip(found, wanted, strict=True), start=1):
            differ(one, other, f"{place}[{i}]")
    elif found != wanted:
        raise Difference(place, "is {found}", "{wanted}", found=found, wanted=wanted)


class Difference(Broken):
    """A scenario reads well, but the game does not come out as it says."""
